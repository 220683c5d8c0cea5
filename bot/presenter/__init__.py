"""From the state of a game or challenge to the words, pictures and buttons people see."""
