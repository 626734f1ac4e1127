/** RP-65 — numbers of the location die as the tables of armour print them: « 1-4, 7-9 ». */
export function numberSpans(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && number <= last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
}
