import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedSituation } from "../../../../core/play/contract/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { roundRefusal, roundWarning } from "../../attack/round-limits.js";
import { bodyOf, characteristicOf, jetOf } from "../../data/body.js";
import { lineOf } from "../../dice/lines.js";
import { fightWritten } from "../../fight/fight-now.js";
import { sprintAfter, sprintCounts, sprintRound } from "../../rules/effort.js";
import { SPRINTS, type SprintState } from "../../rules/vocabulary.js";
import { havingSpent } from "../../rules/fight-spent.js";
import { HALVES } from "../../rules/round-actions.js";
import { CHARACTERISTIC_DIFFICULTY } from "../../rules/tests.js";
import { fact, figure, told } from "../card.js";
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
import { AREA, deed } from "../deed.js";
import { choiceField, numberField } from "../fields.js";
import { unlessAwake } from "../reading.js";

const SPRINT = "sprint";
const ROLL = "enduranceRun";
/** DD-68 — rounds that are counted at most. */
const MOST_ROUNDS = 999;

/** DD-68, DD-69 — running or swimming, a sprint, or a rest that ends both. */
const MANNERS = ["run", "sprint", "stop"] as const;
type Manner = (typeof MANNERS)[number];

type Running = Pick<DeedSituation, "actor" | "choices">;

const mannerIn = (choices: DeedChoices): Manner => wordIn(choices, "manner", MANNERS);

/** DD-68 — the round of the effort that is over with this one. */
function roundIn(actor: Actor, choices: DeedChoices): number {
  const next = Math.min(MOST_ROUNDS, bodyOf(actor).states.runningRounds + 1);
  return numberIn(choices, "round", { min: 1, max: MOST_ROUNDS, otherwise: next });
}

/** DD-69 — what FOR made of the effort so far. */
const sprintOf = (actor: Actor): SprintState => bodyOf(actor).states.sprint;

/** DD-69 — whether FOR is tested now: nobody who runs has sprinted since they last rested. */
const sprintStarts = (actor: Actor, choices: DeedChoices): boolean =>
  mannerIn(choices) === "sprint" && sprintOf(actor) === "untested";

/** DD-69 — whether this round is run as a sprint. */
const sprintsNow = (choices: DeedChoices, sprint: SprintState): boolean =>
  mannerIn(choices) === "sprint" && sprint === "holds";

/** DD-69 — FOR, before anybody sprints. */
const strengthOf = (actor: Actor, choices: DeedChoices) =>
  d20Test(
    actor,
    {
      what: "characteristic",
      lines: [lineOf("characteristic", characteristicOf(actor, "strength"), { characteristic: "strength" })],
      difficulty: CHARACTERISTIC_DIFFICULTY,
      physical: true,
    },
    choices,
  );

/** DD-68, DD-69 — what a round asks of somebody, by how they run. */
function effortIn({ actor, choices }: Running, sprint: SprintState) {
  const sprints = sprintsNow(choices, sprint);
  const round = sprintCounts(sprintOf(actor), sprint, roundIn(actor, choices));
  return { ...sprintRound(sprints, bodyOf(actor).constitution, round), round };
}

/** DD-68 — Endurance, with what the rounds before weigh. */
function enduranceOf(situation: Running, sprint: SprintState) {
  const { actor, choices } = situation;
  const { penalty } = effortIn(situation, sprint);
  const lines = [
    lineOf("jet", jetOf(actor, "endurance"), { jet: "endurance" }),
    ...(penalty === 0 ? [] : [lineOf("effort", penalty)]),
  ];
  return d20Test(
    actor,
    { what: "enduranceRun", lines, difficulty: CHARACTERISTIC_DIFFICULTY, physical: true },
    choices,
  );
}

/** DD-69 — what FOR makes of the effort: it is tested at the start of a sprint, and holds until they rest. */
function sprintBy({ actor, choices }: Running, dice: Dice): SprintState {
  if (!sprintStarts(actor, choices)) return sprintOf(actor);
  return sprintAfter(succeedsWith(SPRINT, strengthOf(actor, choices), dice));
}

function dueRoll(situation: DeedSituation, dice: Dice): RollSpec | null {
  const { actor, choices } = situation;
  const manner = mannerIn(choices);
  if (manner === "stop") return null;
  if (sprintStarts(actor, choices) && !dice[SPRINT]) return testRoll(SPRINT, strengthOf(actor, choices));
  const sprint = sprintBy(situation, dice);
  return effortIn(situation, sprint).test && !dice[ROLL] ? testRoll(ROLL, enduranceOf(situation, sprint)) : null;
}

