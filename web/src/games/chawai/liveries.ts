/** A colour and an emblem for each seat: the emblem is for people who cannot tell colours apart. */

export interface Livery {
  fill: string;
  ink: string;
  /** A path within −10 … 10. */
  emblem: string;
}

const LIVERIES: readonly Livery[] = [
  { fill: "#d9512f", ink: "#ffffff", emblem: "M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z" },
  { fill: "#f4bf45", ink: "#3b2a08", emblem: "M0 -9L9 7H-9Z" },
  { fill: "#7b56ac", ink: "#ffffff", emblem: "M-7 -7H7V7H-7Z" },
  { fill: "#2f8a5b", ink: "#ffffff", emblem: "M0 -10L8 0L0 10L-8 0Z" },
  { fill: "#f1f3ee", ink: "#12303d", emblem: "M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" },
  {
    fill: "#2c3e50",
    ink: "#ffffff",
    emblem: "M0 -10L2.7 -3.4L9.5 -3.1L4.2 1.4L6 8.4L0 4.5L-6 8.4L-4.2 1.4L-9.5 -3.1L-2.7 -3.4Z",
  },
];

export const livery = (seat: number) => LIVERIES[(seat - 1) % LIVERIES.length]!;
