import { bind } from "./bound-lines.js";
import { facesThrown, totalOf } from "../dice/read-faces.js";
import type { RollRecord } from "../dice/read-faces.js";
import { bare, summed } from "../dice/formula-text.js";
import type { Problem, ProblemCode } from "../record/problem.js";
import type { RollSpec } from "../contract/dice.js";
import type { Line, Modifier } from "../contract/modifiers.js";

/** One target of an attack, as claimed and as the rules derive it now. */
export interface Claim {
  readonly target: number;
  readonly lines: readonly Line[];
  /** `null` when the rules cannot derive them any more, because weapon or target was deleted. */
  readonly derived: readonly Modifier[] | null;
  /** Ids of choices in the attacker's favour that no sheet supports; absent: none. */
  readonly doubts?: readonly string[];
  /** Ids of choices that no window offers; absent: none. */
  readonly notOffered?: readonly string[];
  /** Ids of lines added by hand that a keeper has given beforehand; absent: none. */
  readonly granted?: readonly string[];
  /** True when the rules forbid it as things stand. */
  readonly hindered?: boolean;
  /** True when the author could not have chosen this target there. */
  readonly outOfReach?: boolean;
  readonly specs: readonly RollSpec[];
  readonly rolls: readonly RollRecord[];
  /** Result of comparing the claimed distance with the scene; absent: it fits. */
  readonly distance?: "same" | "typed" | "changed";
}

/** Facts that verification needs, gathered beforehand; those that only attacks have may be absent. */
export interface Case {
  readonly authorIsKeeper: boolean;
  readonly authorOwnsAttacker?: boolean;
  readonly attackerExists?: boolean;
  readonly weapon?: "own" | "foreign" | "gone";
  /** True when anything the rules read was changed after the message was sent. */
  readonly changedSince: boolean;
  readonly ammunition?: "there" | "lacking";
  readonly claims: readonly Claim[];
  /** Number of rolls in the message. */
  readonly rollCount: number;
  readonly rivalVerdict?: boolean;
  /** True when the message was rewritten after its dice were thrown. */
  readonly rewritten?: boolean;
  /** Set when a target is struck more often than one attack may. */
  readonly blows?: { readonly allowed: number; readonly claimed: number } | null;
  /** Names of those who stand in the way of the attack and are not hit. */
  readonly leftOut?: readonly string[];
  /** True when it names another way to attack than its weapon is used in. */
  readonly otherWay?: boolean;
}

/** Standing of a verdict right after it was judged. */
export type Judgement = "judged" | "review" | "flagged";

/** Compares what was sent with what the rules call for. */
export function verify(facts: Case): { readonly standing: Judgement; readonly problems: readonly Problem[] } {
  const problems = [...wholeProblems(facts), ...facts.claims.flatMap((claim) => claimProblems(claim, facts))];
  return { standing: standingOf(problems), problems };
}

/** Returns the standing by the gravest problem. */
export function standingOf(problems: readonly Problem[]): Judgement {
  if (problems.some(({ weight }) => weight === "forged")) return "flagged";
  return problems.length > 0 ? "review" : "judged";
}

/** Makes a problem; of the whole act unless `more` names a target. */
export function problem(code: ProblemCode, weight: Problem["weight"], more: Partial<Problem> = {}): Problem {
  return { code, weight, target: -1, line: "", expected: "", received: "", ...more };
}

function wholeProblems(facts: Case): Problem[] {
  const found: Problem[] = [];
  const expected = facts.claims.reduce((count, { specs }) => count + specs.length, 0);
  if (facts.attackerExists === false) found.push(problem("attackerGone", "ask"));
  else if (facts.authorOwnsAttacker === false) found.push(problem("notOwner", "forged"));
  if (facts.weapon === "gone") found.push(problem("weaponGone", "ask"));
  if (facts.weapon === "foreign") found.push(problem("foreignWeapon", "forged"));
  if (facts.rollCount !== expected) {
    const weight = facts.changedSince ? "ask" : "forged"; // what is thrown may depend on what has changed
    found.push(problem("rollCount", weight, { expected: `${expected}`, received: `${facts.rollCount}` }));
  }
  if (facts.ammunition === "lacking" && !facts.authorIsKeeper) found.push(problem("noAmmunition", "ask"));
  if (!facts.authorIsKeeper && facts.rewritten) found.push(problem("rewritten", "ask"));
  if (!facts.authorIsKeeper && facts.otherWay) found.push(problem("otherWay", "ask"));
  if (!facts.authorIsKeeper && facts.blows) {
    const { allowed, claimed } = facts.blows;
    found.push(problem("blows", "ask", { expected: `${allowed}`, received: `${claimed}` }));
  }
  if (!facts.authorIsKeeper)
    found.push(...(facts.leftOut ?? []).map((received) => problem("leftOut", "ask", { received })));
  if (facts.rivalVerdict) found.push(problem("secondVerdict", "forged"));
  return found;
}

