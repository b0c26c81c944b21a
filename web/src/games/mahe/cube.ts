/** A die in space, seen from the front: which faces can be seen, where they are drawn, and how bright they are. */

export interface Face {
  pips: number;
  /** The affine map from the plain face, around 0,0 and 2 wide, to the picture of a die of side 2. */
  matrix: readonly [number, number, number, number, number, number];
  /** 1 for a face towards the light, less for others. */
  light: number;
}

type Vector = readonly [number, number, number];
type Axes = readonly [Vector, Vector, Vector];

/** The faces by their normal, the direction of their x and that of their y; opposite faces add up to seven. */
const FACES: readonly { pips: number; normal: Vector; across: Vector; down: Vector }[] = [
  { pips: 1, normal: [0, 0, 1], across: [1, 0, 0], down: [0, 1, 0] },
  { pips: 6, normal: [0, 0, -1], across: [-1, 0, 0], down: [0, 1, 0] },
  { pips: 2, normal: [0, -1, 0], across: [1, 0, 0], down: [0, 0, 1] },
  { pips: 5, normal: [0, 1, 0], across: [1, 0, 0], down: [0, 0, -1] },
  { pips: 3, normal: [1, 0, 0], across: [0, 0, -1], down: [0, 1, 0] },
  { pips: 4, normal: [-1, 0, 0], across: [0, 0, 1], down: [0, 1, 0] },
];

/** The turns that bring a face to the front, in degrees about x and then about y. */
const FRONT: Record<number, readonly [number, number]> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
};
const LEAN: readonly [number, number] = [-16, 14]; // degrees; at rest two more faces can just be seen
const SPIN = 610; // degrees of a whole throw
const LIGHT: Vector = [-0.35, -0.6, 0.72];
const RESTS = 0.72; // the share of a throw after which the die lies still

/** The faces of a die that can be seen at this share of its throw; at 1 it lies with so many pips in front. */
export function facesAt(pips: number, share: number): Face[] {
  const left = 1 - slowing(share);
  const [x, y] = FRONT[pips] ?? [0, 0];
  const axes = turned([x, y], [LEAN[0] + SPIN * left, LEAN[1] - 0.6 * SPIN * left]);
  return FACES.flatMap(({ pips: number, normal, across, down }) => {
    const out = apply(axes, normal);
    if (out[2] <= 0.001) return [];
    const [a, b] = [apply(axes, across), apply(axes, down)];
    return [{ pips: number, matrix: [a[0], a[1], b[0], b[1], out[0], out[1]] as const, light: dot(out, LIGHT) }];
  });
}

/** The place of the die at this share of its throw, in its own widths: it comes in from the right and bounces. */
export function hopAt(share: number): { x: number; y: number } {
  const left = 1 - slowing(share);
  const bounces = Math.abs(Math.cos((Math.min(1, share / RESTS) * Math.PI * 5) / 2));
  return { x: 1.7 * left, y: 0.9 * left - 1.3 * left * bounces };
}

const slowing = (share: number) => 1 - (1 - Math.min(1, share / RESTS)) ** 2.4;

/** The axes of the die after two turns: first to bring a face to the front, then the tumbling. */
function turned(first: readonly [number, number], then: readonly [number, number]): Axes {
  const units: Axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  return units.map((unit) =>
    aboutY(aboutX(aboutY(aboutX(unit, first[0]), first[1]), then[0]), then[1]),
  ) as unknown as Axes;
}

function aboutX([x, y, z]: Vector, degrees: number): Vector {
  const [cos, sin] = circle(degrees);
  return [x, y * cos - z * sin, y * sin + z * cos];
}

function aboutY([x, y, z]: Vector, degrees: number): Vector {
  const [cos, sin] = circle(degrees);
  return [x * cos + z * sin, y, z * cos - x * sin];
}

const circle = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const;
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function apply(axes: Axes, [x, y, z]: Vector): Vector {
  const at = (i: 0 | 1 | 2) => axes[0][i] * x + axes[1][i] * y + axes[2][i] * z;
  return [at(0), at(1), at(2)];
}
