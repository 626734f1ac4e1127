import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { characteristicLabel } from "../../labels.js";
import { figuresOf } from "../../data/reading.js";
import { CHARACTERISTICS, type Characteristic } from "../../rules/vocabulary.js";
import { told } from "../card.js";
import { characteristicIn } from "./check-trial.js";
import { choiceField } from "../fields.js";

/** SE-09 — which Caractéristique is rolled; of one person alone the window tells the dice that are left of each (SE-06). */
export function characteristicField([first, ...more]: readonly [Actor, ...Actor[]], choices: DeedChoices): DeedField {
  const only = more.length === 0 ? figuresOf(first).characteristics : null;
  const label = (id: Characteristic): Text => {
    const name: Text = { key: characteristicLabel(id) };
    return only ? told("option.characteristic", { name, dice: only[id].pool }) : name;
  };
  const options = CHARACTERISTICS.map((value) => ({ value, label: label(value) }));
  return choiceField("characteristic", characteristicIn(first, choices), options);
}
