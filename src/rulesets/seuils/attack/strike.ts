import { flag, inText, nullable, oneOf, record, whole, type Read } from "../../../core/shape/shape.js";
import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Choices, Shot } from "../../../core/play/contract/situation.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { traitOf } from "../data/actors/carried.js";
import { seuilsOptions } from "../data/options.js";
import { POOL_RULES, poolRules } from "../dice/read-rules.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { attackDifficulty } from "../rules/attack/aim.js";
import { bandAt } from "../rules/attack/range.js";
import { CHARGE_DICE, DIRTY_BITE } from "../rules/character/traits.js";
import { ATTACK_TYPES, BANDS, DAMAGE_TYPES, MISSILES, NATURES, type Band } from "../rules/vocabulary.js";
import { damageTypeOf, missileOf } from "../rules/attack/weapons.js";
import { chosenIn, OF_WEAPON, type Chosen } from "./chosen.js";
import { BRINGS, broughtBy } from "./brings.js";

/** What an attack is of the attacker's side: kept with the verdict, so that it is the same attack whatever becomes of them. */
export const STRIKE = record({
  /** SE-20, SE-33…SE-35 — what it is for whoever answers it. */
  attackType: oneOf(ATTACK_TYPES, "melee"),
  missile: oneOf(MISSILES),
  /** SE-75 — everybody in an area is its target. */
  area: flag,
  /** SE-77 — out of an ambush: nobody sees it coming. */
  ambush: flag,
  /** SE-04, SE-10 — dE, whether a Spécialité applies, and how the table had its dice read. */
  equipmentDice: whole,
  specialty: flag,
  rules: POOL_RULES,
  /** SE-24 — of a shot; `null` for a blow, and where nobody knows the distance. */
  band: nullable(oneOf(BANDS)),
  /** SE-25 — past the armour. */
  aimed: flag,
  /** SE-26 — successes that it needs. */
  difficulty: whole,
  /** SE-39, SE-40, SE-44, SE-55 — XD/Y, dice that no score caps, what it does. */
  damage: record({ dice: whole, keep: whole }),
  extraDice: whole,
  /** SE-77 — dice of damage of a charge. */
  chargeDice: whole,
  damageType: oneOf(DAMAGE_TYPES, "blunt"),
  nature: oneOf(NATURES),
  /** SE-28 — scores that cap the dice of the margin. */
  force: whole,
  precision: whole,
  /** SE-63 — successes that its wounds add to the watch. */
  watchModifier: whole,
  /** SE-77 — what it brings whoever it wounds. */
  brings: record(BRINGS),
});
export interface Strike extends Read<typeof STRIKE> {}

type Struck = Pick<Shot, "weapon" | "choices" | "metres"> & { readonly kept?: Facts };

/** What strikes: as it was kept, else as it is now; `null` when nobody knows any more. */
export function strikeOf({ weapon, choices, metres, kept = {} }: Struck): Strike | null {
  const strike = inText(STRIKE).read(kept["strike"]);
  if (strike) return strike;
  return weapon?.actor ? strikeNow(weapon, weapon.actor, { choices, metres }) : null;
}

function strikeNow(weapon: Item, attacker: Actor, { choices, metres }: Pick<Shot, "choices" | "metres">): Strike {
  const system = weaponOf(weapon);
  const { characteristics, carried } = figuresOf(attacker);
  const { attackType, damage, nature, areaRadius } = system;
  const chosen = chosenIn(choices);
  const options = seuilsOptions();
  const band = attackType === "ranged" ? bandOf(weapon, metres, choices) : null;
  const { aim, difficulty: modifier } = chosen;
  return {
    attackType,
    missile: missileOf(attackType, system.missile),
    area: areaRadius > 0,
    ambush: chosen.ambush,
    equipmentDice: equipmentDiceOf(weapon, attacker, chosen),
    specialty: carried.specialties.some(({ id }) => id === chosen.specialty),
    rules: poolRules(options),
    band,
    aimed: aim,
    difficulty: attackDifficulty({ attackType, band, aim, modifier }, options),
    damage: { dice: damage.dice, keep: damage.keep },
    extraDice: chosen.extraDice,
    chargeDice: chosen.charge ? CHARGE_DICE : 0,
    damageType: damageTypeOf({ damageTypes: system.types }, chosen.damageType),
    nature: chosen.nature ?? nature,
    force: characteristics.force.value,
    precision: characteristics.precision.value,
    watchModifier: traitOf(carried, "dirtyBite") ? DIRTY_BITE : 0,
    brings: broughtBy(carried, system),
  };
}

/** SE-24 — the band of a shot: as somebody said, else as the distance in metres tells; `null`: out of range, or unknown. */
export function bandOf(weapon: Item, metres: number | null, choices: Choices): Band | null {
  const { band } = chosenIn(choices);
  return band ?? (metres === null ? null : bandAt(metres, weaponOf(weapon).limits));
}

/** SE-04 — dE of what was chosen: the weapon, or a piece of equipment. */
function equipmentDiceOf(weapon: Item, attacker: Actor, { equipment }: Chosen): number {
  if (equipment === OF_WEAPON) return weaponOf(weapon).equipmentDice;
  return figuresOf(attacker).carried.gear.find(({ id }) => id === equipment)?.system.equipmentDice ?? 0;
}

/** When an attack fell: the world time in seconds, the round, and the actions that it left to whoever attacked. */
interface Fell {
  readonly worldTime: number;
  readonly fought: RoundStamp | null;
  readonly actionsLeft: number | null;
}

/** A strike as a verdict stores it, with when it fell. */
export function factsOf(strike: Strike, { worldTime, fought, actionsLeft }: Fell): Facts {
  return {
    ...{ strike: JSON.stringify(strike), worldTime, ...fought },
    ...(actionsLeft === null ? {} : { actionsLeft }),
  };
}

/** SE-14 — the actions that an attack left to whoever made it; `null` where nobody counted. */
export function actionsLeftKept({ actionsLeft }: Facts = {}): number | null {
  return typeof actionsLeft === "number" ? actionsLeft : null;
}

/** SE-14 — the round in which an attack fell that was judged in a fight; `null` for any other. */
export function roundFought({ combatId, round }: Facts = {}): RoundStamp | null {
  return typeof combatId === "string" && typeof round === "number" ? { combatId, round } : null;
}

/** SE-64 — world time in seconds at which an attack fell that was judged; `null` before. */
export function timeKept({ worldTime }: Facts = {}): number | null {
  return typeof worldTime === "number" ? worldTime : null;
}
