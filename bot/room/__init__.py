"""The practice room: the same bot on a simulated Discord, in the browser, without a token.

Needs the extra ``room``. Everything that knows SimCord, the simulation, is in this package.
"""
