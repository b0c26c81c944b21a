// Mahé for four players as a game of boardgame.io: the same questions, the same secrets, the same length.
// Rule numbers are those of src/archipel/games/mahe/rules.md.

const { PlayerView } = require('boardgame.io/core');

const LIMIT = 7;
const LAST = 21;
const BEACH = 7;
const CARDS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6];
const SET_ASIDE = 4;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function setup({ ctx, random }) {
  const pile = random.Shuffle(CARDS).slice(SET_ASIDE);
  const players = {};
  const turtles = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { cards: [] };
    turtles.push({ owner: seat, space: 0 });
  }
  const clutch = pile.pop();
  const counts = Array(ctx.numPlayers).fill(0);
  return { secret: { pile }, players, stacks: {}, turtles, turn: 0, dice: [random.D6()], clutch, left: pile.length, counts, beach: null };
}

// The turtles that move together: the one whose turn it is and all above it [M4.3]. On the raft it is alone [M-R5].
function movers(G) {
  const stack = G.stacks[G.turtles[G.turn].space] || [G.turn];
  return stack.slice(stack.indexOf(G.turn));
}

const decider = (G) => movers(G).at(-1); // [M4.2]

function place(G, seats, space) {
  const from = G.turtles[seats[0]].space;
  if (from) {
    const left = G.stacks[from].filter((seat) => !seats.includes(seat));
    if (left.length) G.stacks[from] = left;
    else delete G.stacks[from];
  }
  for (const seat of seats) G.turtles[seat].space = space;
  if (space) G.stacks[space] = [...(G.stacks[space] || []), ...seats];
}

function lay(G, seat) {
  if (G.clutch === null) {
    G.beach = seat; // [M6.1]
    return;
  }
  G.players[seat].cards.push(G.clutch); // [M5.1]
  G.counts[seat] += 1;
  G.clutch = G.secret.pile.length ? G.secret.pile.pop() : null;
  G.left = G.secret.pile.length;
}

function swim(G) {
  const seats = movers(G);
  const from = G.turtles[G.turn].space;
  const to = from + G.dice.length * sum(G.dice); // [M3]
  const lays = Math.floor(to / LAST) > Math.floor(from / LAST); // [M5.1, M-R4]
  place(G, seats, ((to - 1) % LAST) + 1);
  if (lays) lay(G, seats.at(-1)); // [M5.2]
}

function next({ G, ctx, random, events }) {
  G.turn = (G.turn + 1) % ctx.numPlayers;
  G.dice = [random.D6()]; // [M2.1]
  const asked = String(decider(G));
  if (asked !== ctx.currentPlayer && G.beach === null) events.endTurn({ next: asked });
}

function roll(context) {
  const { G, random } = context;
  G.dice.push(random.D6());
  const tooMuch = sum(G.dice) > LIMIT;
  if (!tooMuch && G.dice.length < 3) return; // [M2.3]
  if (tooMuch) place(G, movers(G), 0); // [M2.4]
  else swim(G); // [M2.5]
  next(context);
}

function stop(context) {
  swim(context.G);
  next(context);
}

function eggs(G, seat) {
  return sum(G.players[seat].cards) + (G.beach === seat ? BEACH : 0); // [M6.2]
}

module.exports = {
  name: 'mahe',
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: { roll: { move: roll, client: false }, stop: { move: stop, client: false } },
  endIf: ({ G, ctx }) => (G.beach === null ? undefined : { eggs: Object.keys(G.players).map((seat) => eggs(G, Number(seat))) }),
  playerView: PlayerView.STRIP_SECRETS,
};
