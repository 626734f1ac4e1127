import type { Choices } from "../../../../core/play/contract/situation.js";
import { QUIET, TRIES, tryBarred, type Try } from "../../rules/attack/holds.js";
import { figuresOf } from "../../data/reading.js";
import type { ActionCost } from "../../rules/vocabulary.js";
import { holdingEachOther, isWrestling } from "./people.js";

/** DD-160, DD-161, DD-163 — what is done with a weapon in hand that is no ordinary attack. */
export const ARMED_WAYS = ["disarm", "behind", "kill", "stun"] as const;
export type ArmedWay = (typeof ARMED_WAYS)[number];

/** DD-137…DD-139, DD-160, DD-161, DD-163, DD-164 — all that is decided otherwise than by an attack against a Défense. */
export type Way = Try | ArmedWay;
export const WAYS: readonly Way[] = [...TRIES, ...ARMED_WAYS];

/** The rule that a way stands in, where it is no choice of a grapple. */
const RULES: Readonly<Partial<Record<Way, string>>> = {
  seize: "DD-137",
  strangle: "DD-139",
  keepHold: "DD-164",
  disarm: "DD-160",
  behind: "DD-161",
  kill: "DD-163",
  stun: "DD-163",
};

/** The rule that a way stands in. */
export const ruleOf = (way: Way): string => RULES[way] ?? "DD-138";

/** DD-163 — blows that nobody resists. */
export const MERCY: readonly Way[] = ["kill", "stun"];

/** Ids of the choices of the window. What is off, 0 or empty is not among an attack's choices. */
export const CLOSE = {
  /** DD-127 — the list in which armed ways stand beside the modes of the weapon. */
  mode: "mode",
  tried: "tried",
  /** DD-138 — real damage, at −4. */
  real: "real",
  /** DD-164 */
  quiet: "quiet",
  /** DD-159 */
  charge: "charge",
  /** DD-161 — the blow that coming from behind is for. */
  fromBehind: "fromBehind",
  /** DD-138 — id of the weapon that is drawn. */
  drawn: "drawn",
  /** DD-138 — UUID of whoever is to be freed. */
  ally: "ally",
  /** DD-160 — id of the weapon that is knocked away, and whose body is much the larger. */
  loses: "loses",
  bigger: "bigger",
} as const;

/** What was chosen besides the way. */
export interface Chosen {
  readonly real: boolean;
  readonly quiet: boolean;
  readonly charge: boolean;
  readonly fromBehind: boolean;
  readonly drawn: string;
  readonly ally: string;
  readonly loses: string;
  readonly bigger: "attacker" | "holder" | null;
}

/** Reads the choices; what is not understood was not chosen. */
export function chosenIn(choices: Choices): Chosen {
  const bigger = choices[CLOSE.bigger];
  return {
    real: choices[CLOSE.real] === "1",
    quiet: choices[CLOSE.quiet] === "1",
    charge: choices[CLOSE.charge] === "1",
    fromBehind: choices[CLOSE.fromBehind] === "1",
    drawn: choices[CLOSE.drawn] ?? "",
    ally: choices[CLOSE.ally] ?? "",
    loses: choices[CLOSE.loses] ?? "",
    bigger: bigger === "attacker" || bigger === "holder" ? bigger : null,
  };
}

/** What somebody sets about. */
export interface Meeting {
  readonly weapon: Item | null;
  readonly target: Actor | null;
  readonly choices: Choices;
}

/** The way in which somebody sets about another; `null`: by an ordinary attack. */
export function wayOf({ weapon, target, choices }: Meeting): Way | null {
  if (!weapon) return null;
  if (!isWrestling(weapon)) return ARMED_WAYS.find((way) => way === choices[CLOSE.mode]) ?? null;
  const attacker = weapon.actor;
  const held = attacker !== null && target !== null && holdingEachOther(attacker, target);
  const told = TRIES.find((tried) => tried === choices[CLOSE.tried]);
  if (chosenIn(choices).charge && (told ?? "seize") === "seize") return "push"; // D-79: nobody charges to take hold
  return told ?? (held ? "strike" : "seize");
}

/** DD-137, DD-138, DD-159 — what can be tried on somebody now; whoever is not known yet can at least be seized. */
export function triesOn(attacker: Actor, target: Actor | null, charge: boolean): readonly Try[] {
  const held = target !== null && holdingEachOther(attacker, target);
  const foe = target && figuresOf(target);
  const holdsAnother = foe !== null && foe.states.grappling.some((uuid) => uuid !== attacker.uuid);
  return TRIES.filter((tried) => {
    if ((tried === "freeAlly" && !holdsAnother) || (tried === "seize" && charge)) return false;
    return tryBarred(tried, held, charge) === null;
  });
}

/** DD-164 — whether a way is gone without a sound, as it was chosen or because it is nothing else. */
export function isQuiet(way: Way, { quiet }: Pick<Chosen, "quiet">): boolean {
  return way === "keepHold" || (quiet && canBeQuiet(way));
}

/** DD-164 — whether somebody may choose to go a way without a sound. */
export function canBeQuiet(way: Way): boolean {
  return QUIET.some((one) => one === way);
}

/** DD-122, DD-123, DD-159, DD-161 — what a way costs of the round; the approach from behind has paid for its blow. */
export function wayCost(way: Way, { charge, fromBehind }: Pick<Chosen, "charge" | "fromBehind">): ActionCost {
  if (MERCY.includes(way)) return fromBehind ? "free" : "complex";
  return way === "behind" || charge ? "complex" : "simple";
}

/** Whether a way is one of bare hands. */
export function isTry(way: Way): way is Try {
  return TRIES.some((one) => one === way);
}
