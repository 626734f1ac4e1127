import { verdictOf } from "./messages.js";
import { ledgerOf } from "./planning.js";
import type { Verdict } from "./verdict.js";
import { actorOf } from "./world.js";

/** An attack, by the id of its message, and which of its targets. */
export interface BlowAt {
  readonly id: string;
  readonly target: number;
}

/** The blow that brought an actor to where it is now; saves made since count for nothing, anything else does. */
export function blowBehind(actor: Actor): BlowAt | undefined {
  const verdicts = [...game.messages].flatMap((message) => verdictOf(message) ?? []).reverse();
  for (const mark of [...ledgerOf(actor)].reverse()) {
    const verdict = verdicts.find((one) => one.targets.some(({ plan }) => plan?.id === mark || plan?.undoId === mark));
    if (verdict?.kind !== "save") return verdict && blowOf(verdict, mark, actor);
  }
  return undefined;
}

function blowOf({ kind, subject, targets }: Verdict, mark: string, actor: Actor): BlowAt | undefined {
  const target = targets.findIndex((one) => one.plan?.id === mark && one.stage !== "undone" && actorOf(one) === actor);
  return kind === "attack" && target >= 0 && game.messages.has(subject) ? { id: subject, target } : undefined;
}
