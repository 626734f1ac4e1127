import { rulesetOf } from "../rulesets.js";
import { refuse, reportFailure } from "../text/errors.js";
import { COMMAND_DRAG, DRAGGED_COMMAND, DRAGGED_DEED } from "../deed/deed-drag.js";
import { DEED_DRAG } from "../deed/drag-deed.js";
import { listen } from "../foundry/types/hooks.js";
import { itemAt } from "../world/world.js";

/** Registers what makes macros of a weapon, or a deed's button, dropped on the hotbar. */
export function registerHotbar(): void {
  listen("hotbarDrop", (_bar: unknown, data: Record<string, unknown>, slot: number) => onDrop(data, slot));
}

/** Handles a drop; returns `false` to keep Foundry from making its own macro, which would only open the sheet. */
function onDrop(
  { type, uuid, [DEED_DRAG]: dragged, [COMMAND_DRAG]: told }: Record<string, unknown>,
  slot: number,
): boolean | undefined {
  const command = DRAGGED_COMMAND.read(told);
  if (command) return laid(() => command, slot);
  const deed = DRAGGED_DEED.read(dragged);
  if (deed) return laid(({ deedMacro }) => deedMacro(deed), slot);
  if (type !== "Item" || typeof uuid !== "string") return undefined;
  const item = itemAt(uuid);
  if (!item || !rulesetOf(item.type)?.weapons.includes(item.type)) return undefined;
  if (item.actor) return laid(({ weaponMacro }) => weaponMacro(item), slot);
  refuse("GARDIEN.ATTACK.ERROR.noWielder", { name: item.name });
  return false;
}

type Macros = typeof import("./hotbar-macro.js");

/** Assigns a macro, with code that is loaded at the first drop: few evenings have one. */
function laid(make: (macros: Macros) => Parameters<Macros["assign"]>[0], slot: number): false {
  import("./hotbar-macro.js")
    .then((macros) => macros.assign(make(macros), slot))
    .catch((error: unknown) => reportFailure("hotbar", error));
  return false;
}
