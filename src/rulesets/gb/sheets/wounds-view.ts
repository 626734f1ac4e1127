import { severityLabel, SEVERITY_STEP, partStateLabel, zoneLabel } from "../labels.js";
import type { GbWound } from "../data/wound.js";
import type { Zone } from "../rules/vocabulary.js";

const FIGURES = [
  "gb",
  "zone",
  "severity",
  "pfLost",
  "pvLost",
  "treated",
  "healed",
  "partState",
  "weaponName",
  "description",
  "inflictedAt",
] as const;

/** What a wound item tells its row. */
export type WoundRecord = { readonly id: string } & Readonly<Pick<GbWound, (typeof FIGURES)[number]>>;

/** The slice of a wound's model that its row shows. */
export function woundRecord(id: string, wound: GbWound): WoundRecord {
  return { id, ...(Object.fromEntries(FIGURES.map((key) => [key, wound[key]])) as Omit<WoundRecord, "id">) };
}

/** Words of the language with a number, or words somebody typed. */
export type WoundNote = { readonly key: string; readonly n?: number } | { readonly text: string };

/** A row of the record; open wounds are numbered, as on the body. */
export interface WoundView extends WoundRecord {
  readonly number: number | null;
  readonly step: number;
  readonly zoneLabel: string;
  readonly severityLabel: string;
  /** What there is to say of it, in order: losses, weapon, part, remark. */
  readonly notes: readonly WoundNote[];
  readonly lit: boolean;
}

/** Open wounds first, oldest first; healed ones below, without number. */
export function woundViews(wounds: readonly WoundRecord[], litZone?: Zone): readonly WoundView[] {
  const sorted = [...wounds].sort((a, b) => Number(a.healed) - Number(b.healed) || a.inflictedAt - b.inflictedAt);
  return sorted.map((wound, i) => ({
    ...wound,
    number: wound.healed ? null : i + 1,
    step: SEVERITY_STEP[wound.severity],
    zoneLabel: zoneLabel(wound.zone),
    severityLabel: severityLabel(wound.severity),
    notes: woundNotes(wound),
    lit: wound.zone === litZone,
  }));
}

function woundNotes({ pvLost, pfLost, weaponName, partState, description }: WoundRecord): readonly WoundNote[] {
  return [
    ...(pvLost > 0 ? [{ key: "GARDIEN.GB.SHEET.pvLost", n: pvLost }] : []),
    ...(pfLost > 0 ? [{ key: "GARDIEN.GB.SHEET.pfLost", n: pfLost }] : []),
    ...(weaponName ? [{ text: weaponName }] : []),
    ...(partState === "ok" ? [] : [{ key: partStateLabel(partState) }]),
    ...(description ? [{ text: description }] : []),
  ];
}
