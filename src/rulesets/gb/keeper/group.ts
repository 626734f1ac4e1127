import { pointsTaken } from "../../../core/shared/account.js";
import type { Account } from "../../../core/shared/account.js";
import { giveBack, take } from "../../../core/shared/change.js";
import { accountOf } from "../../../core/shared/pools.js";
import { GROUP_DESTINY } from "../data/actors/group-destiny.js";
import { groupDestiny } from "./group-points.js";
import { destinyView, type DestinyView } from "../sheets/views/destiny-view.js";

/** GB-04 — the group's destiny as the keeper's table has it. */
export interface GroupRow extends DestinyView {
  /** What each point was spent on; empty where nobody said. */
  readonly spent: readonly string[];
}

/** The group's points, and what became of those that are spent; `null` where the table plays without. */
export function groupRow(): GroupRow | null {
  const points = groupDestiny();
  if (points.total < 1) return null;
  return { ...destinyView(points, "groupDestiny"), spent: spent().map(({ text }) => text) };
}

function spent(): Account {
  return pointsTaken(accountOf(GROUP_DESTINY.id));
}

/** GB-04 — the keeper takes a point from the group, without a vote. */
export async function takeGroupPoint(): Promise<void> {
  if (groupDestiny().remaining > 0) await take(GROUP_DESTINY.id, { id: foundry.utils.randomID(), points: 1, text: "" });
}

/** GB-04 — the keeper gives the group the point back that was spent last. */
export async function returnGroupPoint(): Promise<void> {
  const last = spent().at(-1);
  if (last) await giveBack(GROUP_DESTINY.id, last.id);
}
