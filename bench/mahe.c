/* Mahé written by hand in C: the yardstick for the compiled kernel.

   The whole game with one turtle a seat, without the egg-card variant, written the way a C programmer writes an engine
   that a table, a bot and a screen can drive: a position asks one question at a time (`to_act`, `legal`, `ways`), an
   answer takes effect (`play`) and tells what happened (`tell`). The generator and the order of draws are those of the
   kernel, so both play the very same games, and bench/peers.py checks that they do.

   `straight` is the same game with nothing but the arithmetic in it: no questions, no list of answers, no events,
   nothing that could be resumed or shown. It is no engine; it marks the limit. */

#include <stdint.h>
#include <string.h>

enum { TURTLES = 7, BEACH = 21, LIMIT = 7, PIPS = 6, FACES = 6, PILE = 20, OUT = 4, EVENTS = 12, NONE = -1 };
enum { CHANCE = -1, NOBODY = 0 };
enum { BEGIN, TURN_UP, DIE_OWED, DECIDE, OVER };
enum { STOP = 0, ROLL = 1, FIRST = 15, FLIP = 21, DIE = 27, ANSWERS = 34 };
enum { BEGINS = 1, CLUTCH, TURN, ROLLED, SPENT, SWAM, CLIMBED, SANK, LAID, BEACHED };

typedef struct {
    int8_t seats, step, turn, dice, pips, thrown[3], clutch, pile, beach;
    int8_t space[TURTLES], rider[TURTLES], mount[TURTLES];
    int8_t bag[FACES + 1], eggs[TURTLES][FACES + 1];
    int16_t events[EVENTS][5];
    int8_t told;
} State;

typedef struct { int answers[ANSWERS]; } Sheet;

typedef struct { uint32_t a, b, c, n; } Rng;

static uint32_t toss(Rng *r) { /* sfc32 */
    uint32_t t = r->a + r->b + r->n++;
    r->a = r->b ^ (r->b >> 9);
    r->b = r->c + (r->c << 3);
    r->c = ((r->c << 21) | (r->c >> 11)) + t;
    return t;
}

static int below(Rng *r, int n) { return (int)(((uint64_t)toss(r) * (uint64_t)n) >> 32); }

static void seed_stream(Rng *r, uint64_t seed, uint32_t stream) {
    *r = (Rng){(uint32_t)seed, (uint32_t)(seed >> 32), stream, 1};
    for (int i = 0; i < 12; i++) toss(r);
}

static void tell(State *s, int kind, int a, int b, int c) {
    int16_t *row = s->events[s->told++];
    row[0] = (int16_t)kind;
    row[1] = NONE;
    row[2] = (int16_t)a;
    row[3] = (int16_t)b;
    row[4] = (int16_t)c;
}

static void start(State *s, int seats) {
    static const int8_t deck[FACES + 1] = {0, 3, 3, 5, 5, 5, 3};
    memset(s, 0, sizeof *s);
    s->seats = (int8_t)seats;
    s->step = TURN_UP;
    s->pile = PILE;
    s->turn = s->beach = NONE;
    memset(s->rider, NONE, TURTLES);
    memset(s->mount, NONE, TURTLES);
    memcpy(s->bag, deck, sizeof deck);
}

/* --- questions --- */

static int topmost(const State *s, int turtle) {
    while (s->rider[turtle] != NONE) turtle = s->rider[turtle];
    return turtle;
}

static int top_at(const State *s, int space) {
    for (int t = 0; t < s->seats; t++)
        if (s->space[t] == space && s->rider[t] == NONE) return t;
    return NONE;
}

static int to_act(const State *s) {
    if (s->step == OVER) return NOBODY;
    return s->step == DECIDE ? 1 << topmost(s, s->turn) : CHANCE;
}

static int legal(const State *s, int seat, Sheet *out) {
    if (s->step != DECIDE || seat != topmost(s, s->turn)) return 0;
    out->answers[0] = STOP;
    out->answers[1] = ROLL;
    return 2;
}

static int ways(const State *s) {
    if (s->step == DIE_OWED) return PIPS;
    return s->step == TURN_UP ? s->pile + OUT : s->seats;
}

static int holder(const int8_t *counts, int way) {
    int index = 0;
    while (way >= counts[index]) way -= counts[index++];
    return index;
}

static int outcome(const State *s, int way) {
    if (s->step == DIE_OWED) return DIE + 1 + way;
    return s->step == TURN_UP ? FLIP + holder(s->bag, way) : FIRST + way;
}

/* --- effects --- */

static void set_out(State *s, int turtle) {
    s->turn = (int8_t)turtle;
    s->dice = s->pips = 0;
    memset(s->thrown, 0, sizeof s->thrown);
    s->step = DIE_OWED;
    tell(s, TURN, turtle, 0, 0);
}

static void pass_on(State *s) { set_out(s, (s->turn + 1) % s->seats); }

static void turn_up(State *s, int eggs) {
    s->bag[eggs]--;
    s->pile--;
    s->clutch = (int8_t)eggs;
    tell(s, CLUTCH, eggs, 0, 0);
    if (s->turn == NONE)
        s->step = BEGIN;
    else
        pass_on(s);
}

static void dismount(State *s, int turtle) {
    int under = s->mount[turtle];
    if (under != NONE) s->rider[under] = s->mount[turtle] = NONE;
}

static void land(State *s, int turtle, int space) {
    s->space[topmost(s, turtle)] = 0;
    int under = top_at(s, space);
    if (under != NONE) {
        s->rider[under] = (int8_t)turtle;
        s->mount[turtle] = (int8_t)under;
        tell(s, CLIMBED, turtle, under, 0);
    }
    for (; turtle != NONE; turtle = s->rider[turtle]) s->space[turtle] = (int8_t)space;
}

