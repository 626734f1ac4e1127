import type { Changes } from "../../../../core/play/contract/changes.js";
import { stolenEnds } from "../close/stolen.js";
import { fightWritten } from "../../fight/fight-now.js";
import { attentiveLost } from "../attentive-lost.js";
import { figuresOf } from "../../data/reading.js";
import type { ShotOutcome } from "./outcome-kept.js";

/** What is written of the hits of a row, and of those of an attack at a zone. */
interface Written extends Pick<ShotOutcome, "before" | "after" | "shock"> {
  readonly shots: readonly { readonly hit: boolean }[];
  readonly hits: readonly { readonly dealt: number }[];
}

/** DD-90…DD-102, DD-114, DD-130, DD-161 — points lost, bruises, the shock; whoever is hit has fought, and is on guard no more. */
export function changesOf({ hits, shots, before, after, shock }: Written, target: Actor): Changes {
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
