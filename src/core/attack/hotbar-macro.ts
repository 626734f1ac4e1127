import { gameHere } from "../foundry/types/game.js";
import { deedChoices } from "../deed/start.js";
import type { DraggedDeed } from "../deed/deed-drag.js";

interface MacroSource {
  readonly name: string;
  readonly img: string | null;
  readonly command: string;
}

/** Makes a macro that attacks with a weapon, by UUID so that renaming it breaks nothing. */
export function weaponMacro({ name, img, uuid }: Item): MacroSource {
  return { name, img, command: `game.gardien.attack(${JSON.stringify(uuid)})` };
}

/** Makes a macro that begins a deed dragged from a sheet. */
export function deedMacro({ id, actor, choices, name, img }: DraggedDeed): MacroSource {
  const told = [id, [actor], deedChoices(choices)].map((part) => JSON.stringify(part));
  return { name, img: img || null, command: `game.gardien.deed(${told.join(", ")})` };
}

/** Assigns a macro of the user's own to a slot; another user's could get another command later. */
export async function assign({ command, ...told }: MacroSource, slot: number): Promise<void> {
  const known = game.macros.find((macro) => macro.command === command && macro.author === game.user);
  const macro = known ?? (await Macro.create({ ...told, type: "script", command }));
  if (macro) await gameHere().user.assignHotbarMacro(macro as Macro, slot);
}
