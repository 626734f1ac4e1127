import { object } from "../../../core/shape/heal.js";
import type { Entry } from "../../../core/creation/procedure.js";
import { t } from "../../../core/text/i18n.js";
import { figure } from "../../../core/text/text.js";
import { categoryLabel, zoneLabel } from "../labels.js";
import type { Zone } from "../rules/vocabulary.js";

/** A word on what a thing is. */
export function noteOf({ type, system }: Entry): string {
  if (type === "gbWeapon") return [t(categoryLabel(system["category"] as never)), system["damage"]].join(" · ");
  if (type !== "gbArmor") return "";
  const zones = Object.entries(object(system["zones"])).filter(([, value]) => Number(value) > 0);
  return zones.map(([zone, value]) => `${t(zoneLabel(zone as Zone))} ${figure(Number(value))}`).join(", ");
}
