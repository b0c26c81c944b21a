# Maldivia in English.

## Things

island-N = Nanga
island-E = Efo
island-S = Solys
island-W = Wipi

fish-red = red
fish-green = green
fish-purple = purple
fish-yellow = yellow

tile-N = north
tile-E = east
tile-S = south
tile-W = west
tile-fog-E = fog east
tile-fog-S = fog south
tile-fog-W = fog west
tile-fog-N = fog north

blurb = Plan your course in secret, catch fish and deliver them to the market ships before the fog folds the sea away.
goal = Deliver the most fish to the market ships before the fog closes in.

## Answers

answer-plan = { $first }, { $second }, { $third }, { $fourth }
answer-place = Place the boat on { $space }
answer-sail = Sail to { $space }
answer-stay = Stay where you are
answer-fish = Fish
answer-steal = Steal from { $seat }
answer-octopus = Use the octopus: turn a tile
answer-shark = Use the shark: swap a market ship
answer-deliver = Deliver to { $island }: { $cargo }
answer-done = End the turn
answer-enough = Take no more
answer-stow = Put on the mast: { $fish }
answer-drop = Put the top fish back
answer-release = Leave the rest in the supply
answer-keep = Leave the mast as it is
answer-tile = { $seat }, tile { $slot }
answer-turn = Turn it by { $degrees }°
answer-give = Give { $island }: { $cargo }
answer-take = Draw from { $seat }: { $island }
answer-swap = Put under the pile: { $cargo }
answer-starter = { $seat } begins
answer-ship = { $island }: { $cargo }
answer-card = The card: { $cargo }

## Events

event-starts = { $seat } begins.
event-shown = A market ship of { $island } is turned up: { $cargo }.
event-placed = { $seat } places the boat on { $space }.
event-round = Round { $number }.
event-planned = { $seat } has finished planning.
event-tips = { $seat } reveals tile { $slot }: { $tile }.
event-sails = { $seat } sails from { $origin } to { $space }.
event-stays = { $seat } stays put.
event-stuck = { $seat } cannot move.
event-fishes = { $seat } catches: { $cargo }.
event-robs = { $seat } steals from { $victim }: { $fish }.
event-stows = { $seat } puts on the mast: { $fish }.
event-drops = { $seat } puts back from the mast: { $fish }.
event-releases = { $seat } leaves in the supply: { $fish }.
event-rearranges = { $seat } rearranges the mast.
event-delivers = { $seat } delivers to { $island }: { $cargo }.
event-twists = Octopus! { $seat } turns tile { $slot } of { $owner } by { $degrees }°.
event-bites = Shark! { $seat } gives { $victim } a ship of { $island } and takes one of { $back }.
event-exchanged = { $seat } gave { $victim } the ship of { $island }: { $cargo }.
event-folds = Fog rolls in at { $side }: { $seat } folds the cloth.
event-pushed = The fog moves { $seat } from { $origin } to { $space }.
event-loses = The fog takes from { $seat }: { $fish }.
event-spent = { $seat } folds nothing: { $side } has already been folded this round.
event-lifts = { $seat } folds nothing: boats fill a line from edge to edge. { $side } is closed for this round.
event-closed = { $seat } folds nothing: the fog at { $side } was cancelled earlier this round, and that side is closed.
event-swaps = { $seat } puts a ship of { $island } under its pile: { $cargo }.
event-dusk = There is hardly any sea left: the end is near.
event-over = The game is over.

## Score

line-nanga = Ships of Nanga
line-efo = Ships of Efo
line-solys = Ships of Solys
line-wipi = Ships of Wipi

## Why not?

