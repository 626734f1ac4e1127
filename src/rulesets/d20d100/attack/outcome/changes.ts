import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stolenEnds } from "../close/stolen.js";
import { fightWritten } from "../../fight/fight-now.js";
import { attentiveLost } from "../attentive-lost.js";
import { figuresOf } from "../../data/reading.js";
import { readOutcome } from "./read-outcome.js";

/** DD-90…DD-102, DD-114, DD-130, DD-161 — points lost, bruises, the shock; whoever is hit has fought, and is on guard no more. */
export function changesOf(stored: Outcome, target: Actor): Changes {
  const { hits, shots, before, after, shock } = readOutcome(stored);
  const { hp, states } = figuresOf(target);
  const isHit = shots.some(({ hit }) => hit);
  const wounded = hits.some(({ dealt }) => dealt > 0) && after.hp < before.hp;
  const flags = [
    ...(shock === "plain" && !states.shock ? ["shock"] : []),
    ...(shock === "violent" ? (["stunned", "prone"] as const).filter((one) => !states[one]) : []),
  ];
  return {
    numbers: [
      ...(after.hp === before.hp ? [] : [{ path: "system.hp.value", after: after.hp }]),
      ...(after.temporary === before.temporary ? [] : [{ path: "system.temporaryDamage", after: after.temporary }]),
    ],
    values: [
      ...(wounded && hp.stabilised ? [{ path: "system.hp.stabilised", after: false }] : []),
      ...flags.map((flag) => ({ path: `system.states.${flag}`, after: true })),
      ...(isHit ? fightWritten(target, (now) => ({ ...now, engaged: true })) : []),
      ...attentiveLost(target),
      ...stolenEnds(target),
    ],
  };
}
