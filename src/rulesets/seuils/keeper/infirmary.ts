import { fightOf } from "../../../core/fight/state/fight-of.js";
import { say } from "../../../core/text/text.js";
import { diceText } from "../dice/amount.js";
import { rowLabel, stateLabel } from "../data/actors/state-labels.js";
import { figuresOf } from "../data/reading.js";
import { marksOf } from "../rules/body/circle-marks.js";
import { tickedIn } from "../rules/body/circles.js";
import { ROWS } from "../rules/vocabulary.js";
import { bleedText } from "../sheets/views/bleed-view.js";
import { careShown } from "../sheets/views/care-view.js";
import type { Patient } from "./people.js";

/** SE-50…SE-72 — how somebody fares, on one line of the keeper's pad: circles, what they cost, and what time does. */
export function patientContext({ name, actor }: Patient): object {
  const figures = figuresOf(actor);
  const { rows, state, woundMalus, feverMalus, care } = figures;
  const malus = woundMalus + feverMalus;
  const bleeds = bleedText(figures, fightOf(actor) !== null);
  return {
    uuid: actor.uuid,
    name,
    img: actor.img,
    state: { id: state, label: stateLabel(state) },
    malus: malus === 0 ? "" : say(diceText(-malus)),
    rows: ROWS.filter((row) => rows[row].max > 0).map((row) => ({
      id: row,
      label: rowLabel(row),
      ticked: tickedIn(rows[row]),
      max: rows[row].max,
      marks: marksOf(rows[row]),
    })),
    bleeding: care.bleeding && state !== "mort",
    bleeds: bleeds && say(bleeds),
    facts: careShown(figures),
  };
}
