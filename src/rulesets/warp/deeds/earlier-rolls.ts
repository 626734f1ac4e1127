import { textIn } from "../../../core/deeds/choices.js";
import { earlierDeed, earlierDeeds } from "../../../core/deeds/earlier.js";
import type { EarlierDeed } from "../../../core/deeds/earlier.js";
import type { DeedChoices, DeedField } from "../../../core/deeds/procedure.js";
import type { Text } from "../../../core/text.js";
import type { Side } from "../rules/outcome.js";
import { told } from "./card.js";
import { choiceField } from "./fields.js";

/** An earlier roll, as somebody who stands against it needs it. */
export interface EarlierRoll extends Side, EarlierDeed {}

function rollOf(deed: EarlierDeed): EarlierRoll | null {
  const { total, criticalFailure } = deed.outcome;
  return typeof total === "number" ? { ...deed, total, criticalFailure: criticalFailure === true } : null;
}

/** The latest rolls of some deeds that the user may read, latest first. */
export function earlierRolls(...deeds: readonly string[]): readonly EarlierRoll[] {
  return earlierDeeds((one) => deeds.includes(one.deed) && rollOf(one) !== null).flatMap((one) => rollOf(one) ?? []);
}

/** WP-10 — the roll that a choice names, of some deeds; `null` when it is gone or does not count. */
export function opponentIn(choices: DeedChoices, ...deeds: readonly string[]): EarlierRoll | null {
  const deed = earlierDeed(textIn(choices, "against"));
  return deed && deeds.includes(deed.deed) ? rollOf(deed) : null;
}

/** WP-10 — a roll in a few words, as far as this user may know it. */
export function rollName({ name, total, outcome }: EarlierRoll): Text {
  return outcome.npc === true && !game.user.isGM ? told("named", { name }) : told("opponent", { name, total });
}

/** WP-10 — the field that names whom somebody stands against; none where nobody has rolled. */
export function againstField(choices: DeedChoices, ...deeds: readonly string[]): readonly DeedField[] {
  const rolls = earlierRolls(...deeds);
  const against = textIn(choices, "against");
  if (rolls.length === 0 && against === "") return [];
  const options = rolls.map((roll) => ({ value: roll.id, label: rollName(roll) }));
  return [choiceField("against", against, [{ value: "", label: told("nobody") }, ...options])];
}
