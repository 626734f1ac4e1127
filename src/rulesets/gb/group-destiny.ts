import { pointsTaken } from "../../core/shared/account.js";
import { accountOf, giveBack, leftIn, take } from "../../core/shared/pools.js";
import { booleanSetting, setting } from "../../core/settings.js";
import type { SharedPool } from "../ruleset.js";

/** GB-04 — the destiny points of the whole group: as many as the table says, and a spent one never comes back (D-44). */
export const GROUP_DESTINY: SharedPool = {
  id: "gbGroupDestiny",
  name: "GARDIEN.GB.SHEET.groupDestiny",
  size: () => (booleanSetting("gbDestinyEnabled") ? Number(setting("gbGroupDestinyInitial")) : 0),
};

/** GB-04 — the group's points as they stand. */
export function groupDestiny(): { readonly total: number; readonly remaining: number } {
  return { total: GROUP_DESTINY.size(), remaining: leftIn(GROUP_DESTINY.id) };
}

/** GB-04 — the keeper takes a point from the group, without a vote. */
export async function takeGroupPoint(): Promise<void> {
  if (groupDestiny().remaining > 0) await take(GROUP_DESTINY.id, { id: foundry.utils.randomID(), points: 1, text: "" });
}

/** GB-04 — the keeper gives the group the point back that was spent last. */
export async function returnGroupPoint(): Promise<void> {
  const last = pointsTaken(accountOf(GROUP_DESTINY.id)).at(-1);
  if (last) await giveBack(GROUP_DESTINY.id, last.id);
}
