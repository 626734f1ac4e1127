import { actOf } from "../play/act/act-of.js";
import { Rehearsal } from "../play/apply/rehearsal.js";
import { loadAct } from "../play/loaded/acts.js";
import { clockTime } from "../play/arbiter/answer-times.js";
import { sentAt, verdictOf } from "../play/messages/messages.js";
import type { ChosenBack } from "../play/record/chosen-back.js";
import type { Verdict, VerdictTarget } from "../play/record/verdict.js";
import { plural, t } from "../text/i18n.js";
import { leftoverText } from "../card/parts/leftover-text.js";
import { knownAs } from "../world/names.js";
import { actorOf } from "../world/world.js";
import { figuresBack } from "./by-hand.js";
import { beforeUndoing, laterTold, loadLater, partUndone } from "./resting.js";
import { rowsBeside, rowsOn, type BackRow } from "./rows.js";

/** What an undo gives back to one. */
export interface BackSheet {
  readonly name: string;
  readonly img: string;
  readonly role: string;
  readonly rows: readonly BackRow[];
}

/** What an undo would do, as a keeper reads it before the click. */
export interface UndoPreview {
  /** What is undone, e.g. the title of the card. */
  readonly title: string;
  readonly sub: string;
  /** How many things are given back. */
  readonly count: number;
  /** How many cards are undone. */
  readonly cards: number;
  readonly sheets: readonly BackSheet[];
  readonly beside: readonly BackRow[];
  /** Targets whose actor is gone. */
  readonly gone: readonly string[];
  /** Cards that depend on it. */
  readonly later: readonly ReturnType<typeof laterTold>[];
  /** Other cards that have moved the same numbers since. */
  readonly newer: readonly ReturnType<typeof laterTold>[];
  /** What does not come back. */
  readonly not: readonly string[];
}

/** What is undone of a card: one target, some of them, or the whole of it. */
export interface Undone {
  /** Indices of the targets; `null`: the whole card, with what it has cost. */
  readonly targets: readonly number[] | null;
  /** Whether the cards that came after it, and depend on it or moved the same numbers, go first. */
  readonly later: boolean;
  /** How numbers go back that were changed by hand since; by their difference where nothing is said. */
  readonly back: readonly ChosenBack[];
}

/** Rehearses an undo, in the order in which {@link carryOutUndo} asks for it; `null` where there is none. */
export async function previewOf(message: ChatMessage, undone: Undone): Promise<UndoPreview | null> {
  const verdict = verdictOf(message);
  if (!verdict) return null;
  await loadAct(verdict);
  const before = beforeUndoing({ message, verdict }, undone.targets);
  await loadLater(before.all);
  const rehearse = (back: Undone["back"]) => {
    const rehearsal = new Rehearsal(back);
    if (undone.later) for (const one of before.all) rehearsal.undo(one.message, partUndone(one));
    for (const index of undone.targets ?? [-1]) rehearsal.undo(message, index);
    return rehearsal;
  };
  const rehearsal = rehearse(undone.back);
  const figures = figuresBack(undone.back.length > 0 ? rehearse([]) : rehearsal, undone.back);
  const sheets = rehearsal.sheets.map((foreseen): BackSheet => {
    const { actor } = foreseen;
    const { who, role } = partOf(actor, verdict);
    const person = who ?? {
      actor: actor.uuid,
      token: actor.token?.uuid ?? null,
      name: actor.name,
      img: actor.img ?? "",
    };
    return { ...knownAs(person), role, rows: rowsOn(foreseen, figures) };
  });
  const beside = rowsBeside(rehearsal);
  const shown = sheets.filter(({ rows }) => rows.length > 0);
  const act = actOf(verdict);
  return {
    title: act.title(null),
    sub: [act.head().title, clockTime(sentAt(message))].filter((one) => one !== act.title(null)).join(" · "),
    count: shown.reduce((sum, { rows }) => sum + rows.filter(({ stays }) => !stays).length, beside.length),
    cards: rehearsal.cards.size,
    ...{ sheets: shown, beside },
    gone: rehearsal.gone.map(({ name }) => t("GARDIEN.UNDO.gone", { name })),
    later: before.resting.map(laterTold),
    newer: before.newer.map(laterTold),
    not: [
      ...new Set(rehearsal.leftovers.map((leftover) => leftoverText(leftover, act))),
      ...(verdict.passed ? [t("GARDIEN.UNDO.clock")] : []),
      t("GARDIEN.UNDO.thrown"),
    ],
  };
}

/** What somebody is in a card; nothing where it only concerns them besides. */
function partOf(
  actor: Actor,
  { targets, intent, deed }: Verdict,
): { who: VerdictTarget | Verdict["intent"]["attacker"] | null; role: string } {
  const target = targets.find((one) => actorOf(one) === actor);
  if (target) return { who: target, role: deed ? "" : t("GARDIEN.UNDO.role.target") };
  const attacks = actorOf(intent.attacker) === actor;
  return attacks ? { who: intent.attacker, role: t("GARDIEN.UNDO.role.attacker") } : { who: null, role: "" };
}

/** Returns what an undo gives back to each, in a few words. */
export function shortOf({ sheets, beside }: UndoPreview): readonly { readonly name: string; readonly what: string }[] {
  const words = ({ what, note, diff, from, word }: BackRow) =>
    (from ? [what, diff] : [what, note && `(${note})`, word]).filter(Boolean).join(" ");
  const each = sheets.map(({ name, rows }) => ({ name, what: rows.map(words).join(", ") }));
  return beside.length > 0 ? [...each, { name: t("GARDIEN.UNDO.beside"), what: beside.map(words).join(", ") }] : each;
}

/** Returns in one sentence or two what an undo gives back, whether cards depend on it, and what does not come back. */
export function sentenceOf(preview: UndoPreview): string {
  const given = shortOf(preview).map(({ name, what }) => t("GARDIEN.UNDO.given", { name, what }));
  const told =
    given.length > 0
      ? t("GARDIEN.UNDO.gives", { what: given.join(t("GARDIEN.UNDO.between")) })
      : t("GARDIEN.UNDO.givesNothing");
  const { length } = preview.later;
  return [told, length > 0 ? plural("GARDIEN.UNDO.dependents", length) : t("GARDIEN.UNDO.free")].join(" ");
}
