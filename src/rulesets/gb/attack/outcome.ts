import type { Blow, Override } from "../../../core/play/contract/outcome.js";
import { decidedNumber, decidedWord } from "../../../core/play/record/override.js";
import { gbOptions } from "../data/options.js";
import { gbOfHit, resolveAttack } from "../rules/attack/attack-result.js";
import { strikesCover } from "../rules/attack/cover.js";
import { locationBonus } from "../rules/character/profile.js";
import type { Profile } from "../rules/character/profile.js";
import { withShock } from "../rules/body/shock.js";
import { concealed } from "../rules/attack/situations.js";
import { PART_STATES, SHOCKS } from "../rules/vocabulary.js";
import type { Severity, Shock, Zone } from "../rules/vocabulary.js";
import { woundAt } from "../rules/body/wounds.js";
import { gbForSeverity, severitiesAt } from "../rules/body/apply-wound.js";
import type { WoundOutcome } from "../rules/body/wounds.js";
import { locate } from "../rules/attack/zones.js";
import { locationDie, widestPlace } from "../rules/attack/called-zones.js";
import type { Aim } from "../rules/attack/zones.js";
import { aimFrom, isWide, placeMode } from "./aim.js";
import { countedRoll } from "./bend.js";
import { concealmentOf } from "./circumstances.js";
import { classicOutcome } from "./classic/classic.js";
import { armorMet } from "./earlier-blows.js";
import { weaponIn } from "./keeps.js";
import type { ClassicOutcome, StruckOutcome } from "./outcome-kept.js";
import { attackOf } from "./rounds.js";
import { bodyOf, coveredZones, isClassic, isDown, reductionOf } from "./reading.js";

/** Computes the outcome of a blow from its dice and its target as it is. */
export function outcomeOf(blow: Blow): ClassicOutcome | StruckOutcome {
  return isClassic(blow.target) ? classicOutcome(blow) : struckOutcome(blow);
}

function struckOutcome(blow: Blow): StruckOutcome {
  const { target, choices, dice, override } = blow;
  const weapon = weaponIn(blow);
  const profile = bodyOf(target);
  const aim = aimFrom(choices, profile);
  const location = locationOn(profile, aim, dice.location?.[0]);
  const zones = profile.locations.map((row) => row.zone);
  const moved = decidedWord(override, "zone", zones);
  const zone = moved ?? placeOf(profile, aim, location);
  const { ac, acWorn } = armorMet(blow, zone, weapon.guard);
  const pfOnly = sparing(override, weapon.pfOnly);
  const { powerGb, criticalGb } = weapon;
  const gbModifier = powerGb + criticalGb + (decidedNumber(override, "gb") ?? 0) - reductionOf(target);
  const { d20, bonus, ...bent } = countedRoll(blow);
  const { naturalExtremes } = gbOptions();
  const roll = { d20, attackBonus: bonus, ac, naturalExtremes };
  const struck = resolveAttack({ ...roll, zone, profile, gbModifier, pfOnly });
  const forced = decidedWord(override, "severity", ["miss", ...severitiesAt(zone, profile)]);
  const astray = forced === null && struck.hit ? astrayOf(blow) : 0;
  const lands = forced === null ? struck.hit && astray === 0 : forced !== "miss";
  const cover = lands ? coverStruck(zone, target, override) : "none";
  const weighs = lands && cover !== "stopped"; // what a blow at cover would do is the keeper's to know
  const gb = weighs ? gravity(struck.difference, zone, profile, gbModifier, forced) : 0;
  const shock = weighs ? (decidedWord(override, "shock", SHOCKS) ?? "none") : "none";
  return {
    profile: profile.id,
    d20,
    ...bent,
    nth: attackOf(blow),
    total: struck.total,
    location,
    zone,
    zoneMoved: moved !== null,
    ac,
    acWorn,
    difference: struck.difference,
    natural: forced ? null : struck.natural,
    hit: lands && cover === "none",
    gb,
    locationBonus: locationBonus(profile, zone).gb,
    gbModifier,
    ...{ powerGb, criticalGb },
    forced: forced !== null,
    pfOnly,
    astray,
    cover,
    placeOpen: weighs && moved === null && placeMode() === "keeper" && isWide(profile, aim),
    shock,
    part: weighs ? decidedWord(override, "part", PART_STATES) : null,
    targetDown: isDown(target),
    ...losses(weighs ? woundAt(gb, zone, profile, { pfOnly }) : null, shock, override),
  };
}

/** GB-21 — percent of the concealment that made this blow miss; 0 when it found its mark. */
function astrayOf({ choices, dice }: Blow): number {
  const percent = concealmentOf(choices);
  const [d100] = dice.concealment ?? [];
  return d100 !== undefined && concealed(d100, percent) ? percent : 0;
}

/** GB-25, D-16 — whether the blow struck what hides the zone, and what the keeper says of it. */
function coverStruck(zone: Zone, target: Actor, { cover }: Override): StruckOutcome["cover"] {
  if (cover === "stopped") return "stopped";
  const asks = cover !== "open" && gbOptions().coveredZones && strikesCover(zone, coveredZones(target));
  return asks ? "asked" : "none";
}

/** GB-51 — whether the blow costs PF only; the keeper may say so, or not. */
function sparing({ sparing: told }: Override, byWeapon: boolean): boolean {
  return told === "yes" || told === "no" ? told === "yes" : byWeapon;
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
  forced: Severity | "miss" | null,
): number {
  const gb = gbOfHit(difference, zone, profile, modifier);
  return forced && forced !== "miss" ? gbForSeverity(gb, forced, zone, profile) : gb;
}

type Losses = Pick<StruckOutcome, "severity" | "pfLoss" | "pvLoss" | "mortal" | "partDestroyed">;

/** What the wound costs; the keeper's own figures count instead, and then nothing kills by itself. */
function losses(wound: WoundOutcome | null, shock: Shock, override: Override): Losses {
  if (!wound) return { severity: null, pfLoss: 0, pvLoss: 0, mortal: false, partDestroyed: false };
  const [pf, pv] = [decidedNumber(override, "pf"), decidedNumber(override, "pv")];
  const told = pf !== null || pv !== null;
  const pfLoss = withShock(wound.pfLoss, shock); // D-20
  return {
    severity: wound.severity,
    pfLoss: told ? Math.max(0, pf ?? pfLoss ?? 0) : pfLoss,
    pvLoss: told ? Math.max(0, pv ?? wound.pvLoss ?? 0) : wound.pvLoss,
    mortal: wound.mortal && !told,
    partDestroyed: wound.partDestroyed,
  };
}
