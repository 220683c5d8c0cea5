"""How to play well: endgame tables and exact solving for all eight rulesets.

Only the modules with kernels import numba and numpy (the extra ``engine``), and only the worker process
imports those modules, so that everything else runs without them.
"""
