import type { TrialPeople } from "../../../core/check/trial-people.js";

/** An inspector fires his revolver at a wolf; GB-34, GB-35 — what a fight ends. */
export const TRIAL: TrialPeople = {
  attacker: "Compendium.gardien.investigators.Actor.gbInspecteur0000",
  weapon: "gbRevolver380000",
  target: "Compendium.gardien.creatures.Actor.gbLoup0000000000",
  bonus: 60,
  ends: [
    { set: () => ({ barred: true }), path: "barred", over: false, by: "turn" },
    { set: () => ({ stance: "defensive" }), path: "stance", over: "none", by: "round" },
  ],
};
