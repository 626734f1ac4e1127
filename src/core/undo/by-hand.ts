import type { Foreseen, Rehearsal } from "../play/apply/rehearsal.js";
import { sentAt, verdictOf } from "../play/messages/messages.js";
import { wayOf } from "../play/apply/chosen-back.js";
import { BACK_WAYS, type BackWay, type ChosenBack } from "../play/record/chosen-back.js";
import type { Plan } from "../play/record/plan.js";
import type { Verdict } from "../play/record/verdict.js";
import { signed, t } from "../text/i18n.js";
import { figure } from "../text/text.js";
import { actorOf, itemAt } from "../world/world.js";

/** What a keeper is asked about a number that was changed by hand since a card wrote it. */
export interface BackAsk {
  readonly told: string;
  /** UUID of whose number it is: the actor, or an item of theirs. */
  readonly actor: string;
  readonly path: string;
  readonly ways: readonly { readonly way: BackWay; readonly label: string; readonly on: boolean }[];
}

/** Returns what is asked about a number of somebody, or of an item of theirs; `null` where nobody has changed it by hand. */
export type AsksBack = (foreseen: Foreseen, path: string, item?: Item) => BackAsk | null;

/** One number as a plan has moved it. */
interface Moved {
  readonly path: string;
  readonly before: number;
  readonly after: number;
  readonly stays?: boolean | undefined;
}

/**
 * Returns what is asked about numbers that an undo moves.
 * @param plain the undo by differences alone
 * @param chosen what the keeper has chosen so far
 */
export function figuresBack(plain: Rehearsal, chosen: readonly ChosenBack[]): AsksBack {
  return ({ actor, plans }, path, item) => {
    const moves = plans
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ plan, order }) => movesIn(plan, path, item).map((move) => ({ ...move, order })));
    const [first, last] = [moves[0], moves.at(-1)];
    const later = plain.afterOf(actor);
    const now = numberAt(item ?? actor, path);
    if (!first || !last || now === null || moves.some(({ stays }) => stays)) return null;
    const since = { after: last.order, besides: plain.cards };
    const moved = item
      ? roundsSince(item, path, since) + movedSince(actor, path, since, item)
      : movedSince(actor, path, since);
    if (now - last.after === moved) return null;
    const then = numberAt(item ? (later.items.get(item.id ?? "") ?? null) : later, path) ?? now;
    const { uuid } = item ?? actor;
    const way = wayOf(chosen, uuid, path) ?? "difference";
    const label = (one: BackWay) =>
      t(`GARDIEN.UNDO.way.${one}`, {
        ...{ now: figure(now), after: figure(then), diff: signed(then - now), before: figure(first.before) },
      });
    return {
      told: t("GARDIEN.UNDO.byHand", { written: figure(last.after), now: figure(now) }),
      ...{ actor: uuid, path },
      ways: BACK_WAYS.map((one) => ({ way: one, label: label(one), on: one === way })),
    };
  };
}

/** The moves of one number in a plan: of its actor, or of an item of theirs. */
function movesIn({ numbers, items }: Plan, path: string, item?: Item): readonly Moved[] {
  if (!item) return numbers.filter((move) => move.path === path);
  return items.flatMap(({ id, moves }) =>
    moves.flatMap(({ before, after, stays, ...move }) =>
      id === item.id && move.path === path && typeof before === "number" && typeof after === "number"
        ? [{ path, before, after, stays }]
        : [],
    ),
  );
}

function numberAt(document: object | null, path: string): number | null {
  const read: unknown = document && foundry.utils.getProperty(document, path);
  return typeof read === "number" ? read : null;
}

/** Cards that were sent since one, without those that are undone with it. */
interface Since {
  readonly after: number;
  readonly besides: ReadonlySet<ChatMessage>;
}

const verdictsSince = ({ after, besides }: Since): readonly Verdict[] =>
  [...game.messages].flatMap((message) =>
    sentAt(message) <= after || besides.has(message) ? [] : (verdictOf(message) ?? []),
  );

/** Returns by how much cards sent since, which stay, have moved a number. */
function movedSince(actor: Actor, path: string, since: Since, item?: Item): number {
  const plans = verdictsSince(since).flatMap(({ targets }) =>
    targets.flatMap(({ stage, plan, ...target }) =>
      stage === "applied" && plan && actorOf(target) === actor ? [plan] : [],
    ),
  );
  const moves = plans.flatMap((plan) => movesIn(plan, path, item));
  return moves.reduce((sum, { before, after }) => sum + after - before, 0);
}

/** Returns the same of the rounds that attacks since have cost a weapon. */
function roundsSince(item: Item, path: string, since: Since): number {
  const costs = verdictsSince(since).flatMap(({ ammunition, intent }) => (ammunition === "spent" ? intent.costs : []));
  return costs
    .filter((cost) => cost.path === path && itemAt(cost.weapon) === item)
    .reduce((sum, { before, after }) => sum + after - before, 0);
}
