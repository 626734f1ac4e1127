import type { Changes } from "../../../core/play/contract/changes.js";
import type { Text } from "../../../core/text/text.js";
import { actionsCounted } from "../attack/waiting.js";
import { seuilsOptions } from "../data/options.js";
import { actionWritten } from "../fight/round-written.js";
import { actionRefused, actionsLeft, defenceCostsAttack, heeded } from "../rules/fight/round-spending.js";
import { obstacle, say } from "./kit.js";

/** SE-14, SE-18 — what a table does about an action that the round has no room for; nobody counts outside a fight. */
function actionHeeded(actor: Actor) {
  const round = actionsCounted(actor);
  return heeded(round && actionRefused(round), seuilsOptions());
}

/** SE-14, SE-18 — why the keeper is asked about what costs an action: none is left, and the table insists. */
export function doubtsActionLeft(actor: Actor): Text | null {
  return actionHeeded(actor).refusal ? obstacle("noAction", actor) : null;
}

/** SE-14, SE-18 — the same where the table only wants to know. */
export function warnsActionLeft(actor: Actor): Text | null {
  return actionHeeded(actor).warning ? obstacle("noAction", actor) : null;
}

/** SE-14, SE-16, SE-18 — what it costs of the round, for whoever is about to do it; `null` where nobody counts. */
export function actionHint(actor: Actor): Text | null {
  const round = actionsCounted(actor);
  if (!round || seuilsOptions().actionControl === "off") return null;
  const left = actionsLeft(round);
  if (left === 0) return obstacle("noAction", actor);
  if (left > 1) return say("hint.costsAction", { left });
  return say(defenceCostsAttack(round) ? "hint.costsAttack" : "hint.costsLast");
}

/** SE-14, SE-18 — the action that it costs. */
export function actionSpentBy(actor: Actor): Required<Pick<Changes, "numbers" | "values">> {
  return actionWritten(actor, "other");
}
