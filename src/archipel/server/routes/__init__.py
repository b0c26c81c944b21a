"""HTTP requests and the socket of a table."""