static void sink(State *s) {
    dismount(s, s->turn);
    for (int t = s->turn, up; t != NONE; t = up) {
        tell(s, SANK, t, 0, 0);
        up = s->rider[t];
        s->space[t] = 0;
        s->rider[t] = s->mount[t] = NONE;
    }
    pass_on(s);
}

static void lay(State *s, int turtle) {
    if (s->clutch == 0) {
        s->beach = (int8_t)turtle;
        s->step = OVER;
        tell(s, BEACHED, turtle, 0, 0);
        return;
    }
    tell(s, LAID, turtle, s->clutch, 0);
    s->eggs[turtle][s->clutch]++;
    s->clutch = 0;
    if (s->pile > 0)
        s->step = TURN_UP;
    else
        pass_on(s);
}

static void swim(State *s) {
    int reach = s->space[s->turn] % BEACH + s->pips * s->dice;
    int space = (reach - 1) % BEACH + 1;
    tell(s, SWAM, s->turn, s->pips * s->dice, space);
    dismount(s, s->turn);
    land(s, s->turn, space);
    if (reach >= BEACH)
        lay(s, topmost(s, s->turn));
    else
        pass_on(s);
}

static void roll(State *s, int pips) {
    tell(s, ROLLED, s->turn, pips, s->pips + pips);
    s->thrown[s->dice++] = (int8_t)pips;
    s->pips = (int8_t)(s->pips + pips);
    if (s->pips > LIMIT)
        sink(s);
    else if (s->dice == 3)
        swim(s);
    else
        s->step = DECIDE;
}

static void play(State *s, int seat, int answer) {
    (void)seat;
    s->told = 0;
    switch (s->step) {
    case DIE_OWED: roll(s, answer - DIE); break;
    case DECIDE:
        if (answer == STOP)
            swim(s);
        else
            s->step = DIE_OWED;
        break;
    case TURN_UP: turn_up(s, answer - FLIP); break;
    case BEGIN:
        tell(s, BEGINS, answer - FIRST, 0, 0);
        set_out(s, answer - FIRST);
        break;
    }
}

static int64_t playout(State *s, Rng *r, Sheet *out) {
    for (int64_t count = 0;; count++) {
        int asked = to_act(s);
        if (asked == NOBODY) return count;
        if (asked == CHANCE) {
            play(s, CHANCE, outcome(s, below(r, ways(s))));
        } else {
            int seat = __builtin_ctz((unsigned)asked);
            int n = legal(s, seat, out);
            play(s, seat, out->answers[below(r, n)]);
        }
    }
}

static int64_t eggs_won(const State *s) {
    int64_t sum = 0;
    for (int seat = 0; seat < s->seats; seat++)
        for (int v = 1; v <= FACES; v++) sum += v * s->eggs[seat][v];
    return sum;
}

/* Play `games` games to the end; returns the number of answers and adds up the eggs won. */
int64_t playouts(int games, int seats, uint64_t seed, int64_t *eggs) {
    int64_t count = 0;
    State s;
    Rng r;
    Sheet out;
    for (int g = 0; g < games; g++) {
        seed_stream(&r, seed, (uint32_t)g);
        start(&s, seats);
        count += playout(&s, &r, &out);
        *eggs += eggs_won(&s);
    }
    return count;
}

/* --- the limit --- */

static void draw_card(State *s, Rng *r) {
    int total = 0, v = 0;
    for (int k = 1; k <= FACES; k++) total += s->bag[k];
    for (int left = below(r, total); left >= 0; left -= s->bag[v]) v++;
    s->bag[v]--;
    s->pile--;
    s->clutch = (int8_t)v;
}

static int64_t swim_straight(State *s, Rng *r) {
    int reach = s->space[s->turn] % BEACH + s->pips * s->dice;
    int space = (reach - 1) % BEACH + 1;
    int top = topmost(s, s->turn);
    dismount(s, s->turn);
    s->space[top] = 0;
    int under = top_at(s, space);
    if (under != NONE) {
        s->rider[under] = s->turn;
        s->mount[s->turn] = (int8_t)under;
    }
    for (int t = s->turn; t != NONE; t = s->rider[t]) s->space[t] = (int8_t)space;
    if (reach < BEACH) return 0;
    if (s->clutch == 0) {
        s->beach = (int8_t)top;
        return 0;
    }
    s->eggs[top][s->clutch]++;
    s->clutch = 0;
    if (s->pile == 0) return 0;
    draw_card(s, r);
    return 1;
}

static int64_t turn_straight(State *s, Rng *r) {
    s->dice = s->pips = 0;
    for (int64_t count = 1;; count += 2) {
        s->pips = (int8_t)(s->pips + 1 + below(r, PIPS));
        s->dice++;
        if (s->pips > LIMIT) {
            dismount(s, s->turn);
            for (int t = s->turn, up; t != NONE; t = up) {
                up = s->rider[t];
                s->space[t] = 0;
                s->rider[t] = s->mount[t] = NONE;
            }
            return count;
        }
        if (s->dice == 3) return count + swim_straight(s, r);
        if (below(r, 2) == STOP) return count + 1 + swim_straight(s, r);
    }
}

int64_t straight(int games, int seats, uint64_t seed, int64_t *eggs) {
    int64_t count = 0;
    State s;
    Rng r;
    for (int g = 0; g < games; g++) {
        seed_stream(&r, seed, (uint32_t)g);
        start(&s, seats);
        draw_card(&s, &r);
        s.turn = (int8_t)below(&r, seats);
        for (count += 2; s.beach == NONE; s.turn = (int8_t)((s.turn + 1) % seats)) count += turn_straight(&s, &r);
        *eggs += eggs_won(&s);
    }
    return count;
}
