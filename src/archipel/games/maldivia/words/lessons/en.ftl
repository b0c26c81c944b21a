# The lessons of Maldivia in English.

## Sailing

lesson-sail = Plan and sail
    .about = Set up your tiles, follow a current and make your first delivery.
lesson-sail-goal = Fish between four islands before the fog swallows the sea. Deliver the most fish to the market ships and you win.
lesson-sail-plan = Each round, plan four tiles: three arrows and the fog. Turn the first arrow east and leave the others!
    .instead = This time the plan is: east, north, north, fog north. Only the first arrow needs a turn.
lesson-sail-first = Your first arrow points east. Stop among the yellow fish on f9!
    .instead = You could stop there, but the fish are waiting on f9.
lesson-sail-fish = Catch them: they go on your mast.
    .instead = Don’t let them get away. Catch the fish!
lesson-sail-current = Now north. Take the current on f6: it carries you east to j6!
    .instead = You could stop there too. But try the current: it takes you to j6.
lesson-sail-red = Two red fish, just what Efo’s ship asks for. Catch them!
    .instead = You’ll need them in a moment. Catch the red fish!
lesson-sail-edge = You can’t fish and deliver in the same turn. Sail on to j5!
    .instead = You could deliver from there too. This time, choose j5.
lesson-sail-deliver = You have everything this ship asks for. Deliver!
    .instead = Don’t sail off with your fish. Deliver them first!
lesson-sail-end = Two fish, two points! Then your fog rolled in, and Tane lost a fish.

## Stealing

lesson-steal = Fish and steal
    .about = Take fish from the sea, and from your neighbours.
lesson-steal-mast = Fish go on the mast one on top of the other. Only the top one can be stolen.
lesson-steal-between = Tane and Leilani are close together. Sail to d7, right between them!
    .instead = Why not visit both of them? d7 is the place to be!
lesson-steal-fish = There are fish here too. Catch them first!
    .instead = That can wait a moment. Catch the fish first!
lesson-steal-tane = Now steal the top fish from Tane’s mast!
    .instead = Not yet. Tane’s purple fish comes first!
lesson-steal-leilani = You may steal from every boat beside yours. Now for Leilani!
    .instead = One more! Steal from Leilani too.
lesson-steal-order = You choose the order, and the last fish ends up on top. Keep the red one safe: put it on first!
    .instead = Then the red fish could be stolen. Put it on the mast first!
lesson-steal-back = Here’s Tane, out for revenge! But your red fish is at the bottom, so only a purple one is gone.

## Delivering

lesson-deliver = Deliver
    .about = Two deliveries in one turn, from the corner of the sea.
lesson-deliver-corner = At the edge of the sea, you may supply one ship of that side. In a corner, two sides meet!
lesson-deliver-sail = Solys asks for red, green and purple, and you have no purple. Tane has: sail to j10!
    .instead = Go all the way to the corner: j10!
lesson-deliver-steal = Steal the purple fish from Tane!
    .instead = That can wait. Steal Tane’s purple fish first!
lesson-deliver-solys = Now supply Solys: red, green and purple!
    .instead = Solys comes first: red, green and purple!
lesson-deliver-rearrange = After a delivery, you may rearrange your mast. Put the yellow fish on first: it’s safe at the bottom.
    .instead = On top it could be stolen. Put the yellow fish on first!
lesson-deliver-efo = This is the edge of Efo too. Deliver your two red fish!
    .instead = You’re not done yet: Efo is waiting for two red fish.
lesson-deliver-end = Five fish in one turn, so five points! The more fish a ship asks for, the more it counts.

## Fog

lesson-fog = Fog
    .about = Fold the sea away, and see who gets caught.
lesson-fog-tile = Your fog tile folds away one side of the sea. The letter on top says which one: N, E, S or W.
lesson-fog-plan = Tane and Leilani are in the east. Play the fog first, with the E on top, and leave your arrows pointing north!
    .instead = Move the fog tile to the front, with the E on top. All three arrows point north.
lesson-fog-caught = Got them! Both have lost their top fish to the fog.
lesson-fog-hit = Now Leilani’s fog has caught you. But you sit on Leilani’s left, so you exchange a ship: put the purple one under the pile!
    .instead = Keep the big ship, it’s worth more. Put the purple one under the pile!
lesson-fog-new = The cloth shows its back: new fish, and even sharks! Sail to the purple fish on b5.
    .instead = You could sail there too. This time, go to b5!
lesson-fog-fish = And catch it!
    .instead = Take it with you: catch the fish!
lesson-fog-end = Each side folds only once a round. When no more than 16 spaces are left, the game ends.

## Octopus and shark

lesson-octopus = Octopus and shark
    .about = Turn a tile of somebody else’s, and swap your ships.
lesson-octopus-octopus = Tane has two red fish and wants to go east, to Efo. Stop that: sail to the octopus on i4!
    .instead = The octopus is on i4. Sail there!
lesson-octopus-use = An octopus turns one tile that is still standing. Use it!
    .instead = Don’t miss this chance: use the octopus!
lesson-octopus-tile = Choose the first of Tane’s tiles.
    .instead = Choose Tane’s first tile: it’s the next to be played.
lesson-octopus-turn = It must be an arrow pointing east. Turn it by 90 degrees, and it points south!
    .instead = Turned by 90 degrees, an arrow to the east points off the cloth. Try that!
lesson-octopus-shark = Tane can’t sail off the cloth and is stuck! Now go on to the shark on i7.
    .instead = The shark is on i7. Sail there!
lesson-octopus-swap = A shark swaps one of your market ships for another player’s. Use it!
    .instead = Be brave: use the shark!
lesson-octopus-give = Tane has a ship worth four points. Give your smallest one, the yellow!
    .instead = That one is worth more. Give the yellow one!
lesson-octopus-end = One point has become four! Sharks are only on the back of the cloth, so the fog brings them.
