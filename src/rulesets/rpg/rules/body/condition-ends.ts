import type { Condition } from "./conditions.js";
import type { SkillLoss } from "./settle.js";

/** RP-61, RP-80 — conditions after something other than the clock ended some of them. */
export interface Ended {
  readonly kept: readonly Condition[];
  readonly over: readonly Condition[];
}

/** RP-61, RP-80, RP-81 — care given to some wounds. */
export interface Cared extends Ended {
  /** RP-58 — points that are lost for good from now on. */
  readonly skillLosses: readonly SkillLoss[];
}

/**
 * RP-61, RP-80, RP-81 — what care ends: states until care, hours of absence, a death that it averts. Whoever could not
 * get up before care may now (D-69).
 * @param treated wounds that were cared for
 */
export function careGiven(conditions: readonly Condition[], treated: ReadonlySet<string>): Cared {
  const over = conditions.filter(({ ends, wound }) => treated.has(wound) && endsWithCare(ends));
  const kept = conditions
    .filter((condition) => !over.includes(condition))
    .map((condition) => (treated.has(condition.wound) ? mayStandUp(condition) : condition));
  const skillLosses = over.flatMap(({ state }) =>
    state.type === "awaitedLoss" ? [{ scope: state.scope, value: state.value }] : [],
  );
  return { kept, over, skillLosses };
}

/** RP-61 — back on one's feet: the fall ends, and what lasted as long as it. */
export function stoodUp(conditions: readonly Condition[]): Ended {
  return endedBy(conditions, "standing");
}

/** RP-70, RP-71 — free of a net or a bola: what it did ends. */
export function freed(conditions: readonly Condition[], wound: string): Ended {
  return endedBy(conditions, "freed", wound);
}

/** RP-92 — a poison or a disease is over: what it did ends. */
export function afflictionOver(conditions: readonly Condition[], wound: string): Ended {
  return endedBy(conditions, "affliction", wound);
}

function endedBy(conditions: readonly Condition[], end: Condition["ends"], wound: string | null = null): Ended {
  const ends = (condition: Condition) => condition.ends === end && (wound === null || condition.wound === wound);
  return { kept: conditions.filter((condition) => !ends(condition)), over: conditions.filter(ends) };
}

function endsWithCare(ends: Condition["ends"]): boolean {
  return ends === "care" || ends === "careOrHours";
}

function mayStandUp(condition: Condition): Condition {
  const { state } = condition;
  return state.type === "prone" && state.stand === "care"
    ? { ...condition, state: { ...state, stand: "free" } }
    : condition;
}
