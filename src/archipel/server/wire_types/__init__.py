"""The JSON that clients and the server exchange, as typed structs, and its JSON Schema."""
