import type { Choices, WindowChoice } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { gbOptions } from "../data/options.js";
import { zoneLabel } from "../labels.js";
import type { Profile } from "../rules/character/profile.js";
import type { CalledZoneRow } from "../rules/tables.js";
import { WIDE_AIMS, ZONES } from "../rules/vocabulary.js";
import type { WideAim, Zone } from "../rules/vocabulary.js";
import { reachable } from "../rules/attack/zones.js";
import { calledZoneHolding } from "../rules/attack/called-zones.js";
import type { Aim, MultiZoneMode } from "../rules/attack/zones.js";
import { bodyOf } from "./reading.js";

/** GB-23 — how aims at several zones are located: by a die, or by somebody's word (D-13). */
type PlaceMode = MultiZoneMode | "attacker" | "keeper";

export function placeMode(): PlaceMode {
  return gbOptions().multiZoneMode;
}

function dieMode(): MultiZoneMode {
  return placeMode() === "declared" ? "declared" : "range";
}

/** GB-23 — whether an aim covers several places of a body. */
export function isWide(profile: Profile, { called, zones, mode }: Aim): boolean {
  return called !== "none" && reachable(profile, { called, zones: zones ?? [], mode: mode ?? "range" }).length > 1;
}

/**
 * GB-20, GB-23 — the aim that a choice of the window means on a body: a printed row, or two zones joined by `+`
 * (played on the row that holds both, D-14). What a body has not cannot be aimed at: that is no aim at all.
 */
export function aimFrom(choices: Choices, profile: Profile): Aim {
  const value = choices.zone ?? "none";
  const zones = value.split("+").filter(isZone);
  if (zones.length > 1) {
    const row = calledZoneHolding(profile, zones);
    return row ? { called: row.id, zones, mode: dieMode() } : { called: "none" };
  }
  const row = profile.calledZones.find(({ id }) => id === value);
  if (!row) return { called: "none" };
  const place = placeMode() === "attacker" ? placesOf(profile, row).find((zone) => zone === choices.place) : undefined;
  return place ? { called: row.id, zones: [place], mode: "declared" } : { called: row.id };
}

function placesOf(profile: Profile, { id }: CalledZoneRow): readonly Zone[] {
  return reachable(profile, { called: id }).map(({ zone }) => zone);
}

/** GB-20, GB-23 — where to strike, and where exactly when the attacker is the one who says so. */
export function aimChoices(target: Actor | null, choices: Choices): readonly WindowChoice[] {
  const zone = zoneChoice(target, choices);
  const profile = bodyOf(target);
  const row = profile.calledZones.find(({ id }) => id === zone.value);
  const places = row && placeMode() === "attacker" ? placesOf(profile, row) : [];
  if (places.length < 2) return [zone];
  const options = places.map((one) => ({ value: one, label: { key: zoneLabel(one) } }));
  const rolled = { value: "", label: { key: "GARDIEN.GB.CALLED.rolled" } };
  const label = { key: "GARDIEN.GB.CALLED.place" };
  return [zone, { id: "place", key: "l", label, value: choices.place ?? "", options: [rolled, ...options] }];
}

function zoneChoice(target: Actor | null, choices: Choices): WindowChoice {
  const profile = bodyOf(target);
  const options = [
    { value: "none", label: { key: "GARDIEN.GB.CALLED.none" } },
    ...profile.calledZones.map((row) => option(row.id, calledLabel(row.id), row)),
    ...(placeMode() === "declared" ? pairs(profile) : []),
  ];
  const value = choices.zone ?? "none";
  const known = options.some((one) => one.value === value);
  return { id: "zone", key: "z", label: { key: "GARDIEN.GB.CALLED.label" }, value: known ? value : "none", options };
}

/** GB-23 — two zones that no printed row names, where only the zones declared can be hit. */
function pairs(profile: Profile): WindowChoice["options"] {
  const zones = profile.locations.map(({ zone }) => zone);
  return zones.flatMap((one, i) =>
    zones.slice(i + 1).flatMap((other) => {
      const row = calledZoneHolding(profile, [one, other]);
      const exact =
        profile.calledZones.some(({ id }) => id === "bothLegs") && one === "legRight" && other === "legLeft";
      return row && !exact ? [option(`${one}+${other}`, pairLabel([one, other]), row)] : [];
    }),
  );
}

function option(value: string, zone: Text, { malus }: CalledZoneRow): WindowChoice["options"][number] {
  return { value, label: { key: "GARDIEN.GB.CALLED.option", data: { zone, malus: `−${Math.abs(malus)}` } } };
}

function pairLabel([one, other]: readonly [Zone, Zone]): Text {
  return { key: "GARDIEN.GB.CALLED.pair", data: { one: { key: zoneLabel(one) }, other: { key: zoneLabel(other) } } };
}

/** Name of a called zone as a choice stores it. */
export function calledLabel(value: string): Text {
  const [one, other] = value.split("+").filter(isZone);
  if (one && other) return pairLabel([one, other]);
  if (one) return { key: zoneLabel(one) };
  const wide = WIDE_AIMS.find((id): id is WideAim => id === value);
  return { key: `GARDIEN.GB.CALLED.${wide ?? "none"}` };
}

function isZone(id: string): id is Zone {
  return (ZONES as readonly string[]).includes(id);
}
