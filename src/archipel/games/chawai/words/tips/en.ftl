# Tips in somebody’s first games; see web/src/games/chawai/tips.ts.

tip-tie = Somebody dived as deep as you. The Kiti decides: for the bottom and the middle, the nearest player anticlockwise goes first; for the surface, the nearest clockwise.
tip-nothing = No fish for you this time. Only the deepest, the second deepest and the shallowest diver take one.
tip-jellyfish = A jellyfish costs you points. But a third one sets you free: all three go at once.
tip-took = Your catch goes on top of your pile. A gull would take the top card first.
tip-robbed = The gull is gone, and the top card of your pile with it. It takes jellyfish, too.
tip-spared = The gull steals the top card of your pile. Yours was empty, so you lost nothing.
tip-freed = Three jellyfish: all three leave your pile and cost you nothing.
tip-lit = Your sea lantern shows you a card that lies face down for everybody else. Look before you dive.
tip-hidden = One card lies face down. Only the player who took the sea lantern knows it until all have dived.
tip-kiti = The Kiti has moved one place clockwise. It breaks ties.
