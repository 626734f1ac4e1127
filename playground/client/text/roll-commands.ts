import { visibilityNames } from "../dice/roll-message.js";

export type RollMode = "roll" | "publicroll" | "gmroll" | "blindroll" | "selfroll";

const COMMANDS: Record<string, RollMode> = {
  r: "roll",
  roll: "roll",
  pr: "publicroll",
  publicroll: "publicroll",
  gmr: "gmroll",
  gmroll: "gmroll",
  br: "blindroll",
  broll: "blindroll",
  blindroll: "blindroll",
  sr: "selfroll",
  selfroll: "selfroll",
};

const MESSAGE_MODES: Record<string, string> = {
  publicroll: "public",
  gmroll: "gm",
  blindroll: "blind",
  selfroll: "self",
};

/** Who sees what a command such as `gmr` rolls; `undefined` if it is no command of dice. */
export function rollModeOf(command: string): RollMode | undefined {
  const name = command.toLowerCase();
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}

/** The option of `Roll#toMessage` for a mode, in the running generation. `roll` is the user's own choice: none. */
export function visibilityOf(mode: string): { rollMode?: string; messageMode?: string } {
  if (!Object.hasOwn(MESSAGE_MODES, mode)) return {};
  const { option } = visibilityNames();
  return option === "rollMode" ? { rollMode: mode } : { messageMode: MESSAGE_MODES[mode] };
}

/** Separates a formula from the flavor written after `#`. */
export function splitFlavor(text: string): { formula: string; flavor?: string } {
  const mark = text.indexOf("#");
  if (mark < 0) return { formula: text.trim() };
  return { formula: text.slice(0, mark).trim(), flavor: text.slice(mark + 1).trim() };
}
