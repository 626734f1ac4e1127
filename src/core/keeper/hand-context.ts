import { isGiven } from "./things.js";
import { t } from "../text/i18n.js";
import { nameAsRead } from "../text/names-read.js";
import { byName } from "../ui/by-name.js";
import { countOf, PURSE, purseOf } from "./hand-over.js";
import type { TableState } from "./table-state.js";

interface Thing {
  readonly id: string;
  readonly name: string;
  /** How many there are; `null` where it is not counted. */
  readonly count: number | null;
}

/** Returns what somebody may hand over, money first. */
function thingsOf(actor: Actor, { part }: TableState): readonly Thing[] {
  const { hands } = part ?? {};
  if (!hands) return [];
  const money = purseOf(actor);
  const purse = hands.purse && money ? [{ id: PURSE, name: t(hands.purse.label), count: money }] : [];
  const items = actor.items.contents.filter((item) => isGiven(item, hands) && countOf(item) !== 0);
  const things = items.map((item) => ({
    id: item.id ?? "",
    name: nameAsRead(item.name, item.system),
    count: countOf(item),
  }));
  return [...purse, ...byName(things)];
}

/** Who hands over, what, how many, to whom; `null` where the rules know of nothing, or nobody is there to take it. */
export function handContext(state: TableState): object | null {
  const { hand, everybody, part, meant } = state;
  if (!part?.hands || everybody.length < 2) return null;
  const giver =
    everybody.find(({ actor }) => actor.uuid === hand.from) ??
    everybody.find(({ actor }) => actor === meant.ticked[0]) ??
    everybody[0];
  if (!giver) return null;
  const others = everybody.filter((one) => one !== giver);
  const things = thingsOf(giver.actor, state);
  const thing = things.find(({ id }) => id === hand.thing) ?? things[0];
  const taker = others.find(({ actor }) => actor.uuid === hand.to) ?? others[0];
  Object.assign(hand, { from: giver.actor.uuid, thing: thing?.id ?? "", to: taker?.actor.uuid ?? "" });
  const option = (chosen: typeof giver | undefined) => (one: typeof giver) => ({
    value: one.actor.uuid,
    label: one.name,
    on: one === chosen,
  });
  const most = thing?.count ?? 1;
  return {
    open: hand.open,
    from: everybody.map(option(giver)),
    to: others.map(option(taker)),
    things: things.map((one) => ({ ...one, on: one === thing })),
    ...{ most, count: Math.max(1, Math.min(hand.count, most)), counted: most > 1 },
  };
}
