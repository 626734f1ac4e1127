import { rulesetOf } from "../../rulesets/index.js";
import { refuse, reportFailure } from "../errors.js";
import { listen } from "../types/hooks.js";
import { itemAt } from "./world.js";

/** A weapon dropped on the hotbar becomes a macro that attacks with it. */
export function registerHotbar(): void {
  listen("hotbarDrop", (_bar: unknown, data: Record<string, unknown>, slot: number) => onDrop(data, slot));
}

/** `false` keeps core from making its own macro, which would only open the sheet. */
function onDrop({ type, uuid }: Record<string, unknown>, slot: number): boolean | undefined {
  if (type !== "Item" || typeof uuid !== "string") return undefined;
  const item = itemAt(uuid);
  if (!item || !rulesetOf(item.type)?.weapons.includes(item.type)) return undefined;
  if (!item.actor) {
    refuse("GARDIEN.ATTACK.ERROR.noWielder", { name: item.name });
    return false;
  }
  assign(item, slot).catch((error: unknown) => reportFailure("hotbar", error));
  return false;
}

/**
 * By UUID, so that renaming the weapon or an apostrophe in its name breaks nothing. A macro of one's own serves every
 * slot; never somebody else's, who could write another command into it later.
 */
async function assign(weapon: Item, slot: number): Promise<void> {
  const command = `game.gardien.attack(${JSON.stringify(weapon.uuid)})`;
  const known = game.macros.find((macro) => macro.command === command && macro.author === game.user);
  const macro = known ?? (await Macro.create({ name: weapon.name, type: "script", img: weapon.img, command } as never));
  if (macro) await (game.user as unknown as HotbarOwner).assignHotbarMacro(macro as Macro, slot);
}

interface HotbarOwner {
  assignHotbarMacro(macro: Macro, slot: number): Promise<unknown>;
}