why-game-over = { $who } cannot move any more: the game is over.
why-starter-first = Not yet: the starting player has to be drawn first.
why-place-first = Not yet: all boats have to be placed first. { $decider } places one now.
why-ships-first = Not yet: two ships have to be turned up at each island first.
why-plan-first = Not yet: everybody has to plan first.
why-sail-first = Not yet: { $decider } has to move their boat or leave it first.
why-act-first = Not now: { $decider } has to choose an action on the space reached.
why-gain-first = Not yet: fishing and stealing go together, and { $decider } has not finished.
why-stow-first = Not yet: { $decider } has to put the new fish on the mast first.
why-rearrange-first = Not yet: after delivering, { $decider } may rearrange the mast first.
why-tile-first = Not yet: { $decider } has to choose a tile for the octopus first.
why-turn-first = Not yet: { $decider } has to choose first how far the octopus turns the tile.
why-gift-first = Not yet: { $decider } has to choose a market ship to give away first.
why-take-first = Not yet: { $decider } has to choose first whose card the shark takes, and of which island.
why-draw-first = Not yet: a card has to be drawn for the shark first.
why-ship-first = Not yet: the next ship has to be turned up first.
why-swap-first = Not yet: after the fold { $decider }, the player to the left, has to exchange a ship first.
why-not-your-placing = Not now: it is { $decider }’s turn to place a boat.
why-not-your-turn = It is not { $who }’s turn: it is { $decider }’s.
why-already-planned = { $who } cannot plan again: the tiles are already set up.
why-chance-starts = { $who } cannot choose who begins: the starting player is drawn at random.
why-chance-shows = { $who } cannot choose which ship is turned up: the next one comes from the pile.
why-chance-draws = { $who } cannot choose which card is drawn: it is drawn face down.
why-no-such-seat = { $who } cannot choose “{ $answer }”: there are only { $seats } players.
why-other-island = A ship of { $island } cannot be turned up now: it is another island’s turn.
why-card-seen = { $cargo } cannot be turned up at { $island }: no such card is left in the unseen part of the pile.
why-not-in-hand-of-victim = { $cargo } cannot be drawn: there is no such card to draw.
why-space-taken = { $who } cannot place the boat on { $space }: another boat is there.
why-one-fog = { $who } cannot plan that: there are three arrows and one fog tile.
why-start-space = { $who } cannot sail to { $space }: a boat must not end its move where it began.
why-boat-there = { $who } cannot sail to { $space }: another boat is there.
why-boat-between = { $who } cannot sail to { $space }: another boat is in the way.
why-began-on-current = { $who } cannot sail to { $space }: a boat that begins on a current cannot turn in that move.
why-off-the-cloth = { $who } cannot sail to { $space }: that space is in the fog.
why-out-of-reach = { $who } cannot reach { $space }: it is neither straight ahead nor along a current.
why-no-fish-here = { $who } cannot fish: the space shows no fish.
why-supply-empty = { $who } cannot fish: none of these fish are left in the supply.
why-gain-over = { $who } cannot choose “{ $answer }”: fishing and stealing happen together, and that step is over.
why-caught-before = { $who } cannot fish twice in one turn.
why-delivered-before = { $who } cannot fish: a ship has already been supplied this turn.
why-fished-before = { $who } cannot deliver: fish have already been caught this turn.
why-own-mast = { $who } cannot steal from their own boat.
why-not-beside = { $who } cannot steal from { $seat }: the boats are not side by side.
why-nothing-to-steal = { $who } cannot steal from { $seat }: there is no fish on that mast.
why-robbed-before = { $who } cannot steal from { $seat } twice in one turn.
why-no-octopus = { $who } cannot turn a tile: there is no octopus here.
why-one-octopus = { $who } cannot turn a second tile this turn.
why-none-standing = { $who } cannot turn a tile: no tile is standing any more.
why-no-shark = { $who } cannot swap a market ship: there is no shark here.
why-one-shark = { $who } cannot swap a second market ship this turn.
why-no-card = { $who } cannot use the shark without a market ship of their own.
why-no-victim = { $who } cannot use the shark: nobody else has a market ship.
why-not-at-edge = { $who } cannot deliver to { $island }: the boat is not at that edge.
why-served-before = { $who } cannot supply two ships of { $island } in one turn.
why-no-such-ship = { $who } cannot deliver { $cargo }: no face-up ship of { $island } asks for that.
why-fish-missing = { $who } cannot deliver { $cargo }: not all of these fish are on the mast.
why-not-at-hand = { $who } has not caught or stolen such a fish: { $fish }.
why-mast-full = { $who } cannot put another fish on the mast: seven is the limit.
why-all-fits = { $who } cannot choose “{ $answer }”: there is room on the mast for all the new fish.
why-own-fish-first = { $who } cannot put back their own fish any more: the first new one is already on top.
why-mast-empty = { $who } cannot put back their own fish: the mast is empty.
why-not-aboard = { $who } has no such fish to put on the mast: { $fish }.
why-half-set = { $who } cannot leave the mast as it was: it is already being rearranged.
why-not-standing = { $who } cannot turn that tile: it is no longer standing.
why-not-your-card = { $who } has no market ship of { $island } with { $cargo } to give.
why-no-such-back = { $who } cannot draw that: { $seat } has no ship of { $island }.
why-own-cards = { $who } cannot draw one of their own cards.
why-not-open = { $who } cannot put { $cargo } under the pile: no such ship is face up on that side.

