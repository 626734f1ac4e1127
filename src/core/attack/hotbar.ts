import { rulesetOf } from "../../rulesets/index.js";
import { deedChoices } from "../deeds/start.js";
import { refuse, reportFailure } from "../errors.js";
import { DEED_DRAG } from "../sheets/deed-drag.js";
import { listen } from "../types/hooks.js";
import { object, text } from "./intent.js";
import { itemAt } from "./world.js";

/** A weapon dropped on the hotbar becomes a macro that attacks with it, the button of a deed one that begins the deed. */
export function registerHotbar(): void {
  listen("hotbarDrop", (_bar: unknown, data: Record<string, unknown>, slot: number) => onDrop(data, slot));
}

/** `false` keeps core from making its own macro, which would only open the sheet. */
function onDrop({ type, uuid, [DEED_DRAG]: deed }: Record<string, unknown>, slot: number): boolean | undefined {
  const begun = deedMacro(deed);
  if (begun) return laid(begun, slot);
  if (type !== "Item" || typeof uuid !== "string") return undefined;
  const item = itemAt(uuid);
  if (!item || !rulesetOf(item.type)?.weapons.includes(item.type)) return undefined;
  if (!item.actor) {
    refuse("GARDIEN.ATTACK.ERROR.noWielder", { name: item.name });
    return false;
  }
  const { name, img } = item;
  return laid({ name, img, command: `game.gardien.attack(${JSON.stringify(item.uuid)})` }, slot); // by UUID, so that renaming breaks nothing
}

interface MacroSource {
  readonly name: string;
  readonly img: string | null;
  readonly command: string;
}

/** What begins a deed that was dragged from a sheet; `null` where none was. */
function deedMacro(dragged: unknown): MacroSource | null {
  const { id, actor, choices, name, img } = object(dragged);
  if (!text(id) || !text(actor)) return null;
  const told = [text(id), [text(actor)], deedChoices(text(choices))].map((part) => JSON.stringify(part));
  return { name: text(name), img: text(img) || null, command: `game.gardien.deed(${told.join(", ")})` };
}

function laid(source: MacroSource, slot: number): false {
  assign(source, slot).catch((error: unknown) => reportFailure("hotbar", error));
  return false;
}

/** A macro of one's own serves every slot; never somebody else's, who could write another command into it later. */
async function assign({ command, ...told }: MacroSource, slot: number): Promise<void> {
  const known = game.macros.find((macro) => macro.command === command && macro.author === game.user);
  const macro = known ?? (await Macro.create({ ...told, type: "script", command } as never));
  if (macro) await (game.user as unknown as HotbarOwner).assignHotbarMacro(macro as Macro, slot);
}

interface HotbarOwner {
  assignHotbarMacro(macro: Macro, slot: number): Promise<unknown>;
}
