import type { AttributeValues } from "../../../src/rulesets/rpg/rules/character/roots.js";
import { rootValue } from "../../../src/rulesets/rpg/rules/character/roots.js";
import { rolledAt, protection, type ArmourPiece } from "../../../src/rulesets/rpg/rules/attack/armour.js";
import { attackRefusal } from "../../../src/rulesets/rpg/rules/attack/attack-rights.js";
import { bodyState, type BodyState } from "../../../src/rulesets/rpg/rules/body/body-state.js";
import { capacitiesOf, isHelpless, noParry } from "../../../src/rulesets/rpg/rules/body/capacities.js";
import type { Condition } from "../../../src/rulesets/rpg/rules/body/conditions.js";
import { criticalRowAt } from "../../../src/rulesets/rpg/rules/criticals/tables.js";
import { bonusThatCounts, damageRolls, resolveBlow } from "../../../src/rulesets/rpg/rules/attack/damage.js";
import { parseDice, valueOf, type DiceFormula } from "../../../src/rulesets/rpg/rules/dice-formula.js";
import { effectDice } from "../../../src/rulesets/rpg/rules/criticals/effect-dice.js";
import { figuresOf, type Figures } from "../../../src/rulesets/rpg/rules/character/figures.js";
import { destroyed, dropped, type Held } from "../../../src/rulesets/rpg/rules/attack/hands.js";
import { type Grip } from "../../../src/rulesets/rpg/rules/attack/grips.js";
import { deathRuleOf, lifeState, lifeWith, type LifeState } from "../../../src/rulesets/rpg/rules/character/life.js";
import { LOCATION_TABLES, locationAt } from "../../../src/rulesets/rpg/rules/attack/locations.js";
import { modifiersOf, type TestKind } from "../../../src/rulesets/rpg/rules/body/modifiers.js";
import { guardRefusal, type Guard } from "../../../src/rulesets/rpg/rules/attack/parry-options.js";
import { resolveParry, type Parry } from "../../../src/rulesets/rpg/rules/attack/parry.js";
import { isFateful, timePassed } from "../../../src/rulesets/rpg/rules/body/passing-time.js";
import { freshRound } from "../../../src/rulesets/rpg/rules/fight/round-actions.js";
import {
  attackMade,
  mayParryAgain,
  parryMade,
  planChosen,
} from "../../../src/rulesets/rpg/rules/fight/round-spending.js";
import type { RoundActions } from "../../../src/rulesets/rpg/rules/fight/round-actions.js";
import { effectiveScore, referenceScore } from "../../../src/rulesets/rpg/rules/checks/scores.js";
import { settle, type Loss } from "../../../src/rulesets/rpg/rules/body/settle.js";
import type { Moment } from "../../../src/rulesets/rpg/rules/body/spans.js";
import { resolveTest, WORST_FACE } from "../../../src/rulesets/rpg/rules/checks/test-result.js";
import { ATTRIBUTES, type Root, type WeaponMode } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import { type Faces } from "../dice/faces.js";
import type { RpgActorSource } from "../packs/rpg-packs.js";

/** The highest face of a d20 that RP-61's tests know; conditions here belong to no message. */
const WOUND = "wound";
const RIGHT = "right";

interface Skill {
  readonly reference: number;
  readonly mastery: number;
}

/** Something that may meet a blow, and the skill that it takes. */
interface GuardHeld {
  readonly name: string;
  readonly guard: Guard;
  readonly skill: string;
}

/** What a fighter is whatever happens to them, read from the books. */
export interface Fighter {
  readonly name: string;
  readonly attributes: AttributeValues;
  readonly figures: Figures;
  readonly creature: boolean;
  readonly skills: ReadonlyMap<string, Skill>;
  readonly armour: readonly ArmourPiece[];
  readonly weapon: {
    readonly name: string;
    readonly skill: string;
    readonly dice: DiceFormula;
    readonly bladed: boolean;
  };
  readonly guards: readonly GuardHeld[];
  readonly held: readonly Held[];
}

/** What becomes of one. */
export interface Shape {
  readonly hp: number;
  readonly dead: boolean;
  readonly conditions: readonly Condition[];
  readonly losses: readonly Loss[];
  readonly skillLoss: number;
  /** Names of what fell, and of what broke. */
  readonly fallen: readonly string[];
  readonly broken: readonly string[];
  readonly round: RoundActions;
}