## The terminal

maldivia-round = Round { $number }, tile { $slot } of { $of }
maldivia-planning = Round { $number }: everybody plans
maldivia-setting-up = Before the first round
maldivia-reconstructed = The cloth, the cards and the letters on the fog tile are reconstructed: we do not know the printed ones. [V9]
maldivia-begins = { $player } begins this round
maldivia-supply = Supply
maldivia-pile = pile { $cards }
maldivia-spent = Folded this round: { $islands }
maldivia-closed = Closed this round, without a fold: { $islands }
maldivia-hand = In hand
maldivia-end-near = The end is near: everyone plays the same number of tiles.
maldivia-player = Player
maldivia-boat = Boat
maldivia-mast = Mast (bottom to top)
maldivia-tiles = Tiles
maldivia-ships = Ships
maldivia-fish = Fish delivered
maldivia-octopus = octopus
maldivia-shark = shark
maldivia-current = current (in → out)
maldivia-boats = boats
maldivia-fog-tile = fog tile, letters clockwise: { $letters }

## Questions

maldivia-ask-place = It’s your turn to place your boat: choose a free space
maldivia-ask-plan = Set up your four tiles
maldivia-ask-sail = Your tile { $slot } says { $tile }: choose where your boat sails to
maldivia-ask-act = Your boat is now on { $space }: choose what to do here
maldivia-ask-gather = Fishing and stealing go together: take more, or stop here
maldivia-ask-stow = The new fish go on your mast, from the bottom up: choose the next one
maldivia-ask-surplus = The new fish do not all fit on your mast: choose the next one, put your own back from the top, or leave the rest
maldivia-ask-rearrange = You have delivered, so you may rearrange your fish from the bottom up, or leave them as they are
maldivia-ask-point = The octopus turns one tile: choose one that is still standing
maldivia-ask-turn = The octopus turns tile { $slot } of { $owner }: choose how far
maldivia-ask-give = The shark swaps market ships: choose the one you give away
maldivia-ask-take = You give { $card }: choose whose ship you take in return, and of which island
maldivia-ask-swap = { $player } has folded { $side }, and it is still their turn. You sit to their left, so you choose the ship that goes under the pile
maldivia-turn-known = It shows { $tile }. 90°: { $quarter }. 180°: { $half }. 270°: { $three }.
maldivia-turn-unknown = It is turned { $sense ->
    [clockwise] clockwise
   *[counterclockwise] anticlockwise
} as { $owner } sees it. The letters of a fog tile: 90° { $quarter }; 180° { $half }; 270° { $three }.

## By ear and by keyboard

maldivia-ear-here = Your boat is on { $space }.
maldivia-ear-sails = { $player }: { $tile }, to { $space }.
maldivia-ear-look = From { $space }, { $side }:
maldivia-ear-edge = your boat is at the edge.
maldivia-ear-no-tiles = No tiles can be seen.
maldivia-ear-water = open water
maldivia-ear-fish = fish { $fish }
maldivia-ear-own-boat = your boat
maldivia-cmd-look = look
    .help = look north: every space from your boat to the edge
maldivia-cmd-mast = mast
    .help = mast 2: the boat and the mast of player 2, or of a player by name
maldivia-cmd-ship = ship, ships
    .help = ship north: the market ships in the north; without a direction, all
maldivia-cmd-tiles = tiles
    .help = tiles: everybody’s tiles
maldivia-cmd-space = space
    .help = c5: what is on that space

