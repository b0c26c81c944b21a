# The lessons of Déole in English.

## Dice and tracks

lesson-dice = Dice and tracks
    .about = Take a die, open a track and set sail.
lesson-dice-goal = Four winds carry your ship across the sea around Éolia. Explore, come home in time, and score the most points to win.
lesson-dice-take = You take one die each turn. Blue blows you north: take the blue 4!
    .instead = Any die would do, but you want to go north. Take the blue 4!
lesson-dice-place = Place it on the blue track.
    .instead = You could do that too. This time, place it as a 4 on the blue track!
lesson-dice-mode = The first die opens the track: choose its mode. With “even”, it takes only 2, 4 and 6 from now on.
    .instead = A good choice as well. For this lesson, take “even”!
lesson-dice-port = Set out from the left port, and the wind takes you north!
    .instead = All three ports are yours. This time, choose the one on the left!
lesson-dice-again = Next turn, and Tane has chosen first. Take the blue 3!
    .instead = That wind would turn you. Take the blue 3!
lesson-dice-helm = Your track takes no 3. But a helm changes a die by one: place it as a 4!
    .instead = That would be possible too. This time, make it a 4 on the blue track!
lesson-dice-end = On you sail! Each die fills a box and moves your ship.

## The course

lesson-course = The course
    .about = Wind, tail wind and rowing: how to reach the island.
lesson-course-wind = A wind drives your ship towards the side of its colour. Blue is in the north: place your blue 4!
    .instead = You could do that too. This time, place it as a 4 on the blue track!
lesson-course-tail = You are heading north now, with the green side behind you. Take the green 2: it’s a tail wind!
    .instead = That wind would turn you. Take the green 2!
lesson-course-behind = Place it on the green track.
    .instead = Don’t waste a tail wind! Place it on the green track.
lesson-course-straight = With a tail wind, you choose the course. Go straight on, north!
    .instead = The island lies north. Straight on!
lesson-course-row = No wind blows north now. Take the yellow 1: your crew can row!
    .instead = The lower the die, the better for your crew. Take the yellow 1!
lesson-course-crew = Any die can go on the crew track, and you choose the course again. Place it there!
    .instead = That wind would turn you. Place the 1 on the crew track!
lesson-course-ashore = Row north, across the island!
    .instead = Straight on: row north!
lesson-course-end = You are the first to reach Éolia by the coast of your colour. That’s five points and a bonus!

## Castaways and wrecks

lesson-castaways = Castaways and wrecks
    .about = Rescue people on your way, and search sunken ships.
lesson-castaways-adrift = There’s a castaway right ahead of you. Sail across that space, and you take them on board.
lesson-castaways-rescue = Place your blue 3, and the wind takes you there!
    .instead = You could do that too. This time, place it as a 3 on the blue track!
lesson-castaways-smiley = Rescued! Draw a smiley on any track: on the crew track it fills a minus box and costs nothing.
    .instead = It would be welcome there too. This time, draw it on the crew track!
lesson-castaways-wreck = Now there’s a wreck ahead. Take the blue 5!
    .instead = North is fine, you don’t want to turn. Take the blue 5!
lesson-castaways-cross = Place it on the blue track.
    .instead = You could do that too. This time, place it as a 5 on the blue track!
lesson-castaways-sign = A wreck turns one minus on your crew track into a plus. Choose the first box: there’s a 4 on it!
    .instead = That box has no die on it yet. Choose the first one, with the 4!
lesson-castaways-end = Minus four has become plus four! A tip: with a few plus signs, rowing pays off.

## Bonuses

lesson-bonuses = Bonuses
    .about = Fill a column, and one bonus leads to the next.
lesson-bonuses-column = One box is missing in the second column, the red one. A full column gives you a bonus!
lesson-bonuses-fill = Place your red 3 there.
    .instead = You could do that too. This time, place it as a 3 on the red track!
lesson-bonuses-rose = There are six bonuses, each to be taken once. Take D, a die from the Wind Rose!
    .instead = A fine bonus, but D is even better now. Take D!
lesson-bonuses-salvage = Another red die: take the red 5!
    .instead = Red is what you need. Take the red 5!
lesson-bonuses-more = Place it, and the third column is full too!
    .instead = You could do that too. This time, place it as a 5 on the red track!
lesson-bonuses-sail = And another bonus! Take C and sail one space.
    .instead = Look, there’s a castaway ahead of you. Take C!
lesson-bonuses-castaway = Pick up the castaway and turn south, towards home!
    .instead = You could sail there too. This time, turn south!
lesson-bonuses-smiley = Draw the smiley on the yellow track.
    .instead = It would be welcome there too. This time, draw it on the yellow track!
lesson-bonuses-end = Two dice, two bonuses and a castaway in one turn! A tip: fill your tracks evenly.

## Coming home

lesson-home = Coming home
    .about = The last two turns, and what they are worth.
lesson-home-count = Only two turns left! Each space you have crossed is worth one point, or two if you come home.
lesson-home-south = Your ports lie south. Take the green 5!
    .instead = That wind blows the wrong way. Take the green 5!
lesson-home-place = Place it on the green track.
    .instead = Keep your crew for later. Place it as a 5 on the green track!
lesson-home-last = Your last die, and no wind blows south. Take the red 1!
    .instead = The lower the die, the better for your crew. Take the red 1!
lesson-home-crew = Your crew will have to row: place it on the crew track.
    .instead = That wouldn’t get you home. Place it as a 1 on the crew track!
lesson-home-port = Your port is straight ahead: south!
    .instead = So close! The port lies south.
lesson-home-home = Home! Your 14 spaces count double, while Tane, still at sea, loses points.

## Solo

lesson-solo = Solo
    .about = On your own against disasters and the storm.
lesson-solo-alone = On your own, you roll two dice each turn, and the one you leave is a disaster. Come home and you win!
lesson-solo-take = There’s a castaway in the north. Take the blue 5!
    .instead = The castaway is in the north. Take the blue 5!
lesson-solo-place = Place it on the blue track.
    .instead = You could do that too. This time, place it as a 5 on the blue track!
lesson-solo-smiley = Draw the smiley on the crew track. Your castaway can ward off one disaster, whenever you like.
    .instead = It would be welcome there too. This time, draw it on the crew track!
lesson-solo-disaster = The red 3 strikes and takes a box away. Better on the crew track: on the red one, it would bring a storm.
    .instead = Save the castaway’s help for later. This time, place the disaster on the crew track!
lesson-solo-again = The last turn of the round. Take the blue 6: a second 3 does no harm!
    .instead = You want to go on north. Take the blue 6!
lesson-solo-north = Place it on the blue track.
    .instead = You could do that too. This time, place it on the blue track!
lesson-solo-storm = Your old yellow disaster brings the storm, right beside your ship. Stay out of it, and hurry home!
