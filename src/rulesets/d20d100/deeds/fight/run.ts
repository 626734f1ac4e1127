import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { flag, oneOf, whole } from "../../../../core/shape/shape.js";
import { roundRefusal, roundWarning } from "../../attack/round-limits.js";
import { bodyOf, characteristicOf, jetOf } from "../../data/body.js";
import { lineOf } from "../../dice/lines.js";
import { fightWritten } from "../../fight/fight-now.js";
import { sprintAfter, sprintCounts, sprintRound } from "../../rules/checks/effort.js";
import { SPRINTS, type SprintState } from "../../rules/vocabulary.js";
import { havingSpent } from "../../rules/fight/fight-spent.js";
import { HALVES } from "../../rules/fight/round-actions.js";
import { CHARACTERISTIC_DIFFICULTY } from "../../rules/checks/tests.js";
import { usualDifficulties } from "../circumstances.js";
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
import { deed, fact, field, figure, say } from "../kit.js";
import { unlessAwake } from "../reading.js";

const SPRINT = "sprint";
const ROLL = "enduranceRun";
/** DD-68 — rounds that are counted at most. */
const MOST_ROUNDS = 999;

/** DD-68, DD-69 — running or swimming, a sprint, or a rest that ends both. */
const MANNERS = ["run", "sprint", "stop"] as const;

const FORM = {
  manner: field.choice(MANNERS, "run.manner"),
  /** DD-68 — the round of the effort that is over with this one. */
  round: field.number(1, MOST_ROUNDS, {
    initial: ({ actors: [actor] }) => (actor ? Math.min(MOST_ROUNDS, bodyOf(actor).states.runningRounds + 1) : 1),
    hint: (_round, { actors: [actor] }) => (actor ? say("hint.run", { rounds: bodyOf(actor).constitution }) : null),
  }),
  ...testForm(() => ({ difficulty: CHARACTERISTIC_DIFFICULTY, physical: true })),
};

type Running = Pick<Filling<typeof FORM>, "actor" | "form">;

/** DD-69 — what FOR made of the effort so far. */
const sprintOf = (actor: Actor): SprintState => bodyOf(actor).states.sprint;

/** DD-69 — whether FOR is tested now: nobody who runs has sprinted since they last rested. */
const sprintStarts = ({ actor, form }: Running): boolean => form.manner === "sprint" && sprintOf(actor) === "untested";

/** DD-69 — whether this round is run as a sprint. */
const sprintsNow = ({ form }: Running, sprint: SprintState): boolean => form.manner === "sprint" && sprint === "holds";

/** DD-69 — FOR, before anybody sprints. */
function strengthOf({ actor, form }: Running) {
  const lines = [lineOf("characteristic", characteristicOf(actor, "strength"), { characteristic: "strength" })];
  return d20Test(actor, { what: "characteristic", lines, physical: true }, form);
}

/** DD-68, DD-69 — what a round asks of an actor, by how they run. */
function effortIn(running: Running, sprint: SprintState) {
  const { actor, form } = running;
  const round = sprintCounts(sprintOf(actor), sprint, form.round);
  return { ...sprintRound(sprintsNow(running, sprint), bodyOf(actor).constitution, round), round };
}

/** DD-68 — Endurance, with what the rounds before weigh. */
function enduranceOf(running: Running, sprint: SprintState) {
  const { actor, form } = running;
  const { penalty } = effortIn(running, sprint);
  const lines = [
    lineOf("jet", jetOf(actor, "endurance"), { jet: "endurance" }),
    ...(penalty === 0 ? [] : [lineOf("effort", penalty)]),
  ];
  return d20Test(actor, { what: "enduranceRun", lines, physical: true }, form);
}

/** DD-69 — what FOR makes of the effort: it is tested at the start of a sprint, and holds until they rest. */
function sprintBy(running: Running, dice: Dice): SprintState {
  if (!sprintStarts(running)) return sprintOf(running.actor);
  return sprintAfter(testOutcome(SPRINT, strengthOf(running), dice).success);
}

function dueRoll(running: Running, dice: Dice): RollSpec | null {
  if (running.form.manner === "stop") return null;
  if (sprintStarts(running) && !dice[SPRINT]) return testRoll(SPRINT, strengthOf(running));
  const sprint = sprintBy(running, dice);
  return effortIn(running, sprint).test && !dice[ROLL] ? testRoll(ROLL, enduranceOf(running, sprint)) : null;
}

/** DD-69 — the test of FOR; nothing where none was made. */
function strengthRolled(running: Running, dice: Dice) {
  if (!dice[SPRINT]) return {};
  const { die, total } = testOutcome(SPRINT, strengthOf(running), dice);
  return { strengthDie: die, strengthTotal: total };
}