## Rules, made from rules.md by tools/rules.py: edit them there

rule-V1 = Setup
rule-V1-1 = Maldivia is for 2 to 4 players.
rule-V1-2 = The sea is a cloth of ten by ten spaces, printed on both sides. Start with the side without sharks facing up.
rule-V1-3 = There are 32 fish, eight in each of four colours. They are the supply.
rule-V1-4 = Beyond the four edges of the cloth lie the islands: Nanga in the north, Efo in the east, Solys in the south and Wipi in the west. Each has ten market ships.
rule-V1-5 = A market ship asks for one to four fish.
rule-V1-6 = Each player has a boat, whose mast holds fish, three tiles with an arrow and one tile with the four letters of the fog.
rule-V1-7 = Beginning with the starting player and going clockwise, everybody places their boat on any free space.
rule-V1-8 = When all boats are on the cloth, the ships of each island form a face-down pile, and two of each are turned up beside it.
rule-V2 = A round
rule-V2-1 = Everyone plans at the same time, in secret. Stand your four tiles in a row: they will be played from left to right. Turn each arrow the way your boat should sail, and the fog tile so that one letter is on top.
rule-V2-2 = Once everyone has planned, nobody may change their tiles.
rule-V2-3 = The starting player reveals their leftmost standing tile and plays it; the others follow clockwise. When everyone has played their first tile, everyone plays their second, and so on.
rule-V2-4 = After four tiles each, the round is over. The starting player card passes to the left, and everyone plans again.
rule-V3 = Sailing
rule-V3-1 = An arrow moves the boat straight ahead in its direction, as many spaces as its player likes, to a free space.
rule-V3-2 = A boat never passes over another boat.
rule-V3-3 = A boat never leaves the cloth.
rule-V3-4 = If you cannot or do not want to move, you get no action and your turn ends.
rule-V3-5 = A boat that enters a current where it begins may follow it to its tip, and sails on in the direction of the tip.
rule-V3-6 = Nobody has to follow a current: the boat may sail straight over it, or stop on it.
rule-V3-7 = A boat that comes from any other side, or against the current, cannot turn there.
rule-V3-8 = A boat that begins its move on a current sails straight ahead and does not turn in that move.
rule-V4 = Actions
rule-V4-1 = After moving, you may immediately use what the space offers.
rule-V4-2 = On a fish space: take the fish shown there from the supply, if there are any left, and put them on top of the mast in any order.
rule-V4-3 = Beside other boats, not diagonally: take the top fish of each of them and put it on your own mast.
rule-V4-4 = From a boat without fish there is nothing to steal.
rule-V4-5 = Fish that are on a mast keep their order when others come on top.
rule-V4-6 = On an octopus: turn one standing tile, your own or another player’s, by 90, 180 or 270 degrees. Its front stays hidden.
rule-V4-7 = On a shark: give another player one of your market ships face down, and draw one of theirs face down. They show you the backs of their cards, which tell the island.
rule-V4-8 = A player who has no market ship yet cannot use the shark.
rule-V4-9 = On a fish, octopus or shark space you may also steal from the boats beside yours. All new fish go on the mast in any order.
rule-V4-10 = On an octopus or shark at the edge you may also deliver, even fish stolen in the same turn; and a shark may swap a market ship won in the same turn.
rule-V5 = Delivering
rule-V5-1 = At the edge of the cloth: deliver to a face-up market ship of that side.
rule-V5-2 = Never supply two ships of the same side in one turn. In a corner you may supply one ship of each of the two sides.
rule-V5-3 = The mast has to hold all the fish that the ship asks for, in any position. They go back to the supply.
rule-V5-4 = Take the card of the ship and place it face down in front of you.
rule-V5-5 = After delivering, you may rearrange the fish that are left on the mast in any order.
rule-V5-6 = You may never fish and deliver in the same turn.
rule-V5-7 = Another ship is turned up from the pile. If the pile is empty, no new ship comes; and where no ship lies face up, none can be supplied.
rule-V6 = A full mast
rule-V6-1 = A mast never holds more than seven fish.
rule-V6-2 = If you get more by fishing and stealing, you may return any number of fish to the supply: from the top of the mast, and from the new ones.
rule-V6-3 = The fish that stay on the mast keep their order; the new ones go on top in any order.
rule-V7 = Fog
rule-V7-1 = The letter on top of the fog tile names an island. On its side of the cloth the outermost row is folded over onto the next one; what is printed on its back is the new edge of the sea.
rule-V7-2 = Each side is folded only once in a round. If its letter was played before, the turn is over and nothing happens.
rule-V7-3 = Otherwise it has to be folded.
rule-V7-4 = A boat on the folded row is put on the new edge. A boat that is already there is pushed one space inwards, and so is every boat that this one meets in turn.
rule-V7-5 = A boat on the row that is covered, if no boat pushes it, stays where it is, on top of the cloth; the boats behind it are not touched.
rule-V7-6 = Every boat that was on the folded row, covered or pushed returns the top fish of its mast to the supply.
rule-V7-7 = A boat that the fog moves to another space has no action there.
rule-V7-8 = If a line of spaces that runs in from this side is full of boats from edge to edge, there is no fold and no fish is lost; the turn is over, and the side is closed for this round.
rule-V7-9 = After a fold the player to the left puts one of the two face-up ships of that side under its pile and turns up the next one.
rule-V8 = The end
rule-V8-1 = When 16 spaces or fewer are visible, the game ends as soon as everyone has played the same number of tiles.
rule-V8-2 = The player with the most fish on their market ships wins.
rule-V8-3 = Ties go to the player with more fish on the mast.
rule-V8-4 = Players who are still tied share the victory.
rule-V9 = What is reconstructed
rule-V9-1 = We do not have the booklet’s pictures. The cloth is made up to fit everything that the texts and published reviews say about it: ten by ten spaces, many pairs of fish and no shark on the front, one to four fish on the back, few octopuses and sharks, single arrows as currents. It looks the same from all four sides. No such cloth was ever printed.
rule-V9-2 = The booklet names some market ships, and says that there are ten for each island. The others are made up, so that all islands are equal.
rule-V9-3 = The booklet names red, green and purple fish. That there are eight of each colour is inferred, and yellow is our choice.
rule-V9-4 = The booklet says that the fog tile has four letters, but not in which order, nor how a turn is counted. Here the letters are E, S, W and N, clockwise. The octopus turns a tile clockwise as its owner sees it: after 90 degrees, E becomes N, S becomes E, W becomes S and N becomes W.
rule-V9-5 = If you own the game, you can enter what your own cloth, cards and tiles show, and play with it.
rule-V-R = Rulings
rule-V-R1 = When a line is full of boats, nobody loses a fish and the turn ends at once.
rule-V-R2 = One full line is enough to cancel the whole fold.
rule-V-R3 = Without a fold no ship is exchanged: neither when a line is full nor when the letter was played before.
rule-V-R4 = A letter works once in a round, not once in a turn.
rule-V-R5 = A letter whose fold was cancelled counts as played.
rule-V-R6 = Players sit at the sides of the cloth, not at its corners; the cloth is a square.
rule-V-R7 = The player who uses the shark sees the backs and says whose card they want and of which island; among several such cards, one is drawn at random.
rule-V-R8 = The card given to the other player cannot be drawn back; both players need a card.
rule-V-R9 = Without a move there is no action, even on a fish space.
rule-V-R10 = Stealing and delivering can be combined on any space at the edge.
rule-V-R11 = On a fish space at the edge you either fish or deliver, and may steal in both cases.
rule-V-R12 = You choose the order of the actions and do each once; fishing and stealing happen together.
rule-V-R13 = A fish that was caught or stolen goes on the mast, unless the mast is too small for all. But you do not have to steal from every boat beside yours.
rule-V-R14 = Your own fish are put back only when the mast is too small for all the new ones; then from the top, as many as you like.
rule-V-R15 = In the booklet’s example of the full boat, two of three fish are kept.
rule-V-R16 = Fish that are not in the supply are skipped; if it has none of them, there is nothing to catch.
rule-V-R17 = In one move you may follow several currents, each once; the boat must not end where it began.
rule-V-R18 = A boat may stop on a current; but to turn it has to leave by the tip. Where the tip is blocked, it cannot turn.
rule-V-R19 = A boat that begins on a current cannot turn at another one either, in that move.
rule-V-R20 = The octopus is optional, but a tile you turn must end in a different direction. The owner sees the result; a fog tile gets another letter, by the order of V9.4.
rule-V-R21 = A tile that has been played cannot be turned.
rule-V-R22 = On the side that was supplied, the ship that has just been turned up cannot be supplied in the same turn.
rule-V-R23 = The mast may be rearranged once after each delivery, and never after fishing or stealing.
rule-V-R24 = If the pile is empty, no ship is exchanged.
rule-V-R25 = The exchange has to be made; only the choice of the ship is free.
rule-V-R26 = If only one row is left, it cannot be folded: it counts as a full line.
rule-V-R27 = Once the end is near, the players who have not yet played this tile still play it, folds included.
rule-V-R28 = The end is checked by counting visible spaces: rows × columns.
rule-V-R29 = Placing the boat at the start allows no action.
rule-V-R30 = Players who are tied on market ships and on the mast win together.
rule-V-R31 = With two players, the other one is the player to the left.
rule-V-R32 = After the fold of the game’s last tile no ship is exchanged.
rule-V-R33 = After a delivery the next ship is turned up before the mast is rearranged.
rule-V-R34 = The starting player is chosen at random.
rule-V-R35 = Everybody sees which ship is supplied, so the cards won are known, until a shark swaps two of them: then only the two players know which. The screen remembers for each player everything they can work out from what they have seen.
rule-V-R36 = A current is one space, with a side where it begins and, at a right angle, a side where its tip is.
rule-V-R37 = Whether the mast is too small is decided when everything is caught and stolen; your own fish are put back before the first new one is placed.
rule-V-R38 = What lies face up after a fold is the back of the row that was last folded onto that space.
rule-V-R39 = The boats are placed before the first ships are turned up.

