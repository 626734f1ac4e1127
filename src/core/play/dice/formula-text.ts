/** A formula without the ids in brackets. */
export function bare(formula: string): string {
  return formula.replaceAll(/\[[^\]]*\]/g, "");
}

/** A formula as people read it: dice and one sum, where it is made of nothing else. */
export function summed(formula: string): string {
  const text = bare(formula);
  const [, dice, flat] = /^(\d*d\d+)((?:[+-]\d+)*)$/.exec(text.replaceAll(/\s+/g, "")) ?? [];
  if (dice === undefined || !flat) return text;
  const sum = (flat.match(/[+-]\d+/g) ?? []).reduce((total, term) => total + Number(term), 0);
  return `${dice} ${sum < 0 ? "−" : "+"} ${Math.abs(sum)}`;
}
