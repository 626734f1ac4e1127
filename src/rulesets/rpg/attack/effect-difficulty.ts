import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { effectLines, linesAgainst } from "../../../core/play/effects/effect-lines.js";

/** RP-08 — what helps a roll lowers its FD: the numbers of effects as parts of it. */
const asDifficulty = (lines: readonly Modifier[]): readonly Modifier[] =>
  lines.map((line) => ({ ...line, value: -line.value }));

/** RP-08 — what a keeper's own effects on an actor make of the FD of a roll. */
export function effectDifficulty(actor: Actor, targets: readonly string[]): readonly Modifier[] {
  return asDifficulty(effectLines(actor, targets));
}

/** RP-25 — what a keeper's own effects on a target make of its Bdef, which is part of the FD of a blow. */
export function defenceDifficulty(target: Actor | null): readonly Modifier[] {
  return asDifficulty(linesAgainst(target, ["defence"]));
}