## The prints

maldivia-print-source = Our own drawing of the box “{ $box }”. Reconstructed: we do not know the printed cloth and cards.
maldivia-print-front = the cloth, front
maldivia-print-front-about = The side that faces up at the start.
maldivia-print-back = the cloth, back
maldivia-print-back-about = Seen from the front, as if the cloth were transparent: each space shows what is printed behind the space of the same name. Fold a row, and the row next to it shows the backs of the folded one.
maldivia-print-ships = market ships, page { $number }
maldivia-print-ships-about = Cut out the cards: ten for each island. A ship asks for the fish shown above it; the number is its value.
maldivia-print-current = current
maldivia-print-octopus = octopus
maldivia-print-shark = shark

## The page

maldivia-web-round = Round { $number }
maldivia-web-slot = Tile { $slot } of 4
maldivia-web-ending = The end is near: once everyone has played this tile, the game is over.
maldivia-web-north = North is up
maldivia-web-cloth = The cloth
maldivia-web-plan-help = Tap where your boat should go, or tap a tile to turn it.
maldivia-web-plan-keys = Keys: the arrow keys point a tile; Shift with ← or → moves it.
maldivia-web-tile = Tile { $slot }: { $tile }
maldivia-web-swap-tiles = Swap tiles { $first } and { $second }
maldivia-web-set-up = Set up the tiles
maldivia-web-ready = ready
maldivia-web-planning = planning…
maldivia-web-starter = begins
maldivia-web-white = white
maldivia-web-orange = orange
maldivia-web-brown = brown
maldivia-web-black = black
maldivia-web-octopus = octopus
maldivia-web-shark = shark
maldivia-web-current = current from { $from } to { $to }
maldivia-web-stream = from { $from } to { $to }
maldivia-web-given = Set aside to give away: { $card }.
maldivia-web-turn = { $player }’s turn.
maldivia-web-sea = The sea reaches from { $first } to { $last }.
maldivia-web-fogs = Folded this round: { $sides }.
maldivia-web-closed = Closed this round, without a fold: { $sides }.
maldivia-web-shoals = Fish: { $spaces }.
maldivia-web-octopuses = Octopuses: { $spaces }.
maldivia-web-sharks = Sharks: { $spaces }.
maldivia-web-currents = Currents: { $spaces }.
maldivia-web-island = { $island }: the ships ask for { $cargoes }. { $cards ->
    [0] The pile is empty.
    [one] One card is left in the pile.
   *[other] { $cards } cards are left in the pile.
}
maldivia-web-island-empty = { $island }: no ships are left.
maldivia-web-bottom = Under the pile of { $island }, next one first: { $cargoes }.
maldivia-web-player = { $player }, { $boat } boat on { $space }. Mast from bottom to top: { $fish }.
maldivia-web-ashore = { $player }, { $boat } boat, not placed yet.
maldivia-web-nothing = nothing
maldivia-web-tiles = { $player }’s tiles: { $tiles }.
maldivia-web-standing = standing
maldivia-web-planned = { $player } has finished planning.
maldivia-web-unplanned = { $player } is still planning.
maldivia-web-won = { $player } has won { $count ->
    [one] one ship
   *[other] { $count } ships
}: { $cards }.
maldivia-web-unknown = { $count ->
    [one] one more of { $island }, face down
   *[other] { $count } more of { $island }, face down
}
maldivia-web-held = { $player } has in hand: { $fish }.
maldivia-web-stocks = In the supply: { $fish }.
maldivia-web-ask-place = Place your boat on a free space
maldivia-web-ask-plan = Set up your four tiles
maldivia-web-ask-sail = Tile { $slot }, { $tile }: sail where?
maldivia-web-ask-act = On { $space }: what do you do?
maldivia-web-ask-gather = Take more, or stop here?
maldivia-web-ask-stow = Which fish goes on the mast next?
maldivia-web-ask-surplus = Not all of them fit: which fish next?
maldivia-web-ask-rearrange = Rearrange your fish, from the bottom up?
maldivia-web-ask-point = Which tile does the octopus turn?
maldivia-web-ask-turn = How far does tile { $slot } of { $owner } turn?
maldivia-web-ask-give = Which ship do you give away?
maldivia-web-ask-take = Whose ship do you take?
maldivia-web-ask-swap = { $player } folded { $side }: which ship goes?
maldivia-web-dusk = The end is near
maldivia-web-ending-short = The end is near: this is the last tile
maldivia-web-left = { $spaces ->
    [one] { $spaces } space left
   *[other] { $spaces } spaces left
}
maldivia-web-do-octopus = Turn a tile
maldivia-web-do-shark = Swap a ship
maldivia-web-do-steal = Steal
maldivia-web-close = Show my boat close up
maldivia-web-whole = Show the whole cloth
maldivia-web-with = { $text }: { $more }
maldivia-web-edge = edge of { $island }
maldivia-web-beside = beside { $player }
maldivia-web-plan-stop = Tile { $slot }, { $tile }: stop at { $space }
maldivia-web-plan-there = If nobody else moves, you stop at { $space }
maldivia-web-plan-stuck = If nobody else moves, your boat cannot sail this way.
maldivia-web-plan-fold = The outer row at { $island } is folded in.
maldivia-web-plan-lifts = If nobody else moves, nothing is folded at { $island }: boats fill a line from edge to edge.
maldivia-web-plan-back = the unseen back of the cloth
maldivia-web-biggest = The biggest delivery: { $player } brought { $count ->
    [one] one fish
   *[other] { $count } fish
} to { $island }.
maldivia-web-boldest = The boldest theft: { $player } stole { $count ->
    [one] a fish
   *[other] { $count } fish
} in one turn.

