# Mahé in English.

## Things

turtle-red = Red
turtle-blue = Blue
turtle-yellow = Yellow
turtle-green = Green
turtle-orange = Orange
turtle-purple = Purple
turtle-white = White

blurb = Turtles swim round the island, ride on each other’s backs and lay their eggs on the beach. How many dice do you dare to roll?
goal = Collect the most eggs before the last seven are laid on the beach.

option-egg_cards = Egg cards as dice
    .help = A card won earlier may be played in place of the second or third die.
    .no = no
    .yes = yes

## Answers

answer-stop = Stop and swim
answer-roll = Roll another die
answer-card = Play the { $eggs }-egg card
answer-move = { $turtle } swims first
answer-first = { $seat } begins
answer-flip = { $eggs ->
    [one] A clutch of one egg
   *[other] A clutch of { $eggs } eggs
}
answer-die = The die shows { $pips }

## Questions

ask-pick = Both your turtles swim this turn: which one first?
ask-decide = The die has been rolled: swim now, or roll another?

## Events

event-begins = { $seat } begins.
event-clutch = { $eggs ->
    [one] The next clutch is worth one egg.
   *[other] The next clutch is worth { $eggs } eggs.
}
event-turn = { $turtle }’s turn.
event-rolled = { $turtle } rolls a { $pips }: { $total } so far.
event-spent = { $seat } plays the { $eggs }-egg card: { $total } so far.
event-swam = { $steps ->
    [one] { $turtle } swims one space, to space { $space }.
   *[other] { $turtle } swims { $steps } spaces, to space { $space }.
}
event-climbed = { $turtle } climbs onto { $mount }.
event-sank = Too much! { $turtle } goes back to the raft.
event-laid = { $eggs ->
    [one] { $turtle } lays one egg.
   *[other] { $turtle } lays { $eggs } eggs.
}
event-beached = { $turtle } lays the last seven eggs and lies down on the beach.

## Score

line-cards = Egg cards
line-beach = Beach

## Why not?

why-game-over = { $who } cannot move any more: the game is over.
why-clutch-first = Not yet: the first egg card has to be turned up first.
why-card-first = Not yet: the next egg card has to be turned up first.
why-starting-player-first = Not yet: the starting player has to be drawn first.
why-die-first = Not yet: the die has to be rolled first.
why-decision-first = Not yet: { $decider } has to decide first.
why-turtle-first = Not yet: { $decider } has to choose a turtle first.
why-dice-are-rolled = { $who } cannot choose “{ $answer }”: dice are rolled, not chosen.
why-cards-are-turned-up = { $who } cannot choose “{ $answer }”: cards are turned up from the pile.
why-starting-player-is-drawn = { $who } cannot choose “{ $answer }”: the starting player is drawn at random.
why-no-such-seat = { $seat } cannot be drawn: there are only { $seats } players.
why-no-card-left = A card with { $eggs } cannot be turned up: all of them have been seen.
why-not-your-turn = It is not { $who }’s turn: { $decider } decides now.
why-not-topmost = { $who } cannot decide now: { $decider } does, with the turtle on top.
why-pick-first = Not yet: { $who } has to choose first which turtle swims first.
why-not-your-turtle = { $who } cannot move { $turtle }: it is not theirs.
why-one-turtle = { $who } cannot choose a turtle: with { $seats } players, everybody has just one.
why-already-swimming = { $who } cannot choose a turtle now: the other turtle has to finish its move first.
why-first-die = { $who } cannot play a card now: a card never replaces the first die.
why-no-variant = { $who } cannot play an egg card: this table plays without the variant.
why-one-card = { $who } cannot play another egg card: each player may play only one per turn.
why-not-your-card = { $who } has no { $eggs }-egg card to play.

## The terminal

mahe-raft = Raft
mahe-beach = Beach
mahe-clutch = Clutch: { $eggs }
mahe-pile = Pile: { $cards }
mahe-last-eggs = last 7 eggs
mahe-dice = Dice
mahe-if-stop = Stop: swim { $steps }, to space { $space }
mahe-if-stop-lays = Stop: swim { $steps }, to space { $space }, lay { $eggs }
mahe-if-roll = Roll: { $percent }% risk of the raft
mahe-player = Player
mahe-turtles = Turtles
mahe-cards = Cards
mahe-eggs = Eggs
mahe-to-decide = { $player } decides
mahe-to-pick = { $player } chooses
mahe-bottom-to-top = stacks: bottom left, top right

