import { actOf } from "../play/act/act-of.js";
import { loadAct } from "../play/loaded/acts.js";
import { verdictOf } from "../play/messages/messages.js";
import { isBinding, type VerdictRecord } from "../play/messages/verdict-on.js";
import { refuse, tell } from "../text/errors.js";
import { askUndo } from "./ask.js";

/** Takes back what was applied last, for keepers, as « Annuler » on its card does; says so where nothing is left. */
export async function undoLast(): Promise<void> {
  if (!game.user.isGM) {
    refuse("GARDIEN.CARD.undoKeepers");
    return;
  }
  const last = lastApplied();
  if (!last) {
    refuse("GARDIEN.CARD.nothingToUndo");
    return;
  }
  const { message, verdict } = last;
  await loadAct(verdict);
  const what = actOf(verdict).title(null);
  if (await askUndo(message, -1)) tell("GARDIEN.CARD.tookBack", { what });
}

/** Returns the latest card of which something stands on a sheet. */
function lastApplied(): VerdictRecord | undefined {
  for (const message of [...game.messages].reverse()) {
    const verdict = verdictOf(message);
    if (verdict?.standing !== "judged" || !isBinding(message)) continue;
    if (verdict.targets.some(({ stage }) => stage === "applied")) return { message, verdict };
  }
  return undefined;
}
