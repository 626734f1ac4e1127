import { deedChoices } from "../deed/start.js";
import type { DraggedDeed } from "../deed/deed-drag.js";

interface MacroSource {
  readonly name: string;
  readonly img: string | null;
  readonly command: string;
}

/** Attacks with a weapon, named by UUID so that renaming it breaks nothing. */
export function weaponMacro({ name, img, uuid }: Item): MacroSource {
  return { name, img, command: `game.gardien.attack(${JSON.stringify(uuid)})` };
}

/** Begins a deed that was dragged from a sheet. */
export function deedMacro({ id, actor, choices, name, img }: DraggedDeed): MacroSource {
  const told = [id, [actor], deedChoices(choices)].map((part) => JSON.stringify(part));
  return { name, img: img || null, command: `game.gardien.deed(${told.join(", ")})` };
}

/** A macro of one's own serves every slot; never somebody else's, who could write another command into it later. */
export async function assign({ command, ...told }: MacroSource, slot: number): Promise<void> {
  const known = game.macros.find((macro) => macro.command === command && macro.author === game.user);
  const macro = known ?? (await Macro.create({ ...told, type: "script", command }));
  if (macro) await (game.user as unknown as HotbarOwner).assignHotbarMacro(macro as Macro, slot);
}

interface HotbarOwner {
  assignHotbarMacro(macro: Macro, slot: number): Promise<unknown>;
}
