import { ROWS, type Row } from "../vocabulary.js";

/** SE-77 — how a trait comes into play: by itself, as an offer, or as a word to the keeper. */
export type TraitMode = "automatic" | "offered" | "text";

/** SE-77 — the traits of creatures. */
export const TRAITS = {
  dirtyBite: "automatic",
  noBleeding: "automatic",
  swarm: "automatic",
  pack: "offered",
  ambush: "offered",
  charge: "offered",
  grip: "offered",
  flight: "text",
  venom: "offered",
  noGap: "automatic",
} as const satisfies Record<string, TraitMode>;
export type TraitKey = keyof typeof TRAITS;

/** Whether a stored key is that of a trait; others are only text. */
export function isTrait(key: string): key is TraitKey {
  return Object.hasOwn(TRAITS, key);
}

/** SE-63, SE-77 — successes that a dirty bite adds to the watch. */
export const DIRTY_BITE = 1;

/** SE-77 — dice of an attack with the pack, or out of an ambush. */
export const ATTACK_TRAIT_DICE = { pack: 1, ambush: 1 } as const satisfies Partial<Record<TraitKey, number>>;

/** SE-40, SE-77 — dice of damage that a charge adds, which no Force caps. */
export const CHARGE_DICE = 1;

/** SE-77 — wounds of an attack on a swarm: only the worst one, unless the attack is of area. */
export function swarmWounds(wounds: readonly (Row | "none")[], area: boolean): readonly (Row | "none")[] {
  if (area) return wounds;
  const worst = ROWS.findLast((row) => wounds.includes(row));
  return worst ? [worst] : [];
}
