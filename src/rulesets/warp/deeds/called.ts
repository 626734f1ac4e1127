import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { word } from "../../../core/deed/card.js";
import type { DeedChoices, Gathering, Joined } from "../../../core/play/contract/deed.js";
import { wordIn } from "../../../core/deed/choices.js";
import type { EarlierDeed } from "../../../core/play/contract/deed.js";
import type { Text } from "../../../core/text/text.js";
import { GROUP_EFFORTS } from "../rules/group.js";
import type { GroupEffort } from "../rules/group.js";
import { fact, named, secret, told } from "./card.js";

/** WP-76 — sides that fight as wholes: how those who join a gestalt combat are put together. */
export const GESTALT = "gestalt";

/** WP-41…WP-44, WP-76 — how those who join are put together. */
export type Way = GroupEffort | typeof GESTALT;

/** WP-41…WP-44 — how a call says that efforts are put together. */
export function effortIn(choices: DeedChoices): GroupEffort {
  return wordIn(choices, "way", GROUP_EFFORTS);
}

/** How those who join what somebody called for are put together; `null` where nobody called. */
export function wayOf(gathering: Gathering | null | undefined): Way | null {
  const way = gathering ? word(gathering.outcome, "way") : "";
  return ([...GROUP_EFFORTS, GESTALT] as const).find((one) => one === way) ?? null;
}

/** What a way is called. */
export function wayName(way: Way): Text {
  return told(`way.${way}`);
}

/** WP-42 — whether somebody has put dice in common, for one roll of all. */
export function hasPledged({ outcome }: Pick<EarlierDeed, "outcome">): boolean {
  return typeof outcome.pledged === "number";
}

/** Whether somebody has rolled, and their total is there. */
export function hasRolled({ outcome }: Pick<EarlierDeed, "outcome">): boolean {
  return typeof outcome.total === "number";
}

/** The names of those who take part as an outcome keeps them: apart those that only keepers may know. */
export function namesKept(key: string, joined: readonly Joined[]): Outcome {
  const names = (secretly: boolean) => joined.filter((one) => one.secret === secretly).map(({ name }) => name);
  return { [key]: names(false), [unseen(key)]: names(true) };
}

/** The same as facts of a card. */
export function namesTold(outcome: Outcome, key: string, label: string, rule: string): readonly CardFact[] {
  const open = namesIn(outcome, key);
  const hidden = namesIn(outcome, unseen(key));
  return [
    ...(open.length > 0 ? [fact(label, named(open.join(", ")), rule)] : []),
    ...(hidden.length > 0 ? [secret(label, named(hidden.join(", ")), rule)] : []),
  ];
}

/** How many take part. */
export function namesCounted(outcome: Outcome, key: string): number {
  return namesIn(outcome, key).length + namesIn(outcome, unseen(key)).length;
}

const unseen = (key: string): string => `${key}Unseen`;

function namesIn(outcome: Outcome, key: string): readonly string[] {
  const names = outcome[key];
  return Array.isArray(names) ? names.map(String) : [];
}
