import type { CharacteristicKey } from "../../rulesets/d20d100/rules/vocabulary.js";

/** A skill of a game of percentages, by the name that its sheet gives it. */
export interface PercentSkill {
  readonly name: string;
  readonly percent: number;
}

/** An attack of a game of percentages. */
export interface PercentAttack extends PercentSkill {
  /** Dice alone, e.g. `1d6+2`. */
  readonly damage: string;
  /** Whether the damage bonus comes on top of them. */
  readonly addsBonus: boolean;
  /** Times a round; 1 where nothing is said. */
  readonly times: number;
}

/** DD-13 — what is read from the sheet of somebody in a game of percentages; `null` where it says nothing. */
export interface PercentSheet {
  readonly name: string;
  readonly scores: Readonly<Partial<Record<CharacteristicKey, number>>>;
  readonly hp: number | null;
  readonly mp: number | null;
  readonly sanity: number | null;
  readonly mythos: number | null;
  readonly armor: number | null;
  /** What the sight of it costs: on a success, on a failure. */
  readonly sanityLoss: { readonly success: string; readonly failure: string } | null;
  /** Its movement, as written. */
  readonly move: string;
  /** Its damage bonus, as written. */
  readonly damageBonus: string;
  readonly skills: readonly PercentSkill[];
  readonly attacks: readonly PercentAttack[];
  /** Weapons that it names without a score. */
  readonly weapons: readonly string[];
  /** Lines, and ends of lines, that meant nothing here. */
  readonly unread: readonly string[];
}
