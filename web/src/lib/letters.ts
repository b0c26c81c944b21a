/** A letter for each thing: the first of its name that no earlier thing has, or else the first of its name. */
export function lettersFor<Name extends string>(
  things: readonly Name[],
  nameOf: (thing: Name) => string,
): ReadonlyMap<Name, string> {
  const found = new Map<Name, string>();
  for (const thing of things) {
    const letters = [...nameOf(thing).toUpperCase()];
    const taken = [...found.values()];
    found.set(thing, letters.find((letter) => !taken.includes(letter)) ?? letters[0]!);
  }
  return found;
}
