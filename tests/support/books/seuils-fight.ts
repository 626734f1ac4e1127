import { attackDifficulty } from "../../../src/rulesets/seuils/rules/attack/aim.js";
import { bleedRounds } from "../../../src/rulesets/seuils/rules/body/bleeding.js";
import { careOfWounded } from "../../../src/rulesets/seuils/rules/care/bout.js";
import { NO_CARE, type Care } from "../../../src/rulesets/seuils/rules/care/care.js";
import type { Rows } from "../../../src/rulesets/seuils/rules/body/circles.js";
import { tickCircles } from "../../../src/rulesets/seuils/rules/body/tick-circles.js";
import { damageBonus } from "../../../src/rulesets/seuils/rules/damage/damage-bonus.js";
import {
  damagePool,
  sortDamage,
  woundOf,
  type WeaponDamage,
} from "../../../src/rulesets/seuils/rules/damage/damage.js";
import { passivity } from "../../../src/rulesets/seuils/rules/attack/defence-choices.js";
import { defenceTerms, type Incoming } from "../../../src/rulesets/seuils/rules/attack/defence-terms.js";
import type { Scores } from "../../../src/rulesets/seuils/rules/character/domains.js";
import { stillToRoll } from "../../../src/rulesets/seuils/rules/checks/faces.js";
import { resolveHit } from "../../../src/rulesets/seuils/rules/attack/hit.js";
import { malusOn } from "../../../src/rulesets/seuils/rules/body/malus.js";
import { poolOf, type PoolParts } from "../../../src/rulesets/seuils/rules/checks/pool.js";
import {
  protectionAgainst,
  type Protection,
  type SpecificIndex,
} from "../../../src/rulesets/seuils/rules/damage/protection.js";
import { bandAt, type Ranges } from "../../../src/rulesets/seuils/rules/attack/range.js";
import { freshRound, type RoundActions } from "../../../src/rulesets/seuils/rules/fight/round-actions.js";
import {
  attackMade,
  attackRefused,
  defenceMade,
  nextExtraDefence,
} from "../../../src/rulesets/seuils/rules/fight/round-spending.js";
import { shieldBonus } from "../../../src/rulesets/seuils/rules/attack/shield.js";
import { canAct, stateOf } from "../../../src/rulesets/seuils/rules/body/state.js";
import {
  explosionFrom,
  rawSuccesses,
  resultOf,
  thresholdFor,
} from "../../../src/rulesets/seuils/rules/checks/successes.js";
import { thresholdsOf } from "../../../src/rulesets/seuils/rules/damage/thresholds.js";
import { DIRTY_BITE } from "../../../src/rulesets/seuils/rules/character/traits.js";
import { parryUse, serves, type Use } from "../../../src/rulesets/seuils/rules/checks/uses.js";
import {
  CHARACTERISTICS,
  HUMAN_CIRCLES,
  ROWS,
  type AttackType,
  type Characteristic,
  type DamageType,
  type Missile,
  type Nature,
  type State,
  type WeaponGroup,
} from "../../../src/rulesets/seuils/rules/vocabulary.js";
import type { Faces } from "../dice/faces.js";
import type { SeuilsActorSource, SeuilsItem } from "../packs/seuils-packs.js";

/** Something to parry with. */
export interface Guard {
  readonly name: string;
  readonly use: Use;
  readonly equipmentDice: number;
  /** SE-37 — of a shield; 0 for a weapon. */
  readonly bonus: number;
}

interface Weapon {
  readonly name: string;
  readonly attackType: AttackType;
  readonly missile: Missile;
  readonly group: WeaponGroup;
  readonly damage: WeaponDamage;
  readonly damageType: DamageType;
  readonly nature: Nature;
  readonly ranges: Ranges;
  readonly equipmentDice: number;
}

/** What a fighter is whatever happens to them, read from the books. */
export interface Fighter {
  readonly name: string;
  readonly scores: Scores;
  readonly rows: Rows;
  readonly weapon: Weapon;
  readonly guards: readonly Guard[];
  readonly protections: readonly Protection[];
  readonly specialties: readonly { readonly uses: readonly string[] }[];
  readonly gear: readonly { readonly uses: readonly string[]; readonly equipmentDice: number }[];
  readonly noBleeding: boolean;
  readonly watchModifier: number;
}

/** What becomes of one. */
export interface Shape {
  readonly rows: Rows;
  readonly surplus: number;
  readonly care: Care;
  readonly round: RoundActions;
}

export interface Side {
  readonly fighter: Fighter;
  readonly shape: Shape;
}

/** Where and when a blow falls: metres between the two, seconds of world time. */
export interface Moment {
  readonly metres: number;
  readonly worldTime: number;
}

type Source = SeuilsItem["system"];
const words = (source: unknown): readonly string[] => (Array.isArray(source) ? source.map(String) : []);
const number = (source: unknown, otherwise = 0): number => (typeof source === "number" ? source : otherwise);

