import type { TrialPeople } from "../../../core/check/trial-people.js";

/** A revolver is fired at a wolf; DD-91, DD-152 — what a fight ends. */
export const TRIAL: TrialPeople = {
  attacker: "Compendium.gardien.d20d100-investigators.Actor.ddjJohnAshcombe0",
  weapon: "ddwColt450000000",
  target: "Compendium.gardien.d20d100-adversaries.Actor.ddvWolf000000000",
  bonus: 60,
  ends: [{ set: () => ({ defence: { stance: "total" } }), path: "defence.stance", over: "none", by: "round" }],
};
