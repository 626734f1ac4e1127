import { verdictOf } from "./messages.js";
import type { VerdictRecord } from "./verdict-on.js";
import type { Plan } from "./plan.js";
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
  const records = verdictRecords();
  for (const mark of [...ledgerOf(actor)].reverse()) {
    const verdict = markedBy(mark, records)?.verdict;
    if (verdict?.kind !== "save") return verdict && blowOf(verdict, mark, actor);
  }
  return undefined;
}

/** Saves that an actor made because of what a plan did to it, and that still hold: those before anything else was done. */
export function savesBecauseOf(plan: Plan, actor: Actor): readonly VerdictRecord[] {
  const ledger = ledgerOf(actor);
  const done = ledger.indexOf(plan.id);
  if (done < 0) return [];
  const records = verdictRecords();
  const since = ledger.slice(done + 1).map((mark) => markedBy(mark, records));
  const end = since.findIndex((record) => record?.verdict.kind !== "save");
  const saves = (end < 0 ? since : since.slice(0, end)).filter((record) => record !== undefined);
  return saves.filter(({ verdict }) => verdict.targets[0]?.stage === "applied");
}

/** Every verdict of the log, the newest first. */
function verdictRecords(): readonly VerdictRecord[] {
  const found = [...game.messages].flatMap((message) => {
    const verdict = verdictOf(message);
    return verdict ? [{ message, verdict }] : [];
  });
  return found.reverse();
}

/** The verdict whose plan left a mark, by carrying it out or taking it back. */
function markedBy(mark: string, records: readonly VerdictRecord[]): VerdictRecord | undefined {
  return records.find(({ verdict }) => verdict.targets.some(({ plan }) => plan?.id === mark || plan?.undoId === mark));
}

function blowOf({ kind, subject, targets }: Verdict, mark: string, actor: Actor): BlowAt | undefined {
  const target = targets.findIndex((one) => one.plan?.id === mark && one.stage !== "undone" && actorOf(one) === actor);
  return kind === "attack" && target >= 0 && game.messages.has(subject) ? { id: subject, target } : undefined;
}
