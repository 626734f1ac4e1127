import type { SharedPool } from "../../../../core/ruleset.js";
import { gbOptions } from "../options.js";

/** GB-04 — the destiny points of the whole group: as many as the table says, and a spent one never comes back (D-44). */
export const GROUP_DESTINY: SharedPool = {
  id: "gbGroupDestiny",
  name: "GARDIEN.GB.SHEET.groupDestiny",
  size: () => (gbOptions().destinyEnabled ? gbOptions().groupDestinyInitial : 0),
};
