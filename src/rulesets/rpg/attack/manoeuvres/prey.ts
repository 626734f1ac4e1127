import type { Situation } from "../../../../core/play/contract/situation.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { nameOf } from "../called.js";
import { fight } from "../fields.js";
import { figuresOf, weaponOf } from "../reading.js";

/** RP-70, RP-71 — what bites only entangled prey is raised against an actor whom nothing holds: for the keeper to see. */
export function freeWarning({ weapon, target }: Situation): Text | null {
  const system = weaponOf(weapon);
  if (!target || system.special !== "prey") return null;
  if (figuresOf(target).lasting.some(({ state }) => state.type === "entangled")) return null;
  return fight("warning.free", { weapon: nameAsRead(weapon.name, system), name: nameOf(target) });
}
