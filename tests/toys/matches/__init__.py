"""A toy that defines as little as a game can: take one to three matches; the last match wins."""
