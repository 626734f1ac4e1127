import { list, oneOf, text } from "../../../core/shape/heal.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Entry } from "../../../core/creation/procedure.js";
import type { ArmourPiece } from "../rules/armour.js";
import { parseDice } from "../rules/dice-formula.js";
import { GRIPS, type Grip } from "../rules/grips.js";
import { LOCATION_DIE } from "../rules/locations.js";
import { MOST_MASTERY, ROOTS, type Root } from "../rules/vocabulary.js";

// What lists of compendia tell of a thing. An entry need not say what its model would put there anyway.

/** RP-22 — the Racine of a skill. */
export function rootOf({ system }: Entry): Root {
  return oneOf(ROOTS, system["root"], "weapons");
}

/** RP-29 — the DM of a skill that was bought at its bearer's making. */
export function boughtOf({ system }: Entry): number {
  return bounded(system["creationMastery"], 0, MOST_MASTERY, 0);
}

/** RP-96 — degrees that a skill on the sheet has beyond those. */
export function learnedOf({ owned, system }: Entry): number {
  return owned
    ? Math.max(
        0,
        bounded(system["mastery"], 0, MOST_MASTERY, 1) - bounded(system["creationMastery"], 0, MOST_MASTERY, 0),
      )
    : 0;
}

/** RP-68 — the hands that a weapon takes. */
export function handsOf({ system }: Entry): number {
  return bounded(system["hands"], 1, 2, 1);
}

export function isNatural({ system }: Entry): boolean {
  return system["natural"] === true;
}

/** RP-72 — whether a weapon shoots something that runs out. */
export function isShotWith({ system }: Entry): boolean {
  return system["mode"] === "missile";
}

/** Whether a belonging is used up by its use, as arrows are. */
export function isSpent({ system }: Entry): boolean {
  return system["consumable"] === true;
}

/** How a weapon is held. */
export function gripOf({ system }: Entry): Grip {
  return oneOf(GRIPS, system["equipped"], "none");
}

/** Whether armour is worn, or a shield on the arm. */
export function isOn({ system }: Entry): boolean {
  return system["worn"] === true || system["equipped"] === true;
}

export function quantityOf({ system }: Entry): number {
  return bounded(system["quantity"], 0, 999, 1);
}

/** RP-64 — armour as the rules know it; `null` where its formula is no die. */
export function pieceOf({ system }: Entry): ArmourPiece | null {
  const formula = parseDice(text(system["formula"]) || "1d4-1");
  return formula && { formula, coverage: list(system["coverage"]).map((n) => bounded(n, 1, LOCATION_DIE, 1)) };
}

/** RP-79 — what is learned and cast; powers are inborn. */
export function isSpell({ system }: Entry): boolean {
  return system["kind"] !== "power";
}
