import { t } from "../text/i18n.js";
import { forcedBy } from "../play/log/forced-rows.js";
import { mayRead } from "../play/messages/may-read.js";
import { mayKnowNumbers, maySeeDice } from "../play/log/may-know.js";
import type { Verdict, VerdictStanding } from "../play/record/verdict.js";
import { isStream, readsAsKeeper, watches } from "../world/reader.js";
import { actorOf, keeperPresent } from "../world/world.js";
import { doneIn, cardSourceOf, type CardSource } from "./source.js";
import type { Beside } from "./parts/side-panel.js";
import { refusalIn } from "../play/record/problem.js";
import type { AskedContext } from "./parts/asked.js";
import { pleaContext, type PleaContext } from "./parts/plea.js";
import { problemContext } from "./parts/problems.js";
import { rowContext } from "./parts/row.js";
import { watched } from "./watched.js";
import { kindOf } from "./kinds/kind-of.js";
import type { CardHead, FoldedCard } from "./kinds/kind.js";
import { foldsByItself } from "./collapse.js";
import type { RowContext } from "./parts/row.js";
import { footFor, type FootContext } from "./parts/foot.js";
import { actOf, knownAct } from "../play/act/act-of.js";

/** State of the card as a whole: decides its border, its banner and its buttons. */
export type CardState = "waiting" | "offline" | VerdictStanding;

/** Context of a card for one reader, made from documents alone. */
export interface CardContext {
  readonly id: string;
  /** Whether nobody can click it, as on the page of a stream. */
  readonly inert: boolean;
  /** Id of the message with the verdict; empty before there is one. */
  readonly verdictId: string;
  readonly ruleset: string;
  readonly state: CardState;
  readonly folded: boolean;
  readonly keeper: boolean;
  readonly actors: string;
  readonly head: CardHead & { readonly foldLabel: string };
  readonly banner: {
    readonly tone: string;
    readonly icon: string;
    readonly title: string;
    readonly text: string;
  } | null;
  /** A player's plea for an undo; `null`: none waits. */
  readonly plea: PleaContext | null;
  readonly problems: ReturnType<typeof problemContext> | null;
  readonly rows: readonly CardRow[];
  readonly several: boolean;
  /** Whether everybody on it is asked the same, which is then told once. */
  readonly alike: boolean;
  readonly beside: Beside | null;
  /** Line that stays of a collapsed card. */
  readonly fold: FoldedCard & { readonly pending: boolean; readonly isVoid: boolean };
  readonly foot: FootContext | null;
}

/** One target's row on a card, with the deeds that it has forced on the target. */
interface CardRow extends RowContext {
  /** How one who was asked by name stands; `null` where nobody is asked. */
  readonly asked: AskedContext | null;
  readonly forced: readonly CardContext[];
}

/** Returns the context of a card; `chosen`: whether the reader collapsed it, undefined where they left it. */
export function cardContext(source: CardSource, chosen: boolean | undefined, beside: Beside | null): CardContext {
  const { id, intent, record } = source;
  const act = actOf(doneIn(source));
  const state = stateOf(source);
  const kind = kindOf(source);
  const faces = kind.faces();
  const rows = intent.targets.map((target, index) => {
    const roller = actorOf(act.rollerOf(target));
    const row = rowContext({
      source,
      index,
      target,
      mayKnowLines: mayKnowNumbers(roller),
      face: maySeeDice(roller) ? (faces[index] ?? null) : null,
      ...{ act, kind },
      defence: beside?.defences[index] ?? null,
      damage: beside?.damages[index] ?? null,
    });
    const forced = forcedUnder(source, index).filter((one) => knownAct(doneIn(one)) !== null); // one of a deed that is gone
    const asked = beside?.gathering?.asked[index] ?? null;
    return { ...row, asked, forced: forced.map((one) => cardContext(one, false, null)) };
  });
  const folded = !isStream() && (chosen ?? foldsByItself(source, rows, beside)); // nobody unfolds it there
  const head = kind.head(rows);
  const card: CardContext = {
    id,
    inert: isStream(),
    verdictId: record?.message.id ?? "",
    ruleset: intent.ruleset,
    state,
    folded,
    keeper: readsAsKeeper(),
    actors: [
      intent.attacker.actor,
      ...(record?.verdict.targets ?? intent.targets).map(({ actor }) => actor ?? ""),
      ...kind.named, // what it asks of them is done one day
    ].join(" "),
    head: { ...head, foldLabel: t(folded ? "GARDIEN.CARD.unfold" : "GARDIEN.CARD.fold") },
    banner: bannerFor(state, record?.verdict),
    plea: record ? pleaContext(record) : null,
    problems:
      record && readsAsKeeper() && (state === "flagged" || state === "review")
        ? problemContext(record.verdict, act, kind)
        : null,
    rows,
    several: rows.length > 1,
    alike: rows.every((row) => isSame(row, rows[0])),
    beside,
    fold: {
      ...kind.folded(rows, head),
      pending: rows.some(({ pending }) => pending),
      isVoid: rows.every(({ isVoid }) => isVoid),
    },
    foot: record ? footFor(source, kind, record, rows, beside) : null,
  };
  return watches() ? watched(card) : card;
}

/** Tells whether two rows say the same of what is asked. */
function isSame({ word, facts, isVoid }: RowContext, other: RowContext | undefined): boolean {
  if (!other) return false;
  return word === other.word && isVoid === other.isVoid && JSON.stringify(facts) === JSON.stringify(other.facts);
}

/** Returns the deeds that one target's row has forced, as far as the user may read them. */
export function forcedUnder({ id, intent, record }: CardSource, index: number): readonly CardSource[] {
  const target = record?.verdict.targets[index] ?? intent.targets[index];
  const messages = target ? forcedBy(id, index, actorOf(target)).filter((message) => mayRead(message)) : [];
  return messages.flatMap((message) => cardSourceOf(message) ?? []);
}

function stateOf({ record, unjudged }: CardSource): CardState {
  if (record || unjudged) return record?.verdict.standing ?? "judged";
  return keeperPresent() ? "waiting" : "offline";
}

const BANNERS: Readonly<Record<CardState, { tone: string; icon: string } | null>> = {
  waiting: { tone: "info", icon: "fa-solid fa-hourglass-half" },
  offline: { tone: "warn", icon: "fa-solid fa-plug-circle-xmark" },
  flagged: { tone: "bad", icon: "fa-solid fa-triangle-exclamation" },
  voting: { tone: "info", icon: "fa-solid fa-check-to-slot" },
  review: { tone: "warn", icon: "fa-solid fa-scale-balanced" },
  rejected: { tone: "mute", icon: "fa-solid fa-ban" },
  judged: null,
};

function bannerFor(state: CardState, verdict: Verdict | undefined): CardContext["banner"] {
  const look = BANNERS[state];
  const asked = Object.keys(verdict?.votes ?? {}).length > 0;
  const refusal = refusalIn(verdict?.problems ?? []);
  const words = state === "rejected" ? (refusal ?? (asked ? "refused" : state)) : state; // some of them rolled nothing
  return (
    look && { ...look, title: t(`GARDIEN.CARD.banner.${words}.title`), text: t(`GARDIEN.CARD.banner.${words}.text`) }
  );
}