## Explanations

web-keys-of-game = While you plan, the arrow keys point a tile, and Shift with ← or → moves it. On the cloth they lead from space to space, and Enter goes there. f fishes, 1 to 4 steal from that player, o is the octopus, h the shark, s stays, d ends the turn, e takes no more. r, v, p and y put a red, green, purple or yellow fish on the mast, b puts the top one back, l leaves the rest, k keeps the mast. 9, 8 and 7 turn a tile by 90°, 180° and 270°.

about-fish = Stop here to catch { $fish ->
    [any] the fish shown
   *[other] { $fish }
}, as far as the supply has them. They go on top of your mast.
    .title = Fish
about-current = If you come from the side of { $from }, you may turn here and sail on towards { $to }. From any other side the boat sails straight over it.
    .title = Current
about-octopus = Stop here and you may turn one standing tile, yours or another player’s, by 90, 180 or 270 degrees. { $standing ->
    [0] No tile is standing now.
    [one] One tile is standing now.
   *[other] { $standing } tiles are standing now.
}
    .title = Octopus
about-shark = Stop here and you may swap one of your market ships for one of another player’s, both face down. { $count ->
    [0] Nobody has a ship yet.
   *[other] Players with ships: { $players }.
}
    .title = Shark
about-plain = There is nothing to catch here. But beside another boat you may steal its top fish.
    .title = Open water
