# Déole in English.

## Things

colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red

track-blue = blue track
track-yellow = yellow track
track-green = green track
track-red = red track
track-crew = crew track
deole-short-blue = bl
deole-short-yellow = ye
deole-short-green = gr
deole-short-red = re
deole-short-crew = cr

heading-north = north
heading-east = east
heading-south = south
heading-west = west

mode-even = even
mode-odd = odd
mode-small = low
mode-large = high
mode-different = different
mode-rising = ascending
mode-falling = descending
mode-equal = equal
mode-swinging = zigzag
mode-step = ±1

bonus-A = A: a die from the bag, you choose its value
bonus-B = B: a die of any colour, rolled
bonus-C = C: sail one space
bonus-D = D: a die from the Wind Rose
bonus-E = E: used helms cost nothing
bonus-F = F: available helms give points

blurb = Choose a die, place it on your sheet, and its wind drives your ship. Rescue castaways, search wrecks, reach Éolia, and be home in time!
goal = Score the most points with castaways, wrecks and a good voyage home.

option-modes = Placement modes
    .help = Five modes say which dice the five tracks of a sheet take. The usual ones are those of the first game or, for one player, those of the solo voyage.
    .usual = usual
    .first = first game: even, odd, different, ascending, descending
    .solo = solo: odd, ascending, equal, zigzag, ±1
    .breeze = breeze: even, odd, low, high, different
    .trade = trade wind: even, high, ascending, descending, zigzag
    .mistral = mistral: odd, different, ascending, zigzag, ±1
    .tempest = tempest: ascending, descending, equal, zigzag, ±1
    .free = free: chosen by the players in turn

option-equals = Equal values when ascending or descending
    .help = Ascending and descending tracks are strict. Turn this on to allow the same value again.
    .no = no
    .yes = yes

## Answers

answer-first = { $seat } begins
answer-castaways = Castaways: yellow { $yellow }, red { $red }
answer-rolled = { $colour } { $pips }
answer-drawn = A die from the bag: { $colour }
answer-side = Set out from the { $colour } side
answer-mode = Mode: { $mode }
answer-pick = Take { $colour } { $pips }
answer-lay = Place a { $pips } on the { $track }
answer-discard = Discard the die
answer-port = Set out from port { $port }
answer-sail = Sail { $heading }
answer-sign = Turn the minus of crew box { $box } into a plus
answer-smile = Draw the smiley on the { $track }
answer-bonus = Bonus { $bonus }
answer-colour = A { $colour } die
answer-salvage = Take { $colour } { $pips } from the Wind Rose
answer-disaster = Place the disaster on the { $track }
answer-help = A castaway sends the disaster to the Wind Rose
answer-free = A castaway frees box { $box } of the { $track }

## Questions

ask-side = Solo voyage: choose the side you set out from.
ask-modes = The players choose five placement modes in turn: choose the next one.
ask-pick = The dice are rolled: take one of them.
ask-lay = You have a die: place it on a track, or discard it.
ask-mode = Your die has opened this track: choose its mode.
ask-port = Your voyage begins: choose a port of your colour.
ask-course = Your ship sails one space: choose its heading.
ask-sign = You have crossed a wreck: choose a minus of your crew that becomes a plus.
ask-castaway = You have rescued a castaway: draw the smiley on a track.
ask-bonus = You have earned a bonus: choose one.
ask-colour = Bonus B gives you a die from the bag: choose its colour.
ask-salvage = Bonus D gives you a die from the Wind Rose: choose one.
ask-disaster = The die that is left is a disaster: place it.

## Events

event-starts = { $seat } begins.
event-sides = { $seat } starts from the { $colour } side.
event-chose = { $seat } chooses a mode: { $mode }.
event-round = Round { $number }.
event-drifts = A castaway is adrift at { $space }.
event-turn = Turn { $number }.
event-rolled = Rolled: { $colour } { $pips }.
event-picks = { $seat } takes { $colour } { $pips }.
event-lays = { $seat } places a { $pips } on box { $box } of the { $track }.
event-adjusts = { $helms ->
    [one] { $seat } uses a helm of the { $track }.
   *[other] { $seat } uses { $helms } helms of the { $track }.
}
event-opens = { $seat } opens the { $track } with the mode “{ $mode }”.
event-helm = A helm of the { $track } becomes available to { $seat }.
event-discards = { $seat } discards { $colour } { $pips }.
event-departs = { $seat } sets out from port { $port }.
event-sails = { $seat } crosses { $space } and sails { $heading }.
event-home = { $seat } comes home from { $space }.
event-wreck = { $seat } searches a wreck: crew box { $box } becomes a plus.
event-rescues = { $seat } rescues the castaway at { $space }.
event-smiles = { $seat } draws a smiley in box { $box } of the { $track }.
event-eolia = { $seat } reaches Éolia.
event-column = { $seat } fills column { $box }.
event-earns = { $seat } earns a bonus.
event-bonus = { $seat } takes bonus { $bonus }.
event-lapses = A bonus is lost: there is none left that { $seat } could use.
event-drew = { $seat } gets a die from the bag: { $colour }.
event-chooses = { $seat } takes a die from the bag and rolls it: { $colour }.
event-salvages = { $seat } takes { $colour } { $pips } from the Wind Rose.
event-left = { $colour } { $pips } is left over and goes to the Wind Rose.
event-refills = The dice on the Wind Rose go back into the bag.
event-disaster = A disaster strikes { $seat }: a { $pips } on box { $box } of the { $track }.
event-ignored = { $seat } ignores the disaster: a { $pips } has already struck this round.
event-helped = A castaway helps { $seat }: the disaster goes to the Wind Rose.
event-frees = A castaway frees box { $box } of the { $track }: the { $pips } goes to the Wind Rose.
event-storm = { $rows ->
    [one] The storm comes from the { $colour } side: one row.
   *[other] The storm comes from the { $colour } side: { $rows } rows.
}
event-sinks = There is no box left for the disaster: { $seat }’s ship is wrecked.
event-swallowed = The storm swallows { $seat }’s ship at { $space }.
event-adrift = { $seat } is not home in time.
event-over = The game is over.

