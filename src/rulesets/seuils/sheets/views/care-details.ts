import type { Text } from "../../../../core/text/text.js";
import { seuilsOptions } from "../../data/options.js";
import type { SeuilsActor } from "../../data/actors/seuils-actor.js";
import { worstLethal } from "../../rules/body/circles.js";
import { watchDifficulty } from "../../rules/care/day.js";
import { firstAidDifficulty, stopBleedingDifficulty } from "../../rules/care/first-aid.js";
import { treated, treatmentRoll } from "../../rules/care/treatment.js";

/** SE-61, SE-63, SE-68, SE-70 — the successes that somebody's care asks for, by deed: with a medical Spécialité or without. */
export function careDetails({ rows, care }: Pick<SeuilsActor, "rows" | "care">): Readonly<Record<string, Text>> {
  const row = worstLethal(rows);
  const ails = treated(rows);
  const options = seuilsOptions();
  const details = {
    firstAid: row && either((medical) => firstAidDifficulty(row, medical)),
    stopBleeding: row && either((medical) => stopBleedingDifficulty(row, medical, options)),
    treatment: ails && either((medical) => treatmentRoll(ails, medical)?.difficulty ?? null),
    watch: { key: "GARDIEN.SEUILS.SHEET.difficulty", data: { n: watchDifficulty(care) } },
  };
  return Object.fromEntries(Object.entries(details).flatMap(([deed, text]) => (text ? [[deed, text] as const] : [])));
}

function either(difficulty: (medical: boolean) => number | null): Text | null {
  const [medical, layman] = [difficulty(true), difficulty(false)];
  if (medical === null || layman === null) return null;
  return { key: "GARDIEN.SEUILS.SHEET.difficulties", data: { medical, layman } };
}
