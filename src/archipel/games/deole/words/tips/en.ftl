# Tips in somebody’s first games; see web/src/games/deole/tips.ts.

tip-opens = You have opened a track. Its mode stays for the whole game, and you cannot use it on another track.
tip-departs = Your ship has set out. Each die that you place moves it one space, towards the side of that colour.
tip-helm = A helm is available. It changes one die on this track by one, but each helm used costs 2 points.
tip-discards = You have discarded your die: it goes to the Wind Rose, and your ship stays where it is.
tip-left = The die that nobody chose lies on the Wind Rose now. Bonus D can take it from there.
tip-wreck = A wreck turned a minus of your crew into a plus. The die on that box now adds to your points.
tip-rescues = You have rescued a castaway. The smiley fills a box of any track, and the mode of the track ignores it.
tip-helper = You have rescued a castaway, who can help you once: cancel a disaster, or free the box of one from this round.
tip-eolia = You have reached Éolia by your own coast: 5 points at the end. The first to get there also earns a bonus.
tip-earns = You have earned a bonus. A column of five filled boxes gives one, and so does the last box of the crew track.
tip-chain = A chain! A die from a bonus is played like any other, so it can bring the next bonus.
tip-lapses = This bonus is lost: none of those left on your sheet can be used right now.
tip-home = Your ship is home, so every space you crossed is worth 2 points. You go on placing dice until the end.
tip-disaster = The die you leave is a disaster: it blocks a box from the right. A second one of the same value in this round is ignored.
tip-storm = The storm has come closer, one row for each disaster on a wind track. A ship that it catches is lost.
