import type { ShownDie } from "../../../core/play/contract/shown-dice.js";
import { damageDie, poolShown } from "./die-words.js";
import { MADE, SeuilsDamageRoll } from "./damage-roll.js";
import { fallenOfRoll } from "./read-roll.js";

/** SE-02…SE-04, SE-41…SE-44 — the dice of a roll, each with what it is; as they lie where they are not those called for. */
export function namedDice(roll: foundry.dice.Roll, dice: readonly ShownDie[]): readonly ShownDie[] {
  if (roll instanceof SeuilsDamageRoll) {
    const { thresholds } = MADE.read(roll.options);
    return dice.map((die) => ({ ...die, what: damageDie(die, thresholds) }));
  }
  const fallen = fallenOfRoll(roll);
  return fallen ? poolShown(fallen) : dice;
}
