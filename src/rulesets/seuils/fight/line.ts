import { t } from "../../../core/text/i18n.js";
import { SeuilsActor } from "../data/actors/seuils-actor.js";
import { rowLabel, stateLabel } from "../data/actors/state-labels.js";
import { tickedIn } from "../rules/body/circles.js";
import { ROWS, type State } from "../rules/vocabulary.js";

/** SE-54 — states that rows alone do not tell. */
const TOLD: readonly State[] = ["critique", "inconscient", "mourant", "mort"];

/** SE-50, SE-54, SE-69 — the rows with ticked circles, and how somebody fares; empty for the unhurt, and for whom other rules play. */
export function fightLine({ system }: { readonly system: object }): string {
  if (!(system instanceof SeuilsActor)) return "";
  const { wounds, state, care } = system;
  const rows = ROWS.filter((row) => tickedIn(wounds[row]) > 0).map((row) =>
    t("GARDIEN.SEUILS.FIGHT.row", { row: t(rowLabel(row)), ticked: tickedIn(wounds[row]), max: wounds[row].max }),
  );
  return [
    ...rows,
    ...(TOLD.includes(state) ? [t(stateLabel(state))] : []),
    ...(care.bleeding ? [t("GARDIEN.CONDITION.seuilsBleeding")] : []),
  ].join(" · ");
}