about-edge = This is the edge of { $island }: you may deliver to its ships here.
about-fog = { $rows ->
    [0] No row is folded at { $island } yet.
    [one] One row is folded at { $island }.
   *[other] { $rows } rows are folded at { $island }.
} Each side is folded only once a round: { $state ->
    [folded] this one has already been folded this round.
    [closed] this one is closed for this round.
   *[open] this one can still be folded this round.
} A boat on the folded edge is pushed in and loses its top fish.
    .title = Fog
about-island = Boats at this edge deliver to the face-up ships of { $island }. { $state ->
    [folded] Fog has already rolled in here, so this side is not folded again this round.
    [closed] This side is closed for this round: it is not folded.
   *[open] Fog can still roll in here this round.
}
    .title = { $island }
about-ship = Asks for { $fish ->
    [any] one to four fish
   *[other] { $fish }
}. Bring them all to the edge of { $island }: the ship is worth { $count ->
    [0] one point for each fish.
    [one] one point.
   *[other] { $count } points.
} { $ready ->
    [0] Nobody has all of these fish on the mast now.
   *[other] All of these fish are on the mast of { $players }.
}
    .title = Market ship
about-pile = { $cards ->
    [0] No ship of { $island } is left in the pile.
    [one] One more ship of { $island }.
   *[other] { $cards } more ships of { $island }.
} One is turned up when a ship has been supplied, or after a fold.
    .title = Pile
