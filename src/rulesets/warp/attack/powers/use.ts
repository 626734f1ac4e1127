import { attack } from "../../../../core/attack/attack.js";
import type { Text } from "../../../../core/text/text.js";
import { ableDoubts } from "../window/able-doubts.js";
import { doubtsWhetherAble } from "../../deeds/reading.js";
import { deathCalls } from "../outcome/death-calls.js";
import { explainFight } from "../explain.js";
import { targetNote } from "../window/target-note.js";
import { useAnswer } from "./answer.js";
import { useAftermath, useChanges } from "./changes.js";
import { useEdit } from "./edit.js";
import { useOdds } from "./odds.js";
import { useOutcome } from "./outcome.js";
import { useLines, useRolls } from "./own-roll.js";
import { usedOf } from "./reading.js";
import { USE } from "./use-outcome.js";
import { useView } from "./view.js";
import { useChoices, useDoubts, useHindrance, useObstacle, useProposals, useReady } from "./window.js";
import { use } from "./words.js";

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
export const useWay = attack({
  obstacle: useObstacle,
  verb,
  ready: useReady,
  targetNote,
  hindrance: useHindrance,
  warning: ({ attacker }) => doubtsWhetherAble(attacker),
  onOneself,
  choices: useChoices,
  proposals: useProposals,
  doubts: (situation) => [...ableDoubts(situation), ...useDoubts(situation)],
  modifiers: useLines,
  explain: explainFight,
  rolls: useRolls,
  odds: useOdds,
  defence: useAnswer,
  kept: USE,
  outcome: useOutcome,
  changes: useChanges,
  aftermath: useAftermath,
  calls: deathCalls,
  view: useView,
  edit: useEdit,
});
