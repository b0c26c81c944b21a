/** Single keys that always mean the same answer. Spaces and ships are reached with arrow keys. */

const KEYS: Record<string, string> = {
  fish: "f",
  octopus: "o",
  shark: "h",
  stay: "s",
  done: "d",
  enough: "e",
  drop: "b",
  release: "l",
  keep: "k",
  "steal 1": "1",
  "steal 2": "2",
  "steal 3": "3",
  "steal 4": "4",
  "stow red": "r",
  "stow green": "v",
  "stow purple": "p",
  "stow yellow": "y",
  "turn 90": "9",
  "turn 180": "8",
  "turn 270": "7",
};

export const keyOf = (answer: string): string | undefined => KEYS[answer];
