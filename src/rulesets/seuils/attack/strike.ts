import { object, oneOf, whole } from "../../../core/shape/heal.js";
import { keptObject } from "../../../core/play/record/kept-object.js";
import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Choices, Shot } from "../../../core/play/contract/situation.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { traitOf } from "../data/carried.js";
import { seuilsOptions } from "../data/options.js";
import { poolRules, readRules, type PoolRules } from "../dice/read-rules.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { attackDifficulty } from "../rules/aim.js";
import type { WeaponDamage } from "../rules/damage.js";
import { bandAt } from "../rules/range.js";
import { CHARGE_DICE, DIRTY_BITE } from "../rules/traits.js";
import {
  ATTACK_TYPES,
  BANDS,
  DAMAGE_TYPES,
  MISSILES,
  NATURES,
  type AttackType,
  type Band,
  type DamageType,
  type Missile,
  type Nature,
} from "../rules/vocabulary.js";
import { damageTypeOf, missileOf } from "../rules/weapons.js";
import { chosenIn, OF_WEAPON, type Chosen } from "./chosen.js";
import { broughtBy, readBrings, type Brings } from "./brings.js";

/** What an attack is of the attacker's side: kept with the verdict, so that it is the same attack whatever becomes of them. */
export interface Strike {
  /** SE-20, SE-33…SE-35 — what it is for whoever answers it. */
  readonly attackType: AttackType;
  readonly missile: Missile;
  /** SE-75 — everybody in an area is its target. */
  readonly area: boolean;
  /** SE-77 — out of an ambush: nobody sees it coming. */
  readonly ambush: boolean;
  /** SE-04, SE-10 — dE, whether a Spécialité applies, and how the table had its dice read. */
  readonly equipmentDice: number;
  readonly specialty: boolean;
  readonly rules: PoolRules;
  /** SE-24 — of a shot; `null` for a blow, and where nobody knows the distance. */
  readonly band: Band | null;
  /** SE-25 — past the armour. */
  readonly aimed: boolean;
  /** SE-26 — successes that it needs. */
  readonly difficulty: number;
  /** SE-39, SE-40, SE-44, SE-55 — XD/Y, dice that no score caps, what it does. */
  readonly damage: WeaponDamage;
  readonly extraDice: number;
  /** SE-77 — dice of damage of a charge. */
  readonly chargeDice: number;
  readonly damageType: DamageType;
  readonly nature: Nature;
  /** SE-28 — scores that cap the dice of the margin. */
  readonly force: number;
  readonly precision: number;
  /** SE-63 — successes that its wounds add to the watch. */
  readonly watchModifier: number;
  /** SE-77 — what it brings whoever it wounds. */
  readonly brings: Brings;
}

type Struck = Pick<Shot, "weapon" | "choices" | "metres"> & { readonly kept?: Facts };

/** What strikes: as it was kept, else as it is now; `null` when nobody knows any more. */
export function strikeOf({ weapon, choices, metres, kept = {} }: Struck): Strike | null {
  const told = keptObject(kept["strike"]);
  if (told) return keptStrike(told);
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

function keptStrike(told: Readonly<Record<string, unknown>>): Strike {
  const number = (key: keyof Strike) => whole(told[key]);
  const isOn = (key: keyof Strike) => told[key] === true;
  const { dice, keep } = object(told["damage"]);
  return {
    attackType: oneOf(ATTACK_TYPES, told["attackType"], "melee"),
    missile: oneOf(MISSILES, told["missile"], "none"),
    area: isOn("area"),
    ambush: isOn("ambush"),
    equipmentDice: number("equipmentDice"),
    specialty: isOn("specialty"),
    rules: readRules(told["rules"]),
    band: BANDS.find((one) => one === told["band"]) ?? null,
    aimed: isOn("aimed"),
    difficulty: number("difficulty"),
    damage: { dice: whole(dice), keep: whole(keep) },
    extraDice: number("extraDice"),
    chargeDice: number("chargeDice"),
    damageType: oneOf(DAMAGE_TYPES, told["damageType"], "blunt"),
    nature: oneOf(NATURES, told["nature"], "lethal"),
    force: number("force"),
    precision: number("precision"),
    watchModifier: number("watchModifier"),
    brings: readBrings(told["brings"]),
  };
}
