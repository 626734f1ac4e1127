import { fightOf } from "../../../core/fight/state/fight-of.js";
import type { Foreseen, PersonView, Plight } from "../../../core/keeper/contract.js";
import { rowLabel, stateLabel } from "../data/actors/state-labels.js";
import { seuilsOptions } from "../data/options.js";
import { figuresOf } from "../data/reading.js";
import { DAY_SECONDS, hasDays } from "../deeds/day-clock.js";
import { diceText } from "../dice/amount.js";
import { nextTick } from "../rules/body/bleeding.js";
import { marksOf } from "../rules/body/circle-marks.js";
import { tickedIn, worstTemporary } from "../rules/body/circles.js";
import { hoursToFade } from "../rules/body/fading.js";
import { ROWS } from "../rules/vocabulary.js";
import { bleedText } from "../sheets/views/bleed-view.js";
import { careFacts } from "../sheets/views/care-view.js";

const KEEPER_AREA = "GARDIEN.SEUILS.KEEPER";
const HOUR_SECONDS = 3600;

/** SE-50…SE-72 — circles, what they cost, and what time and care do about them. */
export function personView(actor: Actor, now: number): PersonView {
  const figures = figuresOf(actor);
  const { rows, state, woundMalus, feverMalus } = figures;
  const malus = woundMalus + feverMalus;
  const bleeds = state === "mort" ? null : bleedText(figures, fightOf(actor) !== null);
  const told: readonly Plight[] = state === "indemne" ? [] : [{ text: { key: stateLabel(state) }, tone: "bad" }];
  return {
    vitals: ROWS.filter((row) => rows[row].max > 0).map((row) => ({
      id: row,
      short: { key: rowLabel(row) },
      name: { key: rowLabel(row) },
      ...{ value: rows[row].max - tickedIn(rows[row]), max: rows[row].max, look: "circles", marks: marksOf(rows[row]) },
    })),
    malus: malus === 0 ? null : diceText(-malus),
    plights: [
      ...told,
      ...(bleeds ? [{ text: bleeds, tone: "bad" } as const] : []),
      ...careFacts(figures, now).map(({ label, value, tone }): Plight => ({ text: { key: label }, tone, more: value })),
    ],
    told: ["seuilsBleeding"],
    out: state === "mort",
  };
}

/** SE-69, SE-71, SE-72 — the next circle of a bleeding, the next cross that fades, the end of a day of care. */
export function foreseen(actor: Actor, now: number): readonly Foreseen[] {
  const { rows, wounds, care, clocks, state } = figuresOf(actor);
  if (state === "mort") return [];
  const options = seuilsOptions();
  const { surplus } = wounds;
  const tick = nextTick({ rows, surplus, care }, options);
  const fighting = fightOf(actor) !== null;
  const bleeds = tick && {
    at: fighting ? now + tick.rounds * options.roundSeconds : (clocks.bledAt ?? now) + tick.seconds,
    what: { key: `${KEEPER_AREA}.bleeds` },
    more: { key: `${KEEPER_AREA}.circle`, data: { row: { key: rowLabel(tick.row) } } },
    rule: "SE-69",
    averts: { deed: "stopBleeding", label: "GARDIEN.SEUILS.DEED.stopBleeding.name" },
  };
  const row = worstTemporary(rows);
  const fades = row !== null &&
    clocks.fadedAt !== null && {
      at: clocks.fadedAt + hoursToFade(row, care, options) * HOUR_SECONDS,
      what: { key: `${KEEPER_AREA}.fades` },
      rule: "SE-72",
    };
  const day = clocks.dayAt !== null &&
    hasDays(actor) && { at: clocks.dayAt + DAY_SECONDS, what: { key: `${KEEPER_AREA}.day` }, rule: "SE-71" };
  return [bleeds, fades, day].filter((one) => one !== null && one !== false);
}
