import { card } from "../../../../core/deed/card.js";
import type { Filled } from "../../../../core/deed/form.js";
import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { flag, nullable, oneOf, whole } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../data/reading.js";
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
import { die, pointsMoved } from "../card.js";
import { faceOf, rollOf } from "../dice.js";
import { pointFigures, POINTS, pointsDecided } from "../figures.js";
import { count, deed, EITHER_WAY, fact, field, figure, numbers, obstacle, say, yesNo } from "../kit.js";
import { counted, sumOf } from "../lines.js";
import { unlessCounted } from "../obstacles.js";
import { difference, pointsOf, toPoints } from "../points.js";
import { checkModifiers } from "../sums.js";

const MOST_ROUNDS = 120;

const FORM = {
  act: field.choice(["round", "out"], "drowning.act"),
  rounds: field.number(1, MOST_ROUNDS, { hint: say("drowning.hint") }),
};

/** Somebody who is under water, and what is said of it. */
interface Under {
  readonly actor: Actor;
  readonly form: Filled<typeof FORM>;
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
function asksCheck({ actor, form }: Under): boolean {
  const figures = figuresOf(actor);
  return form.act === "round" && drowningPhase(stateOf(figures), breathOf(figures)) === "check";
}

function modifiersOf(under: Under): readonly Modifier[] {
  return asksCheck(under) ? counted(checkModifiers(under.actor, "con")) : [];
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

/** GB-61 — rounds under water: breath first, then a check each round, then the points go. Out of the water it is over. */
export const drown = deed("drowning", {
  icon: "fa-solid fa-water",
  by: "keeper",
  form: FORM,
  kept: {
    phase: oneOf(["out", "breath", "check", "drowning"]),
    ...{ breath: whole, step: whole, round: whole },
    ...POINTS,
    /** Rounds of breath that the body has. */
    rounds: whole,
    ...{ d20: nullable(whole), total: nullable(whole), dc: whole, passed: flag },
  },
  obstacle: ({ actor, form }) => {
    if (form.act === "out") return figuresOf(actor).drowning.active ? null : obstacle("notDrowning", actor);
    return unlessCounted(actor) ?? (breathOf(figuresOf(actor)) === Infinity ? obstacle("noBreath", actor) : null);
  },
  rolls: (under) => (asksCheck(under) ? [rollOf("drowning", "drown", { faces: 20 }, modifiersOf(under))] : []),
  modifiers: modifiersOf,
  outcome: ({ dice, ...under }) => {
    const { actor, form } = under;
    if (form.act === "out") return { phase: "out" as const };
    const before = stateOf(figuresOf(actor));
    const breath = breathOf(figuresOf(actor));
    const d20 = faceOf(dice, "drown") ?? null;
    const total = d20 === null ? null : d20 + sumOf(modifiersOf(under));
    const dc = drowningDc(before.step);
    const passed = total !== null && succeeds(total, dc);
    const { state, pools } = spend(actor, form.rounds, passed);
    return {
      phase: drowningPhase(before, breath),
      ...state,
      ...difference(pointsOf(actor), pools),
      ...{ rounds: breath, d20, total, dc, passed },
    };
  },
  changes: ({ phase, pv, pf, ...after }, actor) => {
    const out = phase === "out";
    const { drowning, exhaustion } = figuresOf(actor);
    const before = pointsOf(actor);
    const moved = (["breath", "step", "round"] as const).filter((id) => after[id] !== drowning[id]);
    const faints = !out && after.round > 0 && exhaustion.result !== "unconscious";
    return {
      numbers: toPoints(actor, { pv: before.pv + pv, pf: before.pf + pf }),
      values: [
        ...moved.map((id) => ({ path: `system.drowning.${id}`, after: after[id] })),
        ...(drowning.active === out ? [{ path: "system.drowning.active", after: !out }] : []),
        ...(faints ? [{ path: "system.exhaustion.result", after: "unconscious" }] : []),
      ],
    };
  },
  edit: {
    // GB-61: the check, or the points that it takes
    figures: ({ phase }) => {
      if (phase === "check") return [count("total", EITHER_WAY), yesNo("passed"), ...pointFigures()];
      return phase === "drowning" ? pointFigures() : [];
    },
    follow: (decided, ruled, actor) => {
      const told = pointsDecided(decided, actor);
      if (ruled.phase !== "check") return told;
      const passed = isDecided(decided, "passed") ? decided.passed : succeeds(decided.total ?? 0, ruled.dc);
      const { state, pools } = spend(actor, 1, passed); // a check is the last round there is
      const moved = difference(pointsOf(actor), pools);
      return {
        ...{ passed, ...state },
        pf: isDecided(decided, "pf") ? told.pf : moved.pf,
        pv: isDecided(decided, "pv") ? told.pv : moved.pv,
      };
    },
  },
  view: ({ phase, passed, breath: used, rounds, d20, total, dc, pf, pv }) => {
    const rolled = phase === "check";
    return card({
      verdict: say(`drowning.${rolled ? (passed ? "passed" : "failed") : phase}`),
      tone: phase === "out" || passed ? "good" : phase === "breath" ? "mute" : "bad",
      die: rolled ? die(20, d20 ?? 0, passed) : null,
      total: rolled ? (total ?? 0) : null,
      facts: [
        ...(phase === "breath" ? [numbers("breath", say("drowning.breathUsed", { used, rounds }), "GB-61")] : []),
        ...(rolled ? [fact("dc", figure(dc), "GB-61")] : []),
      ],
      losses: pointsMoved({ pf, pv }),
    });
  },
});