## Score

line-eolia = Éolia
line-gauge = Farthest row
line-spaces = Spaces crossed
line-missing = Spaces short of port
line-blue = Blue track
line-yellow = Yellow track
line-green = Green track
line-red = Red track
line-crew = Crew
line-helms_used = Helms used
line-helms_left = Helms available

## Why not?

why-game-over = { $who } cannot move any more: the game is over.
why-starter-first = Not yet: the first player has to be drawn first.
why-side-first = Not yet: a side has to be chosen first.
why-modes-first = Not yet: the five modes have to be chosen first.
why-castaways-first = Not yet: the dice for the castaways have to be rolled first.
why-roll-first = Not yet: the dice of this turn have to be rolled first.
why-pick-first = Not yet: { $decider } has to take a die first.
why-lay-first = Not yet: { $decider } has to place the die in hand first, or discard it.
why-mode-first = Not yet: { $decider } has to choose the mode of the new track first.
why-port-first = Not yet: { $decider } has to choose a port first.
why-course-first = Not yet: { $decider } has to sail first.
why-sign-first = Not yet: { $decider } has to change a sign first, because of the wreck.
why-face-first = Not yet: { $decider } has to draw the castaway’s smiley first.
why-bonus-first = Not yet: { $decider } has to take a bonus first.
why-colour-first = Not yet: { $decider } has to choose the colour of the die for bonus B first.
why-salvage-first = Not yet: { $decider } has to take a die from the Wind Rose first, for bonus D.
why-disaster-first = Not yet: { $decider } has to place or avert the disaster first.
why-draw-first = Not yet: the die for bonus A has to be drawn first.
why-bonus-die-first = Not yet: the die for bonus B has to be rolled first.
why-not-your-turn = It is not { $who }’s turn: it is { $decider }’s.
why-starter-is-drawn = { $who } cannot choose “{ $answer }”: the first player is drawn at random.
why-castaways-are-rolled = { $who } cannot choose “{ $answer }”: the dice decide where the castaways are adrift.
why-dice-are-rolled = { $who } cannot choose “{ $answer }”: dice are rolled, not chosen.
why-die-is-drawn = { $who } cannot choose “{ $answer }”: the die for bonus A is drawn from the bag.
why-only-alone = { $who } cannot choose “{ $answer }”: only a solo player chooses a side.
why-no-disasters = { $who } cannot choose “{ $answer }”: there are disasters only in the solo game.
why-no-such-seat = { $seat } cannot be drawn: there are only { $seats } players.
why-no-such-die = A { $colour } die cannot be drawn: there is none in the bag.
why-colour-chosen = A { $colour } die cannot be drawn: another colour was chosen.
why-not-in-tray = { $who } cannot take { $colour } { $pips }: no such die is left.
why-wrong-track = { $who } cannot use the { $track }: the die has another colour.
why-track-full = { $who } cannot use the { $track }: no box is free.
why-box-passed = { $who } cannot use the { $track }: its free box lies to the left of a die or a smiley.
why-helms-short = { $who } cannot make it a { $pips }: the { $track } has too few helms available.
why-mode-forbids = { $who } cannot place a { $pips } there: the mode of the { $track } does not allow it.
why-no-mode-fits = { $who } cannot open the { $track } with a { $pips }: none of the remaining modes allows it.
why-no-way = { $who } cannot use the { $track }: that wind would drive the ship off the map.
why-mode-not-agreed = { $who } cannot choose “{ $mode }”: it is not one of the five modes of this game.
why-mode-used = { $who } cannot choose “{ $mode }”: another track already has it.
why-mode-unmet = { $who } cannot choose “{ $mode }”: it does not allow this die.
why-mode-named = { $who } cannot choose “{ $mode }”: it has already been chosen.
why-port-blocked = { $who } cannot set out from port { $port }: the wind would drive the ship off the map.
why-turns-back = { $who } cannot sail { $heading }: a ship does not turn back.
why-off-map = { $who } cannot sail { $heading }: a ship can leave the map only through one of its own ports.
why-third-box = { $who } cannot change the sign of the third box.
why-sixth-box = { $who } cannot change the sign of the sixth box: it is a plus.
why-sign-turned = { $who } cannot change the sign of box { $box }: it is already a plus.
why-face-full = { $who } cannot draw the smiley on the { $track }: no box is free.
why-face-sixth = { $who } cannot draw the smiley on the { $track }: the sixth box does not take one.
why-bonus-taken = { $who } cannot take this bonus again ({ $bonus }).
why-no-dice-left = { $who } cannot take this bonus: there are no dice in the bag or on the Wind Rose.
why-rose-empty = { $who } cannot take this bonus: there are no dice on the Wind Rose.
why-no-voyage = { $who } cannot take this bonus: the ship is not at sea.
why-not-in-bag = { $who } cannot take a { $colour } die: there is none in the bag.
why-not-in-rose = { $who } cannot take { $colour } { $pips }: there is no such die on the Wind Rose.
why-disaster-track = { $who } cannot place the disaster on the { $track }: it has another colour.
why-disaster-full = { $who } cannot place the disaster on the { $track }: no box is free.
why-no-helper = { $who } has no castaway on board who could help.
why-no-disaster = { $who } cannot free box { $box } of the { $track }: it holds no disaster of this round.