function outcomeOf(situation: DeedSituation, dice: Dice): Outcome {
  const { actor, choices } = situation;
  const manner = mannerIn(choices);
  const sprint = sprintBy(situation, dice);
  const round = manner === "stop" ? 0 : effortIn(situation, sprint).round;
  const sprints = sprintsNow(choices, sprint);
  const tested = dice[ROLL] !== undefined;
  const result = tested ? testOutcome(ROLL, enduranceOf(situation, sprint), dice) : { success: true };
  const free = bodyOf(actor).constitution;
  return { manner, round, sprint, sprints, tested, free, ...strengthTold(situation, dice), ...result };
}

/** DD-69 — the test of FOR, as the card shows it; nothing where none was made. */
function strengthTold({ actor, choices }: Running, dice: Dice): Outcome {
  if (!dice[SPRINT]) return {};
  const { die = 0, total = 0 } = testOutcome(SPRINT, strengthOf(actor, choices), dice);
  return { strengthDie: die, strengthTotal: total };
}

/** DD-69 — where FOR was tested, its die heads the card, whose sum is that of the first roll; Endurance is told below. */
function strengthShown(outcome: Outcome): Pick<OutcomeView, "die" | "total"> | null {
  const value = stored(outcome, "strengthDie");
  if (value === 0) return null;
  const state = outcome.sprint === "holds" ? "hit" : "miss";
  return { die: { faces: 20, value, state }, total: stored(outcome, "strengthTotal") };
}

/** DD-69 — what Endurance came to. */
const enduranceTold = (outcome: Outcome) =>
  told("run.endurance", { die: stored(outcome, "die"), total: stored(outcome, "total") });

/** DD-68, DD-69 — a round of running or swimming: free for as many rounds as CON, then a test of Endurance each. */
export const run = deed("run", {
  icon: "fa-solid fa-person-running",
  by: "owner",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const manner = mannerIn(choices);
    const manners = wordOptions(MANNERS, (one) => `${AREA}.run.manner.${one}`);
    const free = told("hint.run", { rounds: bodyOf(actor).constitution });
    return [
      choiceField("manner", manner, manners),
      ...(manner === "stop"
        ? []
        : [
            numberField("round", roundIn(actor, choices), 1, MOST_ROUNDS, free),
            ...testFields(actor, { difficulty: CHARACTERISTIC_DIFFICULTY, physical: true }, choices),
          ]),
    ];
  },
  obstacle: ({ actor }) => unlessAwake(actor),
  doubt: ({ actor, choices }) =>
    mannerIn(choices) === "stop" ? null : (roundRefusal(actor, "complex") ?? roundWarning(actor, "complex")),
  modifiers: (situation) => {
    const { actor, choices } = situation;
    const manner = mannerIn(choices);
    if (manner === "stop") return [];
    if (sprintStarts(actor, choices)) return strengthOf(actor, choices).lines;
    const sprint = sprintOf(actor);
    return effortIn(situation, sprint).test ? enduranceOf(situation, sprint).lines : [];
  },
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  outcome: ({ dice, ...situation }) => outcomeOf(situation, dice),
  changes: (outcome, actor) => {
    const { runningRounds, sprint } = bodyOf(actor).states;
    const goesOn = succeeded(outcome) && word(outcome, "manner") !== "stop";
    const rounds = goesOn ? stored(outcome, "round") : 0;
    const kept: SprintState = goesOn ? wordIn(outcome, "sprint", SPRINTS) : "untested";
    const values = [
      ...(rounds === runningRounds ? [] : [{ path: "system.states.runningRounds", after: rounds }]),
      ...(kept === sprint ? [] : [{ path: "system.states.sprint", after: kept }]),
    ];
    const runs = word(outcome, "manner") !== "stop"; // DD-123: whether their breath holds or not
    const spent = runs ? fightWritten(actor, (state) => havingSpent(state, HALVES.complex)) : [];
    return values.length + spent.length > 0 ? { values: [...values, ...spent] } : null;
  },
  edit: { figures: (ruled) => (ruled.tested === true ? testFigures() : []), follow: testDecided },
  view: (outcome) => {
    const manner = wordIn(outcome, "manner", MANNERS);
    const tested = outcome.tested === true;
    const failed = tested && !succeeded(outcome);
    const key = manner === "stop" ? "stops" : failed ? "breathless" : "goesOn";
    return card({
      ...(tested && testShown(outcome)),
      ...strengthShown(outcome),
      verdict: told(`run.${key}`),
      tone: failed ? "bad" : tested ? "good" : "mute",
      facts: [
        ...(manner === "stop" ? [] : [fact("round", figure(stored(outcome, "round")), "DD-68")]),
        ...(manner === "sprint" ? [fact("sprint", told(`run.sprint.${outcome.sprints === true}`), "DD-69")] : []),
        ...(tested && strengthShown(outcome) ? [fact("endurance", enduranceTold(outcome), "DD-69")] : []),
        ...(tested ? testFacts(outcome, "DD-68") : []),
      ],
    });
  },
});