## The board in the browser

mahe-web-board = The island, the ring of 21 spaces round it, the raft and the turtles
mahe-web-own-cards = Your egg cards
mahe-web-spent-cards = Discarded
mahe-web-turn = { $player } moves { $turtle }.
mahe-web-picks = { $player } chooses which turtle swims first.
mahe-web-decider = { $player } decides: { $turtle } is on top.
mahe-web-dice = { $count ->
    [one] One die: { $dice }.
   *[other] { $count } dice: { $dice }; the total is { $sum }.
}
mahe-web-space = Space { $space }: { $turtles }.
mahe-web-stack = Space { $space }, from bottom to top: { $turtles }.
mahe-web-raft = On the raft: { $turtles }.
mahe-web-clutch = { $eggs ->
    [one] The next clutch is worth one egg.
   *[other] The next clutch is worth { $eggs } eggs.
}
mahe-web-pile = { $cards ->
    [0] The pile is empty.
    [one] One card is left in the pile.
   *[other] { $cards } cards are left in the pile.
}
mahe-web-last-eggs = Only the last seven eggs are left on the beach.
mahe-web-beached = { $turtle } lies on the beach with the last seven eggs.
mahe-web-player = { $cards ->
    [0] { $player } plays { $turtles } and has no egg cards.
    [one] { $player } plays { $turtles } and has one egg card.
   *[other] { $player } plays { $turtles } and has { $cards } egg cards.
}
mahe-web-values = Eggs on the cards: { $values }.
mahe-web-carries = It carries { $turtles }.
mahe-web-rides = It rides on { $turtles }.
mahe-web-top-decides = When it moves, { $player } decides on the second and third die, because { $turtle } is on top.
mahe-web-its-turn = It is moving now.
mahe-web-decides-now = { $player } decides now: this turtle is on top while { $turtle } moves.
mahe-web-open-cards = { $count ->
    [0] No egg cards won yet.
    [one] One egg card won, with { $eggs } on it.
   *[other] Egg cards: { $values }. That makes { $eggs } eggs.
}
mahe-web-status = { $cards ->
    [one] One card until the last eggs
   *[other] { $cards } cards until the last eggs
}
mahe-web-status-last = The last eggs end the game
mahe-high-laid = { $eggs ->
    [one] { $turtle } laid the largest clutch for { $player }: one egg.
   *[other] { $turtle } laid the largest clutch for { $player }: { $eggs } eggs.
}
mahe-high-together = { $count } turtles sank at once: { $turtles }.
mahe-high-sank = { $count ->
    [one] { $turtle } sank once and had to go back to the raft.
   *[other] { $turtle } sank most often and went back to the raft { $count } times.
}

## What everything is

about-raft = { $count ->
    [0] Turtles start here. A turtle comes back here when its dice come to more than 7. No turtle is waiting here now.
    [one] Turtles start here. A turtle comes back here when its dice come to more than 7. Waiting now: { $turtles }.
   *[other] Turtles start here. A turtle comes back here when its dice come to more than 7. Waiting now: { $turtles }.
}
    .title = The raft
about-space = { $count ->
    [0] This space is empty. A turtle that ends on an occupied space climbs on top.
    [one] { $turtles } is here. A turtle that ends its swim here climbs on top.
   *[other] From bottom to top: { $turtles }. A turtle that ends its swim here climbs on top of them all.
}
    .title = Space { $space }
about-beach = { $eggs ->
    [0] A turtle that reaches or passes this space lays eggs. In a stack, only the turtle on top lays.
    [one] A turtle that reaches or passes this space lays eggs: one at the moment. In a stack, only the turtle on top lays.
   *[other] A turtle that reaches or passes this space lays eggs: { $eggs } at the moment. In a stack, only the turtle on top lays.
}
    .title = Space { $space }, the beach
about-clutch = { $eggs ->
    [one] The next turtle to reach or pass space 21 wins this card: one egg. Its player keeps it face down.
   *[other] The next turtle to reach or pass space 21 wins this card: { $eggs } eggs. Its player keeps it face down.
}
    .title = The clutch
about-pile = { $cards ->
    [0] The pile is empty. After the face-up card, only the last seven eggs are left.
    [one] One egg card is still face down. It is turned up when the clutch has been won.
   *[other] { $cards } egg cards are still face down. The next one is turned up when the clutch has been won.
}
    .title = The pile
