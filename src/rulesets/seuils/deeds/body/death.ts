import type { AttackCall } from "../../../../core/play/contract/call.js";
import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../data/reading.js";
import { deed, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

/** SE-54 — death is offered: it is the keeper who says that it is so, and the token shows it. */
export const death = deed("death", {
  icon: "fa-solid fa-skull",
  by: "keeper",
  obstacle: ({ actor }) => unlessAlive(actor),
  kept: {},
  outcome: () => ({}),
  changes: () => ({ values: [{ path: "system.deathConfirmed", after: true }] }),
  view: () => card({ verdict: say("death.verdict"), tone: "bad" }),
});

/** SE-54 — the button by which a keeper confirms the death of somebody whose wounds say so. */
export function deathCalls(actor: Actor): readonly AttackCall[] {
  const { state, deathConfirmed } = figuresOf(actor);
  if (!game.user.isGM || deathConfirmed || state !== "mort") return [];
  return [{ deed: "death", choices: {}, label: say("death.confirm"), owed: true }];
}
