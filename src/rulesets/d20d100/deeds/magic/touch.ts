import type { DeedStrike } from "../../../../core/play/contract/deed.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { armsOf } from "../arms.js";
import { say } from "../kit.js";
import type { Cast } from "./cast-view.js";

/** DD-175 — what an actor touches with: their row of Boxe, else what nature gave them. */
function touching(actor: Actor): Item | null {
  const [bare] = armsOf(actor, ({ skill }) => skill === "boxing");
  const [natural] = armsOf(actor, ({ action }) => action === "natural");
  const arm = bare ?? natural;
  return (arm && actor.items.get(arm.id)) ?? null;
}

/** DD-175 — the normal attack by which a spell that was cast has to touch; `null`: it need not, or nothing touches. */
export function touchOf({ touch, paid, works }: Cast, actor: Actor): DeedStrike | null {
  const weapon = touch && paid && works !== false ? touching(actor) : null;
  return weapon && { weapon, label: say("cast.touch", { weapon: nameAsRead(weapon.name, weapon.system) }) };
}
