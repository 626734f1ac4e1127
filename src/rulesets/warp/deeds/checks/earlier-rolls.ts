import { word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { earlierDeed, earlierDeeds } from "../../../../core/play/log/earlier.js";
import type { EarlierDeed } from "../../../../core/play/contract/deed.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import type { Side } from "../../rules/outcome.js";
import { told } from "../card.js";
import { choiceField } from "../fields.js";

/** An earlier roll, as somebody who stands against it needs it. */
export interface EarlierRoll extends Side, EarlierDeed {}

function rollOf(deed: EarlierDeed): EarlierRoll | null {
  const { total, criticalFailure } = deed.outcome;
  return typeof total === "number" ? { ...deed, total, criticalFailure: criticalFailure === true } : null;
}

/** WP-10 — rolls and difficulties that another can stand against, a group's too. */
export const OPPOSED = ["check", "power", "setDifficulty", "conclude"] as const;

/** The latest rolls of some deeds that the user may read, latest first. */
function earlierRolls(...deeds: readonly string[]): readonly EarlierRoll[] {
  return earlierDeeds((one) => deeds.includes(one.deed) && rollOf(one) !== null).flatMap((one) => rollOf(one) ?? []);
}

/** WP-08 — the difficulty that the keeper has set for somebody's next roll, by its id; empty for none. */
export function setFor(actor: Actor): string {
  const [latest] = earlierDeeds(
    (one) => one.actor === actor.uuid && (one.deed === "setDifficulty" || one.deed === "check"),
    1,
  );
  return latest?.deed === "setDifficulty" ? latest.id : "";
}

/** WP-10 — the roll that a choice names, of some deeds; `null` when it is gone or does not count. */
export function opponentIn(choices: DeedChoices, ...deeds: readonly string[]): EarlierRoll | null {
  const deed = earlierDeed(textIn(choices, "against"));
  return deed && deeds.includes(deed.deed) ? rollOf(deed) : null;
}

/** WP-08, WP-10 — a roll or a difficulty in a few words, as far as this user may know it. */
function rollName({ deed, name, total, outcome }: EarlierRoll): Text {
  if (deed === "setDifficulty") return difficultyName(total, outcome);
  const kept = outcome.npc === true || outcome.secret === true;
  return kept && !game.user.isGM ? told("named", { name }) : told("opponent", { name, total });
}

/** WP-08 — what the keeper has set, and why. */
function difficultyName(total: number, outcome: EarlierRoll["outcome"]): Text {
  const text = word(outcome, "reason");
  const name = text ? told("setDifficulty.because", { text }) : told("setDifficulty.verdict");
  return outcome.hidden === true && !game.user.isGM ? name : told("setDifficulty.number", { name, total });
}

/** WP-10 — the field that names whom somebody stands against; none where nobody has rolled. */
export function againstField(choices: DeedChoices, ...deeds: readonly string[]): readonly DeedField[] {
  const rolls = earlierRolls(...deeds);
  const against = textIn(choices, "against");
  if (rolls.length === 0 && against === "") return [];
  const options = rolls.map((roll) => ({ value: roll.id, label: rollName(roll) }));
  return [choiceField("against", against, [{ value: "", label: told("nobody") }, ...options])];
}