## The terminal

deole-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
deole-modes = Modes
deole-tray = Dice
deole-hand = In hand
deole-rose = Wind Rose
deole-bag = Bag
deole-legend = # Éolia   W wreck   ☺ castaway   a–i their letters   S1 port   ▸ chooses first
deole-legend-sheet = · free box   [5] filled   * helm (2/1: available/used)   ★ column bonus won
deole-legend-alone = ≈ storm   [!3] disaster   [█] crossed out
deole-gauge = Row:points
deole-table = Castaways
deole-price = { $helms ->
    [0] as it is
    [one] for one helm
   *[other] for { $helms } helms
}
deole-price-points = Each helm used costs 2 points at the end.
deole-player = Player
deole-ship = Ship
deole-spaces = Spaces
deole-row = Row
deole-bonuses = Bonuses
deole-helpers = Castaways who can help
deole-owed = Bonuses to take
deole-points = Points
deole-track = Track
deole-mode = Mode
deole-boxes = Boxes
deole-at-port = in port
deole-at-sea = at sea
deole-at-home = home
deole-lost-storm = Ship lost in the storm.
deole-lost-wreck = Ship wrecked.
deole-lost-adrift = Ship not home in time.

## By ear and by keyboard

deole-ear-port = port { $port } of { $wind }
deole-ear-next = next for { $player }
deole-ear-crossed = crossed by { $player }
deole-ear-wreck = wreck
deole-ear-letter = letter { $letter }
deole-ear-column = Column { $box }: { $count } of 5{ $open ->
    [none] .
    [many] .
   *[other] ; open: { $open }.
}
deole-ear-places = Dice, map, your sheet, modes and bonuses
deole-cmd-track = track
    .help = track blue: your blue track; track blue bo: Bo’s; just track: all five
deole-cmd-ship = ship
    .help = ship 2: the voyage of player 2, or of a player by name
deole-cmd-modes = modes
    .help = modes: your modes, and which are used
deole-cmd-columns = columns
    .help = columns: how many boxes of each column are filled
deole-cmd-dice = dice
    .help = dice: the dice to take, in hand, on the Wind Rose and in the bag
deole-cmd-space = space
    .help = c5: what is on that space of the map

## Rules, made from rules.md by tools/rules.py: edit them there

