import { effectLines } from "../../../core/play/effects/effect-lines.js";
import { mayKnowNumbers } from "../../../core/play/log/may-know.js";
import type { UsualAnswer } from "../../../core/play/contract/usual.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { Filled } from "../../../core/deed/form.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import { percentage } from "../../../core/text/i18n.js";
import { toNumber } from "../../../core/odds/fraction.js";
import type { Text } from "../../../core/text/text.js";
import type { Owned } from "../../../core/documents/owned.js";
import { equipmentFor, specialtiesFor, type Carried } from "../data/actors/carried.js";
import type { SeuilsGear } from "../data/items/gear.js";
import { seuilsOptions } from "../data/options.js";
import type { SeuilsSpecialty } from "../data/items/specialty.js";
import { amountOf } from "../dice/amount.js";
import { baseLine, diceLine, successLine } from "../dice/lines.js";
import { poolDice, poolResult, type PoolMade } from "../dice/pool-dice.js";
import { poolText } from "../dice/pool-words.js";
import type { PoolRoll } from "../dice/pool-roll.js";
import { poolRules } from "../dice/read-rules.js";
import { poolSpec } from "../dice/specs.js";
import { reachOdds } from "../odds/pool.js";
import { figuresOf } from "../data/reading.js";
import { resultOdds } from "../dice/result-odds.js";
import { serves, type Use } from "../rules/checks/uses.js";
import type { Characteristic } from "../rules/vocabulary.js";
import { stateLines } from "../data/actors/state-lines.js";
import { field, say } from "./kit.js";

/** SE-05, SE-06 — the test of a pool: what it is made of, its window, its dice; what it comes to is in pool-result.ts. */

/** The choice by which somebody does without a Spécialité, or without equipment. */
export const NONE = "none";
/** SE-06 — the most dice or successes that are added, or taken away, by hand. */
const MOST_FREE = 15;

const free = () => field.number(-MOST_FREE, MOST_FREE, { initial: 0, asks: (value) => value > 0, folded: true });

/** SE-04, SE-10 — what a test is made with; what there is to choose from says {@link poolWindow}. */
export const MEANS_FORM = { specialty: field.pick(() => []), gear: field.pick(() => []) };

/** SE-06 — dice and successes by hand: a player who gives themselves some has to ask. */
export const FREE_FORM = { dice: free(), successes: free() };

/** SE-06 — dice that a keeper gives or takes most often. */
const USUAL_DICE = { helped: 1, hindered: -1, hampered: -2 } as const;

/** SE-06 — what is usual where no Difficulté is chosen: dice for what helps or hinders. */
export const usualDice = (): readonly UsualAnswer[] =>
  Object.entries(USUAL_DICE).map(([id, dice]) => ({
    ...{ figure: amountOf({ value: dice, facts: {} }), name: say(`usual.${id}`), rule: "SE-06" },
    choices: { dice },
  }));

/** SE-04, SE-06, SE-10 — what is asked about a pool. */
export const POOL_FORM = { ...MEANS_FORM, ...FREE_FORM };
export type PoolForm = Partial<Filled<typeof POOL_FORM>>;

/** What an actor is about to roll. */
export interface Rolled {
  readonly what: PoolRoll;
  readonly characteristic: Characteristic;
  /** SE-04, SE-10 — what a Spécialité or equipment must serve for to be proposed. */
  readonly uses: readonly Use[];
  /** SE-05 — `null`: the result alone counts. */
  readonly difficulty: number | null;
}

/** The same with what the actor makes of it. */
export interface PoolTest extends Rolled {
  readonly made: PoolMade;
  readonly specialty: Owned<SeuilsSpecialty> | null;
  readonly gear: Owned<SeuilsGear> | null;
  readonly modifiers: readonly Modifier[];
}

/** SE-04, SE-06, SE-10 — somebody's pool: with the Spécialité and equipment that were chosen, else those that serve for it. */
export function poolTest(actor: Actor, rolled: Rolled, form: PoolForm = {}): PoolTest {
  const figures = figuresOf(actor);
  const { carried } = figures;
  const { characteristic, uses } = rolled;
  const specialty = chosen(carried.specialties, form.specialty, specialtiesFor(carried, uses)[0]);
  const gear = chosen(usable(carried), form.gear, equipmentFor(carried, equipmentUses(rolled)));
  const { value } = figures.characteristics[characteristic];
  const modifiers = [
    baseLine(characteristic, value, "SE-06"),
    ...stateLines(figures, characteristic),
    ...freeLines(form),
    ...effectLines(actor, ["checks", `characteristic.${characteristic}`]),
  ];
  const made: PoolMade = {
    base: 0, // all dice are in the lines
    equipmentDice: gear?.system.equipmentDice ?? 0,
    specialty: specialty !== null,
    lines: linesOf(modifiers),
    rules: poolRules(seuilsOptions()),
  };
  return { ...rolled, made, specialty, gear, modifiers };
}

