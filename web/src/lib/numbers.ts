/** Numbers as people write them. */

/** With a true minus, which is as wide as a digit. */
export const signed = (number: number) => String(number).replace("-", "−");

export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