/** A fighter of the books, with what it holds, or what grew on it. */
export function fighterOf({ name, system, items }: SeuilsActorSource): Fighter {
  const of = (type: string) => items.filter((item) => item.type === type);
  const weapons = of("seuilsWeapon");
  const held = weapons.filter((one) => one.system["equipped"] === true);
  const [strikes] = [...held, ...weapons.filter((one) => one.system["natural"] === true)];
  if (!strikes) throw new Error(`${name} holds no weapon`);
  const trait = (key: string) => of("seuilsTrait").some((one) => one.system["key"] === key);
  const hide = (system["hide"] ?? {}) as Partial<Protection>;
  const worn = of("seuilsArmor").filter((one) => one.system["equipped"] !== false);
  return {
    name,
    scores: Object.fromEntries(CHARACTERISTICS.map((id) => [id, system.characteristics[id].value])) as Scores,
    rows: Object.fromEntries(
      ROWS.map((row) => [row, { max: system.wounds?.[row].max ?? HUMAN_CIRCLES[row], lethal: 0, temporary: 0 }]),
    ) as unknown as Rows,
    weapon: weaponOf(strikes),
    guards: [
      ...held.filter((one) => one.system["canParry"] === true).map(guardOf),
      ...of("seuilsShield")
        .filter((one) => one.system["equipped"] !== false)
        .map((one): Guard => {
          return { name: one.name, use: parryUse("shield"), equipmentDice: 0, bonus: number(one.system["bonus"], 1) };
        }),
    ],
    protections: [
      ...worn.map((one) => protectionOf(one.system)),
      ...(hide.index || hide.specific ? [{ index: hide.index ?? 0, specific: hide.specific ?? [] }] : []),
    ],
    specialties: of("seuilsSpecialty").map((one) => ({ uses: words(one.system["uses"]) })),
    gear: of("seuilsGear").map((one) => ({
      uses: words(one.system["uses"]),
      equipmentDice: number(one.system["equipmentDice"]),
    })),
    noBleeding: trait("noBleeding"),
    watchModifier: trait("dirtyBite") ? DIRTY_BITE : 0,
  };
}

function weaponOf({ name, system }: SeuilsItem): Weapon {
  const attackType = (system["attackType"] ?? "melee") as AttackType;
  const ranges = (system["ranges"] ?? {}) as Readonly<Record<string, number | undefined>>;
  return {
    name,
    attackType,
    missile: attackType === "ranged" ? (system["missile"] as Missile) : "none",
    group: (system["group"] ?? "other") as WeaponGroup,
    damage: system["damage"] as WeaponDamage,
    damageType: (system["damageTypes"] as readonly DamageType[] | undefined)?.[0] ?? "slashing",
    nature: (system["nature"] ?? "lethal") as Nature,
    ranges: ["short", "medium", "extreme"].map((band) => ranges[band] ?? null),
    equipmentDice: number(system["equipmentDice"]),
  };
}

function guardOf({ name, system }: SeuilsItem): Guard {
  const use = parryUse((system["group"] ?? "other") as WeaponGroup);
  return { name, use, equipmentDice: number(system["equipmentDice"]), bonus: 0 };
}

function protectionOf(system: Source): Protection {
  const specific = (system["specific"] ?? []) as readonly SpecificIndex[];
  return { index: number(system["index"], 1), specific };
}

export function freshShape({ rows }: Fighter): Shape {
  return { rows, surplus: 0, care: NO_CARE, round: freshRound() };
}

export function stateNow({ rows, surplus }: Shape): State {
  return stateOf(rows, surplus);
}

/** SE-54 — whether somebody still acts. */
export function isAble(shape: Shape): boolean {
  return canAct(stateNow(shape));
}

/** SE-14…SE-16 — whether a fighter can still attack this round. */
export function mayAttack(shape: Shape): boolean {
  return isAble(shape) && attackRefused(shape.round) === null;
}

/** SE-30, SE-31, SE-37 — how a fighter of ours meets a blow: with its shield where that serves, else by dodging. */
export function guardAgainst({ fighter, shape }: Side, { weapon }: Fighter): Guard | null {
  const terms = defenceTerms(incomingOf(weapon), nextExtraDefence(shape.round));
  return terms?.parry ? (fighter.guards.find(({ bonus }) => bonus > 0) ?? null) : null;
}

function incomingOf({ missile }: Weapon): Incoming {
  return { missile, band: missile === "none" ? null : "courte" };
}

/** SE-26, SE-32, SE-33 — whether whoever is struck will be asked for a defence, and what the attack came to. */
export function isAsked(attacker: Side, { shape }: Side, dice: Faces, moment: Moment): boolean {
  const { result, difficulty } = attackOf(attacker, dice, moment);
  const passive = passivity({ state: stateNow(shape), surprised: false, held: false });
  return result >= difficulty && defenceTerms(incomingOf(attacker.fighter.weapon)) !== null && passive === null;
}

