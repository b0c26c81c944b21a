# The lessons of Chawaï in English.

## Diving

lesson-dive = Your first dives
    .about = Choose a diver, and catch the fish you want.
lesson-dive-goal = Everyone dives into the lagoon at once, for the same three fish. After twelve dives, the player with the most points wins.
lesson-dive-deep = You are Moana. The deepest diver takes the fish at the bottom: dive to 12 for the tuna!
    .instead = That might do, but nobody dives deeper than 12. Try your 12!
lesson-dive-caught = The tuna is yours! Tane, second deepest, took the middle, and Leilani, the shallowest, the surface.
lesson-dive-shallow = A jellyfish costs ten points, and it lies at the bottom. Take the sardine at the surface: dive to 1!
    .instead = Careful, the jellyfish is deep down. Stay at the very top with your 1!
lesson-dive-middle = Your 12 and your 1 are used up. This time the best fish is in the middle: be second deepest with your 9!
    .instead = For the middle, one diver must go deeper than you. Try your 9!
lesson-dive-end = 28 points in three dives! A tip: keep a few very deep and very shallow divers for later.

## Ties

lesson-ties = Ties and the Kiti
    .about = Two divers at the same depth: the statue decides.
lesson-ties-kiti = What if two divers go to the same depth? Then the Kiti decides, the statue that walks round the lagoon.
lesson-ties-bottom = It stands between you and Tane. Dive to 10 for the tuna at the bottom!
    .instead = To meet the Kiti, choose your 10 this time!
lesson-ties-first = Tane chose 10 too. For bottom and middle you count anticlockwise: from the Kiti, you came first.
lesson-ties-surface = The Kiti has moved on, past Tane. Dive to 2 for the tuna at the surface!
    .instead = To see the other kind of tie, choose your 2 this time!
lesson-ties-nothing = Leilani chose 2 too. For the surface you count clockwise: Leilani came first, and you get nothing.
lesson-ties-again = Clockwise from the Kiti, you now come before Tane. Dive to 3 for the surface!
    .instead = Trust the Kiti: choose your 3 this time!
lesson-ties-tip = Tane chose 3 too, but you came first! A tip: look where the Kiti stands before you dive.

## Gulls

lesson-gulls = Gulls and jellyfish
    .about = A gull steals your top card. Sometimes that is just what you need.
lesson-gulls-gull = When you take a gull, it flies off with the top card of your pile.
lesson-gulls-steal = Your top card is a jellyfish, so you want that gull. It is in the middle: be second deepest with your 8!
    .instead = The gull is in the middle, so be second deepest. Try your 8!
lesson-gulls-gone = Gone! The gull and the jellyfish are out of the game, and your tiger fish is on top again.
lesson-gulls-avoid = Now a gull at the surface would cost you the tiger fish. Stay away from it: dive to 10!
    .instead = Stay well away from the surface. Try your 10!
lesson-gulls-lost = Tane had to take the gull and has lost a tuna. With an empty pile, you would lose nothing.
lesson-gulls-three = And the jellyfish? Once you have three of them, you discard all three at once.

## Sea lanterns

lesson-lanterns = Sea lanterns
    .about = Take one, and you see what the others cannot.
lesson-lanterns-lantern = A sea lantern is a small fish, but it shows you something that the others cannot see.
lesson-lanterns-take = It is in the middle: be second deepest with your 7!
    .instead = The lantern is in the middle, so be second deepest. Try your 7!
lesson-lanterns-secret = The next card in the middle lies face down, and only you see it. It’s a tuna worth 15!
lesson-lanterns-dark = The others are diving in the dark. Be second deepest again: dive to 9!
    .instead = You want the middle again, so be second deepest. Try your 9!
lesson-lanterns-tuna = All divers are revealed, and the hidden card too. The big tuna is yours!
lesson-lanterns-theirs = Another lantern, this time at the bottom. Leave it to Tane, and take the tiger fish with your 8!
    .instead = The tiger fish is in the middle, so be second deepest. Try your 8!
lesson-lanterns-hidden = Now Tane alone sees the card at the bottom. A treasure or a jellyfish: you’ll have to guess!