about-boat = { $player } carries { $count ->
    [0] no fish.
    [one] one fish.
   *[other] { $count } fish.
} No boat can pass this one. Stop beside it, not diagonally, to steal its top fish{ $count ->
    [0] {""}.
   *[other] : { $top }.
}
    .title = { $player }’s boat
about-mast = { $count ->
    [0] The mast is empty: { $most } places are free.
    [one] One of { $most } places is taken. On top: { $top }. The top fish is the one that neighbours steal and the fog takes.
   *[other] { $count } of { $most } places are taken. On top: { $top }. The top fish is the one that neighbours steal and the fog takes.
}
    .title = { $player }’s mast
about-arrow = Moves the boat in this direction, as many spaces as its player likes, but never over another boat.
    .title = Arrow tile
about-fogtile = Folds in the outer row of the sea, on the side of the island whose letter is on top. The letters clockwise: { $letters }.
    .title = Fog tile
about-standing = A tile that is still standing: only its owner knows it. It is revealed when it is played.
    .title = Standing tile
about-plan = Where this tile would take your boat if nobody else moved. Tap another space on the cloth to stop there.
    .title = Your plan
about-starter = { $player ->
    [any] One player
   *[other] { $player }
} plays first in this round, then the others clockwise. The card passes to the left after each round.
    .title = Starting player
about-hand = Fish you have just caught or stolen. They go on the mast in any order; the last one is on top.
    .title = In hand
about-card = { $count ->
    [0] Won and face down: only players who know the card know its value.
    [one] Worth one point at the end.
   *[other] Worth { $count } points at the end.
} A shark may still swap it.
    .title = { $island ->
    [any] Ship won
   *[other] Ship won, { $island }
}
about-supply = { $fish ->
    [any] Fish left in the supply: { $count }.
   *[other] { $count } of 8 are left in the supply.
} Only these can be caught. Fish that are delivered or lost come back here.
    .title = { $fish ->
    [any] Supply
   *[other] Supply, { $fish }
}
about-end = When { $last } spaces or fewer are visible, the game ends as soon as everyone has played the same number of tiles. Visible now: { $spaces }. The player with the most fish on their market ships wins.
    .title = The end
