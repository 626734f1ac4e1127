import type { Text } from "../../../../core/text/text.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { ROWS } from "../../rules/vocabulary.js";
import { fight } from "../fields.js";

/** SE-17, SE-50…SE-55 — what a number of the sheet is that an outcome changes. */
export function numberLabel(path: string): Text {
  const row = ROWS.find((one) => path.startsWith(`system.wounds.${one}.`));
  const last = path.split(".").at(-1) ?? "";
  return row ? fight(`number.${last}`, { row: { key: rowLabel(row) } }) : fight(`number.${last}`);
}

const SUFFERED = { held: "seuilsHeld", prone: "prone", surprised: "seuilsSurprised", venom: "seuilsVenom" } as const;

/** SE-18, SE-32, SE-61…SE-77 — what else of the sheet an outcome changes; all that care remembers goes by one name. */
export function valueLabel(path: string): Text | null {
  if (path.startsWith("system.care.") || path.startsWith("system.clocks.")) return fight("value.care");
  if (path === "system.deathConfirmed") return { key: "GARDIEN.CONDITION.dead" };
  const suffered = Object.entries(SUFFERED).find(([id]) => path === `system.suffers.${id}`);
  return suffered ? { key: `GARDIEN.CONDITION.${suffered[1]}` } : null;
}
