import type { TrialPeople } from "../../../core/check/trial-people.js";

/** Somebody fires a pistol at a watchdog; WP-47 — whoever waits does so until their moment. */
export const TRIAL: TrialPeople = {
  attacker: "Compendium.gardien.warp-characters.Actor.wpnInes000000000",
  weapon: "wpwPistolet00000",
  target: "Compendium.gardien.warp-npcs.Actor.wpnChien00000000",
  bonus: 40,
  ends: [{ set: () => ({ turn: { waits: true } }), path: "turn.waits", over: false, by: "round" }],
};
