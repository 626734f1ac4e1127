import { effectDifficulty } from "../effect-difficulty.js";
import type { AttackProcedure } from "../../../../core/play/contract/attack.js";
import { fight } from "../fields.js";
import {
  castAftermath,
  castBands,
  castChoices,
  castHindrance,
  castLines,
  castObstacle,
  castRolls,
  isCast,
} from "./casting.js";
import { resistance } from "./resistance.js";

/** RP-79 — what of an attack is another matter with a spell or power; what it comes to is found as with a weapon. */
export const SPELL_WAY: Partial<AttackProcedure> = {
  obstacle: castObstacle,
  verb: () => fight("cast"),
  ready: isCast,
  magazine: () => null,
  supply: () => null,
  reload: () => null,
  unready: () => false,
  rounds: () => 0,
  fired: () => 0,
  bands: castBands,
  hindrance: castHindrance,
  warning: () => null,
  proposals: () => ({}),
  choices: castChoices,
  modifiers: (situation) => [...castLines(situation), ...effectDifficulty(situation.attacker, ["attack"])],
  rolls: castRolls,
  defence: resistance,
  aftermath: (caster, item, _choices, _blows, first) => castAftermath(caster, item, first),
};
