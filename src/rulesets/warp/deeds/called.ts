import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { EarlierDeed, Gathering, Joined } from "../../../core/play/contract/deed.js";
import { list, oneOf, text, type Json, type Shape } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { GROUP_EFFORTS } from "../rules/checks/group.js";
import { fact, named, say, secret } from "./kit.js";

/** WP-76 — sides that fight as wholes: how those who join a gestalt combat are put together. */
export const GESTALT = "gestalt" as const;

/** WP-41…WP-44, WP-76 — how those who join are put together. */
const WAYS = [...GROUP_EFFORTS, GESTALT] as const;
export type Way = (typeof WAYS)[number];

/** WP-41…WP-44 — how a call says that efforts are put together. */
export const WAY = oneOf(WAYS);

/** How those who join a call are put together; `null` where nobody called. */
export function wayOf(gathering: Gathering | null | undefined): Way | null {
  const way = gathering?.outcome["way"];
  return WAY.fits(way) ? WAY.read(way) : null;
}

/** What a way is called. */
export function wayName(way: Way): Text {
  return say(`way.${way}`);
}

/** WP-42 — whether dice were put in common, for one roll of all. */
export function hasPledged({ outcome }: Pick<EarlierDeed, "outcome">): boolean {
  return typeof outcome.pledged === "number";
}

/** Whether there was a roll, and its total is there. */
export function hasRolled({ outcome }: Pick<EarlierDeed, "outcome">): boolean {
  return typeof outcome.total === "number";
}

const NAMES = list(text);

/** Names under a key, and beside it those that only keepers may know. */
type WithUnseen<K extends string, T> = { readonly [P in K | `${K}Unseen`]: T };

/** The shapes of the names of those who take part. */
export function namesShapes<K extends string>(key: K): WithUnseen<K, Shape<readonly string[]>> {
  return { [key]: NAMES, [unseen(key)]: NAMES } as WithUnseen<K, Shape<readonly string[]>>;
}

/** The names of those who take part as an outcome keeps them. */
export function namesKept<K extends string>(key: K, joined: readonly Joined[]): WithUnseen<K, readonly string[]> {
  const names = (secretly: boolean) => joined.filter((one) => one.secret === secretly).map(({ name }) => name);
  const kept: Readonly<Record<string, readonly string[]>> = { [key]: names(false), [unseen(key)]: names(true) };
  return kept as WithUnseen<K, readonly string[]>;
}

/** The same as facts of a card. */
export function namesTold<K extends string>(
  kept: WithUnseen<K, Json>,
  key: K,
  label: string,
  rule: string,
): readonly CardFact[] {
  const [open, hidden] = [NAMES.read(kept[key]), NAMES.read(kept[unseen(key)])];
  return [
    ...(open.length > 0 ? [fact(label, named(open.join(", ")), rule)] : []),
    ...(hidden.length > 0 ? [secret(label, named(hidden.join(", ")), rule)] : []),
  ];
}

/** How many take part. */
export function namesCounted<K extends string>(kept: WithUnseen<K, readonly string[]>, key: K): number {
  return kept[key].length + kept[unseen(key)].length;
}

const unseen = <K extends string>(key: K): `${K}Unseen` => `${key}Unseen`;
