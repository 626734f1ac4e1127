import type { AttackProcedure } from "../../../../core/play/contract/attack.js";
import type { Text } from "../../../../core/text/text.js";
import { useAnswer } from "./answer.js";
import { useAftermath, useChanges } from "./changes.js";
import { useEdit } from "./edit.js";
import { useOdds } from "./odds.js";
import { useOutcome } from "./outcome.js";
import { useLines, useRolls } from "./own-roll.js";
import { usedOf } from "./reading.js";
import { useView } from "./view.js";
import { useChoices, useDoubts, useHindrance, useObstacle, useProposals, useReady } from "./window.js";
import { use } from "./words.js";

/** What is played alike whatever is turned on somebody, weapons included. */
type Shared =
  | "defence"
  | "onOneself"
  | "explain"
  | "calls"
  | "oneMore"
  | "numberLabel"
  | "saves"
  | "targetNote"
  | "looks"
  | "seal";

function verb(item: Item): Text {
  return use(`verb.${usedOf(item)?.kind ?? "power"}`);
}

/** WP-111 — a healer may close their own wounds. */
function onOneself(item: Item): boolean {
  const used = usedOf(item);
  return used?.kind === "power" && used.system.effectKey === "healing";
}

/**
 * What is turned on somebody and is no weapon: a power (WP-103…WP-121), a spell (WP-125), a trait pitted against another
 * (WP-10). Whoever it is turned on answers on the same card (WP-105…WP-107, WP-126).
 */
export const useProcedure: Omit<AttackProcedure, Shared> & {
  readonly defence: typeof useAnswer;
  readonly onOneself: typeof onOneself;
} = {
  obstacle: useObstacle,
  verb,
  ready: useReady,
  magazine: () => null,
  bands: () => [],
  hindrance: useHindrance,
  warning: () => null,
  repeats: () => 1,
  onOneself,
  choices: useChoices,
  proposals: useProposals,
  doubts: useDoubts,
  modifiers: useLines,
  rolls: useRolls,
  odds: useOdds,
  defence: useAnswer,
  outcome: useOutcome,
  needsConfirmation: () => false,
  changes: useChanges,
  aftermath: useAftermath,
  view: useView,
  edit: useEdit,
  answers: () => [],
};
