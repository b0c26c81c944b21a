"""Rooms: tables in memory, the people connected to them, and what each person is sent."""