/** DD-68, DD-69 — how likely a round is run as it is chosen, by FOR where a sprint starts with it; `null`: nothing is tested. */
function chanceIn(running: Running): number | null {
  if (running.form.manner === "stop") return null;
  const starts = sprintStarts(running);
  const sprint = starts ? "holds" : sprintOf(running.actor);
  const breath = effortIn(running, sprint).test ? chanceOf(enduranceOf(running, sprint)) : null;
  return starts ? (chanceOf(strengthOf(running)) ?? 1) * (breath ?? 1) : breath;
}

/** DD-68, DD-69 — a round of running or swimming: free for as many rounds as CON, then a test of Endurance each. */
export const run = deed("run", {
  icon: "fa-solid fa-person-running",
  by: "owner",
  form: FORM,
  window: ({ manner }) => {
    const runs = manner !== "stop";
    return { round: runs, difficulty: runs, situation: runs, wounds: runs };
  },
  // a round that is free has nothing to make easier or harder
  usual: (running) => (chanceIn(running) === null ? [] : usualDifficulties()),
  chance: chanceIn,
  kept: {
    ...TEST,
    ...{ manner: oneOf(MANNERS), round: whole, sprint: oneOf(SPRINTS), sprints: flag, tested: flag, free: whole },
    ...{ strengthDie: whole, strengthTotal: whole },
  },
  obstacle: ({ actor }) => unlessAwake(actor),
  doubt: ({ actor, form: { manner } }) =>
    manner === "stop" ? null : (roundRefusal(actor, "complex") ?? roundWarning(actor, "complex")),
  modifiers: (running) => {
    if (running.form.manner === "stop") return [];
    if (sprintStarts(running)) return strengthOf(running).lines;
    const sprint = sprintOf(running.actor);
    return effortIn(running, sprint).test ? enduranceOf(running, sprint).lines : [];
  },
  rolls: (running) => rollsInTurn((dice) => dueRoll(running, dice)),
  outcome: ({ dice, ...running }) => {
    const { manner } = running.form;
    const sprint = sprintBy(running, dice);
    const tested = dice[ROLL] !== undefined;
    return {
      ...{ manner, round: manner === "stop" ? 0 : effortIn(running, sprint).round, sprint },
      ...{ sprints: sprintsNow(running, sprint), tested, free: bodyOf(running.actor).constitution },
      ...strengthRolled(running, dice),
      ...(tested ? testOutcome(ROLL, enduranceOf(running, sprint), dice) : { success: true }),
    };
  },
  changes: ({ manner, round, sprint, success }, actor) => {
    const before = bodyOf(actor).states;
    const runs = manner !== "stop";
    const goesOn = success && runs;
    const rounds = goesOn ? round : 0;
    const kept: SprintState = goesOn ? sprint : "untested";
    const values = [
      ...(rounds === before.runningRounds ? [] : [{ path: "system.states.runningRounds", after: rounds }]),
      ...(kept === before.sprint ? [] : [{ path: "system.states.sprint", after: kept }]),
      // DD-123: whether their breath holds or not
      ...(runs ? fightWritten(actor, (state) => havingSpent(state, HALVES.complex)) : []),
    ];
    return values.length > 0 ? { values } : null;
  },
  edit: { figures: ({ tested }) => (tested ? testFigures() : []), follow: testDecided },
  view: (outcome) => {
    const { manner, round, sprint, sprints, tested, success, die, total, strengthDie, strengthTotal } = outcome;
    const failed = tested && !success;
    const strength = strengthDie > 0;
    const key = manner === "stop" ? "stops" : failed ? "breathless" : "goesOn";
    return card({
      ...(tested && testShown(outcome)),
      // DD-69 — where FOR was tested, its die heads the card, whose sum is that of the first roll; Endurance is told below
      ...(strength && {
        die: { faces: 20, value: strengthDie, state: sprint === "holds" ? "hit" : "miss" },
        total: strengthTotal,
      }),
      verdict: say(`run.${key}`),
      tone: failed ? "bad" : tested ? "good" : "mute",
      facts: [
        ...(manner === "stop" ? [] : [fact("round", figure(round), "DD-68")]),
        ...(manner === "sprint" ? [fact("sprint", say(`run.sprint.${sprints}`), "DD-69")] : []),
        ...(tested && strength ? [fact("endurance", say("run.endurance", { die, total }), "DD-69")] : []),
        ...(tested ? testFacts(outcome, "DD-68") : []),
      ],
    });
  },
});
