import { healed, json, text, type Shape } from "../../../core/shape/shape.js";
import { parseDice } from "../rules/dice-formula.js";
import { ZONES } from "../rules/vocabulary.js";

/** RP-61 — parts of an arm that may be out of use. */
export const ARM_PARTS = ["hand", "forearm", "arm"] as const;

/** RP-70, RP-71 — where somebody may be caught. */
export const ENTANGLED_ZONES = [...ZONES, "whole"] as const;

/** RP-61 — a number of rounds, hours or points, or its dice; what is none counts as 1. */
export function readFormula(value: unknown): string {
  const written = text.read(value).trim();
  return /^\d{1,4}$/.test(written) || parseDice(written) ? written : "1";
}

/** The same, as a shape. */
export const FORMULA: Shape<string> = healed(json, readFormula);
