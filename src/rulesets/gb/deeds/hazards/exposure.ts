import type { Json } from "../../../../core/shape/shape.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { textSetting } from "../../../../core/settings/settings.js";
import { bodyOf } from "../../attack/reading.js";
import { hazardGrowth } from "../../rules/hazards/hazards.js";
import { hazardGb, hazardRound } from "../../rules/hazards/hazard-damage.js";
import type { HazardMode, HazardRound } from "../../rules/hazards/hazards.js";
import { locationBonus } from "../../rules/character/profile.js";
import type { Profile } from "../../rules/character/profile.js";
import type { Zone } from "../../rules/vocabulary.js";
import { locate } from "../../rules/attack/zones.js";
import { locationDie } from "../../rules/attack/called-zones.js";
import { growingIn } from "./causes.js";
import type { Cause } from "./causes.js";
import { flagIn, numberIn, textIn } from "../../../../core/deed/choices.js";
import { faceOf, rollOf } from "../dice.js";

export const MOST_ROUNDS = 20;
/** The whole of the location table: nothing was called. */
const ANYWHERE = { called: "none" } as const;

/** Rounds that are played; none where a cause at work is only said to be over. */
export function roundsOf(choices: DeedChoices, least = 1): number {
  return numberIn(choices, "rounds", { min: least, max: MOST_ROUNDS, otherwise: 1 });
}

/** GB-60 — whether the place is rolled: by the cause, or as the keeper says where it asks. */
export function rollsPlace(choices: DeedChoices, cause: Cause | null): boolean {
  const told = textIn(choices, "location");
  if (told === "none" || told === "roll") return told === "roll";
  return cause?.location === "roll";
}

/** D-37 — whether the cause stays at work after these rounds: as told, else as it is by itself. */
export function goesOn(actor: Actor, choices: DeedChoices, cause: Cause | null): boolean {
  return flagIn(choices, "goesOn", growingIn(actor, choices) !== null || (cause?.repeats ?? false));
}

/** D-37 — how the rounds of one cause add up at this table. */
export function hazardMode(): HazardMode {
  return textSetting("gbHazardMode") === "perRound" ? "perRound" : "growing";
}

/** GB-58, GB-60 — the d10, once; the place, where it is rolled. A wound that goes on growing asks for no dice. */
export function exposureRolls(actor: Actor, choices: DeedChoices, cause: Cause): readonly RollSpec[] {
  if (growingIn(actor, choices)) return [];
  const bonus = cause.bonus ?? 0;
  const lines = bonus === 0 ? [] : [bonusLine(bonus, cause)];
  const d10 = rollOf("hazard", "hazard", { faces: 10 }, lines);
  const die = rollsPlace(choices, cause) ? locationDie(bodyOf(actor), ANYWHERE) : null;
  return die ? [d10, rollOf("hazard", "location", { faces: die.faces })] : [d10];
}

export function bonusLine(bonus: number, { damage }: Cause) {
  return { id: "hazard", value: bonus, rule: "GB-58", facts: { damage } };
}

/** What an exposure comes to, round by round. */
export interface Exposure {
  readonly zone: Zone;
  readonly location: number | null;
  /** Gravity that the place adds, once. */
  readonly placeGb: number;
  readonly d10: number | null;
  /** Gravity reached, and that of the wound before; `null` for a new one. */
  readonly before: number | null;
  readonly rounds: readonly HazardRound[];
}

/** GB-58…GB-60 — plays the rounds, until one of them kills. */
export function expose(actor: Actor, choices: DeedChoices, cause: Cause, dice: Dice): Exposure {
  const profile = bodyOf(actor);
  const old = growingIn(actor, choices);
  const d10 = faceOf(dice, "hazard") ?? null;
  const location = faceOf(dice, "location") ?? null;
  const zone = old?.wound.zone ?? placeOf(profile, choices, cause, location);
  const bonus = cause.bonus ?? 0;
  const placeGb = old ? 0 : locationBonus(profile, zone).gb;
  const gbAt = old
    ? (round: number) => old.wound.gb + round * old.wound.hazard.growth
    : (round: number) => hazardGb(bonus, d10 ?? 1, round, placeGb);
  const options = { mode: hazardMode(), bodyVital: old?.wound.hazard.bodyVital ?? cause.bodyVital };
  const rounds: HazardRound[] = [];
  let before = old?.wound.gb ?? null;
  for (let round = 1; round <= roundsOf(choices, old ? 0 : 1); round++) {
    const gb = Math.min(99, gbAt(round));
    const next = hazardRound(gb, before, zone, profile, options);
    rounds.push(next);
    before = gb;
    if (next.wound.mortal) break;
  }
  return { zone, location, placeGb, d10, before: old?.wound.gb ?? null, rounds };
}

function placeOf(profile: Profile, choices: DeedChoices, cause: Cause, location: number | null): Zone {
  if (!rollsPlace(choices, cause)) return "body";
  return location === null && locationDie(profile, ANYWHERE) !== null ? "body" : locate(profile, ANYWHERE, location);
}

/** GB-59 — gravity that a further round of this cause adds. */
export function growthOf(actor: Actor, choices: DeedChoices, cause: Cause): number {
  return growingIn(actor, choices)?.wound.hazard.growth ?? hazardGrowth(cause.bonus ?? 0);
}

/** The rounds as a verdict keeps them. */
export function storedRounds(rounds: readonly HazardRound[]): Json {
  return rounds.map(storedRound);
}

export function storedRound({ wound, pf, pv }: HazardRound) {
  return { gb: wound.gb, pf, pv, pfLost: wound.pfLoss, pvLost: wound.pvLoss };
}

/** What a card says of the gravity that is reached in the end. */
export function reached({ wound }: HazardRound) {
  const { gb, severity, mortal, partDestroyed: destroyed } = wound;
  return { gb, severity, mortal, destroyed };
}
