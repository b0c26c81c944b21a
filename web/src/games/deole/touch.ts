/** Everything that the parts of the board need to be pointed at and touched. */

export interface Touch {
  can: (answer: string) => boolean;
  /** Give the answer. A finger that touches it for the first time only looks. */
  give: (answer: string) => void;
  /** Ask why an answer is not possible. */
  refuse: (answer: string) => void;
  look: (answer: string) => void;
  /** The answer that a finger has touched once. */
  armed: string;
  /** The answer and its outcome in words. */
  label: (answer: string) => string;
  /** The change of points, "+3"; empty where it is not known or nothing changes. */
  gain: (answer: string) => string;
}

const nothing = () => {};

/** The changes on a sheet at the moment, by places such as "1 crew 3", "column 1 3", "bonus 1 A", "helms 1 red". */
export interface Shown {
  glow: string;
  /** Boxes that a die is on its way to. */
  coming: readonly string[];
  /** Boxes that were filled last. */
  marked: ReadonlySet<string>;
}

/** For sheets that nobody touches. */
export const UNTOUCHED: Touch = {
  can: () => false,
  give: nothing,
  refuse: nothing,
  look: nothing,
  armed: "",
  label: () => "",
  gain: () => "",
};

/** Whether the answer is given by touching a die or a colour of the bag. */
export const isDie = (answer: string) => /^(pick|salvage|colour)\b/.test(answer);

/** The change of points as it is written. */
export const signed = (points: number) => `${points < 0 ? "−" : points > 0 ? "+" : "±"}${Math.abs(points)}`;
