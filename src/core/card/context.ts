import { plural, t } from "../text/i18n.js";
import { forcedBy } from "../play/log/forced-rows.js";
import { mayRead } from "../play/messages/may-read.js";
import type { DeedCall } from "../play/record/deed-call.js";
import { headOf } from "../play/log/words.js";
import type { Intent } from "../play/record/intent.js";
import { knownAs } from "../world/names.js";
import { mayKnowNumbers, maySeeDice } from "../play/log/may-know.js";
import type { Verdict, VerdictStanding } from "../play/record/verdict.js";
import { actorOf, keeperPresent } from "../world/world.js";
import { sourceOf, type CardSource } from "./source.js";
import type { Beside } from "./parts/side-panel.js";
import { refusalIn } from "../play/record/problem.js";
import { problemContext } from "./parts/problems.js";
import { rowContext } from "./parts/row.js";
import { foldsByItself } from "./collapse.js";
import type { RowContext } from "./parts/row.js";
import { firstFaces } from "./parts/faces.js";
import { footFor, type FootContext } from "./parts/foot.js";
import { actOf } from "../play/act/act-of.js";
import { headcount, subtitle } from "./parts/title.js";

/** How the card stands as a whole: decides its border, its banner and its buttons. */
export type CardState = "waiting" | "offline" | VerdictStanding;

/** Everything a card shows to one reader, made from the documents alone. */
export interface CardContext {
  readonly id: string;
  /** Id of the message with the verdict; empty before there is one. */
  readonly verdictId: string;
  readonly ruleset: string;
  readonly state: CardState;
  readonly folded: boolean;
  readonly keeper: boolean;
  readonly actors: string;
  readonly head: {
    readonly title: string;
    readonly sub: string;
    readonly img: string;
    /** Classes of an icon, in place of a picture. */
    readonly icon: string;
    readonly foldLabel: string;
  };
  readonly banner: {
    readonly tone: string;
    readonly icon: string;
    readonly title: string;
    readonly text: string;
  } | null;
  readonly problems: ReturnType<typeof problemContext> | null;
  readonly rows: readonly CardRow[];
  readonly several: boolean;
  readonly beside: Beside | null;
  /** The one line that stays of a folded card. */
  readonly fold: {
    readonly targets: string;
    readonly word: string;
    readonly level: number | null;
    readonly pending: boolean;
    readonly isVoid: boolean;
  };
  readonly foot: FootContext | null;
}

/** One target's part of a card, with the deeds that it has forced on the target. */
interface CardRow extends RowContext {
  readonly forced: readonly CardContext[];
}

/** @param chosen whether the reader folded or unfolded it; undefined where they left it as it is */
export function cardContext(source: CardSource, chosen: boolean | undefined, beside: Beside | null): CardContext {
  const { id, intent, deed, record } = source;
  const act = actOf({ subject: id, intent, deed });
  const state = stateOf(source);
  const faces = firstFaces(source);
  const rows = intent.targets.map((target, index) => {
    const mayKnowLines = mayKnowNumbers(actorOf(deed ? target : intent.attacker));
    const row = rowContext({
      source,
      index,
      target,
      mayKnowLines,
      face: maySeeDice(actorOf(deed ? target : intent.attacker)) ? (faces[index] ?? null) : null,
      act,
      defence: beside?.defences[index] ?? null,
      damage: beside?.damages[index] ?? null,
    });
    return { ...row, forced: forcedUnder(source, index) };
  });
  const folded = chosen ?? foldsByItself(source, rows, beside);
  const head = {
    title: knownAs(intent.attacker).name,
    sub: subtitle(intent, rows[0]?.name ?? ""),
    img: intent.weapon.img,
    icon: "",
    ...(deed && deedHead(intent, deed, rows)),
    foldLabel: t(folded ? "GARDIEN.CARD.unfold" : "GARDIEN.CARD.fold"),
  };
  return {
    id,
    verdictId: record?.message.id ?? "",
    ruleset: intent.ruleset,
    state,
    folded,
    keeper: game.user.isGM,
    actors: [
      intent.attacker.actor,
      ...(record?.verdict.targets ?? intent.targets).map(({ actor }) => actor ?? ""),
      ...namedBy(deed), // what it asks of them is done one day
    ].join(" "),
    head,
    banner: bannerFor(state, record?.verdict),
    problems:
      record && game.user.isGM && (state === "flagged" || state === "review")
        ? problemContext(record.verdict, act)
        : null,
    rows,
    several: rows.length > 1,
    beside,
    fold: foldFor(source, rows, head.sub),
    foot: record ? footFor(source, record, rows, beside) : null,
  };
}

/** The deeds that one target's part has forced, as far as the user may read them. */
function forcedUnder({ id, intent, record }: CardSource, index: number): readonly CardContext[] {
  const target = record?.verdict.targets[index] ?? intent.targets[index];
  const messages = target ? forcedBy(id, index, actorOf(target)).filter((message) => mayRead(message)) : [];
  return messages.flatMap((message) => sourceOf(message) ?? []).map((source) => cardContext(source, false, null));
}

/** Those, by UUID, whom the choices of a deed name. */
function namedBy(deed: DeedCall | null): readonly string[] {
  const told = Object.values(deed?.choices ?? {}).filter((one) => typeof one === "string");
  return told.filter((one) => /(?:^|\.)Actor\.\w+$/.test(one));
}

/** The head of a deed, with what was tried where one person did. */
function deedHead(intent: Intent, deed: DeedCall, rows: readonly RowContext[]) {
  const head = headOf(intent, deed);
  const [first, ...more] = rows;
  if (!first?.tried || more.length > 0) return head;
  return { ...head, sub: t("GARDIEN.CARD.tried", { deed: head.sub, what: first.tried }) };
}

function foldFor({ intent, deed }: CardSource, rows: readonly RowContext[], sub: string): CardContext["fold"] {
  const [first, ...more] = rows;
  const { targets } = intent;
  const state = { pending: rows.some(({ pending }) => pending), isVoid: rows.every(({ isVoid }) => isVoid) };
  if (deed) {
    const word = more.length > 0 ? "" : (first?.word ?? "");
    return { targets: sub, word, level: null, ...state };
  }
  if (!first || more.length > 0) {
    const word = plural("GARDIEN.CARD.hits", rows.filter(({ hit }) => hit).length);
    const struck = headcount(targets);
    const names = struck === 1 && first ? first.name : plural("GARDIEN.CARD.targets", struck);
    return { targets: names, word, level: null, ...state };
  }
  const name = targets[0]?.actor ? first.name : t("GARDIEN.CARD.nobody");
  const { severity, word } = first;
  return { targets: name, word: severity?.label ?? word, level: severity?.level ?? null, ...state };
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
