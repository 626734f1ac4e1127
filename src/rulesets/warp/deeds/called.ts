import type { Outcome } from "../../../core/attack/procedure.js";
import { word } from "../../../core/deeds/card.js";
import type { DeedChoices, Gathering } from "../../../core/deeds/procedure.js";
import { wordIn } from "../../../core/deeds/choices.js";
import type { EarlierDeed } from "../../../core/deeds/earlier.js";
import type { Text } from "../../../core/text.js";
import { GROUP_EFFORTS } from "../rules/group.js";
import type { GroupEffort } from "../rules/group.js";
import { named, told } from "./card.js";

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

/** The names of some of those who take part, in one line. */
export function namesOf(outcome: Outcome, key: string): Text | null {
  const names = outcome[key];
  return Array.isArray(names) && names.length > 0 ? named(names.map(String).join(", ")) : null;
}
