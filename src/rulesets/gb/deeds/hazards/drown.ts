import { card } from "../../../../core/deed/card.js";
import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedEdit } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { GbCreature } from "../../data/actors/creature.js";
import type { GbActor } from "../../data/actors/gb-actor.js";
import { succeeds } from "../../rules/checks/checks.js";
import {
  breathRounds,
  drown as drowned,
  drowningDc,
  drowningPhase,
  nextDrowning,
} from "../../rules/hazards/drowning.js";
import type { Drowning } from "../../rules/hazards/drowning.js";
import type { Pools } from "../../rules/body/pools.js";
import { die, pointsMoved, stored, word } from "../card.js";
import { numberIn, wordIn } from "../../../../core/deed/choices.js";
import { faceOf, rollOf } from "../dice.js";
import { pointFigures, pointsDecided } from "../figures.js";
import { choiceField, numberField, wordOptions } from "../fields.js";
import { count, deed, EITHER_WAY, fact, numbers, obstacle, yesNo } from "../kit.js";
import { counted, sumOf } from "../lines.js";
import { unlessCounted } from "../obstacles.js";
import { difference, pointsOf, toPoints } from "../points.js";
import { checkModifiers } from "../sums.js";

const ACTS = ["round", "out"] as const;
const MOST_ROUNDS = 120;

function isOut(choices: DeedChoices): boolean {
  return wordIn(choices, "act", ACTS) === "out";
}

/** Rounds of breath a body has; endless for one that does not breathe. */
function breathOf(figures: GbActor): number {
  if (figures instanceof GbCreature && !figures.breathes) return Infinity;
  return breathRounds(figures.abilities.con.value);
}

function stateOf({ drowning }: GbActor): Drowning {
  return { breath: drowning.breath, step: drowning.step, round: drowning.round };
}

/** Whether the next round asks for the Constitution check. */
function asksCheck(actor: Actor, choices: DeedChoices): boolean {
  const figures = figuresOf(actor);
  return !isOut(choices) && drowningPhase(stateOf(figures), breathOf(figures)) === "check";
}

function modifiersOf(actor: Actor, choices: DeedChoices): readonly Modifier[] {
  return asksCheck(actor, choices) ? counted(checkModifiers(actor, "con")) : [];
}

interface Spent {
  readonly state: Drowning;
  readonly pools: Pools;
}

/** GB-61 — rounds under water, as many as asked, but no farther than the next check. */
function spend(actor: Actor, rounds: number, passed: boolean): Spent {
  const figures = figuresOf(actor);
  const breath = breathOf(figures);
  let state = stateOf(figures);
  let pools = pointsOf(actor);
  for (let i = 0; i < rounds && pools.pv > 0; i++) {
    if (i > 0 && drowningPhase(state, breath) === "check") break;
    const checked = drowningPhase(state, breath) === "check";
    state = nextDrowning(state, breath, passed);
    pools = drowned(pools, state.round);
    if (checked) break;
  }
  return { state, pools };
}

/** GB-61 — what of a round under water the keeper decides: the check, or the points it takes. */
const edit: DeedEdit = {
  figures: (ruled) => {
    const phase = word(ruled, "phase");
    if (phase === "check") return [count("total", EITHER_WAY), yesNo("passed"), ...pointFigures()];
    return phase === "drowning" ? pointFigures() : [];
  },
  follow: (decided, ruled, actor) => {
    const told = pointsDecided({ pv: stored(decided, "pv"), pf: stored(decided, "pf") }, actor);
    if (word(ruled, "phase") !== "check") return { ...told };
    const byTotal = succeeds(stored(decided, "total"), stored(ruled, "dc"));
    const passed = isDecided(decided, "passed") ? decided.passed === true : byTotal;
    const { state, pools } = spend(actor, 1, passed); // a check is the last round there is
    const moved = difference(pointsOf(actor), pools);
    return {
      ...{ passed, ...state },
      pf: isDecided(decided, "pf") ? told.pf : moved.pf,
      pv: isDecided(decided, "pv") ? told.pv : moved.pv,
    };
  },
};

