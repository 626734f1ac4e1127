import { mayKnowNumbers } from "../../../core/play/log/may-know.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { numberIn } from "../../../core/deed/choices.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { percentage } from "../../../core/text/i18n.js";
import { toNumber } from "../../../core/odds/fraction.js";
import type { Text } from "../../../core/text/text.js";
import type { Owned } from "../../../core/documents/owned.js";
import { equipmentFor, specialtiesFor, type Carried } from "../data/carried.js";
import type { SeuilsGear } from "../data/gear.js";
import { seuilsOptions } from "../data/options.js";
import type { SeuilsSpecialty } from "../data/specialty.js";
import { baseLine, diceLine, successLine } from "../dice/lines.js";
import { poolDice, poolResult, type PoolMade } from "../dice/pool-dice.js";
import { poolText } from "../dice/pool-words.js";
import type { PoolRoll } from "../dice/pool-roll.js";
import { poolRules } from "../dice/read-rules.js";
import { poolSpec } from "../dice/specs.js";
import { reachOdds } from "../odds/pool.js";
import { figuresOf } from "../data/reading.js";
import { resultOdds } from "../dice/result-odds.js";
import { serves, type Use } from "../rules/uses.js";
import type { Characteristic } from "../rules/vocabulary.js";
import { stateLines } from "../data/state-lines.js";
import { told } from "./card.js";
import { choiceField, namedOption, numberField } from "./fields.js";

/** SE-05, SE-06 — the test of a pool: what it is made of, its window, its dice; what it comes to is in pool-result.ts. */

/** The choice by which somebody does without a Spécialité, or without equipment. */
export const NONE = "none";
/** SE-06 — the most dice or successes that are added, or taken away, by hand. */
const MOST_FREE = 15;

/** What somebody is about to roll. */
export interface Asked {
  readonly what: PoolRoll;
  readonly characteristic: Characteristic;
  /** SE-04, SE-10 — what a Spécialité or equipment must serve for to be proposed. */
  readonly uses: readonly Use[];
  /** SE-05 — `null`: the result alone counts. */
  readonly difficulty: number | null;
}

/** The same with whoever rolls it. */
export interface PoolTest extends Asked {
  readonly made: PoolMade;
  readonly specialty: Owned<SeuilsSpecialty> | null;
  readonly gear: Owned<SeuilsGear> | null;
  readonly modifiers: readonly Modifier[];
}

/** SE-04, SE-06, SE-10 — somebody's pool: with the Spécialité and equipment that were chosen, else those that serve for it. */
export function poolTest(actor: Actor, asked: Asked, choices: DeedChoices): PoolTest {
  const figures = figuresOf(actor);
  const { carried } = figures;
  const { characteristic, uses } = asked;
  const specialty = chosen(carried.specialties, choices.specialty, specialtiesFor(carried, uses)[0]);
  const gear = chosen(usable(carried), choices.gear, equipmentFor(carried, equipmentUses(asked)));
  const { value } = figures.characteristics[characteristic];
  const modifiers = [
    baseLine(characteristic, value, "SE-06"),
    ...stateLines(figures, characteristic),
    ...freeLines(choices),
  ];
  const made: PoolMade = {
    base: 0, // all dice are in the lines
    equipmentDice: gear?.system.equipmentDice ?? 0,
    specialty: specialty !== null,
    lines: linesOf(modifiers),
    rules: poolRules(seuilsOptions()),
  };
  return { ...asked, made, specialty, gear, modifiers };
}

/** SE-04 — equipment may serve for a Caractéristique as a whole. */
const equipmentUses = ({ uses, characteristic }: Asked): readonly Use[] => [
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

function chosen<One extends Named>(all: readonly One[], told: unknown, proposed: One | null | undefined): One | null {
  if (typeof told !== "string" || told === "") return proposed ?? null;
  return told === NONE ? null : (namedAmong(all, told) ?? proposed ?? null);
}

/** A belonging or a Spécialité as choices name it: by its id, by its slug or by its name, which others have too. */
export function namedAmong<One extends Named>(all: readonly One[], told: string): One | null {
  if (told === "") return null;
  return (
    all.find(({ id }) => id === told) ?? all.find(({ name, system }) => [system.slug, name].includes(told)) ?? null
  );
}

/** SE-06 — dice or successes that are added by hand. */
export function freeIn(choices: DeedChoices, id: "dice" | "successes"): number {
  return numberIn(choices, id, { min: -MOST_FREE, max: MOST_FREE, otherwise: 0 });
}

/** SE-06 — dice and successes added by hand. */
function freeLines(choices: DeedChoices): readonly Modifier[] {
  const [dice, successes] = [freeIn(choices, "dice"), freeIn(choices, "successes")];
  return [
    ...(dice === 0 ? [] : [diceLine("free", dice)]),
    ...(successes === 0 ? [] : [successLine("free", successes)]),
  ];
}

/** SE-04, SE-06, SE-10 — what is asked about a pool. The keeper is asked where a player takes what serves for something else. */
export function poolFields(actor: Actor, asked: Asked, choices: DeedChoices): readonly DeedField[] {
  const test = poolTest(actor, asked, choices);
  const { carried } = figuresOf(actor);
  const hint = mayKnowNumbers(actor) ? chanceHint(test) : undefined;
  const gear = usable(carried);
  const fits = (one: Owned<SeuilsSpecialty> | Owned<SeuilsGear> | null, uses: readonly Use[]) =>
    one === null || serves({ uses: one.system.serves }, uses);
  return [
    {
      ...choiceField("specialty", test.specialty?.id ?? NONE, optionsOf(carried.specialties), hint),
      asks: !fits(test.specialty, asked.uses),
    },
    ...(gear.length > 0
      ? [
          {
            ...choiceField("gear", test.gear?.id ?? NONE, gearOptions(gear)),
            asks: !fits(test.gear, equipmentUses(asked)),
          },
        ]
      : []),
    ...freeFields(choices),
  ];
}

/** SE-06 — dice and successes by hand: a player who gives themselves some has to ask. */
export function freeFields(choices: DeedChoices): readonly DeedField[] {
  return (["dice", "successes"] as const).map((id) => {
    const value = freeIn(choices, id);
    return { ...numberField(id, value, -MOST_FREE, MOST_FREE), asks: value > 0, folded: true };
  });
}

const optionsOf = (specialties: Carried["specialties"]) => [
  { value: NONE, label: told("noSpecialty") },
  ...specialties.map(({ id, name }) => namedOption(id, name)),
];

const gearOptions = (gear: Carried["gear"]) => [
  { value: NONE, label: told("noGear") },
  ...gear.map(({ id, name, system }) => ({ value: id, label: told("gearDice", { name, dice: system.equipmentDice }) })),
];

/** SE-05, SE-11 — the pool, and how likely it reaches its Difficulté. */
export function chanceHint(test: Pick<PoolTest, "made" | "difficulty">): Text {
  const { pool, threshold } = poolDice(test.made);
  const dice = poolText(pool, threshold);
  if (test.difficulty === null) return dice;
  const chance = percentage(toNumber(reachOdds(resultOdds(test.made), test.difficulty)));
  return told("hint.chance", { dice, difficulty: test.difficulty, chance });
}

/** SE-06 — the roll; `next` is the one that its result calls for. */
export function poolRoll(id: string, test: PoolTest, next?: (result: number) => RollSpec | null): RollSpec {
  const spec = poolSpec(id, test.what, test.made);
  return next ? { ...spec, next: (faces) => next(poolResult(test.made, faces).result) } : spec;
}
