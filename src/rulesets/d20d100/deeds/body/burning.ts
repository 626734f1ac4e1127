import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedSituation } from "../../../../core/play/contract/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { bodyOf, jetOf } from "../../data/body.js";
import { lineOf } from "../../dice/lines.js";
import { BURNING_DIFFICULTY, burningRound } from "../../rules/burning.js";
import { hurtChanges, hurtOutcome, hurtShown, kills } from "../wounded.js";
import { told } from "../card.js";
import {
  d20Test,
  succeeded,
  succeedsWith,
  testDecided,
  testFacts,
  testFields,
  testFigures,
  testOutcome,
  testRoll,
  testShown,
} from "../d20-test.js";
import { deathTestCalls } from "./death-test.js";
import { deed } from "../deed.js";
import { destinyCalls } from "./destiny.js";
import { count } from "../figures.js";
import { pointsOf, pointsRoll } from "../points.js";
import { unlessAlive } from "../reading.js";

const ROLL = "burningClothes";
const DAMAGE = "damage";
/** DD-67 — the most that a keeper lets a round of fire cost. */
const MOST_BURNT = 99;
/** DD-67 — what the die does on average, where the keeper undoes a success. */
const MEAN_BURNT = 4;

/** DD-67 — Réflexes; wounds weigh on them (DD-92). */
const tried = (actor: Actor) => ({
  what: "burningClothes" as const,
  lines: [lineOf("jet", jetOf(actor, "reflexes"), { jet: "reflexes" })],
  difficulty: BURNING_DIFFICULTY,
  physical: true,
});

const testOf = (actor: Actor, choices: DeedChoices) => d20Test(actor, tried(actor), choices);

function dueRoll({ actor, choices }: DeedSituation, dice: Dice): RollSpec | null {
  const test = testOf(actor, choices);
  if (!dice[ROLL]) return testRoll(ROLL, test);
  const { damageFormula } = burningRound(succeedsWith(ROLL, test, dice));
  return damageFormula !== null && !dice[DAMAGE] ? pointsRoll(DAMAGE, "burning", damageFormula) : null;
}

const burnt = (actor: Actor, damage: number): Outcome => hurtOutcome(actor, { damage, type: "hp" });

/** DD-67 — clothes that have caught fire: Réflexes put it out, or it burns for another round. */
export const burning = deed("burning", {
  icon: "fa-solid fa-fire",
  by: "owner",
  fields: ([actor], choices) => (actor ? testFields(actor, tried(actor), choices) : []),
  obstacle: ({ actor }) => unlessAlive(actor),
  modifiers: ({ actor, choices }) => testOf(actor, choices).lines,
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  outcome: ({ actor, choices, dice }) => {
    const test = testOutcome(ROLL, testOf(actor, choices), dice);
    const { damageFormula } = burningRound(succeeded(test));
    return { ...test, ...burnt(actor, damageFormula === null ? 0 : pointsOf(DAMAGE, damageFormula, dice)) };
  },
  confirm: kills,
  changes: (outcome, actor) => {
    const { states } = bodyOf(actor);
    const burns = !burningRound(succeeded(outcome)).extinguished;
    const fire = states.burning === burns ? [] : [{ path: "system.states.burning", after: burns }];
    if (!burns) return { values: fire };
    const { numbers, values } = hurtChanges(outcome, actor);
    return { numbers, values: [...values, ...fire] };
  },
  calls: (outcome, actor) => [...deathTestCalls(outcome, actor), ...destinyCalls(outcome, actor)],
  edit: {
    figures: () => [...testFigures(), count("damage", [0, MOST_BURNT])],
    follow: (decided, ruled, actor) => {
      const test = testDecided(decided, ruled);
      const out = succeeded({ ...decided, ...test });
      const damage = succeeded(ruled) ? MEAN_BURNT : stored(ruled, "damage");
      return { ...test, ...burnt(actor, isDecided(decided, "damage") ? stored(decided, "damage") : out ? 0 : damage) };
    },
  },
  view: (outcome) =>
    card({
      ...testShown(outcome),
      verdict: told(`burning.${succeeded(outcome) ? "out" : "burns"}`),
      facts: testFacts(outcome, "DD-67"),
      ...hurtShown(outcome),
    }),
});

/** DD-67 — the test that clothes on fire ask for at the end of a round. */
export function burningCalls(actor: Actor): readonly AttackCall[] {
  const { states, state } = bodyOf(actor);
  if (!states.burning || state === "dead") return [];
  return [{ deed: "burning", choices: {}, label: told("burning.name"), owed: true }];
}
