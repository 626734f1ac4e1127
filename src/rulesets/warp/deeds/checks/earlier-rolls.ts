import { readsAsKeeper } from "../../../../core/world/reader.js";
import { flag, record, text } from "../../../../core/shape/shape.js";
import { earlierDeed, earlierDeeds } from "../../../../core/play/log/earlier.js";
import type { EarlierDeed } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import type { Side } from "../../rules/checks/outcome.js";
import { field, say } from "../kit.js";
import { ROLLED } from "../rolled.js";

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
export function opponentNamed(id: string, ...deeds: readonly string[]): EarlierRoll | null {
  const deed = earlierDeed(id);
  return deed && deeds.includes(deed.deed) ? rollOf(deed) : null;
}

/** WP-08, WP-10 — a roll or a difficulty in a few words, as far as this user may know it. */
function rollName({ deed, name, total, outcome }: EarlierRoll): Text {
  if (deed === "setDifficulty") return difficultyName(total, outcome);
  const { npc, secret } = record(ROLLED).read(outcome);
  return (npc || secret) && !readsAsKeeper() ? say("named", { name }) : say("opponent", { name, total });
}

/** WP-08 — what the keeper has set, and why. */
function difficultyName(total: number, outcome: EarlierRoll["outcome"]): Text {
  const { reason, hidden } = record({ reason: text, hidden: flag }).read(outcome);
  const name = reason ? say("setDifficulty.because", { text: reason }) : say("setDifficulty.verdict");
  return hidden && !readsAsKeeper() ? name : say("setDifficulty.number", { name, total });
}

/** WP-10 — the field that names the roll to stand against. */
export const againstField = (...deeds: readonly string[]) =>
  field.pick(
    () => [
      { value: "", label: say("nobody") },
      ...earlierRolls(...deeds).map((roll) => ({ value: roll.id, label: rollName(roll) })),
    ],
    { initial: "" },
  );

/** WP-10 — whether there is any; one that was chosen is shown even where it is gone. */
export const mayOppose = (against: string, ...deeds: readonly string[]): boolean =>
  against !== "" || earlierRolls(...deeds).length > 0;
