import type { Entry } from "../../../core/creation/procedure.js";
import { t } from "../../../core/text/i18n.js";
import { figure } from "../../../core/text/text.js";
import { categoryLabel, zoneLabel } from "../labels.js";
import { ZONES } from "../rules/vocabulary.js";
import { listed } from "./entries.js";

/** A word on what a thing is. */
export function noteOf(entry: Entry): string {
  const { category, damage, zones } = listed(entry);
  if (entry.type === "gbWeapon") return [t(categoryLabel(category)), damage].join(" · ");
  if (entry.type !== "gbArmor") return "";
  const covered = ZONES.filter((zone) => zones[zone] > 0);
  return covered.map((zone) => `${t(zoneLabel(zone))} ${figure(zones[zone])}`).join(", ");
}