/** GB-61 — rounds under water: breath first, then a check each round, then the points go. Out of the water it is over. */
export const drown = deed("drowning", {
  icon: "fa-solid fa-water",
  by: "keeper",
  fields: (_actors, choices) => [
    choiceField(
      "act",
      wordIn(choices, "act", ACTS),
      wordOptions(ACTS, (act) => `GARDIEN.GB.DEED.drowning.act.${act}`),
    ),
    numberField("rounds", numberIn(choices, "rounds", { min: 1, max: MOST_ROUNDS, otherwise: 1 }), 1, MOST_ROUNDS, {
      key: "GARDIEN.GB.DEED.drowning.hint",
    }),
  ],
  obstacle: ({ actor, choices }) => {
    if (isOut(choices)) return figuresOf(actor).drowning.active ? null : obstacle("notDrowning", actor);
    return unlessCounted(actor) ?? (breathOf(figuresOf(actor)) === Infinity ? obstacle("noBreath", actor) : null);
  },
  rolls: ({ actor, choices }) =>
    asksCheck(actor, choices) ? [rollOf("drowning", "drown", { faces: 20 }, modifiersOf(actor, choices))] : [],
  modifiers: ({ actor, choices }) => modifiersOf(actor, choices),
  outcome: ({ actor, choices, dice }) => {
    const before = stateOf(figuresOf(actor));
    if (isOut(choices)) return { phase: "out", breath: 0, step: 0, round: 0, pf: 0, pv: 0 };
    const breath = breathOf(figuresOf(actor));
    const d20 = faceOf(dice, "drown") ?? null;
    const total = d20 === null ? null : d20 + sumOf(modifiersOf(actor, choices));
    const dc = drowningDc(before.step);
    const passed = total !== null && succeeds(total, dc);
    const rounds = numberIn(choices, "rounds", { min: 1, max: MOST_ROUNDS, otherwise: 1 });
    const { state, pools } = spend(actor, rounds, passed);
    return {
      phase: drowningPhase(before, breath),
      ...state,
      ...difference(pointsOf(actor), pools),
      rounds: breath,
      d20,
      total,
      dc,
      passed,
    };
  },
  changes: (outcome, actor) => {
    const out = word(outcome, "phase") === "out";
    const { drowning, exhaustion } = figuresOf(actor);
    const before = pointsOf(actor);
    const figures = (["breath", "step", "round"] as const).flatMap((id) => {
      const after = stored(outcome, id);
      return after === drowning[id] ? [] : [{ path: `system.drowning.${id}`, after }];
    });
    const faints = !out && stored(outcome, "round") > 0 && exhaustion.result !== "unconscious";
    return {
      numbers: toPoints(actor, { pv: before.pv + stored(outcome, "pv"), pf: before.pf + stored(outcome, "pf") }),
      values: [
        ...figures,
        ...(drowning.active === out ? [{ path: "system.drowning.active", after: !out }] : []),
        ...(faints ? [{ path: "system.exhaustion.result", after: "unconscious" }] : []),
      ],
    };
  },
  edit,
  view: (outcome) => {
    const phase = word(outcome, "phase");
    const passed = outcome.passed === true;
    const rolled = phase === "check";
    const verdict = rolled ? (passed ? "passed" : "failed") : phase;
    const breath = { used: stored(outcome, "breath"), rounds: stored(outcome, "rounds") };
    return card({
      verdict: { key: `GARDIEN.GB.DEED.drowning.${verdict || "out"}` },
      tone: phase === "out" || passed ? "good" : phase === "breath" ? "mute" : "bad",
      die: rolled ? die(20, stored(outcome, "d20"), passed) : null,
      total: rolled ? stored(outcome, "total") : null,
      facts: [
        ...(phase === "breath"
          ? [numbers("breath", { key: "GARDIEN.GB.DEED.drowning.breathUsed", data: breath }, "GB-61")]
          : []),
        ...(rolled
          ? [fact("dc", { key: "GARDIEN.GB.DEED.figure", data: { value: stored(outcome, "dc") } }, "GB-61")]
          : []),
      ],
      losses: pointsMoved({ pf: stored(outcome, "pf"), pv: stored(outcome, "pv") }),
    });
  },
});
