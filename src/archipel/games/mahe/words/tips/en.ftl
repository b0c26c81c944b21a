# Tips in somebody’s first games; see web/src/games/mahe/tips.ts.

tip-decide = Stop, or roll again? Two dice count double and three count triple, but more than 7 sends your turtle back to the raft.
tip-steer = Your turtle is on top, so you decide on the second and third die of the turtle that carries you.
tip-sank = More than 7: your turtle starts again from the raft. Turtles on its back go with it.
tip-climbed = Your turtle has climbed onto another turtle’s back. When the one below swims, yours is carried along.
tip-mounted = A turtle sits on yours. When yours moves, the player of the turtle on top decides on the second and third die.
tip-carried = Your turtle got a ride. A turtle that swims takes along those above it and leaves those below behind.
tip-laid = Your turtle has reached the beach: the egg card is yours. It lies face down and counts at the end.
tip-rider-laid = You did the swimming, but in a stack only the turtle on top lays eggs.
tip-last-eggs = All egg cards are taken. The next turtle to reach the beach wins seven eggs, and the game ends at once.
tip-spent = A card that you play counts as a die. Then it is discarded and no longer scores.