rule-D1 = The sea and the sheets
rule-D1-1 = Déole is for 1 to 4 players and lasts three rounds of five turns. In each turn every player plays one die.
rule-D1-2 = The sea is a map of 8 × 8 spaces. Each side has the colour of a wind: blue in the north, yellow in the east, green in the south, red in the west. A player has the colour of the side they sit at.
rule-D1-3 = On each side there are three ports, from which its player’s ship sets out and to which it has to return.
rule-D1-4 = Four spaces hold wrecks, and the four in the middle are the island of Éolia. Each side has its own coast there: the edges of the island that face it.
rule-D1-5 = A gauge beside each side gives points for the farthest row reached.
rule-D1-6 = Each player has a sheet with five tracks of six boxes: one for the wind of each colour, and one for the crew.
rule-D1-7 = Some boxes show a helm. At the start one helm is available on the blue, one on the yellow and one on the green track.
rule-D1-8 = The boxes of the crew track have a sign: minus for the first five, plus for the sixth.
rule-D1-9 = Dice have the colours of the winds. In the bag there are 7 of each colour for four players, 6 for three, 5 for two and 4 for one.
rule-D2 = Before setting out
rule-D2-1 = Two players sit opposite each other, at green and blue; three at green, red and blue; four at all sides. The first player is chosen at random.
rule-D2-2 = The players agree on five of the ten placement modes. For the first game these are even, odd, different, ascending and descending.
rule-D2-3 = At the start of each round a yellow and a red die are rolled. The table of castaways gives a symbol for them, and a castaway is placed on each of the four spaces with that symbol.
rule-D3 = A turn
rule-D3-1 = At the start of a turn, one die more than there are players is drawn from the bag, and all of them are rolled.
rule-D3-2 = Beginning with the first player and going clockwise, each player chooses one of the remaining dice and plays it: place it, sail, resolve events on the way, take bonuses.
rule-D3-3 = As soon as the last player has chosen, the die that nobody chose goes to the Wind Rose, where all discarded dice are kept. Bonus D of that player can already take it.
rule-D3-4 = If the bag holds too few dice for a turn, all dice on the Wind Rose go back into it first.
rule-D3-5 = After five turns the round is over: all dice go back into the bag. What was written on the sheets stays.
rule-D4 = Placing a die
rule-D4-1 = A die is placed on the first free box from the left, on the track of its colour or on the crew track.
rule-D4-2 = The first die on a track opens it: its player chooses one of the five modes that is not yet used on this sheet. It applies to that track from then on.
rule-D4-3 = Even takes 2, 4 and 6; odd takes 1, 3 and 5.
rule-D4-4 = Low takes 1, 2 and 3; high takes 4, 5 and 6.
rule-D4-5 = Different takes no value twice.
rule-D4-6 = Ascending takes a higher value than the one before; descending takes a lower one.
rule-D4-7 = Equal takes the same value as the one before.
rule-D4-8 = Zigzag goes up and down alternately.
rule-D4-9 = ±1 takes a value that is exactly one more or one less than the one before.
rule-D4-10 = A die placed on a box with a helm makes one helm of that track available.
rule-D4-11 = Available helms can change a die placed on their track, each by one up or down. A helm can be used only once.
rule-D4-12 = A 6 can only be lowered and a 1 can only be raised.
rule-D5 = Sailing
rule-D5-1 = Each die that is placed moves the ship by one space: it crosses the space ahead and leaves it by a different edge from the one by which it came. A ship never turns back on a space.
rule-D5-2 = A voyage begins in one of the three ports of the player’s own colour.
rule-D5-3 = A die on a wind track drives the ship towards the side of its colour.
rule-D5-4 = If that side lies behind the ship, the wind is a tail wind: you choose whether the ship goes straight on, left or right.
rule-D5-5 = A die on the crew track means rowing: again you choose straight on, left or right, whatever the colour of the die.
rule-D5-6 = A space may be crossed several times, even by the same ship.
rule-D5-7 = A ship that leaves the map by one of its own ports is home.
rule-D5-8 = A player whose ship is home goes on placing dice until the end.
rule-D6 = Events on the way
rule-D6-1 = A player who crosses a wreck turns the minus of one crew box into a plus: the first, the second, the fourth or the fifth. The third cannot be changed.
rule-D6-2 = A player who crosses the space of a castaway takes the castaway on board and draws a smiley in the first free box of any track.
rule-D6-3 = A box with a smiley has no value, and the modes ignore it. The sixth box of a track cannot take a smiley.
rule-D6-4 = A player who reaches Éolia by the coast of their own colour gets 5 points at the end.
rule-D6-5 = The first to do so also gets a bonus, and so do others who arrive in the same turn.
rule-D7 = Bonuses
rule-D7-1 = A column of the sheet gives a bonus when its five boxes are filled, and so does a die on the sixth box of the crew track.
rule-D7-2 = For each bonus you take one of the six on your sheet that you have not taken yet, and it takes effect at once. A die that it brings is played like any other and may bring more bonuses.
rule-D7-3 = Bonus A: draw a die from the bag and choose its value.
rule-D7-4 = Bonus B: take a die of any colour from the bag and roll it.
rule-D7-5 = Bonus C: sail one space in any direction, but not back.
rule-D7-6 = Bonus D: take a die from the Wind Rose with the value it shows. Helms can change it, like any other die.
rule-D7-7 = Bonus E: used helms cost nothing at the end.
rule-D7-8 = Bonus F: each helm that is still available is worth one point at the end.
rule-D8 = The end
rule-D8-1 = After three rounds the game is over. The farthest row reached gives the points of the gauge.
rule-D8-2 = Players whose ship is home get 2 points for each space crossed, others one point. A space crossed several times counts once.
rule-D8-3 = A player whose ship is not home loses one point for each space still needed to reach their nearest port.
rule-D8-4 = Each wind track gives the value under its last filled box.
rule-D8-5 = The crew track gives the sum of its boxes with their signs; it can be negative.
rule-D8-6 = Each used helm costs 2 points, unless bonus E was taken.
rule-D8-7 = The highest total wins. Ties are broken by the crew track, then by the exploration points.
rule-D9 = Solo
rule-D9-1 = A solo player chooses any side. The modes are odd, ascending, equal, zigzag and ±1.
rule-D9-2 = Two dice are rolled each turn. The die that is not chosen is a disaster.
rule-D9-3 = You may drop anchor: discard the chosen die and do without it. The disaster has to be placed all the same.
rule-D9-4 = A disaster is placed on the first free box from the right, on the track of its colour or on the crew track. If the track of its colour is full, it has to go on the crew track.
rule-D9-5 = A disaster of the same value as one placed before is ignored and goes to the Wind Rose.
rule-D9-6 = If a disaster finds no box, the ship is wrecked and the voyage is lost.
rule-D9-7 = Each castaway on board can help once: a disaster goes to the Wind Rose instead of being placed, or the box of a disaster of this round becomes free again.
rule-D9-8 = The bonus for Éolia can only be won on the way out, before the 10-point zone is reached.
rule-D9-9 = A column with a disaster in it gives no bonus.
rule-D9-10 = At the end of a round the boxes with disasters are crossed out for good. For each of them on a wind track, the storm advances one row of eight spaces from that side.
rule-D9-11 = A ship that is caught by the storm or sails into it is lost.
rule-D9-12 = The voyage is won by coming home.
rule-D10 = What is reconstructed
rule-D10-1 = We do not have the booklet’s pictures. The map is ours: its size, four wrecks, an island in the middle and four spaces for each castaways’ symbol follow from the text, but not which space holds what.
rule-D10-2 = Each side has three ports; that they are the third, the fourth and the sixth place from the left of their player is our choice.
rule-D10-3 = The gauge has 5, 10, 20 and 30 points; our rows for them are the fourth, the fifth, the sixth, and the seventh and eighth, counted from the player’s own side. With these rows and ports, it pays to come home.
rule-D10-4 = The table of castaways is ours. With 1 or 2 on the yellow die the letters are a, b and c for 1–2, 3–4 and 5–6 on the red one; with 3 or 4 they are d, e and f; with 5 or 6 they are g, h and i.
rule-D10-5 = The values under the boxes of a wind track are ours: 1, 3, 6, 10, 15 and 21.
rule-D10-6 = The boxes with a helm are ours: the second and the fourth of the blue, the yellow, the green and the crew track; the first, the third and the fifth of the red one. That the third sign of the crew is a minus is inferred.
rule-D10-7 = The booklet names eight of the ten modes; low and high are ours, and so are the sets breeze, trade wind, mistral and tempest.
rule-D10-8 = If you own the game, you can write what is printed on your sheets into a box file and play with it in the terminal.
rule-D-R = Rulings
rule-D-R1 = A ship stands on an edge and has a heading: the next space is the one ahead. A move crosses it and leaves it by one of the three other edges.
rule-D-R2 = A wind whose side lies ahead, left or right drives the ship towards that side; the colour behind it gives a free choice of three directions, and so does the crew.
rule-D-R3 = A ship can leave the map only through one of its own ports. A die that could only lead off the map elsewhere cannot be placed there.
rule-D-R4 = Any player may discard the chosen die to the Wind Rose, with no effect.
rule-D-R5 = After every turn the next player clockwise becomes the first player.
rule-D-R6 = All dice go back into the bag after each round, those on the sheets and those on the Wind Rose.
rule-D-R7 = The first trace begins in any of the three ports, chosen with the first move; a first wind of the player’s own colour is a tail wind.
rule-D-R8 = A ship that is home stays there: later dice do not move it and it meets nothing more, and bonus C is of no use.
rule-D-R9 = A ship may cross the space in front of its own port without going home; it goes home by leaving through the port’s edge.
rule-D-R10 = A smiley goes on the first free box of any track, but not on the sixth. It gives no helm and counts 0 for the crew. It does fill its box for the column and for the value of a wind track.
rule-D-R11 = No smiley is drawn in the sixth box.
rule-D-R12 = A smiley may be drawn on a track that is not yet open; the mode is chosen with the first die.
rule-D-R13 = Castaways left over at the end of a round are removed, and all four are placed again.
rule-D-R14 = The first ship to cross the space takes the castaway on board.
rule-D-R15 = A wreck works each time it is crossed, and the sign of an empty box may be changed too. When four signs have been changed, nothing is left to change.
rule-D-R16 = The bonus for Éolia goes to the first to arrive and to all others who arrive in the same turn. Every player can get the 5 points, at any time, once.
rule-D-R17 = The bonus for a column is earned as soon as its fifth box is filled by a die or a smiley, once for each column.
rule-D-R18 = A die of bonus A, B or D that cannot be placed goes to the Wind Rose, and the bonus is used up. Only bonuses that can be used are offered; if there are none, the bonus is lost.
rule-D-R19 = E and F are taken like the others and take effect at the end. Without F, available helms are worth nothing.
rule-D-R20 = Several helms may be used on one die. They must be helms of the track on which the die is placed; a helm that this very die makes available can only be used later.
rule-D-R21 = Ascending and descending are strict. As an option, equal values are allowed too.
rule-D-R22 = A space counts once for each player, however often it was crossed.
rule-D-R23 = The spaces still needed are the fewest that the ship would have to cross to leave through one of its own ports, without turning back and ignoring the winds.
rule-D-R24 = The gauge counts the best row ever reached, home or not.
rule-D-R25 = If totals are equal, the higher crew track wins, then more exploration points; then the victory is shared.
rule-D-R26 = A player’s colour is that of the side at which the player sits.
rule-D-R27 = A disaster is ignored when one of the same value was placed in the same round.
rule-D-R28 = Whenever a disaster has to be placed, each castaway spent either cancels it or frees a box that holds a disaster of this round and is not yet crossed out. That die goes to the Wind Rose, its value no longer protects, and the new disaster still has to be placed. The smiley stays on the sheet.
rule-D-R29 = Each wind box crossed out at the end of a round adds a row of storm from that side. A ship is lost if the last space it crossed lies in the storm, or as soon as it crosses one that does. A ship in port is safe.
rule-D-R30 = If its own track is full, a disaster goes on the crew track; if that is full too, the ship is wrecked.
rule-D-R31 = A box with a disaster takes nothing else, and the modes ignore it.
rule-D-R32 = A solo player wins by being home at the end of the fifteenth turn. The score is only a record to beat.
rule-D-R33 = A die of bonus A that is not placed shows a 1 on the Wind Rose.
rule-D-R34 = If the bag and the Wind Rose together hold too few dice, all that there are get rolled; players for whom none is left do nothing in that turn.
rule-D-R35 = A box with a disaster does not count as filled for the value of its track.
rule-D-R36 = A ship that never left its port has not come home, but loses no points for missing spaces.
rule-D-R37 = Players can agree on other sets of modes, and so can a solo player: four more of our own, or a free choice. For a free choice the players take turns choosing one mode each, starting with the first player, until there are five.
rule-D-R38 = If the bag is empty when bonus A or B needs a die, all dice on the Wind Rose go back into it first.
rule-D-R39 = Nothing is secret: sheets, bag and Wind Rose are open to everyone.
rule-D-R40 = A disaster that finds no box wrecks even a ship in port.
rule-D-R41 = A die or a smiley always goes to the right of all dice and smileys on its track; a box that is freed to their left can only take a disaster.

