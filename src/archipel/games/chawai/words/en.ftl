# Chawaï in English.

## Things

place-bottom = Bottom
place-middle = Middle
place-surface = Surface

fish-nothing = nothing
fish-gull = Gull
fish-sardine-1 = Sardine 1
fish-sardine-2 = Sardine 2
fish-sardine-3 = Sardine 3
fish-sardine-4 = Sardine 4
fish-sardine-5 = Sardine 5
fish-lantern-1 = Sea lantern 1
fish-lantern-3 = Sea lantern 3
fish-lantern-5 = Sea lantern 5
fish-tiger-6 = Tiger fish 6
fish-tiger-7 = Tiger fish 7
fish-tiger-8 = Tiger fish 8
fish-tiger-9 = Tiger fish 9
fish-tuna-10 = Emperor tuna 10
fish-tuna-11 = Emperor tuna 11
fish-tuna-12 = Emperor tuna 12
fish-tuna-13 = Emperor tuna 13
fish-tuna-14 = Emperor tuna 14
fish-tuna-15 = Emperor tuna 15
fish-jellyfish-10 = Jellyfish −10
fish-jellyfish-15 = Jellyfish −15

blurb = Everyone dives at once, but only the deepest, the second deepest and the shallowest diver catch a fish. Watch out for jellyfish and gulls!
goal = Catch the most valuable fish in twelve rounds.

option-gulls = Gulls in the deck
    .help = With six gulls there are 36 cards, three for each round. With seven, one of the 37 cards is removed unseen.
    .six = six
    .seven = seven, and one card removed

## Answers

answer-dive = Dive to { $depth }
answer-kiti = The Kiti stands just before { $seat }, clockwise
answer-draw = { $fish }
answer-remove = Remove unseen: { $fish }

## Questions

ask-dive = The fish are out: choose a diver. All divers are revealed at the same time.

## Events

event-removed = One of the 37 cards is removed unseen.
event-stands = The Kiti stands just before { $seat }, clockwise.
event-round = Round { $number }.
event-lies = { $place }: { $fish }.
event-hidden = { $place }: a face-down card; only { $seat } sees it.
event-dived = { $seat } dives to { $depth }.
event-shown = The hidden card ({ $place }) is revealed: { $fish }.
event-took = { $seat } takes from the lagoon ({ $place }): { $fish }.
event-robbed = The gull steals from { $seat }: { $fish }.
event-spared = The gull finds nothing to steal from { $seat }.
event-freed = Three jellyfish: { $seat } discards them all.
event-lit = By the lantern’s light, only { $seat } will see the next card ({ $place }).

## Score

line-sardines = Sardines
line-lanterns = Sea lanterns
line-tigers = Tiger fish
line-tunas = Emperor tunas
line-jellyfish = Jellyfish

## Why not?

why-game-over = { $who } cannot dive any more: the game is over.
why-fish-first = { $who } cannot dive yet: the lagoon does not have its three cards.
why-already-dived = { $who } cannot dive again: a diver has already been chosen.
why-removal-first = Not yet: one of the 37 cards has to be removed first.
why-kiti-first = Not yet: the Kiti has to be placed first.
why-draw-first = Not yet: a card has to be drawn for the lagoon first.
why-divers-first = Not yet: everybody has to choose a diver first.
why-fish-are-drawn = { $who } cannot choose “{ $answer }”: fish are drawn from the deck.
why-kiti-is-placed = { $who } cannot choose “{ $answer }”: the Kiti’s first place is drawn at random.
why-removal-is-drawn = { $who } cannot choose “{ $answer }”: the removed card is drawn at random.
why-no-such-seat = { $seat } cannot be drawn: there are only { $seats } players.
why-diver-gone = { $who } cannot dive to { $depth }: that diver has already been played.
why-no-fish-left = “{ $fish }” cannot be drawn: no such card is left.
why-no-gull-yet = A gull cannot be drawn in the first round.

## The terminal

chawai-round = Round { $number } of { $of }
chawai-deck = Deck: { $cards }
chawai-kiti = Kiti ↻
chawai-only = only { $player } sees it
chawai-player = Player
chawai-diver = Diver
chawai-top = On top
chawai-pile = Pile
chawai-points = Points
chawai-hand = In hand

## The board in the browser

