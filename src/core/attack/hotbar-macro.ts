import { gameHere } from "../foundry/types/game.js";
import { deedChoices } from "../deed/start.js";
import type { DeedChoices } from "../play/contract/deed.js";
import type { DraggedDeed } from "../deed/deed-drag.js";

interface MacroSource {
  readonly name: string;
  readonly img: string | null;
  readonly command: string;
}

/** Says the command that attacks with a weapon, by UUID so that renaming it breaks nothing. */
export function attackCommand(uuid: string, choices: Readonly<Record<string, string>> = {}): string {
  const told = Object.keys(choices).length > 0 ? [uuid, { choices }] : [uuid];
  return `game.gardien.attack(${told.map((part) => JSON.stringify(part)).join(", ")})`;
}

/** Says the command that begins a deed of an actor. */
export function deedCommand(id: string, actor: string, choices: DeedChoices): string {
  return `game.gardien.deed(${[id, [actor], choices].map((part) => JSON.stringify(part)).join(", ")})`;
}

/** Makes a macro that attacks with a weapon. */
export function weaponMacro({ name, img, uuid }: Item): MacroSource {
  return { name, img, command: attackCommand(uuid) };
}

/** Makes a macro that begins a deed dragged from a sheet. */
export function deedMacro({ id, actor, choices, name, img }: DraggedDeed): MacroSource {
  return { name, img: img || null, command: deedCommand(id, actor, deedChoices(choices)) };
}

/** How many places the hotbar has on all of its pages. */
const SLOTS = 50;

/** The first place of the hotbar that nothing lies in; `null` where all are taken. */
export function freeSlot(): number | null {
  const { hotbar } = gameHere().user;
  return Array.from({ length: SLOTS }, (_, at) => at + 1).find((slot) => hotbar[String(slot)] === undefined) ?? null;
}

/** Assigns a macro of the user's own to a slot; another user's could get another command later. */
export async function assign({ command, name, img }: MacroSource, slot: number): Promise<void> {
  const known = game.macros.find((macro) => macro.command === command && macro.author === game.user);
  const macro = known ?? (await Macro.create({ name, ...(img && { img }), type: "script", command })); // else Foundry's own picture
  if (macro) await gameHere().user.assignHotbarMacro(macro as Macro, slot);
}
