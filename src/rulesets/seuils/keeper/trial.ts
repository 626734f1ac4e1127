import type { TrialPeople } from "../../../core/check/trial-people.js";

/** A machete strikes a giant roach; SE-19 — nobody is surprised longer than a round. */
export const TRIAL: TrialPeople = {
  attacker: "Compendium.gardien.seuils-characters.Actor.sejAureleDrac000",
  weapon: "sewMachette00000",
  target: "Compendium.gardien.seuils-creatures.Actor.secCafardGeant00",
  bonus: 8,
  ends: [{ set: () => ({ suffers: { surprised: true } }), path: "suffers.surprised", over: false, by: "round" }],
};
