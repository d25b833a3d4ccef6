"""A room: the table at which persons and bots sit, with clocks, steps of a match and everybody's view, whatever carries its messages.

Standard library only, no clock and no threads of its own: time and chance are arguments. What happens is rows, and rows are the only way in which a
room changes, so that a room built again from its rows is the same room.
"""
