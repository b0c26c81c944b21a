# The lessons of Mahé in English.

## The first moves

lesson-first = Your first moves
    .about = Roll the dice, lay your eggs and ride on another turtle.
lesson-first-goal = Turtles swim round the island to lay their eggs on the beach. Lay the most eggs and you win.
lesson-first-dare = You are Red, and your die shows 2. Roll a second die: two dice count double!
    .instead = You could stop here, but two spaces won’t take you far. Be brave and roll another die!
lesson-first-triple = 3 × 2 = 6 spaces. A third die even triples the total: roll again!
    .instead = Six spaces would be fine, but the beach is still far away. Roll once more!
lesson-first-laid = 7 × 3 = 21: all the way to the beach! You lay five eggs.
lesson-first-over = Blue rolled 5 and 4. With more than 7, a turtle goes back to the raft.
lesson-first-climb = Yellow is waiting on space 3. Stop there, and you climb onto its back.
    .instead = Rolling on would take you past Yellow. Stop, and you get a ride!
lesson-first-ride = Now Yellow carries you. The turtle on top decides on the dice, and that’s you: roll!
    .instead = Yellow does all the work, so go further: roll another die!
lesson-first-enough = 10 spaces for both of you. That’s plenty: stop!
    .instead = A third die could send you both back to the raft. Stop while it’s going well!
lesson-first-end = What a ride! You’re ready for your first game.

## The dice

lesson-dice = Stop or roll on?
    .about = One die, two or three: how far you swim, and when it is too much.
lesson-dice-count = You roll up to three dice, one after the other. One counts once, two count double, three count triple.
lesson-dice-second = Your die shows 4. Roll a second one!
    .instead = Four spaces are safe, but the beach is twelve away. Roll a second die!
lesson-dice-reach = 6 × 2 = 12: that takes you to the beach. Stop!
    .instead = Now only a 1 would fit. Stop, and the eggs are yours!
lesson-dice-won = Four eggs for you! You don’t have to land on space 21: passing it counts too.
lesson-dice-over = Blue rolled 6 and 3. More than 7 is too much: back to the raft.
lesson-dice-careful = Your turn again, and your die shows 6. Only a 1 would still fit, so stop.
    .instead = Five times out of six that ends on the raft. Better stop here!
lesson-dice-tip = Well judged! A tip: after a 1, a second die can never be too much.

## Riding

lesson-riding = On another turtle’s back
    .about = Who decides, who lays the eggs, and who goes back to the raft.
lesson-riding-stack = You climbed onto Blue’s back when you ended on the same space. When Blue swims, you come along.
lesson-riding-decide = It is Blue’s turn. The turtle on top decides on the second and third die: roll!
    .instead = Two spaces are not enough for the beach. You decide: roll another die!
lesson-riding-pass = 3 × 2 = 6: that takes Blue past the beach. Stop!
    .instead = Six spaces are enough for the beach. Stop, and you lay the eggs!
lesson-riding-laid = Blue swam, and you laid the eggs. Only the turtle on top lays.
lesson-riding-climbed = Yellow has climbed onto you. It’s your turn, but now Yellow decides.
lesson-riding-sank = Too much! You go back to the raft with Yellow on your back; Blue, below you, stays.
lesson-riding-top = Three turtles are sitting on space 3. Stop there and climb to the very top!
    .instead = Space 3 is just right: stop there and climb to the top!
lesson-riding-tip = From up here, you decide for all three. A tip: ride on turtles close to the beach.

## The beach

lesson-beach = The last eggs
    .about = How the game ends, and who wins.
lesson-beach-last = This is the last of the twenty egg cards, and Blue is about to take it.
lesson-beach-seven = The cards are gone, but seven eggs are left on the beach. The next turtle there wins them.
lesson-beach-roll = Yellow tried, and is back on the raft. You need eight spaces: roll a second die!
    .instead = Three spaces won’t take you to the beach. Roll a second die!
lesson-beach-stop = 4 × 2 = 8: straight to the beach. Stop, and the seven eggs are yours!
    .instead = You are there already: stop and take the seven eggs!
lesson-beach-over = Your turtle lies down on the beach, and the game ends at once.
lesson-beach-count = Everyone counts their eggs: you have 26 and win. In a tie, the player with more cards wins.

## The variant

lesson-variant = Egg cards as dice
    .about = A variant: play a card you have won instead of a die.
lesson-variant-cards = In this variant, an egg card you have won can replace the second or third die.
lesson-variant-play = Your die shows 5, so rolling is risky. Play your 2-egg card: that makes exactly 7!
    .instead = That could work, but a card is safe. Play your 2-egg card!
lesson-variant-stop = 7 × 2 = 14: straight to the beach. Stop!
    .instead = With 7, any other die would be too much. Stop, and lay your eggs!
lesson-variant-gone = Six new eggs! Your 2-egg card is gone for good: it no longer counts.
lesson-variant-again = Blue has played a card too. Your die shows 6, and your 4-egg card doesn’t fit: stop.
    .instead = That would be more than 7. Stop here!
lesson-variant-tip = You may play one card per turn. A tip: use small cards, and keep the big ones for the end.