function claimProblems(claim: Claim, facts: Case): Problem[] {
  const found = [...lineProblems(claim, facts)];
  if (!facts.authorIsKeeper) {
    const { target, doubts = [] } = claim;
    found.push(...doubts.map((line) => problem("choiceTold", "ask", { target, line })));
    const notOffered = claim.notOffered?.filter((id) => !doubts.includes(id)) ?? []; // what is doubted is asked already
    found.push(...notOffered.map((received) => problem("notOffered", "ask", { target, received })));
  }
  if (!facts.authorIsKeeper && claim.hindered) found.push(problem("obstacle", "ask", { target: claim.target }));
  if (!facts.authorIsKeeper && claim.outOfReach) found.push(problem("notHere", "ask", { target: claim.target }));
  if (!facts.authorIsKeeper && claim.distance === "typed")
    found.push(problem("distanceTyped", "ask", { target: claim.target }));
  if (!facts.authorIsKeeper && claim.distance === "changed")
    found.push(problem("distanceChanged", "ask", { target: claim.target }));
  claim.specs.forEach((spec, i) => {
    const roll = claim.rolls[i];
    if (roll) found.push(...rollProblems(spec, roll, claim.target));
  });
  return found;
}

function lineProblems({ target, lines, derived, granted = [] }: Claim, facts: Case): Problem[] {
  const found: Problem[] = [];
  const unexplained = facts.changedSince ? "ask" : "forged";
  const { pairs, surplus, untold } = bind(lines, derived ?? []);
  const unknown = derived ? surplus : []; // what cannot be derived any more cannot be compared
  for (const { id, value } of unknown)
    found.push(problem("lineUnknown", unexplained, { target, line: id, received: `${value}` }));
  for (const { line, modifier } of pairs) {
    if (modifier.value === line.value) continue;
    const [expected, received] = [`${modifier.value}`, `${line.value}`];
    const code = facts.changedSince ? "lineChanged" : "lineValue";
    found.push(problem(code, unexplained, { target, line: line.id, expected, received }));
  }
  for (const { id, value } of untold)
    found.push(problem("lineMissing", unexplained, { target, line: id, expected: `${value}` }));
  if (facts.authorIsKeeper) return found;
  for (const { id, value, on, by } of lines) {
    if (by === "player" && granted.includes(id)) continue;
    if (by === "player") found.push(problem("lineAdded", "ask", { target, line: id, received: `${value}` }));
    else if (!on) found.push(problem("lineOff", "ask", { target, line: id, expected: `${value}` }));
  }
  return found;
}

/** Returns problems with a roll, whose class, formula, dice and results are compared, never its total. */
function rollProblems(spec: RollSpec, roll: RollRecord, target: number): Problem[] {
  const at = { target, line: spec.id };
  if (roll.roll !== spec.roll) {
    return [problem("rollClass", "forged", { ...at, expected: spec.roll, received: roll.roll })];
  }
  if (normal(roll.formula) !== normal(spec.formula)) {
    return [
      problem("rollFormula", "forged", { ...at, expected: summed(spec.formula), received: summed(roll.formula) }),
    ];
  }
  const thrown = facesThrown(spec, roll);
  if (!thrown) {
    const expected = spec.groups ? summed(spec.formula) : spec.faces.map((faces) => `1d${faces}`).join(" + ");
    return [problem("dice", "forged", { ...at, expected })];
  }
  const total = totalOf(spec, thrown);
  if (total !== roll.total)
    return [problem("total", "forged", { ...at, expected: `${total}`, received: `${roll.total}` })];
  return [];
}

/** Returns a formula for comparison: without spaces and ids in brackets. */
function normal(formula: string): string {
  return bare(formula).replaceAll(/\s+/g, "");
}
