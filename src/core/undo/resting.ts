import { actOf } from "../play/act/act-of.js";
import { clockTime } from "../play/arbiter/answer-times.js";
import { hasEffect } from "../play/log/about.js";
import { laterCards, movedBy, newerCards, type Later } from "../play/log/later-cards.js";
import { loadAct } from "../play/loaded/acts.js";
import { sentAt } from "../play/messages/messages.js";
import type { VerdictRecord } from "../play/messages/verdict-on.js";
import type { Verdict, VerdictTarget } from "../play/record/verdict.js";
import { signed } from "../text/i18n.js";
import { say } from "../text/text.js";
import { knownAs } from "../world/names.js";
import { actorOf } from "../world/world.js";

/** Targets of a card by their indices; `null`: the whole of it. */
type Targets = readonly number[] | null;

/** What is undone before a card, the newest first. */
export interface Before {
  /** Cards that depend on it. */
  readonly resting: readonly Later[];
  /** Other cards that have moved the same numbers of its targets since: blows on one target are taken back from the last. */
  readonly newer: readonly Later[];
  readonly all: readonly Later[];
}

function applied({ targets }: Verdict, indices: Targets): readonly VerdictTarget[] {
  return targets.filter((target, i) => (indices?.includes(i) ?? true) && target.stage === "applied");
}

/** Returns the cards that depend on some targets, or on the whole card, the newest first; none for what is not applied. */
export function restingOn(verdict: Verdict, targets: Targets): readonly Later[] {
  const found = applied(verdict, targets).flatMap((target) => laterCards(target.plan, actorOf(target)));
  return newestFirst(found);
}

/** Returns what is undone before some targets of a card, or the whole of it, where they are undone in the reverse order. */
export function beforeUndoing(record: VerdictRecord, targets: Targets): Before {
  const resting = restingOn(record.verdict, targets);
  const found = applied(record.verdict, targets).flatMap((target) =>
    newerCards(new Set(movedBy(target.plan)), actorOf(target), record),
  );
  const all = newestFirst([...resting, ...found]);
  return { resting, newer: all.filter((one) => !resting.some((other) => isSame(one, other))), all };
}

const isSame = (a: Later, b: Later): boolean => a.message === b.message && a.index === b.index;

/** Each once, the newest first. */
function newestFirst(found: readonly Later[]): readonly Later[] {
  const once = found.filter((one, i) => found.findIndex((other) => isSame(one, other)) === i);
  return once.toSorted((a, b) => sentAt(b.message) - sentAt(a.message) || b.index - a.index);
}

/** Returns what is asked of a card to undo it with what it has cost: the whole of it where one target alone is left. */
export function partUndone({ verdict, index }: Later): number {
  return verdict.targets.filter(hasEffect).length === 1 ? -1 : index;
}

/** Fetches what plays the cards that are to be told of. */
export async function loadLater(later: readonly Later[]): Promise<void> {
  for (const { verdict } of later) await loadAct(verdict);
}

/** A later card as a keeper reads it: when, its title, who did it to whom, and what it has changed, e.g. "PF −1, PV −1". */
export function laterTold({ message, verdict, index }: Later): {
  /** When it was sent. */
  readonly at: number;
  readonly name: string;
  readonly who: string;
  readonly changes: string;
} {
  const act = actOf(verdict);
  const target = verdict.targets[index];
  const moved = (target?.plan?.numbers ?? []).filter(({ before, after }) => before !== after);
  const people = [...(verdict.deed ? [] : [knownAs(verdict.intent.attacker).name]), target ? knownAs(target).name : ""];
  return {
    at: sentAt(message),
    name: `${clockTime(sentAt(message))} · ${act.title(null)}`,
    who: [...new Set(people)].filter(Boolean).join(" → "),
    changes: moved
      .map(({ path, before, after }) => `${say(act.numberLabel(path))} ${signed(after - before)}`)
      .join(", "),
  };
}
