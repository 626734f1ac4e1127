import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Shot } from "../../../core/play/contract/situation.js";
import { healed, oneOf, record, text, whole } from "../../../core/shape/shape.js";
import { bonusThatCounts } from "../rules/attack/damage.js";
import { parseDice, type DiceFormula } from "../rules/dice-formula.js";
import type { Parried } from "../rules/attack/parry.js";
import type { Moment } from "../rules/body/spans.js";
import { isPiercing, parriedAs } from "../rules/attack/weapon-use.js";
import { INTENTS, WEAPON_SPECIALS, type Intent, type WeaponSpecial } from "../rules/vocabulary.js";
import { intentOf } from "./manoeuvres/intent.js";
import { figuresOf, weaponOf } from "./reading.js";
import { BRINGS_KEPT, type Brings } from "./spells/brings.js";
import { spellOf, spellStrike } from "./spells/spell.js";
import { useOf } from "./use.js";

/** What a blow is of the attacker's side: kept with the verdict, so that it is the same blow whatever becomes of them. */
export interface Strike {
  /** RP-15, RP-41. */
  readonly score: number;
  /** RP-42 — what it is for the target that parries it. */
  readonly parried: Parried;
  /** RP-50 — its dice; `null` where it has none. */
  readonly dice: DiceFormula | null;
  /** RP-51 — Bdeg, where it counts. */
  readonly damageBonus: number;
  /** RP-54 — a critical success finds the gap in the armour. */
  readonly piercing: boolean;
  /** RP-62, D-39 — neither edge nor point: it crushes. */
  readonly blunt: boolean;
  /** RP-55 — hands or claws, which neither break nor get stuck. */
  readonly natural: boolean;
  /** D-66 — may hurt whoever uses it. */
  readonly experimental: boolean;
  /** RP-70, RP-71, RP-85. */
  readonly special: WeaponSpecial;
  /** RP-76, RP-77. */
  readonly intent: Intent;
  /** RP-79 — a spell or power: no Bdef, and a critical success doubles its numbers. */
  readonly spell: boolean;
  /** RP-79 — the target's Volonté may keep it off. */
  readonly resisted: boolean;
  /** RP-79 — what a spell does besides wounding; `null` for a weapon. */
  readonly brings: Brings | null;
}

/** What strikes: as it was kept, else as it is now; `null` when nobody knows any more. */
export function strikeOf(shot: Pick<Shot, "weapon" | "choices"> & { readonly kept?: Facts }): Strike | null {
  const { weapon, kept } = shot;
  if (kept && Object.keys(kept).length > 0) return keptStrike(kept);
  if (!weapon?.actor) return null;
  const spell = spellOf(weapon);
  return spell ? spellStrike(spell, weapon.actor) : weaponStrike(weapon, weapon.actor, shot);
}

/** RP-41, RP-50, RP-51, RP-54 — a weapon as it strikes now. */
function weaponStrike(weapon: Item, attacker: Actor, { choices }: Pick<Shot, "choices">): Strike {
  const system = weaponOf(weapon);
  const figures = figuresOf(attacker);
  const use = useOf(system, choices);
  const { natural, experimental, special, bladed, dice } = system;
  const bonus = { melee: use === "melee", applies: system.damageBonusApplies };
  return {
    score: figures.scoreFor(system.skillOf(use), "attack", { weapon: true }).score,
    parried: parriedAs(use, system),
    ...{ dice, natural, experimental, special },
    damageBonus: bonusThatCounts(figures.damageBonus.value, bonus),
    piercing: isPiercing(use, bladed),
    blunt: !bladed && use !== "missile",
    intent: intentOf(attacker, system, choices),
    ...{ spell: false, resisted: false, brings: null },
  };
}

/** RP-61 — when a blow fell that was judged; `null` before. */
export function momentKept(kept: Facts = {}): Moment | null {
  const { round, worldTime } = kept;
  if (typeof worldTime !== "number") return null;
  return { round: typeof round === "number" ? round : null, worldTime };
}

/** A strike in numbers and words that a verdict stores, and when it fell. */
export function factsOf(strike: Strike, { round, worldTime }: Moment): Facts {
  const { dice, piercing, blunt, natural, experimental, spell, resisted, brings, ...plain } = strike;
  const flag = (on: boolean) => (on ? 1 : 0);
  return {
    ...plain,
    ...(round === null ? { worldTime } : { worldTime, round }),
    ...{ piercing: flag(piercing), blunt: flag(blunt), natural: flag(natural), experimental: flag(experimental) },
    ...{ spell: flag(spell), resisted: flag(resisted) },
    ...(brings && { brings: JSON.stringify(brings) }),
    ...(dice && { dice: `${dice.count}d${dice.faces}`, flat: dice.flat, halved: flag(dice.halved) }),
  };
}

/** A flag among the facts of a verdict, which are words and numbers. */
const on = healed(whole, (kept) => kept === 1);

/** A strike as a verdict keeps it. */
const KEPT_STRIKE = record({
  score: whole,
  parried: oneOf(["melee", "unarmed", "missile", "magic"]),
  ...{ dice: text, flat: whole, halved: on },
  damageBonus: whole,
  ...{ piercing: on, blunt: on, natural: on, experimental: on, spell: on, resisted: on },
  brings: BRINGS_KEPT,
  special: oneOf(WEAPON_SPECIALS),
  intent: oneOf(INTENTS),
});

function keptStrike(kept: Facts): Strike {
  const { dice, flat, halved, ...strike } = KEPT_STRIKE.read(kept);
  const parsed = parseDice(dice);
  return { ...strike, dice: parsed && { ...parsed, flat, halved } };
}
