import { COST_FACTOR } from "./prices.js";
import type { CreationMethod } from "../vocabulary.js";

/** RP-29 — what the table gives a new character (D-16). */
export interface CreationOptions {
  readonly method: CreationMethod;
  readonly attributePoints: number;
  readonly points: number;
  readonly mostMastery: number;
  readonly costFactor: number;
}

/** RP-29 — the book's own answers. */
export const CREATION_DEFAULTS: CreationOptions = {
  method: "points",
  attributePoints: 24,
  points: 80,
  mostMastery: 4,
  costFactor: COST_FACTOR,
};

/** RP-29 — what an attribute may be before anything is spent on it. */
export const CREATION_START = 6;
