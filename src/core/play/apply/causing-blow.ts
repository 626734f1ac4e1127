import { verdictOf } from "../record/messages.js";
import type { VerdictRecord } from "../record/verdict-on.js";
import type { SaveProcedure } from "../contract/saves.js";
import type { Plan } from "../record/plan.js";
import { ledgerOf } from "./planning.js";

/** What was judged, by the id of its message, and which of its targets. */
export interface BlowAt {
  readonly id: string;
  readonly target: number;
}

/** The card that brought about the save that an actor owes: the newest whose writing calls for it. */
export function causeOf({ owedBy }: SaveProcedure, actor: Actor): BlowAt | undefined {
  const records = verdictRecords();
  for (const mark of [...ledgerOf(actor)].reverse()) {
    const { subject = "", kind, targets = [] } = markedBy(mark, records)?.verdict ?? {};
    const target = targets.findIndex(({ plan }) => plan?.id === mark);
    const { stage, plan } = targets[target] ?? {};
    if (stage !== "applied" || !plan) continue;
    if (kind === "save") return undefined; // what was owed before it is answered
    if (owedBy([...plan.numbers, ...plan.values]))
      return game.messages.has(subject) ? { id: subject, target } : undefined;
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