## The prints

deole-print-source = Our own drawing of the box “{ $box }”. The map, gauge, values, helm boxes, table of castaways and two modes are reconstructed.
deole-print-sheet = navigation sheet
deole-print-map = exploration map
deole-print-annex = annex
deole-print-blue = N
deole-print-yellow = E
deole-print-green = S
deole-print-red = W
deole-print-blue-track = Boreas, blue
deole-print-yellow-track = Eurus, yellow
deole-print-green-track = Notus, green
deole-print-red-track = Zephyrus, red
deole-print-crew-track = Crew
deole-print-ship = Ship
deole-print-side = My side
deole-print-turns = Turns
deole-print-modes = Placement modes
deole-print-modes-help = Circle the five modes of this game. The first die on a track opens it: draw one of them on its sail and cross it out here.
deole-print-columns = Full column: a bonus
deole-print-bonuses = Bonuses
deole-print-score = Score
deole-print-total = Total
deole-print-solo = Solo
deole-print-disasters = Disasters, rounds 1–3
deole-print-storm = Rows of storm
deole-print-helpers = Castaways who can help
deole-print-port = A port: a voyage begins at one of the three ports of the player’s own side and ends at any of them.
deole-print-wreck = A wreck: a crew minus with this sign becomes a plus.
deole-print-castaways = A castaway letter: castaways are adrift on the spaces with the letter that was rolled. A player who crosses such a space draws a smiley on their sheet.
deole-print-coast = Éolia: 5 points for reaching it by the coast with the player’s own letter; a bonus for the first player there.
deole-print-gauge = The gauge on each player’s left gives points for the farthest row reached.
deole-print-courses = A course runs from edge to edge: straight, left or right. Without coloured pens, draw each ship’s course like this:
deole-print-modes-about = A smiley is ignored. Where a mode looks at the previous value, the first die is free.
deole-print-mode-even = 2, 4 or 6
deole-print-mode-odd = 1, 3 or 5
deole-print-mode-small = 1, 2 or 3
deole-print-mode-large = 4, 5 or 6
deole-print-mode-different = no value twice on the track
deole-print-mode-rising = higher than the previous value
deole-print-mode-falling = lower than the previous value
deole-print-mode-equal = the same as the previous value
deole-print-mode-swinging = up and down in turn; the first step goes either way
deole-print-mode-step = exactly one more or one less than the previous value
deole-print-sets = Five modes at a time
deole-print-sets-about = The modes of the first game and of the solo voyage are those of the booklet; the other sets are ours. Any five modes will do.
deole-print-set-first = First game
deole-print-set-solo = Solo
deole-print-set-breeze = Breeze
deole-print-set-trade = Trade wind
deole-print-set-mistral = Mistral
deole-print-set-tempest = Tempest
deole-print-table = Where castaways are adrift
deole-print-table-about = Before each round, roll a yellow and a red die, and place a castaway on each space of the map with the letter found here.
deole-print-yellow-die = yellow die
deole-print-red-die = red die