/** SE-04 — equipment may serve for a Caractéristique as a whole. */
const equipmentUses = ({ uses, characteristic }: Rolled): readonly Use[] => [
  ...uses,
  `characteristic:${characteristic}`,
];

/** SE-04 — what gives dE and is not used up, whatever it serves for. */
function usable({ gear }: Carried): Carried["gear"] {
  return gear.filter(({ system }) => system.equipmentDice > 0 && system.quantity > 0);
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly system: { readonly slug: string };
}

function chosen<One extends Named>(all: readonly One[], choice = "", proposed: One | null = null): One | null {
  return choice === NONE ? null : (namedAmong(all, choice) ?? proposed);
}

/** A belonging or a Spécialité as choices name it: by its id, by its slug or by its name, which others have too. */
export function namedAmong<One extends Named>(all: readonly One[], choice: string): One | null {
  if (choice === "") return null;
  return (
    all.find(({ id }) => id === choice) ?? all.find(({ name, system }) => [system.slug, name].includes(choice)) ?? null
  );
}

/** SE-06 — dice and successes added by hand. */
function freeLines({ dice = 0, successes = 0 }: PoolForm): readonly Modifier[] {
  return [
    ...(dice === 0 ? [] : [diceLine("free", dice)]),
    ...(successes === 0 ? [] : [successLine("free", successes)]),
  ];
}

/**
 * SE-04, SE-06, SE-10 — how a window asks what a pool is made with. The keeper is asked where a player takes what serves
 * for something else.
 */
export function poolWindow(actor: Actor, rolled: Rolled, form: PoolForm) {
  const test = poolTest(actor, rolled, form);
  const { carried } = figuresOf(actor);
  const gear = usable(carried);
  const fits = (one: Owned<SeuilsSpecialty> | Owned<SeuilsGear> | null, uses: readonly Use[]) =>
    one === null || serves({ uses: one.system.serves }, uses);
  return {
    specialty: {
      value: test.specialty?.id ?? NONE,
      options: optionsOf(carried.specialties),
      asks: !fits(test.specialty, rolled.uses),
      ...(mayKnowNumbers(actor) && { hint: chanceHint(test) }),
    },
    gear: gear.length > 0 && {
      value: test.gear?.id ?? NONE,
      options: gearOptions(gear),
      asks: !fits(test.gear, equipmentUses(rolled)),
    },
  };
}

const optionsOf = (specialties: Carried["specialties"]) => [
  { value: NONE, label: say("noSpecialty") },
  ...specialties.map(({ id, name }) => field.namedOption(id, name)),
];

const gearOptions = (gear: Carried["gear"]) => [
  { value: NONE, label: say("noGear") },
  ...gear.map(({ id, name, system }) => ({ value: id, label: say("gearDice", { name, dice: system.equipmentDice }) })),
];

/** SE-05, SE-11 — the exact chance that a pool reaches its Difficulté, 0 to 1; `null` without one. */
export function chanceOf({ made, difficulty }: Pick<PoolTest, "made" | "difficulty">): number | null {
  return difficulty === null ? null : toNumber(reachOdds(resultOdds(made), difficulty));
}

/** SE-05, SE-11 — the pool, and how likely it reaches its Difficulté. */
export function chanceHint(test: Pick<PoolTest, "made" | "difficulty">): Text {
  const { pool, threshold } = poolDice(test.made);
  const dice = poolText(pool, threshold);
  const chance = chanceOf(test);
  if (test.difficulty === null || chance === null) return dice;
  return say("hint.chance", { dice, difficulty: test.difficulty, chance: percentage(chance) });
}

/** SE-06 — the roll; `next` is the one that its result calls for. */
export function poolRoll(id: string, test: PoolTest, next?: (result: number) => RollSpec | null): RollSpec {
  const spec = poolSpec(id, test.what, test.made);
  return next ? { ...spec, next: (faces) => next(poolResult(test.made, faces).result) } : spec;
}
