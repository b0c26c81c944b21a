"""Chawaï by Bruno Faidutti: all dive at once, and the Kiti decides between those who meet."""
