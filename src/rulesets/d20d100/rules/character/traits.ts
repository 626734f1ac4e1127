import type { CharacteristicKey, JetKey, TraitTarget } from "../vocabulary.js";

/** DD-31 — what a trait adds, and to what; `mobileCombat` and `sixthSense` open a rule. */
export interface TraitEffect {
  readonly target: TraitTarget;
  /** The skill or the Jet; empty: what the trait was chosen for. */
  readonly key: string;
  readonly value: number;
}

/** DD-31 — what a trait does to figures. */
export interface TraitFigures {
  /** DD-32, DD-34, DD-36 — the skill or the weapon that it was chosen for: a key or a name. */
  readonly parameter: string;
  readonly effects: readonly TraitEffect[];
}

/** Something that a parameter may mean. */
export interface Named {
  readonly key: string;
  readonly name: string;
}

/** DD-31 — what must hold for a trait to be taken. */
export interface Requirement {
  readonly characteristic: CharacteristicKey | "";
  /** The score must be higher than this. */
  readonly above: number;
}

/** DD-31 — what traits add to initiative, points of life or tests of Santé mentale. */
export function traitBonus(
  traits: readonly TraitFigures[],
  target: "initiative" | "hpMax" | "sanityTest" | "sixthSense",
): number {
  return sumOf(traits, (effect) => effect.target === target);
}

/** DD-31 — what traits add to a Jet. */
export function jetBonus(traits: readonly TraitFigures[], jet: JetKey): number {
  return sumOf(traits, ({ target, key }) => target === "jet" && key === jet);
}

/** DD-31, DD-32, DD-36 — what traits add to a skill. */
export function skillBonus(traits: readonly TraitFigures[], skill: Named): number {
  return sumOf(
    traits,
    ({ target, key }, parameter) => target === "skill" && (key === "" ? means(parameter, skill) : key === skill.key),
  );
}

/** DD-34 — what traits add to the attack of a weapon: it must be the very one, not one of a like name. */
export function weaponBonus(traits: readonly TraitFigures[], weapon: Named): number {
  return sumOf(traits, ({ target }, parameter) => target === "weapon" && means(parameter, weapon));
}

/** DD-33, DD-35 — whether a trait opens a rule. */
export function opens(traits: readonly TraitFigures[], rule: "mobileCombat" | "sixthSense"): boolean {
  return traits.some(({ effects }) => effects.some(({ target }) => target === rule));
}

/** DD-31, DD-33 — whether somebody's score is high enough for a trait. */
export function fulfils(
  { characteristic, above }: Requirement,
  scores: Readonly<Partial<Record<CharacteristicKey, number>>>,
): boolean {
  return characteristic === "" || (scores[characteristic] ?? 0) > above;
}

/** Whether a parameter is the key or the whole name of something, whatever its case and accents. */
export function means(parameter: string, { key, name }: Named): boolean {
  const wanted = bare(parameter);
  return wanted !== "" && (wanted === bare(key) || wanted === bare(name));
}

function bare(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
}

function sumOf(traits: readonly TraitFigures[], counts: (effect: TraitEffect, parameter: string) => boolean): number {
  return traits.reduce(
    (total, { effects, parameter }) =>
      effects.reduce((sum, effect) => sum + (counts(effect, parameter) ? effect.value : 0), total),
    0,
  );
}
