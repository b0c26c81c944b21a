"""The work of an operator, straight on the database: it works with a running server and without one."""