/** A fighter of the books, in melee with what it holds. */
export function fighterOf({ name, type, system, items }: RpgActorSource): Fighter {
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((id) => [id, system.attributes[id].base] as const),
  ) as unknown as AttributeValues;
  const of = (kind: string) => items.filter((item) => item.type === kind);
  const skills = of("rpgSkill").map(({ system: { key, root, mastery, scoreOverride } }) => {
    const [degree, override] = [Number(mastery ?? 1), typeof scoreOverride === "number" ? scoreOverride : null];
    const value = rootValue((root ?? "weapons") as Root, attributes);
    return [
      String(key),
      { mastery: degree, reference: referenceScore({ root: value, mastery: degree, override }) },
    ] as const;
  });
  const weapons = of("rpgWeapon").filter((item) => !item.system["natural"]);
  const inHand = weapons.find((item) => (item.system["equipped"] ?? "none") !== "none");
  const dice = parseDice(String(inHand?.system["formula"]));
  if (!inHand || !dice) throw new Error(`${name} holds no weapon`);
  const grip = (item: { readonly system: Record<string, unknown> }) => (item.system["equipped"] ?? "none") as Grip;
  const mode = (item: { readonly system: Record<string, unknown> }) => (item.system["mode"] ?? "melee") as WeaponMode;
  const shields = of("rpgShield");
  return {
    name,
    attributes,
    figures: figuresOf(attributes, {
      reaction: system.reaction?.override ?? null,
      defenseBonus: system.defenseBonus?.override ?? null,
      damageBonus: system.damageBonus?.override ?? null,
      hpMax: system.hp.maxOverride ?? null,
    }),
    creature: type === "rpgCreature",
    skills: new Map(skills),
    armour: of("rpgArmor")
      .filter((item) => item.system["worn"] === true)
      .flatMap((item) => {
        const formula = parseDice(String(item.system["formula"]));
        return formula ? [{ formula, coverage: item.system["coverage"] as number[] }] : [];
      }),
    weapon: {
      name: inHand.name,
      skill: String(inHand.system["skill"]),
      dice,
      bladed: inHand.system["bladed"] === true,
    },
    guards: [
      ...items.flatMap((item): GuardHeld[] => {
        if (weapons.includes(item)) {
          const guard = { means: "weapon", grip: grip(item), mode: mode(item), mastery: 0 } as const;
          return [{ name: item.name, guard, skill: String(item.system["skill"]) }];
        }
        const shield = {
          means: "shield",
          grip: item.system["equipped"] === true ? "off" : "none",
          mastery: 0,
        } as const;
        return shields.includes(item) ? [{ name: item.name, guard: shield, skill: "shield" }] : [];
      }),
      { name: "unarmed", guard: { means: "unarmed", grip: "none", mastery: 0 }, skill: "unarmed" },
    ],
    held: [
      { id: inHand.name, kind: "weapon", grip: grip(inHand) },
      ...shields
        .filter((item) => item.system["equipped"] === true)
        .map(({ name: id }): Held => ({ id, kind: "shield", grip: "off" })),
    ],
  };
}

/** A fighter before the first blow. */
export function freshShape({ figures }: Fighter): Shape {
  const nothing = { dead: false, conditions: [], losses: [], skillLoss: 0, fallen: [], broken: [] };
  return { hp: figures.hpMax, ...nothing, round: freshRound() };
}

const bodyOf = ({ hp, conditions, losses }: Shape, moment: Moment): BodyState =>
  bodyState(conditions, losses, moment, hp <= 0);

/** RP-27 — how somebody is. */
export function lifeOf(fighter: Fighter, shape: Shape, moment: Moment): LifeState {
  const mortal = { creature: fighter.creature, unlinked: fighter.creature, important: !fighter.creature };
  const rule = deathRuleOf(mortal, { deathRule: "minusBody", creatureDeathAtZero: true });
  const points = lifeState({ hp: shape.hp, body: fighter.attributes.body }, rule);
  return lifeWith(points, { dead: shape.dead, unconscious: bodyOf(shape, moment).unconscious });
}

function scoreOf(fighter: Fighter, shape: Shape, skill: string, kind: TestKind, moment: Moment): number {
  const { halveSkills, modifiers } = bodyOf(shape, moment);
  const reference = fighter.skills.get(skill)?.reference ?? rootValue("weapons", fighter.attributes);
  return effectiveScore(
    reference + shape.skillLoss,
    halveSkills,
    modifiersOf(modifiers, kind).map(({ value }) => value),
  );
}

