import { ask } from "../play/arbiter/send-request.js";
import { loadAct } from "../play/loaded/acts.js";
import { verdictOf } from "../play/messages/messages.js";
import { booleanSetting } from "../settings/settings.js";
import type { Later } from "../play/log/later-cards.js";
import type { Undone } from "./preview.js";
import { beforeUndoing, loadLater, partUndone, restingOn } from "./resting.js";

/**
 * Tells a keeper what undoing one target, or the whole card with -1, gives back, and does so once they say yes. Nothing
 * is asked where nothing depends on it and they want it `quick`, or always so: numbers go back by their difference then.
 * Returns whether it was undone.
 */
export async function askUndo(message: ChatMessage, index: number, quick = false): Promise<boolean> {
  const verdict = verdictOf(message);
  if (!verdict) return false;
  const targets = index < 0 ? null : [index];
  const plain = restingOn(verdict, targets).length === 0;
  if (plain && (quick || booleanSetting("undoAtOnce")))
    return carryOutUndo(message, { targets, later: false, back: [] });
  const { UndoWindow } = await import("./window.js");
  const said = await UndoWindow.ask(message, index, "undo");
  return said ? carryOutUndo(message, said) : false;
}

/** Has the arbiter undo what was chosen: what came after it first, the latest before. */
export async function carryOutUndo(message: ChatMessage, { targets, later, back }: Undone): Promise<boolean> {
  const verdict = verdictOf(message);
  if (!verdict) return false;
  await loadAct(verdict);
  if (later) await undoAll(beforeUndoing({ message, verdict }, targets).all, back);
  for (const target of targets ?? [-1]) await undoOne(message, target, back);
  return true;
}

async function undoAll(later: readonly Later[], back: Undone["back"]): Promise<void> {
  for (const one of later) await undoOne(one.message, partUndone(one), back);
}

function undoOne(message: ChatMessage, target: number, back: Undone["back"]): Promise<void> {
  return ask(message, { action: "undo", target, override: {}, retarget: null, ...(back.length > 0 && { back }) });
}

/**
 * Asks the keeper, before a card is decided otherwise on which others depend, whether these are undone, and does so.
 * Returns false when the keeper would rather leave everything as it is.
 */
export async function clearedSince(message: ChatMessage, index: number): Promise<boolean> {
  const verdict = verdictOf(message);
  const later = verdict ? restingOn(verdict, [index]) : [];
  if (later.length === 0) return true;
  await loadLater(later);
  const { UndoWindow } = await import("./window.js");
  const said = await UndoWindow.ask(message, index, "edit");
  if (said?.later) await undoAll(later, []);
  return said !== null;
}