/** SE-20…SE-55 — a blow that is met wherever it can be, with the dice that fell. */
export function struck(attacker: Side, defender: Side, dice: Faces, moment: Moment): readonly [Shape, Shape] {
  const asked = isAsked(attacker, defender, dice.again(), moment);
  const { result: attack, difficulty } = attackOf(attacker, dice, moment);
  const by = { ...attacker.shape, round: attackMade(attacker.shape.round) };
  const { fighter, shape } = defender;
  const defence = asked ? defenceOf(defender, attacker.fighter, dice) : null;
  const met = asked ? { ...shape, round: defenceMade(shape.round) } : shape;
  const hit = resolveHit(attack, difficulty, defence);
  if (hit.outcome !== "hit") return [by, met];
  const { weapon, scores, watchModifier } = attacker.fighter;
  const { force, precision } = scores;
  const { bonusDice } = damageBonus({
    ...{ attackType: weapon.attackType, attackSuccesses: attack, defenceResult: hit.defenceResult },
    ...{ defenceMade: defence !== null, difficulty, force, precision },
  });
  const { attackType, damageType, nature } = weapon;
  const protection = protectionAgainst(fighter.protections, { attackType, damageType, aimed: false });
  const pool = damagePool(weapon.damage, { bonusDice }, protection);
  if (pool.absorbed) return [by, met];
  const { keptFaces } = sortDamage(pool, weapon.damage.keep, dice.next(pool.rolled));
  const wounds = keptFaces.map((face) => woundOf(face, thresholdsOf(fighter.scores.sante)));
  const { rows, placed, surplus } = tickCircles(shape.rows, wounds, nature);
  const care = careOfWounded(
    shape.care,
    { before: shape.rows, after: rows },
    { cause: "attack", nature, placed },
    { at: moment.worldTime, noBleeding: fighter.noBleeding, watchModifier },
  );
  return [by, { ...met, rows, surplus: shape.surplus + surplus, care }];
}

/** SE-20…SE-26 — the attack. */
function attackOf({ fighter, shape }: Side, dice: Faces, { metres }: Moment) {
  const { attackType, ranges, group, equipmentDice } = fighter.weapon;
  const characteristic = attackType === "ranged" ? "precision" : "agilite";
  const use = `weaponGroup:${group}` as const;
  const uses = [use, `characteristic:${characteristic}` as const];
  const parts = { equipmentDice: Math.max(equipmentDice, bestGear(fighter, uses)) };
  const result = rolled({ fighter, shape }, characteristic, [use], parts, dice);
  return { result, difficulty: attackDifficulty({ attackType, band: bandAt(metres, ranges) }) };
}

/** SE-17, SE-29…SE-37 — the defence. */
function defenceOf(defender: Side, attacker: Fighter, dice: Faces) {
  const { fighter, shape } = defender;
  const extra = nextExtraDefence(shape.round);
  const terms = defenceTerms(incomingOf(attacker.weapon), extra);
  if (!terms) throw new Error(`${fighter.name} cannot meet this`);
  const guard = guardAgainst(defender, attacker);
  const use = guard?.use ?? "dodge";
  const bonus = shieldBonus(guard?.bonus ?? 0, { defence: guard ? "parry" : "dodge", extra: extra > 0 });
  const equipmentDice = Math.max(guard?.equipmentDice ?? 0, bestGear(fighter, [use]));
  const parts = { bonusDice: bonus.bonusDice, malusDice: terms.diceMalus, equipmentDice };
  const successes = rolled(defender, terms.characteristic, [use], parts, dice);
  const { successMalus, difficultyBonus } = terms;
  return { successes, successBonus: bonus.successBonus, successMalus, difficultyBonus };
}

function bestGear({ gear }: Fighter, uses: readonly Use[]): number {
  return Math.max(0, ...gear.filter((one) => serves(one, uses)).map(({ equipmentDice }) => equipmentDice));
}

/** SE-02…SE-07, SE-10, SE-58 — successes of a pool. */
function rolled(
  { fighter, shape }: Side,
  id: Characteristic,
  uses: readonly Use[],
  { malusDice = 0, ...parts }: Omit<PoolParts, "characteristic">,
  dice: Faces,
): number {
  const { total } = malusOn(id, shape.rows, "none");
  const pool = poolOf({ ...parts, characteristic: fighter.scores[id], malusDice: total + malusDice });
  const threshold = thresholdFor(fighter.specialties.some((one) => serves(one, uses)));
  const faces: number[] = [];
  while (stillToRoll(faces, pool.normalDice, explosionFrom(threshold)) > 0) faces.push(dice.one());
  return resultOf(rawSuccesses({ faces, equipmentFaces: dice.next(pool.equipmentDice) }, threshold));
}

/** SE-14, SE-69 — a new round: what bleeds bleeds, and the actions are new. */
export function nextRound({ rows, surplus, care }: Shape): Shape {
  const bled = bleedRounds({ rows, surplus, care }, 1);
  return { rows: bled.rows, surplus: bled.surplus, care: bled.care, round: freshRound() };
}
