import type { Check } from "./check.js";
import { ATTACKS } from "./checks/attacks.js";
import { DATA } from "./checks/data.js";
import { INTERFACE } from "./checks/interface.js";
import { PACKS } from "./checks/packs.js";
import { PLAYERS } from "./checks/players.js";
import { ROUNDS } from "./checks/rounds.js";
import { SCENES } from "./checks/scenes.js";
import { SETUP } from "./checks/setup.js";
import { SHEETS } from "./checks/sheets.js";
import { SPEED } from "./checks/speed.js";
import { TIDY } from "./checks/tidy.js";
import { TOKENS } from "./checks/tokens.js";

/** All checks. */
export const CHECKS: readonly Check[] = [
  ...[...SHEETS, ...INTERFACE, ...SETUP, ...PACKS, ...TOKENS, ...SCENES, ...DATA],
  ...[...ATTACKS, ...ROUNDS, ...PLAYERS, ...SPEED, ...TIDY],
];
