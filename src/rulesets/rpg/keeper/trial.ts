import type { TrialPeople } from "../../../core/check/trial-people.js";

/** A sword strikes a cutpurse; RP-38 — what was done in a round is over with it. */
export const TRIAL: TrialPeople = {
  attacker: "Compendium.gardien.rpg-characters.Actor.rpjOdileBrisefer",
  weapon: "rpwEpeeLongue000",
  target: "Compendium.gardien.rpg-creatures.Actor.rpcCoupeBourse00",
  bonus: -12,
  ends: [
    {
      set: ({ id, round }) => ({ round: { combatId: id, round, attacks: 1 } }),
      path: "round.attacks",
      over: 0,
      by: "round",
      returns: true,
    },
  ],
};
