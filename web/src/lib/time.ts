/** Times as people say them. */

import type { Words } from "./words.svelte";

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** "3 minutes": the largest unit that fits. */
export function spoken(seconds: number, say: Words): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["seconds", 1];
  return say.say(`web-${unit}`, { count: Math.round(seconds / size) });
}

/** "2:05", or in words when it is more than an hour. */
export function countdown(milliseconds: number, say: Words): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 3600) return spoken(seconds, say);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
