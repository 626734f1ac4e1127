/** DD-92 — what a wounded body costs at half of its points, and at a quarter of them in place of that. */
export const HALF_PENALTY = -3;
export const QUARTER_PENALTY = -6;
/** DD-96 — as low as points go. */
export const DEATH_HP = -10;

/** DD-94…DD-96 — how somebody fares by their hit points. */
export type BodyState = "able" | "outOfAction" | "stabilised" | "dying" | "dead";

/** DD-94, DD-98, DD-168 — whose points are counted, and how. */
export interface Mortal {
  readonly kind: "investigator" | "adversary";
  /** DD-168 — the keeper counts this adversary below 0, e.g. an ally or a prisoner. */
  readonly negativeHp?: boolean;
}

/** DD-94, DD-98, DD-168 — whether somebody's points go below 0; where they do not, 0 is death (D-27). */
export function fallsBelow({ kind, negativeHp = false }: Mortal, useAgony: boolean): boolean {
  return kind === "investigator" ? useAgony : negativeHp;
}

/** DD-94…DD-96 — how somebody fares with so many points. */
export function bodyState(hp: number, { below, stabilised }: { below: boolean; stabilised: boolean }): BodyState {
  if (hp > 0) return "able";
  if (!below || hp <= DEATH_HP) return "dead";
  if (hp === 0) return "outOfAction";
  return stabilised ? "stabilised" : "dying";
}

/** DD-90, DD-94…DD-96, DD-168 — points after so much damage; a new wound opens one that was stabilised. */
export function afterDamage(
  before: number,
  damage: number,
  { below, stabilised = false }: { below: boolean; stabilised?: boolean },
): { readonly hp: number; readonly state: BodyState; readonly stabilised: boolean } {
  const hp = Math.max(below ? DEATH_HP : 0, before - Math.max(0, damage));
  const held = stabilised && damage <= 0 && hp < 0;
  return { hp, state: bodyState(hp, { below, stabilised: held }), stabilised: held };
}

/** DD-92 — the points from which a wound hinders: fixed by the most somebody can have. */
export function woundThresholds(max: number): { readonly half: number; readonly quarter: number } {
  return { half: Math.floor(max / 2), quarter: Math.floor(max / 4) };
}

/** DD-92 — what wounds add to whatever the body does: equal to a threshold is past it (D-24). */
export function woundPenalty(hp: number, max: number): number {
  const { half, quarter } = woundThresholds(max);
  if (hp <= quarter) return QUARTER_PENALTY;
  return hp <= half ? HALF_PENALTY : 0;
}

/** DD-94 — points after a tiring action: whoever has none left pays with one. */
export function afterEffort(hp: number): number {
  return hp === 0 ? -1 : hp;
}