## The page

deole-web-wind-blue = Boreas
deole-web-wind-yellow = Eurus
deole-web-wind-green = Notus
deole-web-wind-red = Zephyrus
deole-web-wind-crew = Crew
deole-web-eolia = Éolia
deole-web-first = { $player } chooses first
deole-web-north = North is up
deole-web-die = { $colour } { $pips }
deole-web-dice = { $count } × { $colour }
deole-web-die-free = { $colour }, any value
deole-web-columns = Columns
deole-web-won = won
deole-web-bonuses = Bonuses
deole-web-taken = taken
deole-web-which-value = Which value?
deole-web-value-helms = { $helms ->
    [one] { $value }, for one helm
   *[other] { $value }, for { $helms } helms
}
deole-web-helms = Helms: { $ready } available, { $used } used
deole-web-castaway = castaway
deole-web-disaster = disaster
deole-web-stormed = lost to the storm
deole-web-disasters = Disasters of this round
deole-web-helpers = Castaways who can help
deole-web-storm = Storm
deole-web-ask-side = Which side do you set out from?
deole-web-ask-modes = Choose a mode for this game.
deole-web-ask-pick = Take a die.
deole-web-ask-lay = Place the die on a highlighted box, or discard it.
deole-web-ask-mode = Choose a mode for this track.
deole-web-ask-port = Which port do you set out from?
deole-web-ask-course = Which way do you sail?
deole-web-ask-sign = Which minus becomes a plus?
deole-web-ask-castaway = Where do you draw the castaway’s smiley?
deole-web-ask-bonus = Choose a bonus.
deole-web-owed = ({ $count } in all)
deole-web-ask-colour = Which colour should the die have?
deole-web-ask-salvage = Which die from the Wind Rose?
deole-web-ask-disaster = Where does the disaster strike?
deole-web-ask-help = A castaway can send it to the Wind Rose, or free the box of an earlier disaster.
deole-web-come-home = Home in port: the voyage is won.
deole-web-map = The map, eight by eight spaces.
deole-web-ahead = heading for { $space }
deole-web-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
}
deole-web-tray-holds = Dice to take: { $dice }.
deole-web-hand-holds = Die in hand: { $die }.
deole-web-rose-holds = On the Wind Rose: { $dice }.
deole-web-bag-holds = Dice in the bag: { $dice }.
deole-web-castaways-at = Castaways: { $spaces }.
deole-web-wrecks-at = Wrecks: { $spaces }.
deole-web-island-at = The island of Éolia: { $spaces }.
deole-web-eolia-open = Its bonus is still to be won.
deole-web-eolia-now = Players who still arrive this turn get its bonus too.
deole-web-eolia-gone = Its bonus is gone.
deole-web-reached = Reached Éolia: { $players }.
deole-web-storm-rows = { $rows ->
    [one] Storm on the side of { $wind }: one row.
   *[other] Storm on the side of { $wind }: { $rows } rows.
}
deole-web-disasters-were = Disasters of this round: { $values }.
deole-web-has-bonuses = { $player }’s bonuses: { $bonuses }.
deole-web-has-helpers = { $count ->
    [one] One castaway can help.
   *[other] { $count } castaways can help.
}
deole-web-ship-port = { $player }’s ship ({ $wind }, { $colour }) is in port.
deole-web-ship-sea = { $player }’s ship ({ $wind }, { $colour }) is sailing { $heading }; { $space } lies ahead.
deole-web-ship-home = { $player }’s ship ({ $wind }, { $colour }) is home.
deole-web-explored = Spaces crossed: { $spaces }; farthest row: { $row }.
deole-web-empty = empty
deole-web-used = used
deole-web-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
deole-web-rolling = The dice are rolled.
deole-web-panes = Map or sheet
deole-web-pane-map = Map
deole-web-pane-sheet = Sheet
deole-web-whole = Show the whole map
deole-web-discard = Discard
deole-web-hint-mouse = Point at something highlighted to see what it would do. Click to do it.
deole-web-hint-touch = Tap once to look, again to play.
deole-web-then-mode = Then you choose the mode of the track.
deole-web-then-port = Then you choose your port.
deole-web-then-course = Then you choose your course.
deole-web-best-chain = The longest chain: { $player } placed { $count } dice in one turn.
deole-web-best-castaways = { $count ->
    [one] Most castaways: { $player } rescued one.
   *[other] Most castaways: { $player } rescued { $count }.
}
web-keys-of-game = i, j, k, l: sail north, west, south, east. 1, 2, 3: the ports. a to f: the bonuses. x: discard the die. h: a castaway helps.