const lost = ({ fallen, broken }: Shape, name: string): boolean => fallen.includes(name) || broken.includes(name);

/** RP-37, RP-61 — whether a fighter can do anything but parry, and so has something to declare. */
export function mayAct(fighter: Fighter, shape: Shape, moment: Moment): boolean {
  const { attack, cast, act, move } = capacitiesOf(bodyOf(shape, moment));
  return lifeOf(fighter, shape, moment) === "alive" && (attack || cast || act || move !== "none");
}

/** RP-38, RP-61 — whether a fighter can still strike this round. */
export function mayStrike(fighter: Fighter, shape: Shape, moment: Moment): boolean {
  if (lifeOf(fighter, shape, moment) !== "alive") return false;
  const planned = planChosen(shape.round, shape.round.parries > 1 ? "PP" : "AP");
  const grip = fighter.held[0]?.grip ?? "none";
  const attack = { use: "melee", natural: false, grip, loaded: true, distance: null, range: null } as const;
  const attacker = { body: bodyOf(shape, moment), handedness: RIGHT, round: planned } as const;
  return (
    planned !== null && attackRefusal({ ...attack, outOfUse: lost(shape, fighter.weapon.name) }, attacker) === null
  );
}

/** RP-42 — what a blow of this margin is best met with; `null` where nothing serves. */
function bestGuard(fighter: Fighter, shape: Shape, attackerMargin: number, moment: Moment): Parry | null {
  const body = bodyOf(shape, moment);
  if (lifeOf(fighter, shape, moment) === "dead" || noParry(body, mayParryAgain(shape.round)) !== null) return null;
  const usable = fighter.guards.flatMap(({ name, guard, skill }) => {
    const mastery = fighter.skills.get(skill)?.mastery ?? 0;
    const now = { ...guard, mastery, outOfUse: lost(shape, name) };
    if (guardRefusal(now, "melee", { body, handedness: RIGHT }) !== null) return [];
    const score = scoreOf(fighter, shape, skill, "parry", moment);
    return [{ means: guard.means, against: "melee", score, attackerMargin } as const];
  });
  const faces = Array.from({ length: WORST_FACE }, (_, i) => i + 1);
  const chance = (parry: Parry) => faces.filter((die) => resolveParry(parry, die).success).length;
  return usable.toSorted((a, b) => chance(b) - chance(a))[0] ?? null;
}

export interface Side {
  readonly fighter: Fighter;
  readonly shape: Shape;
}

/** RP-42 — whether whoever is struck will be asked for a parry. */
export function isAsked(attacker: Side, defender: Side, die: number, moment: Moment): boolean {
  const { success, margin } = attackTest(attacker, defender, die, moment);
  return success && bestGuard(defender.fighter, defender.shape, margin, moment) !== null;
}

/** RP-38…RP-61 — a blow that is parried wherever it can be, with the dice that fell. */
export function struck(attacker: Side, defender: Side, dice: Faces, moment: Moment): readonly [Shape, Shape] {
  const test = attackTest(attacker, defender, dice.one(), moment);
  const planned = planChosen(attacker.shape.round, "AP") ?? attacker.shape.round;
  const by = { ...attacker.shape, round: attackMade({ ...planned, section: "melee" }) ?? planned };
  if (!test.success) return [by, defender.shape];
  const { fighter, shape } = defender;
  const guard = bestGuard(fighter, shape, test.margin, moment);
  const parried = guard !== null && resolveParry(guard, dice.one()).success;
  const met: Shape = guard ? { ...shape, round: parryMade(shape.round) ?? shape.round } : shape;
  return [
    by,
    parried ? met : landed(attacker, { fighter, shape: met }, test.outcome === "criticalSuccess", dice, moment),
  ];
}

function attackTest({ fighter, shape }: Side, target: Side, die: number, moment: Moment) {
  const score = scoreOf(fighter, shape, fighter.weapon.skill, "attack", moment);
  const helpless = isHelpless(bodyOf(target.shape, moment));
  return resolveTest({ score, difficulty: helpless ? 0 : target.fighter.figures.defenseBonus, die });
}

