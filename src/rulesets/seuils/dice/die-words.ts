import type { ShownDie } from "../../../core/play/contract/shown-dice.js";
import type { Text } from "../../../core/text/text.js";
import { rowLabel } from "../data/actors/state-labels.js";
import { woundOf } from "../rules/damage/damage.js";
import { DIE_FACES } from "../rules/checks/faces.js";
import type { Thresholds } from "../rules/damage/thresholds.js";

const word = (id: string, data: Text["data"] = {}): Text => ({ key: `GARDIEN.SEUILS.DIE.${id}`, data });

/** SE-03, SE-04 — a pool as it fell: its ordinary dice, the first ones those called for, and its dE. */
interface PoolFallen {
  readonly faces: readonly number[];
  readonly equipmentFaces: readonly number[];
  /** Ordinary dice that were called for at first. */
  readonly normalDice: number;
  readonly threshold: number;
}

/** SE-02…SE-04 — the dice of a pool one by one, each with what it is and from which face on it is a success. */
export function poolShown({ faces, equipmentFaces, normalDice, threshold }: PoolFallen): readonly ShownDie[] {
  const shown = (value: number, what: "initial" | "extra" | "equipment"): ShownDie => ({
    ...{ faces: DIE_FACES, value, counts: value >= threshold, short: value < threshold, granted: what === "extra" },
    what: word(what, { threshold }),
  });
  return [
    ...faces.map((value, place) => shown(value, place < normalDice ? "initial" : "extra")),
    ...equipmentFaces.map((value) => shown(value, "equipment")),
  ];
}

/** SE-41…SE-44 — what one damage die is: compared, with the row that it wounds in; or of no account. */
export function damageDie(die: Pick<ShownDie, "value" | "counts">, thresholds: Thresholds): Text {
  if (!die.counts) return word("away");
  const row = woundOf(die.value, thresholds);
  return row === "none" ? word("harmless") : word("wounds", { row: { key: rowLabel(row) }, from: thresholds[row] });
}
