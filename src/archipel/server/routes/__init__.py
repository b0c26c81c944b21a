"""HTTP and the socket: thin functions that find out who asks, and hand on to the rooms."""
