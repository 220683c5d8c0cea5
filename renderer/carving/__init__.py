"""How the art was made: run by hand when a theme changes, never by the bot."""
