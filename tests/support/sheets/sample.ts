import type { ItemSource } from "../models/models.js";

/** Somebody as a sheet is drawn of them; every text that somebody can type is hostile. */
export interface Drawable {
  readonly system: object;
  readonly items: readonly ItemSource<string>[];
}

/** What the sheets of a ruleset are drawn of. */
export interface Sample {
  /** Whom to draw, by sub-type of Actor. */
  readonly people: Readonly<Record<string, Drawable>>;
  /** Others of these sub-types who have other buttons. */
  readonly others?: readonly (readonly [type: string, of: Drawable])[];
  /** Cards: a sub-type of Item, and what is on it. */
  readonly cards: readonly (readonly [type: string, system: object])[];
}
