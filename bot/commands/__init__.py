"""Slash commands and menus: they read an interaction, call one use case and present the result."""
