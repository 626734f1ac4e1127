import { signed } from "../../../../core/text/i18n.js";
import type { ArmorClassPart } from "../../rules/attack/armor-class.js";
import type { LocationRow } from "../../rules/tables.js";
import type { Zone } from "../../rules/vocabulary.js";
import { armorClassLabel, zoneLabel, zoneShortLabel } from "../../labels.js";
import { OUTLINED, SILHOUETTE, type OutlinedZone } from "./silhouette.js";
import type { WoundView } from "./wounds-view.js";

/** A zone of the body: its class, its place on the d100, the wounds it bears. */
export interface ZoneView {
  readonly zone: Zone;
  readonly label: string;
  readonly short: string;
  readonly ac: number;
  /** Percent of the location table. */
  readonly share: number;
  /** Faces of the d100, e.g. `06–20`; empty for a body without parts. */
  readonly faces: string;
  /** Worst open wound, 1 to 5; `null` when whole. */
  readonly step: number | null;
  /** Key of the worst open wound's name. */
  readonly severityLabel: string | null;
  readonly treated: boolean;
  /** GB-25 — behind cover, by the keeper's word. */
  readonly covered: boolean;
  readonly numbers: readonly number[];
  readonly lit: boolean;
}

/** How the class of the chosen zone is made. */
export interface SumView {
  readonly zone: Zone;
  readonly covered: boolean;
  readonly label: string;
  readonly ac: number;
  readonly parts: readonly { readonly label: string; readonly value: string }[];
}

interface Defense {
  readonly ac: number;
  readonly covered: boolean;
  readonly parts: readonly ArmorClassPart[];
}
type Defenses = Readonly<Partial<Record<Zone, Defense>>>;

/** The zones of a body in table order, each with its open wounds. */
export function zoneViews(
  defenses: Defenses,
  locations: readonly LocationRow[],
  wounds: readonly WoundView[],
  lit?: Zone,
): readonly ZoneView[] {
  return (Object.entries(defenses) as [Zone, Defense][]).map(([zone, { ac, covered }]) => {
    const row = locations.find((location) => location.zone === zone);
    const here = wounds.filter((wound) => wound.zone === zone && wound.number !== null);
    const worst = here.reduce<WoundView | null>(
      (worse, wound) => (worse && worse.step >= wound.step ? worse : wound),
      null,
    );
    return {
      zone,
      label: zoneLabel(zone),
      short: zoneShortLabel(zone),
      ac,
      share: row ? row.max - row.min + 1 : 100,
      faces: row ? `${face(row.min)}–${face(row.max)}` : "",
      step: worst?.step ?? null,
      severityLabel: worst?.severityLabel ?? null,
      treated: here.length > 0 && here.every((wound) => wound.treated),
      covered,
      numbers: here.flatMap(({ number }) => number ?? []),
      lit: zone === lit,
    };
  });
}

/** GB-24 — the sum behind a zone's class; `undefined` when no zone is chosen. */
export function zoneSum(defenses: Defenses, zone: Zone | undefined): SumView | undefined {
  const defense = zone && defenses[zone];
  if (!defense) return undefined;
  const parts = defense.parts.map(({ id, value }) => ({
    label: armorClassLabel(id),
    value: id === "base" ? String(value) : signed(value),
  }));
  return { zone, covered: defense.covered, label: zoneLabel(zone), ac: defense.ac, parts };
}

/** Whether a body has exactly the zones of the drawing. */
export function fitsSilhouette(zones: readonly ZoneView[]): boolean {
  return zones.length === OUTLINED.length && zones.every(({ zone }) => OUTLINED.includes(zone));
}

/** One surface of the drawing with what is marked on it. */
export interface SurfaceView extends OutlinedZone {
  readonly step: number | null;
  readonly treated: boolean;
  readonly lit: boolean;
  readonly marks: readonly { readonly number: number; readonly x: number; readonly y: number }[];
}

/** The surfaces of the human body; the numbers of the wounds follow the cross. */
export function surfaceViews(zones: readonly ZoneView[]): readonly SurfaceView[] {
  return SILHOUETTE.map((outline) => {
    const {
      step = null,
      treated = false,
      lit = false,
      numbers = [],
    } = zones.find(({ zone }) => zone === outline.zone) ?? {};
    const [dx, dy] = outline.towards;
    const marks = numbers.map((number, i) => ({ number, x: dx * (i + 1), y: dy * (i + 1) }));
    return { ...outline, step, treated, lit, marks };
  });
}

/** The source writes the face 100 as 00. */
function face(value: number): string {
  return value === 100 ? "00" : String(value).padStart(2, "0");
}
