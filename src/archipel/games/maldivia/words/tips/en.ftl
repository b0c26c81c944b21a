# Tips in somebody’s first games; see web/src/games/maldivia/tips.ts.

tip-plan = Plan four tiles: they are played from left to right. The letter on top of the fog tile says which side is folded.
tip-stuck = Your boat could not move, so there was no action. Other boats and the edge block the way.
tip-fishes = Your fish are on the mast. The top one is the first that others can steal or the fog can take.
tip-robs = You stole the top fish of the boat beside you. That works with every boat next to yours, but not diagonally.
tip-robbed = A boat stopped beside yours and stole your top fish. Only the top one can be stolen.
tip-releases = A mast holds seven fish at most. The rest go back to the supply.
tip-delivers = Delivered: the market ship is yours. The fish on it are your points at the end.
tip-twisted = An octopus has turned one of your standing tiles. Your boat will not go where you planned.
tip-bitten = The shark has swapped one of your market ships for another. Both change hands face down.
tip-folds = Fog: one side of the sea has been folded inwards. The sea gets smaller, and the back of the cloth shows new spaces.
tip-pushed = The fog has moved your boat inwards. There is no action on the new space.
tip-loses = Caught in the fog: the top fish of your mast is gone. Deliver in time, or stay away from the edge.
tip-spent = Each side is folded only once in a round. This one had been folded already, so nothing happened.
tip-dusk = No more than 16 spaces are left. The game ends as soon as everyone has played the same number of tiles.
