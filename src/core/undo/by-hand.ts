import type { Foreseen, Rehearsal } from "../play/apply/rehearsal.js";
import { movedBy } from "../play/log/later-cards.js";
import { sentAt, verdictOf } from "../play/messages/messages.js";
import { BACK_WAYS, type BackWay, type ChosenBack } from "../play/record/chosen-back.js";
import { signed, t } from "../text/i18n.js";
import { figure } from "../text/text.js";
import { actorOf } from "../world/world.js";

/** What a keeper is asked about a number that was changed by hand since a card wrote it. */
export interface BackAsk {
  readonly told: string;
  readonly actor: string;
  readonly path: string;
  readonly ways: readonly { readonly way: BackWay; readonly label: string; readonly on: boolean }[];
}

/** Returns what is asked about a number of somebody; `null` where nobody has changed it by hand. */
export type AsksBack = (foreseen: Foreseen, path: string) => BackAsk | null;

/**
 * Returns what is asked about numbers that an undo moves.
 * @param plain the undo by differences alone
 * @param chosen what the keeper has chosen so far
 */
export function figuresBack(plain: Rehearsal, chosen: readonly ChosenBack[]): AsksBack {
  return ({ actor, plans }, path) => {
    const moves = plans
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ plan, order }) => plan.numbers.filter((one) => one.path === path).map((one) => ({ ...one, order })));
    const [first, last] = [moves[0], moves.at(-1)];
    const now = numberAt(actor, path);
    if (!first || !last || now === null || moves.some(({ stays }) => stays)) return null;
    if (now - last.after === movedSince(actor, path, last.order, plain)) return null;
    const then = numberAt(plain.afterOf(actor), path) ?? now;
    const way = chosen.find((one) => one.actor === actor.uuid && one.path === path)?.way ?? "difference";
    const label = (one: BackWay) =>
      t(`GARDIEN.UNDO.way.${one}`, {
        ...{ now: figure(now), after: figure(then), diff: signed(then - now), before: figure(first.before) },
      });
    return {
      told: t("GARDIEN.UNDO.byHand", { written: figure(last.after), now: figure(now) }),
      ...{ actor: actor.uuid, path },
      ways: BACK_WAYS.map((one) => ({ way: one, label: label(one), on: one === way })),
    };
  };
}

function numberAt(actor: Actor, path: string): number | null {
  const read: unknown = foundry.utils.getProperty(actor, path);
  return typeof read === "number" ? read : null;
}

/** Returns by how much cards sent since, which stay, have moved a number. */
function movedSince(actor: Actor, path: string, since: number, { cards }: Rehearsal): number {
  const plans = [...game.messages].flatMap((message) => {
    if (sentAt(message) <= since || cards.has(message)) return [];
    const targets = verdictOf(message)?.targets ?? [];
    return targets.flatMap(({ stage, plan, ...target }) =>
      stage === "applied" && plan && movedBy(plan).includes(path) && actorOf(target) === actor ? [plan] : [],
    );
  });
  const moves = plans.flatMap(({ numbers }) => numbers.filter((one) => one.path === path));
  return moves.reduce((sum, { before, after }) => sum + after - before, 0);
}
