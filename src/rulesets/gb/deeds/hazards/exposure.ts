import type { Asked, Filled } from "../../../../core/deed/form.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import { bodyOf } from "../../attack/reading.js";
import { gbOptions } from "../../data/options.js";
import { locationDie } from "../../rules/attack/called-zones.js";
import { locate } from "../../rules/attack/zones.js";
import { locationBonus } from "../../rules/character/profile.js";
import type { Profile } from "../../rules/character/profile.js";
import { hazardGb, hazardRound } from "../../rules/hazards/hazard-damage.js";
import { hazardGrowth, type HazardMode, type HazardRound } from "../../rules/hazards/hazards.js";
import type { Zone } from "../../rules/vocabulary.js";
import { faceOf, rollOf } from "../dice.js";
import { field, say } from "../kit.js";
import { counted } from "../lines.js";
import { CAST_FORM } from "../spells.js";
import { CAUSE_FORM, type Cause } from "./causes.js";

const MOST_ROUNDS = 20;
/** The whole of the location table: nothing was called. */
const ANYWHERE = { called: "none" } as const;

const chosenIn = (asked: Asked) => CAUSE_FORM.hazard.read(asked);

/** What is chosen of an exposure: to what, for how long, where it strikes. */
export const FORM = {
  ...CAST_FORM,
  patient: field.patient(),
  ...CAUSE_FORM,
  /** Rounds that are played; none where a cause at work is only said to be over. */
  rounds: field.number((asked) => (chosenIn(asked).growing ? 0 : 1), MOST_ROUNDS, { initial: 1 }),
  /** GB-60 — whether the place is rolled: by the cause, or as the keeper says where it asks. */
  location: field.choice(["none", "roll"], "hazard.location", {
    initial: (asked) => (chosenIn(asked).cause?.location === "roll" ? "roll" : "none"),
  }),
  /** D-37 — whether the cause stays at work after these rounds: as told, else as it is by itself. */
  goesOn: field.flag({
    initial: (asked) => chosenIn(asked).growing !== null || chosenIn(asked).cause?.repeats === true,
    hint: say("hazard.goesOnHint"),
  }),
};

/** Somebody who is exposed to something. */
export interface Exposed {
  readonly actor: Actor;
  readonly form: Filled<typeof FORM>;
}

/** GB-58, GB-60 — the d10, once; the place, where it is rolled. A wound that goes on growing asks for no dice. */
export function exposureRolls({ actor, form }: Exposed): readonly RollSpec[] {
  const { cause } = form.hazard;
  if (!cause) return [];
  const d10 = rollOf("hazard", "hazard", { faces: 10 }, bonusLines(cause));
  const die = form.location === "roll" ? locationDie(bodyOf(actor), ANYWHERE) : null;
  return die ? [d10, rollOf("hazard", "location", { faces: die.faces })] : [d10];
}

export function bonusLines({ bonus, damage }: Cause): readonly Modifier[] {
  return counted([{ id: "hazard", value: bonus ?? 0, rule: "GB-58", facts: { damage } }]);
}

/** What an exposure comes to, round by round, as an outcome keeps it; the rounds as the rules know them. */
interface Exposure {
  readonly zone: Zone;
  readonly location: number | null;
  /** Gravity that the place adds, once. */
  readonly placeGb: number;
  readonly d10: number | null;
  readonly bonus: number;
  /** Gravity of the wound before; `null` for a new one. */
  readonly before: number | null;
  /** GB-59 — gravity that a further round of this cause adds. */
  readonly growth: number;
  readonly mode: HazardMode;
  readonly bodyVital: boolean;
  readonly rounds: readonly HazardRound[];
}

/** GB-58…GB-60 — plays the rounds, until one of them kills. */
export function expose({ actor, form }: Exposed, dice: Dice): Exposure {
  const { growing, cause } = form.hazard;
  const profile = bodyOf(actor);
  const old = growing?.wound ?? null;
  const d10 = faceOf(dice, "hazard") ?? null;
  const location = faceOf(dice, "location") ?? null;
  const zone = old?.zone ?? placeOf(profile, form, location);
  const bonus = cause?.bonus ?? 0;
  const placeGb = old ? 0 : locationBonus(profile, zone).gb;
  const growth = old?.hazard.growth ?? hazardGrowth(bonus);
  const gbAt = (round: number) => (old ? old.gb + round * growth : hazardGb(bonus, d10 ?? 1, round, placeGb));
  const mode = gbOptions().hazardMode;
  const bodyVital = old?.hazard.bodyVital ?? cause?.bodyVital ?? true;
  const rounds: HazardRound[] = [];
  let before = old?.gb ?? null;
  for (let round = 1; round <= form.rounds; round++) {
    const gb = Math.min(99, gbAt(round));
    const next = hazardRound(gb, before, zone, profile, { mode, bodyVital });
    rounds.push(next);
    before = gb;
    if (next.wound.mortal) break;
  }
  return { zone, location, placeGb, d10, bonus, before: old?.gb ?? null, growth, mode, bodyVital, rounds };
}

function placeOf(profile: Profile, form: Exposed["form"], location: number | null): Zone {
  if (form.location === "none") return "body";
  return location === null && locationDie(profile, ANYWHERE) !== null ? "body" : locate(profile, ANYWHERE, location);
}
