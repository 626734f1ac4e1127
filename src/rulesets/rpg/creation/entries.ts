import { within } from "../../../core/creation/bounded.js";
import type { Entry } from "../../../core/creation/procedure.js";
import { flag, list, oneOf, record, text } from "../../../core/shape/shape.js";
import type { ArmourPiece } from "../rules/attack/armour.js";
import { CREATION_START } from "../rules/character/creation-defaults.js";
import { parseDice } from "../rules/dice-formula.js";
import { GRIPS } from "../rules/attack/grips.js";
import { LOCATION_DIE } from "../rules/attack/locations.js";
import { ATTRIBUTES, MOST_MASTERY, ROOTS, WEAPON_MODES, type Attribute } from "../rules/vocabulary.js";

/** RP-20 — something for each attribute. */
export function eachAttribute<T>(value: (id: Attribute) => T): Record<Attribute, T> {
  return Object.fromEntries(ATTRIBUTES.map((id) => [id, value(id)])) as Record<Attribute, T>;
}

/** What lists of compendia tell of a thing; what one leaves out is what its model would put there anyway. */
const LISTED = record({
  /** RP-22, RP-29 — of a skill: its Racine, the DM that was bought at its bearer's making, and the DM now. */
  ...{ root: oneOf(ROOTS), creationMastery: within(0, MOST_MASTERY, 0), mastery: within(0, MOST_MASTERY, 1) },
  /** RP-68, RP-72 — of a weapon: what it shoots and the skill for it; claws and bare hands are nothing that one takes up. */
  ...{ hands: within(1, 2, 1), natural: flag, mode: oneOf(WEAPON_MODES), halved: flag, skill: text, ammo: text },
  /** Of a belonging; what is used up by its use, as arrows are. */
  ...{ quantity: within(0, 999, 1), consumable: flag },
  /** RP-64, RP-65 — of armour. */
  ...{ formula: text, coverage: list(within(1, LOCATION_DIE, 1)) },
  /** RP-79 — spells are learned and cast; powers are inborn. */
  kind: oneOf(["spell", "power"]),
  /** Of a pregenerated character. */
  ...{ people: text, occupation: text },
  attributes: record(eachAttribute(() => record({ base: within(0, 30, CREATION_START) }))),
});

/** What a list tells of a thing, or of a pregenerated character. */
export const listed = ({ system }: Entry) => LISTED.read(system);

/** RP-96 — degrees that a skill on the sheet has beyond those bought at its bearer's making. */
export function learnedOf(entry: Entry): number {
  const { mastery, creationMastery } = listed(entry);
  return entry.owned ? Math.max(0, mastery - creationMastery) : 0;
}

/** RP-72 — whether a weapon shoots something that runs out. */
export const isShotWith = (entry: Entry): boolean => listed(entry).mode === "missile";

const HELD = oneOf(GRIPS, "none");

/** How a thing is carried: the grip of a weapon; whether armour is worn, or a shield on the arm. */
export function carriedAs({ system }: Entry) {
  const { equipped, worn } = system;
  return { grip: HELD.read(equipped), on: worn === true || equipped === true };
}

/** RP-64 — armour as the rules know it; `null` where its formula is no die. */
export function pieceOf(entry: Entry): ArmourPiece | null {
  const { formula: written, coverage } = listed(entry);
  const formula = parseDice(written || "1d4-1");
  return formula && { formula, coverage };
}