function landed(
  attacker: Side,
  { fighter, shape }: Side,
  criticalSuccess: boolean,
  dice: Faces,
  moment: Moment,
): Shape {
  const { dice: formula, bladed: piercing } = attacker.fighter.weapon;
  const number = dice.one();
  const place = locationAt(LOCATION_TABLES.humanoid, number);
  if (!place) throw new Error(`no place at ${number}`);
  const faces = dice.next(damageRolls(criticalSuccess) * formula.count);
  const layers = criticalSuccess && piercing ? [] : rolledAt(fighter.armour, number);
  const armour = layers.reduce((sum, layer) => sum + protection(layer.formula, dice.next(layer.formula.count)), 0);
  const damageBonus = bonusThatCounts(attacker.fighter.figures.damageBonus, { melee: true, applies: true });
  const { multiplier } = place;
  const blow = resolveBlow({ formula, dice: faces, damageBonus, multiplier, armour, criticalSuccess, piercing });
  const hurt = { ...shape, hp: Math.max(-99, shape.hp - blow.hpLost) };
  return blow.criticalHit ? wounded({ fighter, shape }, hurt, place, dice, moment) : hurt;
}

/** RP-56…RP-61 — what a row of a critical table does; its tests are rolled by the victim as it stood before the blow. */
function wounded(
  { fighter, shape }: Side,
  hurt: Shape,
  { zone, side }: Pick<NonNullable<ReturnType<typeof locationAt>>, "zone" | "side">,
  dice: Faces,
  moment: Moment,
): Shape {
  const row = criticalRowAt(zone, dice.one());
  if (!row) throw new Error("no row");
  const { modifiers } = bodyOf(shape, moment);
  const bonus = modifiersOf(modifiers, "attribute").map(({ value }) => value);
  const brought = row.effects.flatMap((effect) => {
    if (effect.type !== "test" || effect.when !== "once") return [];
    const score = effectiveScore(fighter.attributes[effect.attribute], false, bonus);
    return resolveTest({ score, difficulty: effect.difficulty, die: dice.one() }).success ? [] : effect.onFail;
  });
  const effects = [...row.effects, ...brought];
  const rolls = effectDice(effects).map(({ key, formula }) => {
    const read = parseDice(formula);
    if (!read) throw new Error(`no dice: ${formula}`);
    return [key, valueOf(read, dice.next(read.count))] as const;
  });
  const done = settle(effects, { moment, side, wound: WOUND }, Object.fromEntries(rolls));
  const held = fighter.held.filter(({ id }) => !lost(shape, id));
  const broken = done.destroysHeld ? destroyed(held, RIGHT, side).map(({ id }) => id) : [];
  const loose = done.drops.flatMap((what) => dropped(what, held, RIGHT, side)).map(({ id }) => id);
  const points = done.skillLosses.filter(({ scope }) => scope === "all").reduce((sum, { value }) => sum + value, 0);
  return {
    ...hurt,
    dead: hurt.dead || done.dead,
    conditions: [...hurt.conditions, ...done.conditions],
    losses: [...hurt.losses, ...done.losses],
    skillLoss: hurt.skillLoss + points,
    broken: [...hurt.broken, ...broken],
    fallen: [...new Set([...hurt.fallen, ...loose])].filter((name) => !broken.includes(name)),
  };
}

/** RP-38, RP-61 — a new round: what ran out ends, deaths fall due, who lives and bleeds bleeds, and the actions are new. */
export function nextRound({ fighter, shape }: Side, from: Moment, to: Moment, dice: Faces): Shape {
  const { kept, bleeding } = timePassed(shape.conditions, from, to);
  const dies = shape.conditions.some((one) => one.state.type === "dying" && isFateful(one, to));
  const gone = shape.dead || dies;
  const bled =
    gone || lifeOf(fighter, shape, from) === "dead"
      ? 0
      : bleeding.reduce((sum, { formula, ticks }) => sum + bleedingOf(formula, ticks, dice), 0);
  return { ...shape, conditions: kept, dead: gone, hp: shape.hp - bled, round: freshRound() };
}

function bleedingOf(formula: string, ticks: number, dice: Faces): number {
  if (/^\d+$/.test(formula)) return Number(formula) * ticks;
  const read = parseDice(formula);
  if (!read) throw new Error(`no dice: ${formula}`);
  return Array.from({ length: ticks }, () => valueOf(read, dice.next(read.count))).reduce((sum, one) => sum + one, 0);
}
