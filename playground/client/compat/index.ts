import type { Data } from "../../common/types.js";
import { addAudio } from "./audio.js";
import { addFiles } from "./files.js";
import { addFonts } from "./fonts.js";
import { addGame } from "./game.js";
import { addKeyboard } from "./keyboard.js";
import { addNames } from "./names.js";
import { addSettings } from "./settings.js";
import { addShapes } from "./shapes.js";
import { addUtilities } from "./utilities.js";

/**
 * Adds what modules in use still call of generations before: V1 windows with jQuery, old names, services that the table
 * leaves out. Fetched by `--compat` alone, before the scripts of packages run; the system never needs any of it.
 */
export function addCompatibility(generation: number): void {
  const namespace: Data = foundry;
  addUtilities(namespace);
  addFiles(namespace);
  addFonts(namespace);
  addShapes(namespace);
  addKeyboard(namespace);
  addAudio(namespace);
  addGame(namespace);
  addSettings();
  addNames(namespace, generation);
}
