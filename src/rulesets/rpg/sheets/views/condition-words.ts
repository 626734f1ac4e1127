import { signed } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { attributeLabel, lossLabel, restrictionLabel, scopeLabel } from "../../labels.js";
import type { Condition, State } from "../../rules/body/conditions.js";
import { roundToCome, timeLeft, type Moment } from "../../rules/body/spans.js";
import { HOUR_SECONDS } from "../../rules/time.js";

/** What lasts on somebody, as a chip of a sheet tells it. */
export interface ConditionView {
  readonly what: Text;
  /** How long, or what ends it. */
  readonly until: Text;
}

/** RP-61 — a condition in words, with the time that is left of it, and when that begins. */
export function conditionView({ state, span, ends }: Condition, moment: Moment): ConditionView {
  const left = timeLeft(span, moment);
  const first = roundToCome(span, moment);
  const ended: Text = { key: `GARDIEN.RPG.UNTIL.${ends}` };
  if (left === null) return { what: stateText(state), until: first === null ? ended : openFrom(first, ended) };
  if (span.clock === "round") {
    return { what: stateText(state), until: first === null ? counted("rounds", left) : countedFrom(first, left) };
  }
  const hours = Math.ceil(left / HOUR_SECONDS);
  return { what: stateText(state), until: left < HOUR_SECONDS ? counted("seconds", left) : counted("hours", hours) };
}

const STATE = "GARDIEN.RPG.STATE";
const END = "GARDIEN.RPG.END";

function counted(unit: "rounds" | "hours" | "seconds", n: number): Text {
  return { key: `${END}.${unit}.${n === 1 ? "one" : "other"}`, data: { n } };
}

/** Counted from a round that has not begun: nobody is to take it for being on already. */
function countedFrom(round: number, n: number): Text {
  return { key: `${END}.fromRound.${n === 1 ? "one" : "other"}`, data: { round, n } };
}

function openFrom(round: number, until: Text): Text {
  return { key: `${END}.fromRound.open`, data: { round, until } };
}

/** RP-61 — a state in words. */
function stateText(state: State): Text {
  switch (state.type) {
    case "restrict":
      return { key: restrictionLabel(state.mode) };
    case "bleed":
      return { key: `${STATE}.bleed`, data: { formula: state.formula } };
    case "modifier":
      return {
        key: `${STATE}.modifier`,
        data: { value: signed(state.value), scope: { key: scopeLabel(state.scope) } },
      };
    case "disableLimb": {
      const part: Text = { key: lossLabel(state.part) };
      if (state.side === null) return { key: `${STATE}.disableLimb`, data: { part } };
      return { key: `${STATE}.disableSide.${state.side}`, data: { part } };
    }
    case "prone":
      return { key: `${STATE}.prone.${state.stand}` };
    case "unsteady":
      return { key: `${STATE}.unsteady`, data: { attribute: { key: attributeLabel(state.attribute) } } };
    case "dying":
      return { key: `${STATE}.dying.${state.avert}` };
    case "awaitedLoss":
      return { key: `${STATE}.awaitedLoss`, data: { value: signed(state.value) } };
    case "entangled":
      return { key: `${STATE}.entangled.${state.zone}` };
    case "boon":
      return { key: `${STATE}.boon.${state.boon}`, data: { formula: state.formula } };
    case "choking":
      return { key: `${STATE}.choking.${state.failed ? "failed" : "holding"}` };
    default:
      return { key: `${STATE}.${state.type}` };
  }
}
