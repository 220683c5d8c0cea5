"""Discord: composition, commands, buttons, wording, and the use cases behind them."""
