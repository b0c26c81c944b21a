/** Single keys: each means one answer throughout the game. */

const KEYS: Readonly<Record<string, string>> = {
  "sail north": "i",
  "sail west": "j",
  "sail south": "k",
  "sail east": "l",
  "port 1": "1",
  "port 2": "2",
  "port 3": "3",
  "bonus A": "a",
  "bonus B": "b",
  "bonus C": "c",
  "bonus D": "d",
  "bonus E": "e",
  "bonus F": "f",
  discard: "x",
  help: "h",
};

export const keyOf = (answer: string): string | undefined => KEYS[answer];
