"""What an operator sees and does, straight from the database: it works with a running server and without one."""