## What the table explains

about-tray = Rolled for this turn: one die more than there are players. Each player takes one. The die that is left goes to the Wind Rose.
    .title = The dice of this turn
about-tray-now = Dice still to be taken: { $count }.
about-first = { $player } takes the first die of this turn. In the next turn it is the next player clockwise.
    .title = The first player
about-hand = The die that was just taken. Place it on the track of its colour or on the crew track, or discard it.
    .title = The die in hand
about-rose = Unused dice lie here. Bonus D takes one of them. A die that you discard comes here too, and nothing else happens.
    .title = The Wind Rose
about-bag = The dice that can still be drawn in this round.
    .title = The bag
about-bag-now = Dice left in this colour: { $count }.
about-die = On the track of its colour, this die drives your ship towards { $wind }. On the crew track you choose the course yourself.
    .title = A die
about-track = Dice of this colour go here, from left to right, and drive the ship towards { $wind }. The number under the last filled box is the value of the track.
    .title = A wind track
about-track-now = Points now: { $points }.
about-crew = Dice of any colour go here, and you choose the course. At the end each value counts with the sign of its box: plus or minus.
    .title = The crew track
about-closed = This track has no mode yet. With the first die, its player chooses one of the remaining modes.
    .title = No mode yet
about-box = If this is the last filled box of the track, the track is worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .title = Box { $box }
about-box-helm = A die placed here makes a helm available.
about-sign = A die on this box is subtracted at the end. A minus with the small wreck can become a plus when the ship crosses a wreck.
    .title = Minus