chawai-web-takes-bottom = deepest diver
chawai-web-takes-middle = second deepest
chawai-web-takes-surface = shallowest diver
chawai-web-only-you = only you see it
chawai-web-empty = The lagoon is empty.
chawai-web-your-divers = Your divers
chawai-web-choose = Choose a diver
chawai-web-diver-held = Diver { $depth }
chawai-web-diver-gone = Diver { $depth }, already played
chawai-web-diver-laid = Diver { $depth }, face down
chawai-web-ready = ready
chawai-web-last = Round { $number }: from the deepest to the shallowest
chawai-web-tie = Tie at depth { $depth }. Anticlockwise from the Kiti: { $players }.
chawai-web-tie-why = The first one counts as the deeper diver.
chawai-web-robbed = the gull steals: { $fish }
chawai-web-spared = the gull finds nothing to steal
chawai-web-freed = three jellyfish: all discarded
chawai-web-lit = alone will see the next card here
chawai-web-clockwise = Clockwise from the Kiti: { $players }.
chawai-web-ashore = { $player } hasn’t chosen a diver yet.
chawai-web-laid = { $player } has chosen a diver.
chawai-web-laid-depth = { $player } has chosen diver { $depth }.
chawai-web-holds = { $player } still has in hand: { $divers }.
chawai-web-pile = { $count ->
    [one] { $player } has one fish: { $fish }; { $points }.
   *[other] { $player } has { $count } fish, on top: { $fish }; { $points }.
}
chawai-web-pile-empty = { $player } has no fish.
chawai-web-best-catch = Best catch: { $fish }, by { $player } in round { $round }.
chawai-web-worst-robbery = Costliest theft by a gull: { $fish }, from { $player } in round { $round }.
chawai-web-kind-gull = A helpful gull: in round { $round } it rid { $player } of this card: { $fish }.
web-keys-of-game = 1 to 9: divers 1 to 9. 0, a and b: divers 10, 11 and 12.

## What the table explains

about-place-surface = The shallowest diver takes this card. In a tie, it goes to the player nearest the Kiti going clockwise.
    .title = Surface: for the shallowest
about-place-middle = The second deepest diver takes this card. In a tie, it goes to the player nearest the Kiti going anticlockwise.
    .title = Middle: for the second deepest
about-place-bottom = The deepest diver takes this card. In a tie, it goes to the player nearest the Kiti going anticlockwise.
    .title = Bottom: for the deepest
about-fish-sardine = A small fish. It is worth the number on the card, from 1 to 5.
    .title = Sardine
about-fish-lantern = A small fish worth 1, 3 or 5. The next card in its place is laid face down, and only the player who took the lantern sees it.
    .title = Sea lantern
about-fish-tiger = A medium-sized fish. It is worth the number on the card, from 6 to 9.
    .title = Tiger fish
about-fish-tuna = The biggest fish. It is worth the number on the card, from 10 to 15.
    .title = Emperor tuna
about-fish-jellyfish = It costs 10 or 15 points. As soon as a pile has three jellyfish, all three are discarded.
    .title = Jellyfish
about-fish-gull = It has no value. The player who takes it also loses the top card of their pile, even a jellyfish. An empty pile loses nothing.
    .title = Gull
about-kiti = The Kiti breaks ties. Among tied divers, the first in this order counts as the deeper one: { $players }. After each round the Kiti moves one place clockwise.
    .title = Kiti
about-diver = Everybody has twelve divers, numbered 1 to 12 by depth. Each diver dives once.
    .title = Diver
about-diver-held = Other players who can still go deeper: { $deeper }. Other players who can still stay shallower: { $shallower }.
    .title = Diver { $depth }
about-diver-gone = This diver has already been played. Each diver dives only once.
    .title = Diver { $depth }
about-diver-laid = This diver lies face down. It is revealed when everybody has chosen.
    .title = Diver { $depth }
about-hand = Played divers stay visible, so everybody knows which divers the others still have.
    .title = Divers in hand
about-hand-of = Still in hand: { $held }. Played: { $used }.
    .title = Divers: { $player }
about-slot = Everybody chooses one diver and lays it face down. When everyone has chosen, all divers are revealed at the same time.
    .title = Face-down diver
about-slot-awaited = { $player } is still choosing a diver.
    .title = Still choosing
about-slot-laid = { $player } has chosen a diver. It is revealed when everybody has chosen.
    .title = Ready
about-pile = The fish that a player has taken, the last one on top. Everybody may look at them. Their values are added up at the end.
    .title = Pile
about-pile-empty = { $player } has no fish. A gull finds nothing to steal here.
    .title = Pile: { $player }
about-pile-of = Fish: { $count }, { $points } in all. On top: { $fish }. That is what a gull would steal.
    .title = Pile: { $player }
about-pile-stung = Fish: { $count }, { $points } in all. On top: { $fish }. A gull would take it away, and that would be lucky.
    .title = Pile: { $player }
about-mark = { $player } dived to { $depth } in the last round. A card beside the diver is what they caught.
    .title = Last round
about-deck = Cards in the deck: { $cards }. Three are laid out each round. After the twelfth round none is left.
    .title = Deck
about-discards = Gulls, the cards they steal and sets of three jellyfish end up here. So far: { $cards }.
    .title = Out of the game: { $count }
about-last = How deep everybody dived, from the deepest to the shallowest, and who took which card.
    .title = Last round

## By ear and by keyboard

chawai-ear-dives = Dives: { $dives }.
chawai-ear-took = { $place }: { $player }, { $fish }.
chawai-ear-from-top = From the top: { $fish }.
chawai-ear-places = The lagoon, your divers and everybody’s fish
chawai-cmd-lagoon = lagoon
    .help = lagoon: the three cards, the round and the Kiti
