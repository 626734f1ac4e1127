import type { Text } from "../../../../core/text/text.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import { statusTimes } from "../../data/actors/status.js";

/** A status with the rounds that are left of it. */
export interface StatusView {
  readonly id: string;
  readonly img: string;
  /** Language key. */
  readonly label: string;
  readonly until: readonly Text[];
  /** Whether a word ends it: what follows from points, wounds and losses alone does not. */
  readonly ends: boolean;
}

/** RP-61 — what holds now, with the dice it takes and the rounds left. */
export function conditionViews(actor: RpgActor): readonly StatusView[] {
  return statusTimes(actor).map(({ id, rounds, formula }) => ({
    id,
    img: `systems/gardien/assets/icons/condition-${id}.svg`,
    label: `GARDIEN.CONDITION.${id}`,
    until: [...losing(formula), ...left(rounds)],
    ends: actor.conditionChange(id, false) !== null,
  }));
}

function losing(formula: string): readonly Text[] {
  return formula === "" ? [] : [{ key: "GARDIEN.RPG.SHEET.perRound", data: { formula } }];
}

function left(rounds: number | null): readonly Text[] {
  if (rounds === null) return [];
  return [{ key: `GARDIEN.RPG.END.rounds.${rounds === 1 ? "one" : "other"}`, data: { n: rounds } }];
}