about-sign-plus = A die on this box is added at the end.
    .title = Plus
about-sign-star = A die on the sixth box also earns a bonus.
about-mode = The mode says which dice a track takes: { $what }. Smileys do not count.
    .title = Mode: { $mode }
about-helm = An available helm changes a die placed on its track by one, up or down. It can be used once and then costs 2 points at the end.
    .title = Helms
about-columns = When all five boxes of a column are filled, its player takes a bonus at once.
    .title = Columns and stars
about-column-now = Filled in this column: { $count } of 5.
about-bonus-A = Draw a die from the bag and choose its value. Then place it.
    .title = Bonus A
about-bonus-B = Choose a colour. A die of that colour is taken from the bag and rolled. Then place it.
    .title = Bonus B
about-bonus-C = Your ship sails one space in any direction, but not back.
    .title = Bonus C
about-bonus-D = Take a die from the Wind Rose and place it.
    .title = Bonus D
about-bonus-E = At the end, the helms that you used cost nothing.
    .title = Bonus E
about-bonus-F = At the end, each helm that is still available is worth one point.
    .title = Bonus F
about-bonus-taken = This bonus has already been taken. Each bonus can be taken only once.
about-gauge = The gauge gives points for the farthest row that the ship has ever reached, counted from its own side.
    .title = The gauge: 5, 10, 20, 30
about-gauge-now = This mark: row { $row }, { $points } points. Reached so far: row { $best }, { $now } points.
about-side = A die on this track drives a ship towards this side. Its colour is also the colour of the player who sits here.
    .title = The side of { $wind }
about-port = A voyage begins in a port of the ship’s own side and should end in one. For a ship that is home each space counts 2 points instead of 1.
    .title = A port
about-letter = The letters a to i: at the start of a round, two dice choose a letter. Castaways are then adrift on all spaces with this letter.
    .title = A letter for castaways
about-castaway = The first ship to cross this space takes the castaway on board. Its player draws a smiley in a free box. It fills the box and has no value.
    .title = A castaway
about-wreck = A ship that crosses a wreck turns one minus on its crew track into a plus.
    .title = A wreck
about-eolia = A ship that lands on the coast of its own colour gets 5 points at the end.
    .title = The island of Éolia
about-coast = A ship from the side of { $wind } has to land here.
    .title = A coast of Éolia
about-star = The star is a bonus for the first ship that lands on its own coast, and for others in the same turn.
    .title = The star of Éolia
about-ship = Each die that is placed moves the ship by one space. It never turns back.
    .title = A ship
about-ship-home = Spaces to the nearest port: { $count }.
about-course = The line shows where the ship has sailed. A space counts once: 1 point, or 2 if the ship comes home. The last moves are highlighted.
    .title = A course
about-ahead = The frame shows the space that the ship crosses next.
    .title = The space ahead
about-hint = The arrow shows where a die on this track would drive your ship.
    .title = An arrow
about-storm = A ship that sails into the storm, or is in it at the end of a round, is lost.
    .title = The storm
about-disasters = The die that you do not take is a disaster. It fills a box from the right. A value that has already struck this round has no effect.
    .title = Disasters
about-helpers = Each castaway on board can help once: the disaster goes to the Wind Rose, or the box of an earlier one becomes free.
    .title = Castaways who can help
about-north = Turns the map: either north is up, or your own side is at the bottom.
    .title = North is up
about-sheet = Another player’s sheet. Open it to see all of it.
    .title = A player’s sheet