chawai-cmd-hand = hand
    .help = hand ahab: the divers that Ahab still has
chawai-cmd-pile = pile
    .help = pile ahab: Ahab’s fish, from the top

## Rules, made from rules.md by tools/rules.py: edit them there

rule-C1 = Setup
rule-C1-1 = Chawaï is for 3 to 6 players and lasts twelve rounds.
rule-C1-2 = Each player holds twelve divers, numbered 1 to 12 by the depth they dive to (printed on the cards as −1 to −12).
rule-C1-3 = The lagoon has three places for fish: the bottom, the middle and the surface.
rule-C1-4 = There are 36 fish cards: 7 sardines (1 to 5), 3 sea lanterns (1, 3 and 5), 8 tiger fish (6 to 9), 8 emperor tunas (10 to 15), 4 jellyfish (two of −10, two of −15) and 6 gulls, which have no value.
rule-C1-5 = The Kiti, a statue of the sea spirit, stands between two players and faces the lagoon.
rule-C2 = A round
rule-C2-1 = Three cards are drawn and placed face up on the three places of the lagoon.
rule-C2-2 = A gull drawn in the first round is replaced and goes back into the deck.
rule-C2-3 = Each player chooses one of their divers and places it face down. When everyone has chosen, all divers are revealed at the same time.
rule-C2-4 = A diver that has been played cannot be used again.
rule-C2-5 = After the fish have been taken, the Kiti moves one place clockwise, and the next round begins.
rule-C2-6 = In the twelfth round everybody has to play their last diver.
rule-C3 = Who takes what
rule-C3-1 = The deepest diver takes the fish at the bottom.
rule-C3-2 = The second deepest takes the fish in the middle.
rule-C3-3 = The shallowest takes the fish at the surface. All others take nothing.
rule-C3-4 = In a tie for the bottom or the middle, the tied player nearest the Kiti going anticlockwise goes first.
rule-C3-5 = In a tie for the surface, the tied player nearest the Kiti going clockwise goes first.
rule-C3-6 = A fish that has been taken goes face up on top of the player’s pile.
rule-C4 = Creatures of the lagoon
rule-C4-1 = A sea lantern shows the way: the card that replaces it is placed face down, and only the player who took the lantern may look at it before diving.
rule-C4-2 = A player with three jellyfish in their pile discards them at once.
rule-C4-3 = A player who takes a gull discards it together with the top card of their pile, even a jellyfish.
rule-C4-4 = If the pile is empty, only the gull is discarded.
rule-C5 = The end
rule-C5-1 = The game ends after the twelfth round. Each player adds up the values of the fish in their pile.
rule-C5-2 = The highest total wins. Tied players share the victory.
rule-C6 = What is reconstructed
rule-C6-1 = The booklet says how many cards of each species there are and between which values, but not the value of each card. The eight emperor tunas are reconstructed: 10, 10, 11, 11, 12, 13, 14 and 15. Other values would fit the booklet as well.
rule-C6-2 = The sardines (1, 2, 2, 3, 4, 4, 5) and the tiger fish (6, 6, 7, 7, 8, 8, 9, 9) are inferred: together with the sea lanterns there are then two cards of each value from 1 to 9.
rule-C6-3 = If you own the game, you can write the values of your cards into a box file and play with it in the terminal.
rule-C-R = Rulings
rule-C-R1 = The deck has six gulls. As an option it has seven, and one of the 37 cards is removed unseen before any is drawn.
rule-C-R2 = The divers have one order: deeper first, ties by nearness to the Kiti going anticlockwise. The first takes the bottom, the second the middle, the last the surface.
rule-C-R3 = The loser of a tie for the deepest is the second deepest.
rule-C-R4 = Around a table, the Kiti starts to the left of the youngest player, so that the next player clockwise is the nearest clockwise. Here its first place is random.
rule-C-R5 = In the first round gulls are set aside, cards are drawn until three others lie there, and then the gulls are shuffled back in. The order in the lagoon stays random.
rule-C-R6 = After a lantern, the hidden card is the one on the lantern’s own place. Two lanterns taken in one round give two hidden cards, each seen only by the player who took that lantern.
rule-C-R7 = The hidden card is turned up together with the divers, before it is taken. It may be a gull, a jellyfish or another lantern.
rule-C-R8 = A lantern taken in the twelfth round has no effect. A lantern lost to a gull later on keeps the effect it had.
rule-C-R9 = The player who took a lantern sees the card without asking for it.
rule-C-R10 = A gull never goes into a pile.
rule-C-R11 = Three jellyfish are discarded wherever they are in the pile; the rest keeps its order.
rule-C-R12 = A jellyfish taken by a gull no longer counts towards three.
rule-C-R13 = Piles are open: everybody saw each card when it was taken.
rule-C-R14 = Played divers are open, so everybody knows what the others still hold.
rule-C-R15 = The statue is spelled Kiti.
rule-C-R16 = There are 72 divers, twelve for each of six players.
rule-C-R17 = All players with the highest total share the victory, however many they are.
