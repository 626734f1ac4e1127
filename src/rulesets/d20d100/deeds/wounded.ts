import { flag, oneOf, whole, type Read } from "../../../core/shape/shape.js";
import type { Changes, ValueChange } from "../../../core/play/contract/changes.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import type { Text } from "../../../core/text/text.js";
import { bodyOf } from "../data/body.js";
import { d20d100Options } from "../data/options.js";
import { afterDamage, type BodyState } from "../rules/body/wounds.js";
import { isShock, massiveDamage, mayBeShaken } from "../rules/body/shock.js";
import { bruiseState } from "../rules/body/bruises.js";
import { DAMAGE_TYPES, type DamageType } from "../rules/vocabulary.js";
import { say } from "./kit.js";

/** What damage does to somebody, whatever dealt it: a blow, a fall, fire, a hold around the neck. */

/** DD-91 — a shock, and one by a violent blow. */
export const SHOCKS = ["none", "shock", "violent"] as const;
export type Shock = (typeof SHOCKS)[number];

/** DD-94…DD-96, DD-102 — how somebody fares, by points and by blows taken, mildest first. */
export const FARING = ["able", "staggered", "unconscious", "outOfAction", "stabilised", "dying", "dead"] as const;
export type Faring = (typeof FARING)[number];

/** How grave that is, in notches of five. */
export const FARING_LEVELS: Readonly<Record<Faring, number>> = {
  able: 1,
  staggered: 2,
  unconscious: 3,
  outOfAction: 3,
  stabilised: 3,
  dying: 4,
  dead: 5,
};

/** DD-94…DD-96, DD-102 — how somebody fares with so many points, and so many blows taken. */
export function faringOf(state: BodyState, hp: number, temporary: number): Faring {
  if (state !== "able") return state;
  const bruised = bruiseState(hp, temporary);
  return bruised === "none" ? "able" : bruised;
}

/** DD-90, DD-101 — how much damage of which kind; the shock where the keeper has a word in it. */
export interface Hurting {
  readonly damage: number;
  readonly type: DamageType;
  /** DD-91 — `null`: as the rules have it. */
  readonly shock?: Shock | null;
}

/** DD-91 — the shock of a blow by the rules: real damage only, and only whoever can be shaken. */
function shockOf(actor: Actor, { damage, type, shock = null }: Hurting): Shock {
  if (shock) return shock;
  const { hp, mayBeShocked } = bodyOf(actor);
  const counts = d20d100Options().useShock && type === "hp" && mayBeShocked;
  return counts && isShock(hp.value, damage) ? "shock" : "none";
}

/** DD-90…DD-102 — what damage comes to for somebody, as an outcome keeps it. */
export const HURT = {
  damage: whole,
  type: oneOf(DAMAGE_TYPES),
  hpAfter: whole,
  blowsAfter: whole,
  before: oneOf(FARING),
  after: oneOf(FARING),
  shock: oneOf(SHOCKS),
  /** DD-93 — so much at once that the body is tested for it. */
  massive: flag,
};
export interface Hurt extends Read<typeof HURT> {}

/** DD-90…DD-102 — what damage comes to for somebody. */
export function hurtOutcome(actor: Actor, hurting: Hurting): Hurt {
  const { hp, temporary, state, below, important, ignoresTemporary } = bodyOf(actor);
  const damage = Math.max(0, hurting.damage);
  const real = hurting.type === "hp";
  const body = afterDamage(hp.value, real ? damage : 0, { below, stabilised: hp.stabilised });
  const blows = temporary + (real || ignoresTemporary ? 0 : damage);
  const massive = real && massiveDamage(damage, { enabled: d20d100Options().useMassiveDamage, important }).required;
  return {
    ...{ damage, type: hurting.type, hpAfter: body.hp, blowsAfter: blows },
    before: faringOf(state, hp.value, temporary),
    after: faringOf(body.state, body.hp, blows),
    shock: mayBeShaken(body.state) ? shockOf(actor, { ...hurting, damage }) : "none",
    massive: massive && body.state !== "dead",
  };
}

/** DD-90…DD-102 — what to write of it. */
export function hurtChanges(
  { damage, type, shock }: Pick<Hurt, "damage" | "type" | "shock">,
  actor: Actor,
): Required<Pick<Changes, "numbers" | "values">> {
  const { hp, temporary, below, ignoresTemporary } = bodyOf(actor);
  const real = type === "hp";
  const after = afterDamage(hp.value, real ? damage : 0, { below, stabilised: hp.stabilised });
  const blows = real || ignoresTemporary ? temporary : temporary + damage;
  return {
    numbers: [
      ...(after.hp === hp.value ? [] : [{ path: "system.hp.value", after: after.hp }]),
      ...(blows === temporary ? [] : [{ path: "system.temporaryDamage", after: blows }]),
    ],
    values: [
      ...(after.stabilised === hp.stabilised ? [] : [{ path: "system.hp.stabilised", after: after.stabilised }]),
      ...(real && damage > 0 && hp.tended ? [{ path: "system.hp.tended", after: false }] : []),
      ...shockChanges(shock, actor),
    ],
  };
}

/** DD-91 — a shock leaves one simple action, a violent one throws somebody down and leaves none. */
function shockChanges(shock: Shock, actor: Actor): readonly ValueChange[] {
  const { states } = bodyOf(actor);
  const set = (id: "shock" | "stunned" | "prone") =>
    states[id] ? [] : [{ path: `system.states.${id}`, after: true } as const];
  if (shock === "none") return [];
  return shock === "shock" ? set("shock") : [...set("stunned"), ...set("prone")];
}

/** DD-96, DD-168 — whether damage kills somebody who was not dead: the keeper is asked. */
export function kills({ before, after }: Pick<Hurt, "before" | "after">): boolean {
  return after === "dead" && before !== "dead";
}

/** The word of how somebody fares. */
export const faringLabel = (faring: Faring): Text => ({ key: `GARDIEN.D20D100.FARING.${faring}` });

/** What a card shows of damage: how much, and how it leaves somebody. */
export function hurtShown({
  damage,
  type,
  after,
  shock,
}: Pick<Hurt, "damage" | "type" | "after" | "shock">): Pick<OutcomeView, "losses" | "severity"> {
  if (damage === 0) return { losses: [], severity: null };
  const words = shock === "none" ? [] : [{ key: `GARDIEN.D20D100.SHOCK.${shock}` }];
  return {
    losses: [say(`loss.${type}`, { points: damage })],
    severity: { label: faringLabel(after), level: FARING_LEVELS[after], words },
  };
}