about-last-eggs = When all egg cards are taken, { $eggs } eggs are left on the beach. The next turtle to reach or pass space 21 wins them, and the game ends at once.
    .title = The last eggs
about-turtle = { $space ->
    [0] This turtle belongs to { $player }. It is waiting on the raft.
   *[other] This turtle belongs to { $player }. It is on space { $space }.
}
    .title = { $turtle } turtle
about-trail = The dots show { $turtle }’s last move. The large dot marks its start.
    .title = Last move of { $turtle }
about-tray = { $count ->
    [0] Up to three dice are rolled, one after another. One die counts once, two count double, three count triple. If two or three dice come to more than { $limit }, the turtle goes back to the raft.
    [one] One die: the turtle can swim { $steps }. Two dice count double, three count triple. But if they come to more than { $limit }, the turtle goes back to the raft.
   *[other] { $count } dice, { $sum } in all: { $steps } spaces. If the dice come to more than { $limit }, the turtle goes back to the raft.
}
    .title = The dice
about-cards = { $cards ->
    [0] { $player } plays { $turtles } and has not won an egg card yet.
    [one] { $player } plays { $turtles } and has won one egg card. It stays face down until the end.
   *[other] { $player } plays { $turtles } and has won { $cards } egg cards. They stay face down until the end.
}
    .title = { $player }’s egg cards
about-hand = When the decision is yours, you may play this card in place of the second or third die. It counts as { $eggs }, and more than { $limit } in all is still too much. You may play one card per turn; it no longer scores.
    .title = Your { $eggs }-egg card
about-spent = { $count ->
    [one] This card was played in place of a die. It is out of the game and scores nothing.
   *[other] These { $count } cards were played in place of dice. They are out of the game and score nothing.
}
    .title = Discarded egg cards
about-variant = { $used ->
    [yes] This table plays the variant: a card won earlier may replace the second or third die. It is then discarded.
   *[no] This table plays without the variant, in which a card won earlier may replace the second or third die.
}
    .title = Egg cards as dice

web-keys-of-game = r: roll another die. s: stop and swim. 1 to 6: play that egg card. Turtles: a red, b blue, c yellow, d green, e orange, f purple, h white.

## By ear and by keyboard

mahe-ear-decide = { $turtle }, { $sum } so far: stop or roll?
mahe-ear-moved = { $space ->
    [0] { $player }, { $turtle }: { $dice }, back to the raft.
   *[other] { $player }, { $turtle }: { $dice }, to space { $space }.
}
mahe-ear-raft-empty = No turtle is on the raft.
mahe-ear-no-dice = No die has been rolled yet.
mahe-ear-empty = empty
mahe-cmd-p = p, where
    .help = p red: where Red is, who is above and below, and whose turtle it is
mahe-cmd-raft = raft
    .help = raft: which turtles are waiting on the raft
mahe-cmd-eggs = eggs
    .help = eggs: the clutch, the pile and everybody’s cards

## Rules, made from rules.md by tools/rules.py: edit them there

