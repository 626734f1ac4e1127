import { strangleDifficulty } from "./grapple.js";
import { letGo } from "./hold-lost.js";

/**
 * DD-137, DD-138, DD-164 — what somebody tries with bare hands on another: to take hold of them, one of the eight things
 * of a grapple (pushing and throwing down are two), or to go on holding them without a sound.
 */
export const TRIES = [
  "seize",
  "strike",
  "drawWeapon",
  "shoot",
  "immobilise",
  "push",
  "throwDown",
  "freeAlly",
  "breakFree",
  "strangle",
  "keepHold",
] as const;
export type Try = (typeof TRIES)[number];

/** DD-159 — what a charge may try without holding anybody first (D-79). */
export const CHARGED: readonly Try[] = ["push", "throwDown"];

/** DD-164 — what can be done quietly; to go on holding somebody is nothing else. */
export const QUIET: readonly Try[] = ["seize", "immobilise", "strangle"];

/** DD-139 — a hold around the neck. */
export interface Strangled {
  /** Who strangles. */
  readonly by: string;
  /** Rounds that went by. */
  readonly round: number;
  /** The CON test has failed: points are lost from now on. */
  readonly failed: boolean;
}

/** DD-137…DD-139 — how somebody stands in grapples. People are told apart by any word of their own. */
export interface Hold {
  readonly grappling: readonly string[];
  readonly immobilised: boolean;
  readonly prone: boolean;
  readonly strangled: Strangled | null;
}

/** Two people, one of whom tries something on the other. */
export interface Pair {
  readonly attacker: Hold;
  readonly target: Hold;
}

/** Who they are, and who is to be freed, if anybody. */
export interface Names {
  readonly attacker: string;
  readonly target: string;
  readonly ally?: string;
}

/** DD-137 — whether two hold each other: what only one of them remembers has been loosened meanwhile. */
export function holdEachOther({ attacker, target }: Pair, names: Names): boolean {
  return attacker.grappling.includes(names.target) && target.grappling.includes(names.attacker);
}

/** DD-137, DD-138, DD-159 — why something cannot be tried; `null` when it can. */
export function tryBarred(tried: Try, held: boolean, charge: boolean): "notHeld" | "held" | null {
  if (tried === "seize") return held ? "held" : null;
  if (charge && CHARGED.includes(tried)) return null;
  return held ? null : "notHeld";
}

/** DD-137…DD-139 — how both stand once somebody has done what they tried. */
export function afterTry(tried: Try, pair: Pair, names: Names): Pair {
  const { attacker, target } = pair;
  switch (tried) {
    case "seize":
      return { attacker: holding(attacker, names.target), target: holding(target, names.attacker) };
    case "immobilise":
      return { attacker, target: { ...target, immobilised: true } };
    case "throwDown":
      return { attacker, target: { ...target, prone: true } };
    case "strangle":
      return { attacker, target: { ...target, strangled: { by: names.attacker, round: 0, failed: false } } };
    case "push":
    case "breakFree":
      return { attacker: letGo(attacker, names.target), target: letGo(target, names.attacker) };
    case "freeAlly":
      return { attacker, target: names.ally ? letGo(target, names.ally) : target };
    default:
      return pair;
  }
}

/** DD-139 — whether a hold around the neck still is one: whoever has it and the victim hold each other. */
export function strangles(victim: Hold, strangler: Hold, names: Names): boolean {
  return victim.strangled?.by === names.attacker && holdEachOther({ attacker: strangler, target: victim }, names);
}

function holding(one: Hold, other: string): Hold {
  return one.grappling.includes(other) ? one : { ...one, grappling: [...one.grappling, other] };
}

/** DD-139 — the CON test of somebody strangled; `die` is `null` where none is due: it has failed before. */
export interface Gasp {
  readonly die: number | null;
  readonly conModifier: number;
}

/** DD-02, DD-139 — a round of strangling: how the hold stands after it, and whether it costs points. */
export function strangledRound(
  { by, round, failed }: Strangled,
  { die, conModifier }: Gasp,
): { readonly strangled: Strangled; readonly loses: boolean } {
  const loses = failed || die === null || die === 1 || die + conModifier < strangleDifficulty(round + 1);
  return { strangled: { by, round: round + 1, failed: loses }, loses };
}
