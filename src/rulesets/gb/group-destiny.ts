import { leftIn } from "../../core/shared/pools.js";
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
