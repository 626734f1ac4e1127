import { rulesetOf } from "../../rulesets.js";
import type { OrderMode } from "../../ruleset.js";
import { keepsNumbers } from "../../play/log/may-know.js";
import { defaultVisibility, initiativeMessage } from "../../foundry/visibility.js";
import { compareRanks } from "./order.js";
import { rankOf } from "./rank.js";
import { seatOf, seatValues } from "./seats.js";

/** What is to be done so that combatants have their initiative. */
export interface Assignment {
  /** Who rolls for themselves. */
  readonly rolling: readonly Combatant[];
  /** Who take what somebody rolls, or has rolled, for all of them. */
  readonly groups: readonly Group[];
  /** Who need no roll. */
  readonly given: readonly { readonly _id: string; readonly initiative: number }[];
}

/** People of the keeper's for whom one roll is made. */
export interface Group {
  readonly leader: Combatant;
  /** Whether the leader has rolled before. */
  readonly rolled: boolean;
  readonly others: readonly Combatant[];
}

type RollOptions = Parameters<Combat["rollInitiative"]>[1];

/** Rolls that are told to the same readers. */
interface Telling {
  readonly rolling: readonly Combatant[];
  readonly options: RollOptions;
}

/** How a combatant's initiative is found at this table. */
function modeOf({ actor }: Combatant): OrderMode {
  return (actor && rulesetOf(actor.type)?.initiative.mode?.()) ?? "each";
}

/** What gives the combatants of these ids their initiative. */
export function assignment(combat: Combat, ids: readonly string[]): Assignment {
  const asked = ids.flatMap((id) => combat.combatants.get(id) ?? []);
  const together = asked.filter((one) => modeOf(one) === "together" && one.isNPC);
  const seated = asked.filter((one) => ["keeperFirst", "keeperLast"].includes(modeOf(one)));
  const apart = new Set([...together, ...seated]);
  const rulesets = new Set(together.map((one) => rulesetIn(one)));
  return {
    rolling: asked.filter((one) => !apart.has(one)),
    groups: [...rulesets].map((id) => groupOf(combat, id, together)),
    given: givenTo(seated),
  };
}

/**
 * Rolls by who may read them: of those whose numbers are kept from players only keepers hear, unless somebody chose
 * otherwise.
 */
export function toldApart(rolling: readonly Combatant[], options: RollOptions): readonly Telling[] {
  if (isChosen(options) || defaultVisibility() !== "public") return [{ rolling, options }];
  const kept = rolling.filter(({ actor }) => keepsNumbers(actor));
  const secret = { ...options, ...initiativeMessage(options?.messageOptions ?? {}, "keeper") };
  return [
    { rolling: rolling.filter((one) => !kept.includes(one)), options },
    { rolling: kept, options: secret },
  ].filter((part) => part.rolling.length > 0);
}

/** Whether who reads a roll was said with it. */
function isChosen(options: RollOptions): boolean {
  return "messageMode" in (options ?? {}) || "rollMode" in (options?.messageOptions ?? {});
}

function rulesetIn({ actor }: Combatant): string {
  return (actor && rulesetOf(actor.type)?.id) ?? "";
}

/** One roll for all: whoever has rolled before leads, else whoever rolls best; those who have none yet come along. */
function groupOf(combat: Combat, ruleset: string, asked: readonly Combatant[]): Group {
  const all = [...combat.combatants].filter((one) => one.isNPC && rulesetIn(one) === ruleset);
  const mine = all.filter((one) => one.initiative === null || asked.includes(one));
  const before = all.find((one) => !mine.includes(one));
  const [first, ...rest] = mine.toSorted((a, b) => compareRanks(rankOf(a), rankOf(b)));
  return before || !first
    ? { leader: before ?? (asked[0] as Combatant), rolled: true, others: mine }
    : { leader: first, rolled: false, others: rest };
}

/** Round the table: each has the number of their player's seat. */
export function givenTo(seated: readonly Combatant[]): Assignment["given"] {
  const values = seatValues();
  return seated.flatMap((one) => {
    const seat = seatOf(one);
    const initiative = seat === null ? (modeOf(one) === "keeperFirst" ? values.keeperFirst : 0) : values.of(seat);
    return one.id === null ? [] : [{ _id: one.id, initiative }];
  });
}

/** Those of a fight whose place goes by the seats of the table. */
export function seatedIn(combat: Combat): readonly Combatant[] {
  return [...combat.combatants].filter((one) => ["keeperFirst", "keeperLast"].includes(modeOf(one)));
}
