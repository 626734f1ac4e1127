import type { Choices } from "../../../core/play/contract/situation.js";
import { BANDS, DAMAGE_TYPES, NATURES, type Band, type DamageType, type Nature } from "../rules/vocabulary.js";

/** Ids of the choices of the attack window. What is off, 0 or empty is not among an attack's choices. */
export const CHOICE = {
  /** SE-10 — id of the Spécialité that applies. */
  specialty: "specialty",
  /** SE-04 — what gives its dE: id of a piece of equipment, or {@link OF_WEAPON}. */
  equipment: "equipment",
  /** SE-44, SE-55 — otherwise than the weapon does first. */
  damageType: "damageType",
  nature: "nature",
  /** SE-25 — aimed past the armour. */
  aim: "aim",
  /** SE-24 — the band, where nothing measures it or somebody knows better. */
  band: "band",
  /** SE-06, SE-26 — successes more or fewer of the result, and of the Difficulté. */
  successes: "successes",
  difficulty: "difficulty",
  /** SE-40 — dice of damage that no score caps. */
  extraDice: "extraDice",
  /** SE-77 — traits that are offered. */
  pack: "pack",
  ambush: "ambush",
  charge: "charge",
} as const;

/** SE-04 — the dE are those of the weapon itself. */
export const OF_WEAPON = "weapon";

/** What was chosen for an attack besides its weapon and its target. */
export interface Chosen {
  readonly specialty: string;
  readonly equipment: string;
  readonly damageType: DamageType | null;
  readonly nature: Nature | null;
  readonly aim: boolean;
  readonly band: Band | null;
  readonly successes: number;
  readonly difficulty: number;
  readonly extraDice: number;
  readonly pack: boolean;
  readonly ambush: boolean;
  readonly charge: boolean;
}

/** As far as a free figure goes to either side; the keeper may go beyond on the card. */
export const FARTHEST = 5;

/** Reads the choices of an attack; what is not understood was not chosen. */
export function chosenIn(choices: Choices): Chosen {
  const isOn = (id: string) => choices[id] === "1";
  const oneOf = <W extends string>(words: readonly W[], id: string) => words.find((one) => one === choices[id]) ?? null;
  return {
    specialty: choices[CHOICE.specialty] ?? "",
    equipment: choices[CHOICE.equipment] ?? "",
    damageType: oneOf(DAMAGE_TYPES, CHOICE.damageType),
    nature: oneOf(NATURES, CHOICE.nature),
    aim: isOn(CHOICE.aim),
    band: oneOf(BANDS, CHOICE.band),
    successes: figureIn(choices[CHOICE.successes], -FARTHEST),
    difficulty: figureIn(choices[CHOICE.difficulty], -FARTHEST),
    extraDice: figureIn(choices[CHOICE.extraDice], 0),
    pack: isOn(CHOICE.pack),
    ambush: isOn(CHOICE.ambush),
    charge: isOn(CHOICE.charge),
  };
}

function figureIn(choice: string | undefined, least: number): number {
  const value = Math.trunc(Number(choice ?? 0)) || 0;
  return Math.min(FARTHEST, Math.max(least, value));
}
