import { usualDifficulties } from "../circumstances.js";
import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { bodyOf, jetOf } from "../../data/body.js";
import { lineOf } from "../../dice/lines.js";
import { BURNING_DIFFICULTY, burningRound } from "../../rules/body/burning.js";
import {
  chanceOf,
  d20Test,
  TEST,
  testDecided,
  testFacts,
  testFigures,
  testForm,
  testOutcome,
  testRoll,
  testShown,
} from "../d20-test.js";
import { count, deed, say } from "../kit.js";
import { pointsOf, pointsRoll } from "../points.js";
import { unlessAlive } from "../reading.js";
import { HURT, hurtChanges, hurtOutcome, hurtShown, kills } from "../wounded.js";
import { deathTestCalls } from "./death-test.js";
import { destinyCalls } from "./destiny.js";

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

const FORM = testForm(tried);

const testOf = ({ actor, form }: Pick<Filling<typeof FORM>, "actor" | "form">) => d20Test(actor, tried(actor), form);

function dueRoll(filling: Filling<typeof FORM>, dice: Dice): RollSpec | null {
  const test = testOf(filling);
  if (!dice[ROLL]) return testRoll(ROLL, test);
  const { damageFormula } = burningRound(testOutcome(ROLL, test, dice).success);
  return damageFormula !== null && !dice[DAMAGE] ? pointsRoll(DAMAGE, "burning", damageFormula) : null;
}

const burnt = (actor: Actor, damage: number) => hurtOutcome(actor, { damage, type: "hp" });

/** DD-67 — clothes that have caught fire: Réflexes put it out, or it burns for another round. */
export const burning = deed("burning", {
  icon: "fa-solid fa-fire",
  by: "owner",
  form: FORM,
  usual: usualDifficulties,
  chance: (filling) => chanceOf(testOf(filling)),
  kept: { ...TEST, ...HURT },
  obstacle: ({ actor }) => unlessAlive(actor),
  modifiers: (filling) => testOf(filling).lines,
  rolls: (filling) => rollsInTurn((dice) => dueRoll(filling, dice)),
  outcome: ({ dice, ...filling }) => {
    const test = testOutcome(ROLL, testOf(filling), dice);
    const { damageFormula } = burningRound(test.success);
    return { ...test, ...burnt(filling.actor, damageFormula === null ? 0 : pointsOf(DAMAGE, damageFormula, dice)) };
  },
  asksKeeper: kills,
  changes: ({ success, ...hurt }, actor) => {
    const burns = !burningRound(success).extinguished;
    const fire = bodyOf(actor).states.burning === burns ? [] : [{ path: "system.states.burning", after: burns }];
    if (!burns) return { values: fire };
    const { numbers, values } = hurtChanges(hurt, actor);
    return { numbers, values: [...values, ...fire] };
  },
  calls: (hurt, actor) => [...deathTestCalls(hurt, actor), ...destinyCalls(hurt, actor)],
  edit: {
    figures: () => [...testFigures(), count("damage", [0, MOST_BURNT])],
    follow: (decided, ruled, actor) => {
      const test = testDecided(decided, ruled);
      const { success = decided.success } = test;
      const byTest = success ? 0 : ruled.success ? MEAN_BURNT : ruled.damage;
      return { ...test, ...burnt(actor, isDecided(decided, "damage") ? decided.damage : byTest) };
    },
  },
  view: (outcome) =>
    card({
      ...testShown(outcome),
      verdict: say(`burning.${outcome.success ? "out" : "burns"}`),
      facts: testFacts(outcome, "DD-67"),
      ...hurtShown(outcome),
    }),
});

/** DD-67 — the test that clothes on fire ask for at the end of a round. */
export function burningCalls(actor: Actor): readonly AttackCall[] {
  const { states, state } = bodyOf(actor);
  if (!states.burning || state === "dead") return [];
  return [{ deed: "burning", choices: {}, label: say("burning.name"), owed: true }];
}
