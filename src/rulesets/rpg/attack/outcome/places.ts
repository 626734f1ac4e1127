import type { Choices, WindowChoice } from "../../../../core/play/contract/situation.js";
import type { Text } from "../../../../core/text/text.js";
import { placeLabel } from "../../labels.js";
import { LOCATION_TABLES, locationAt, type LocationId, type LocationRow } from "../../rules/attack/locations.js";
import { fight, listChoice, named } from "../fields.js";
import { takesBothActions } from "../manoeuvres/intent.js";
import { figuresOf } from "../reading.js";

const KNOWN: ReadonlySet<string> = new Set(
  Object.values(LOCATION_TABLES).flatMap((rows) => rows.map(({ label }) => label)),
);

const isKnown = (label: string): label is LocationId => KNOWN.has(label);

/** RP-47, RP-49 — a place in words; one of the keeper's own table in theirs. */
export function placeName(label: string): Text {
  return isKnown(label) ? { key: placeLabel(label) } : named(label);
}

/** RP-48 — the place that an attack aims at; `null` where the die tells, or none is struck (RP-77). */
export function placeAimedAt(target: Actor, choices: Choices): LocationRow | null {
  const { place = "" } = choices;
  return place === "" || takesBothActions(choices) ? null : locationAt(figuresOf(target).locations, Number(place));
}

/** RP-48 — whether to aim, and where. */
export function placeChoice(target: Actor, choices: Choices): WindowChoice {
  const rows = figuresOf(target).locations.map(({ from, label }) => ({ value: String(from), label: placeName(label) }));
  const aimed = placeAimedAt(target, choices);
  return listChoice("place", aimed ? String(aimed.from) : "", [{ value: "", label: fight("anywhere") }, ...rows], {
    hint: fight("hint.place"),
    ofTarget: true,
  });
}