rule-M1 = Setup
rule-M1-1 = Mahé is for 2 to 7 players. With 4 or more, each player has one turtle.
rule-M1-2 = With 2 or 3 players, each player has two turtles.
rule-M1-3 = A ring of 21 numbered spaces runs round the island. All turtles start on the raft, next to space 1. The clutch lies on the beach, next to space 21.
rule-M1-4 = There are 24 egg cards: three each with 1, 2 and 6 eggs, five each with 3, 4 and 5. Shuffle them and set four aside unseen; the other twenty form the pile.
rule-M1-5 = Turn the top card of the pile face up: it is the clutch.
rule-M1-6 = The starting player is chosen at random; then play goes clockwise.
rule-M2 = The dice
rule-M2-1 = Dice are rolled one after another. The first die is always rolled.
rule-M2-2 = After the first die, you may stop or roll a second die.
rule-M2-3 = After the second die, if the total is at most 7, you may stop or roll a third die.
rule-M2-4 = If two or three dice come to more than 7, the turtle goes back to the raft at once, and its move is over.
rule-M2-5 = After a third die with a total of at most 7, the turtle swims.
rule-M3 = Swimming
rule-M3-1 = Turtles swim anticlockwise, in the order of the numbers. From the raft the first step is to space 1; after 21 comes 1.
rule-M3-2 = One die: as many spaces as it shows.
rule-M3-3 = Two dice: their total, doubled.
rule-M3-4 = Three dice: their total, tripled.
rule-M4 = Riding
rule-M4-1 = Turtles may pass each other. A turtle that ends on an occupied space climbs on top of the turtles there.
rule-M4-2 = When a turtle with riders moves, the player of the turtle on top decides on the second and third die.
rule-M4-3 = A turtle that swims takes along all turtles above it and leaves those below it behind.
rule-M4-4 = A turtle that goes back to the raft takes along all turtles above it.
rule-M5 = Laying
rule-M5-1 = A turtle that reaches or passes space 21 lays eggs: its player takes the face-up egg card and keeps it face down.
rule-M5-2 = In a stack, only the turtle on top lays eggs.
rule-M5-3 = When a card has been taken, the next card of the pile is turned face up.
rule-M6 = The end
rule-M6-1 = When all twenty cards are taken, seven eggs are left on the beach. The next turtle to reach or pass space 21 wins them and lies down on the beach, and the game ends at once.
rule-M6-2 = Each player counts the eggs on the cards they have won, and seven more for a turtle on the beach.
rule-M6-3 = The player with the most eggs wins. Ties go to the player with more egg cards.
rule-M7 = Two turtles each
rule-M7-1 = On your turn you move both turtles, one after the other.
rule-M7-2 = Each turn you choose which turtle moves first.
rule-M7-3 = The cards of both turtles count together.
rule-M8 = Variant: egg cards as dice
rule-M8-1 = In this variant, a card won earlier may be played in place of the second or third die. Its eggs count as the pips of that die.
rule-M8-2 = A card never replaces the first die.
rule-M8-3 = Each player may play only one card in a turn.
rule-M8-4 = Only the player who decides may play a card, and only one of their own.
rule-M8-5 = A card that has been played is discarded and scores nothing.
rule-M9 = What is reconstructed
rule-M9-1 = The booklet says that there are 24 egg cards with 1 to 6 eggs, but not how many of each. The numbers of M1.4 are worked out: they are the only ones that fit both the booklet’s example of a final score and a published description of the cards.
rule-M9-2 = The booklet names a red, a blue and a yellow turtle. The other four colours are our choice.
rule-M-R = Rulings
rule-M-R1 = For breaking ties, the seven eggs on the beach count as one card.
rule-M-R2 = At a total of exactly 7 a third die may be rolled, though it is sure to be too much.
rule-M-R3 = The raft is not part of the ring and is never crossed: after 21 comes 1.
rule-M-R4 = A turtle that starts on space 21 does not lay as it leaves. It lays at most once per move; swimming exactly 21 spaces from 21 brings it back to 21, and it lays.
rule-M-R5 = Turtles on the raft stand side by side and never carry each other.
rule-M-R6 = When a turtle in the middle of a stack goes back to the raft, those below it stay where they are.
rule-M-R7 = A stack that swims onto another goes on top in the same order.
rule-M-R8 = The player of the turtle on top of the whole stack decides, no matter who sits in between. The turtle whose turn it is always rolls the first die and always moves.
rule-M-R9 = The same rule applies when a player’s turtle sits on their own other turtle.
rule-M-R10 = A turtle that was carried by its player’s other turtle still makes its own move in that turn; but if the first of the two wins the last seven eggs, the game ends at once.
rule-M-R11 = Two or three players have two turtles each, four to seven have one.
rule-M-R12 = The last seven eggs go to the turtle on top of the stack, as a card would.
rule-M-R13 = Cards that have been won lie face down; their owner may look at them. At the end all are turned face up. Everybody saw each card when it was won, so bots remember them all; on the screen the others’ cards stay face down.
rule-M-R14 = A card played in the variant is discarded at once.
rule-M-R15 = A player with two turtles may play one card in the whole turn, not one for each turtle. A card that a rival plays while riding on one of them does not use up the owner’s. A card counts as a die for the multiplier and for the limit of 7.
rule-M-R16 = In a stack, the player of the turtle on top may play one of their own cards, and nobody else may play one.
rule-M-R17 = Cards may still be played when the pile is empty; the seven eggs on the beach are not a card.
rule-M-R18 = Players who tie on eggs and on cards share the victory.
rule-M-R19 = The starting player is drawn at random.
