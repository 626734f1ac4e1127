import { accountOf } from "../../../core/shared/pools.js";
import { pointsTaken } from "../../../core/shared/account.js";
import { GROUP_DESTINY, groupDestiny } from "../group-destiny.js";
import { destinyView, type DestinyView } from "../sheets/destiny-view.js";

/** GB-04 — the group's destiny as the keeper's table has it. */
export interface GroupRow extends DestinyView {
  /** What each point was spent on; empty where nobody said. */
  readonly spent: readonly string[];
}

/** The group's points, and what became of those that are spent; `null` where the table plays without. */
export function groupRow(): GroupRow | null {
  const points = groupDestiny();
  if (points.total < 1) return null;
  return {
    ...destinyView(points, "groupDestiny"),
    spent: pointsTaken(accountOf(GROUP_DESTINY.id)).map(({ text }) => text),
  };
}
