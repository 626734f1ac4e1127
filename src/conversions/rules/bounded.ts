/** A whole number between two others. */
export function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value)));
}

/** A text without case, accents, or more than one space: how names are compared. */
export function bare(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll(/[\s'’.\-–]+/g, " ")
    .trim()
    .toLowerCase();
}
