import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { DeedStrike } from "../../../../core/play/contract/deed.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { armsOf } from "../arms.js";
import { told } from "../card.js";

/** DD-175 — what somebody touches with: their row of Boxe, else what nature gave them. */
function touching(actor: Actor): Item | null {
  const [bare] = armsOf(actor, ({ skill }) => skill === "boxing");
  const [natural] = armsOf(actor, ({ action }) => action === "natural");
  const arm = bare ?? natural;
  return (arm && actor.items.get(arm.id)) ?? null;
}

/** DD-175 — the normal attack by which a spell that was cast has to touch; `null`: it need not, or nothing touches. */
export function touchOf(outcome: Outcome, actor: Actor): DeedStrike | null {
  const touches = outcome.touch === true && outcome.paid === true && outcome.works !== false;
  const weapon = touches ? touching(actor) : null;
  return weapon && { weapon, label: told("cast.touch", { weapon: nameAsRead(weapon.name, weapon.system) }) };
}
