import { nameAsKnown } from "../../../../core/text/names-known.js";
import { choices } from "../../../../core/sheets/choices.js";
import type { Text } from "../../../../core/text/text.js";
import type { GbWound } from "../../data/items/wound.js";
import { partStateLabel, severityLabel, SEVERITY_STEP, zoneLabel } from "../../labels.js";
import { needsCare } from "../../rules/body/treatment.js";
import type { WorseningLoss } from "../../rules/body/worsening.js";
import type { PartState, Zone } from "../../rules/vocabulary.js";
import { clockView, type ClockView } from "./clock-view.js";

/** What a wound tells its row: a slice of its model, so that a test can write one by hand. */
export function woundRecord(id: string, wound: GbWound) {
  const { gb, zone, severity, partState, partChoices, weaponName, description, inflictedAt } = wound;
  const { pfLost, pvLost, shockPf, tickPf, tickPv, pfOnly } = wound;
  const { treated, stabilised, healed, worsens, interval, lastTick, treatmentDc, care } = wound;
  return {
    ...{ id, gb, zone, severity, partState, partChoices, weaponName, description, inflictedAt },
    ...{ pfLost, pvLost, shockPf, tickPf, tickPv, pfOnly },
    ...{ treated, stabilised, healed, worsens, interval, lastTick, treatmentDc, care },
  };
}
export type WoundRecord = Readonly<ReturnType<typeof woundRecord>>;

/** Words of the language with a number, or words somebody typed. */
export type WoundNote = Text | { readonly text: string };

/** A row of the record; open wounds are numbered, as on the body. */
export interface WoundView extends Omit<WoundRecord, "care"> {
  readonly number: number | null;
  readonly step: number;
  readonly zoneLabel: string;
  readonly severityLabel: string;
  /** What there is to say of it, in order: how it bleeds, losses, weapon, part, remark. */
  readonly notes: readonly WoundNote[];
  /** What has been done about it. */
  readonly marks: readonly string[];
  readonly clock: ClockView | null;
  /** GB-38 — difficulty of the care it still asks for; `null` when none. */
  readonly care: number | null;
  /** GB-29 — a bandage is all it needs. */
  readonly bandage: boolean;
  /** GB-31, GB-32 — states of the part to choose from, the present one included; `null` where there is nothing to say. */
  readonly part: Readonly<Partial<Record<PartState, string>>> | null;
  readonly lit: boolean;
}

/** How a row is seen. */
export interface WoundsSeen {
  /** World time, in seconds. */
  readonly now: number;
  /** GB-40 — what the next loss of a wound takes. */
  readonly loss: WorseningLoss;
  readonly litZone?: Zone | undefined;
  /** GB-39 — number under which the d100 stops a wound by itself; `null` where numbers stay hidden. */
  readonly target?: number | null;
}

/** Open wounds first, oldest first; healed ones below, without number. */
export function woundViews(wounds: readonly WoundRecord[], seen: WoundsSeen): readonly WoundView[] {
  const sorted = [...wounds].sort((a, b) => Number(a.healed) - Number(b.healed) || a.inflictedAt - b.inflictedAt);
  return sorted.map((wound, i) => {
    const clock = wound.worsens ? clockView(wound, seen.now, seen.loss) : null;
    const light = wound.severity === "light";
    return {
      ...wound,
      number: wound.healed ? null : i + 1,
      step: SEVERITY_STEP[wound.severity],
      zoneLabel: zoneLabel(wound.zone),
      severityLabel: severityLabel(wound.severity),
      notes: woundNotes(wound, clock, seen.target ?? null),
      marks: woundMarks(wound, light),
      clock,
      care: wound.worsens || needsCare(wound.care) ? wound.treatmentDc : null,
      bandage: light && !wound.healed && !wound.treated,
      part: wound.healed ? null : partOffered(wound),
      lit: wound.zone === seen.litZone,
    };
  });
}

function partOffered({ partState, partChoices }: WoundRecord): WoundView["part"] {
  return partChoices.length === 0 ? null : choices([...new Set([partState, ...partChoices])], partStateLabel);
}

function woundNotes(wound: WoundRecord, clock: ClockView | null, target: number | null): readonly WoundNote[] {
  const { pvLost, pfLost, shockPf, tickPv, tickPf, weaponName, partState, description } = wound;
  const [pv, pf, bled] = [pvLost + tickPv, pfLost + shockPf + tickPf, tickPv + tickPf];
  return [
    ...(clock ? [clock.every] : []),
    ...(clock && target !== null && target > 1 ? [{ key: "GARDIEN.GB.SHEET.stabilisesUnder", data: { target } }] : []),
    ...(pv > 0 ? [{ key: "GARDIEN.GB.SHEET.pvLost", data: { n: pv } }] : []),
    ...(pf > 0 ? [{ key: "GARDIEN.GB.SHEET.pfLost", data: { n: pf } }] : []),
    ...(bled > 0 ? [{ key: "GARDIEN.GB.SHEET.bled" }] : []),
    ...(weaponName ? [{ text: nameAsKnown(weaponName) }] : []),
    ...(partState === "ok" ? [] : [{ key: partStateLabel(partState) }]),
    ...(description ? [{ text: description }] : []),
  ];
}

function woundMarks({ treated, stabilised, healed }: WoundRecord, light: boolean): readonly string[] {
  if (healed) return ["GARDIEN.GB.SHEET.healed"];
  if (treated) return [light ? "GARDIEN.GB.SHEET.bandaged" : "GARDIEN.GB.SHEET.treated"];
  return stabilised ? ["GARDIEN.GB.SHEET.stabilised"] : [];
}
