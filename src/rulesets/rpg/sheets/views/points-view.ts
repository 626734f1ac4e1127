import type { Text } from "../../../../core/text/text.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import { lifeLabel } from "../../labels.js";
import type { DeathRule } from "../../rules/vocabulary.js";

/** RP-27 — hit points as the head of a sheet shows them. */
export interface PointsView {
  readonly value: number;
  readonly max: number;
  /** One for each point there may be, the lost ones last; none where there are too many. */
  readonly tally: readonly boolean[];
  /** Language key. */
  readonly state: string;
  /** Where one falls and dies. */
  readonly note: Text;
  /** All of it in words. */
  readonly words: Text;
}

const MOST_MARKS = 40;

/** RP-27 — the points of somebody who dies by a rule. */
export function pointsView({ hp, attributes }: Pick<RpgActor, "hp" | "attributes">, rule: DeathRule): PointsView {
  const { value, max, state } = hp;
  const note: Text =
    rule === "zero"
      ? { key: "GARDIEN.RPG.SHEET.diesAtZero" }
      : { key: "GARDIEN.RPG.SHEET.diesAtBody", data: { n: -attributes.body.value } };
  return {
    value,
    max,
    tally: max > MOST_MARKS ? [] : Array.from({ length: max }, (_, i) => i < value),
    state: lifeLabel(state),
    note,
    words: { key: "GARDIEN.RPG.SHEET.points", data: { value, max, state: { key: lifeLabel(state) } } },
  };
}
