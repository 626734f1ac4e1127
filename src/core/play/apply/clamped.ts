import { write } from "../../foundry/write.js";
import { verdictOf } from "../messages/messages.js";
import type { Plan, Sheet } from "../record/plan.js";
import type { VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** What bounds cut off written numbers, by path; above 0 at the maximum. */
export type Cuts = Readonly<Record<string, number>>;

/** Returns what the bounds of a sheet cut off an update that was written to it. */
export function cutsOf(update: Readonly<Record<string, unknown>>, sheet: Pick<Sheet, "read">): Cuts {
  const cuts = Object.entries(update).flatMap(([path, wanted]) => {
    const is = typeof wanted === "number" ? sheet.read(path) : null;
    return typeof wanted === "number" && typeof is === "number" && is !== wanted ? [[path, wanted - is] as const] : [];
  });
  return Object.fromEntries(cuts);
}

/** Returns a plan without what it moved in vain, and the cuts that are left for other plans. */
export function cutShort(plan: Plan, cuts: Cuts): { readonly plan: Plan; readonly left: Cuts } {
  const left: Record<string, number> = { ...cuts };
  const numbers = plan.numbers.map((move) => {
    const cut = left[move.path] ?? 0;
    const moved = move.after - move.before;
    if (cut === 0 || Math.sign(moved) !== Math.sign(cut)) return move;
    const vain = cut > 0 ? Math.min(moved, cut) : Math.max(moved, cut);
    left[move.path] = cut - vain;
    return { ...move, before: move.before + vain };
  });
  return { plan: { ...plan, numbers }, left };
}

/** What is read of the targets of a message; undefined of one that is no verdict. */
export type TargetsOf = (message: ChatMessage) => readonly VerdictTarget[] | undefined;

/** Shortens other cards by what bounds cut when a plan was undone. */
export async function cutOthers(actor: Actor, cuts: Cuts): Promise<void> {
  for (const [message, targets] of othersCut(actor, cuts, (one) => verdictOf(one)?.targets))
    await write(message, { system: { data: { targets } } });
}

/**
 * Returns the cards to shorten by what bounds cut when a plan was undone: points that were never lost need no healing,
 * and must not go once that healing is undone too. Concerns cards from the undone one on, oldest first: in whatever
 * order cards are undone, the points end as they began.
 */
export function othersCut(
  actor: Actor,
  cuts: Cuts,
  targetsOf: TargetsOf,
): readonly (readonly [ChatMessage, readonly VerdictTarget[]])[] {
  if (Object.keys(cuts).length === 0) return [];
  let left = cuts;
  let since = false;
  const short = (target: VerdictTarget): VerdictTarget => {
    if (!target.plan || actorOf(target) !== actor) return target;
    if (target.stage !== "applied") {
      since ||= target.stage === "undoing" || target.stage === "undone";
      return target;
    }
    if (!since) return target;
    const found = cutShort(target.plan, left);
    ({ left } = found);
    return { ...target, plan: found.plan };
  };
  return [...game.messages].flatMap((message) => {
    const before = left;
    const targets = targetsOf(message)?.map(short);
    return targets && left !== before ? [[message, targets] as const] : [];
  });
}
