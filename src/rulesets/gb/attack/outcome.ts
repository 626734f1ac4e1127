import type { Blow, Json, Outcome, Override } from "../../../core/attack/procedure.js";
import { booleanSetting } from "../../../core/settings.js";
import { gbOfHit, resolveAttack } from "../rules/attack.js";
import { isProfileId, locationBonus } from "../rules/profile.js";
import type { Profile } from "../rules/profile.js";
import { SEVERITIES, ZONES } from "../rules/vocabulary.js";
import type { ProfileId, Severity, Zone } from "../rules/vocabulary.js";
import { gbForSeverity, severitiesAt, woundAt } from "../rules/wounds.js";
import type { WoundOutcome } from "../rules/wounds.js";
import { locate, locationDie, widestPlace } from "../rules/zones.js";
import type { Aim } from "../rules/zones.js";
import { aimFrom } from "./aim.js";
import { armorClasses, bodyOf, reductionOf, weaponOf } from "./reading.js";

/** GB-22…GB-29 — what a blow came to, as a verdict stores it: ids and numbers. */
export interface GbOutcome {
  readonly profile: ProfileId;
  readonly d20: number;
  readonly total: number;
  /** Total of the location roll; null when the aim left nothing to roll. */
  readonly location: number | null;
  readonly zone: Zone;
  /** The zone is the keeper's word. */
  readonly zoneMoved: boolean;
  readonly ac: number;
  readonly difference: number;
  readonly natural: "hit" | "miss" | null;
  readonly hit: boolean;
  readonly gb: number;
  readonly locationBonus: number;
  /** Everything else in the gravity: keeper's adjustment less the target's reduction. */
  readonly gbModifier: number;
  readonly severity: Severity | null;
  readonly forced: boolean;
  /** Losses in points; null: the wound kills (GB-32). */
  readonly pfLoss: number | null;
  readonly pvLoss: number | null;
  readonly mortal: boolean;
  readonly partDestroyed: boolean;
  readonly pfOnly: boolean;
}

/** Computes the outcome of a blow from its dice and its target as it is. */
export function outcomeOf(blow: Blow): Outcome {
  const { target, dice, override } = blow;
  const profile = bodyOf(target);
  const aim = aimFrom(blow.choices, profile);
  const location = locationOn(profile, aim, dice.location?.[0]);
  const moved = zoneFrom(override, profile);
  const zone = moved ?? placeOf(profile, aim, location);
  const ac = armorClasses(target)[zone] ?? 10;
  const pfOnly = blow.weapon ? weaponOf(blow.weapon).pfOnly : false;
  const gbModifier = numberFrom(override.gb) - reductionOf(target);
  const [d20 = 0] = dice.attack ?? [];
  const naturalExtremes = booleanSetting("gbNaturalExtremes");
  const struck = resolveAttack({
    d20,
    attackBonus: blow.bonus,
    ac,
    zone,
    profile,
    gbModifier,
    naturalExtremes,
    pfOnly,
  });
  const forced = severityFrom(override, zone, profile);
  const hit = forced === "miss" ? false : forced !== undefined || struck.hit;
  const gb = hit ? gravity(struck.difference, zone, profile, gbModifier, forced) : 0;
  const wound = hit ? woundAt(gb, zone, profile, { pfOnly }) : null;
  const outcome: GbOutcome = {
    profile: profile.id,
    d20,
    total: struck.total,
    location,
    zone,
    zoneMoved: moved !== undefined,
    ac,
    difference: struck.difference,
    natural: forced ? null : struck.natural,
    hit,
    gb,
    locationBonus: locationBonus(profile, zone).gb,
    gbModifier,
    forced: forced !== undefined,
    pfOnly,
    ...losses(wound, override),
  };
  return outcome as unknown as Record<string, Json>;
}

/** The total of the location roll; `null` when this body asks for none, or for another die than the one that fell. */
function locationOn(profile: Profile, aim: Aim, face: number | undefined): number | null {
  const die = locationDie(profile, aim);
  return die && face !== undefined && face <= die.faces ? face + die.plus : null;
}

/** GB-22 — a blow that the keeper turns to another body may have no die for it: the widest place is hit. */
function placeOf(profile: Profile, aim: Aim, location: number | null): Zone {
  const rolled = location !== null || locationDie(profile, aim) === null;
  return rolled ? locate(profile, aim, location) : widestPlace(profile, aim);
}

function gravity(
  difference: number,
  zone: Zone,
  profile: Profile,
  modifier: number,
  forced: Severity | "miss" | undefined,
): number {
  const gb = gbOfHit(difference, zone, profile, modifier);
  return forced && forced !== "miss" ? gbForSeverity(gb, forced, zone, profile) : gb;
}

type Losses = Pick<GbOutcome, "severity" | "pfLoss" | "pvLoss" | "mortal" | "partDestroyed">;

/** What the wound costs; the keeper's own figures count instead, and then nothing kills by itself. */
function losses(wound: WoundOutcome | null, override: Override): Losses {
  if (!wound) return { severity: null, pfLoss: 0, pvLoss: 0, mortal: false, partDestroyed: false };
  const told = "pf" in override || "pv" in override;
  return {
    severity: wound.severity,
    pfLoss: "pf" in override ? Math.max(0, numberFrom(override.pf)) : told ? (wound.pfLoss ?? 0) : wound.pfLoss,
    pvLoss: "pv" in override ? Math.max(0, numberFrom(override.pv)) : told ? (wound.pvLoss ?? 0) : wound.pvLoss,
    mortal: wound.mortal && !told,
    partDestroyed: wound.partDestroyed,
  };
}

function zoneFrom({ zone }: Override, profile: Profile): Zone | undefined {
  return profile.locations.map((row) => row.zone).find((one) => one === zone);
}

function severityFrom({ severity }: Override, zone: Zone, profile: Profile): Severity | "miss" | undefined {
  return severity === "miss" ? "miss" : severitiesAt(zone, profile).find((one) => one === severity);
}

function numberFrom(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.trunc(value) : 0;
}

/** Reads a stored outcome back; what is not understood becomes a harmless miss. */
export function readOutcome(stored: Outcome): GbOutcome {
  const number = (key: string) => numberFrom(stored[key]);
  const loss = (key: string) => (stored[key] === null ? null : number(key));
  const profile = typeof stored.profile === "string" ? stored.profile : "";
  return {
    profile: isProfileId(profile) ? profile : "human",
    d20: number("d20"),
    total: number("total"),
    location: stored.location === null ? null : number("location"),
    zone: ZONES.find((zone) => zone === stored.zone) ?? "body",
    zoneMoved: stored.zoneMoved === true,
    ac: number("ac"),
    difference: number("difference"),
    natural: stored.natural === "hit" || stored.natural === "miss" ? stored.natural : null,
    hit: stored.hit === true,
    gb: number("gb"),
    locationBonus: number("locationBonus"),
    gbModifier: number("gbModifier"),
    severity: SEVERITIES.find((severity) => severity === stored.severity) ?? null,
    forced: stored.forced === true,
    pfLoss: loss("pfLoss"),
    pvLoss: loss("pvLoss"),
    mortal: stored.mortal === true,
    partDestroyed: stored.partDestroyed === true,
    pfOnly: stored.pfOnly === true,
  };
}
