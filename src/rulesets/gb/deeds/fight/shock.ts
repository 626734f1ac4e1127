import { card } from "../../../../core/deed/card.js";
import { flag, oneOf, real, whole } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../data/reading.js";
import { shockEffect } from "../../rules/body/shock.js";
import { pointsMoved } from "../card.js";
import { count, deed, fact, field, FREE, say, yesNo } from "../kit.js";
import { unlessAlive } from "../obstacles.js";
import { pfSpent } from "../points.js";

const KINDS = ["simple", "violent"] as const;

/** GB-34…GB-36 — a shock given by the keeper without a blow: a blast, a fall stopped short, a vest that held. */
export const shock = deed("shock", {
  icon: "fa-solid fa-burst",
  by: "keeper",
  form: { kind: field.choice(KINDS, "shock.kind") },
  kept: { kind: oneOf(KINDS), pf: whole, pushed: real, prone: flag },
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ form: { kind } }) => {
    const { pf, pushed, prone } = shockEffect(kind);
    return { kind, pf, pushed, prone };
  },
  changes: ({ kind, pf, prone }, actor) => {
    const { posture, shock: now } = figuresOf(actor);
    return {
      numbers: pfSpent(actor, pf),
      values: [
        ...(now.kind === kind ? [] : [{ path: "system.shock.kind", after: kind }]),
        ...(prone && !posture.prone ? [{ path: "system.posture.prone", after: true }] : []),
      ],
    };
  },
  edit: { figures: () => [count("pf", FREE, { called: "pfLost" }), yesNo("prone")] },
  view: ({ kind, pf, pushed }) =>
    card({
      verdict: say(`shock.kind.${kind}`),
      tone: "bad",
      facts: [fact("effect", say(`shock.effect.${kind}`, { metres: pushed }), kind === "violent" ? "GB-35" : "GB-34")],
      losses: pointsMoved({ pf: -pf, pv: 0 }),
    }),
});
