/** Returns a formula without the ids in brackets. */
export function bare(formula: string): string {
  return formula.replaceAll(/\[[^\]]*\]/g, "");
}

/** Returns a formula with its constants summed; unchanged where it is more than dice and numbers. */
export function summed(formula: string): string {
  const text = bare(formula);
  const [, dice, flat] = /^(\d*d\d+)((?:[+-]\d+)*)$/.exec(text.replaceAll(/\s+/g, "")) ?? [];
  if (dice === undefined || !flat) return text;
  const sum = (flat.match(/[+-]\d+/g) ?? []).reduce((total, term) => total + Number(term), 0);
  return `${dice} ${sum < 0 ? "−" : "+"} ${Math.abs(sum)}`;
}
