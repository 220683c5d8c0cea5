"""The slow tests of the engine: `make engine-test`, in minutes."""
