import type { Json } from "../../../../core/shape/shape.js";
import { object, oneOf } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored, word } from "../../../../core/deed/card.js";
import { facesIn } from "../../deeds/rolled.js";
import { AMMO_TYPES } from "../../rules/ammunition.js";
import { FACTOR_PARTS } from "../../rules/factors.js";
import type { FactorPart } from "../../rules/factors.js";
import { HEALTH } from "../../rules/hit-points.js";
import type { BlowMet } from "../../rules/turn-changes.js";
import type { WarpOutcome } from "./outcome.js";
import { readSide } from "../side.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";

/** Reads a stored outcome back; what is not understood becomes a harmless miss. */
export function readOutcome(outcome: Outcome): WarpOutcome {
  const number = (key: string) => stored(outcome, key);
  const told = (key: string) => outcome[key] === true;
  return {
    attack: readSide(outcome.attack),
    defence: outcome.defence ? readSide(outcome.defence) : null,
    keepersAttacker: told("keepersAttacker"),
    keepersTarget: told("keepersTarget"),
    answered: told("answered"),
    aside: told("aside"),
    hit: told("hit"),
    margin: number("margin"),
    forgotten: told("forgotten"),
    forced: told("forced"),
    parts: partsIn(outcome.parts),
    harm: oneOf(["normal", ...AMMO_TYPES, "taser"] as const, outcome.harm, "normal"),
    rangeDice: number("rangeDice"),
    special: told("special"),
    damageDice: facesIn(outcome, "damageDice"),
    raw: number("raw"),
    regular: facesIn(outcome, "regular"),
    points: number("points"),
    skin: number("skin"),
    ballistic: facesIn(outcome, "ballistic"),
    protection: number("protection"),
    divisor: Math.max(1, number("divisor")),
    damage: Math.max(0, number("damage")),
    temporary: told("temporary"),
    before: oneOf(HEALTH, outcome.before, "fit"),
    after: oneOf(HEALTH, outcome.after, "fit"),
    proposed: told("proposed"),
    serious: oneOf([...WOUND_NATURES, "none", ""] as const, outcome.serious, ""),
    category: word(outcome, "category"),
    text: word(outcome, "text"),
    trait: word(outcome, "trait"),
    grant: word(outcome, "grant"),
    desperate: told("desperate"),
    experience: number("experience"),
    charges: number("charges"),
  };
}

/** WP-50, WP-68, WP-73 — what an attack takes up of the turn of whoever met it. */
export function metIn({ grant, defence, trait, desperate }: WarpOutcome, attacker: string): BlowMet {
  return { attacker, grant, defence: defence && { trait: trait || null, desperate } };
}

function partsIn(value: Json | undefined): readonly FactorPart[] {
  if (!Array.isArray(value)) return [];
  return value.map((part: Json) => {
    const { id, value: worth } = object(part);
    return { id: oneOf(FACTOR_PARTS, id, "weapon"), value: typeof worth === "number" ? worth : 0 };
  });
}
