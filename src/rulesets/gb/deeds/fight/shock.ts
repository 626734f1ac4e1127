import { card } from "../../../../core/deed/card.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { figuresOf } from "../../attack/reading.js";
import { shockEffect } from "../../rules/body/shock.js";
import { applyWound } from "../../rules/body/apply-wound.js";
import { pointsMoved, stored, word } from "../card.js";
import { wordIn } from "../../../../core/deed/choices.js";
import { choiceField, wordOptions } from "../fields.js";
import { count, deed, fact, FREE, yesNo } from "../kit.js";
import { unlessAlive } from "../obstacles.js";
import { pointRules, pointsOf, toPoints } from "../points.js";

const KINDS = ["simple", "violent"] as const;

/** GB-34…GB-36 — a shock given by the keeper without a blow: a blast, a fall stopped short, a vest that held. */
export const shock = deed("shock", {
  icon: "fa-solid fa-burst",
  by: "keeper",
  fields: (_actors, choices) => [
    choiceField(
      "kind",
      wordIn(choices, "kind", KINDS),
      wordOptions(KINDS, (kind) => `GARDIEN.GB.DEED.shock.kind.${kind}`),
    ),
  ],
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ choices }) => {
    const kind = wordIn(choices, "kind", KINDS);
    const { pf, pushed, prone } = shockEffect(kind);
    return { kind, pf, pushed, prone };
  },
  changes: (outcome, actor): Changes => {
    const kind = word(outcome, "kind") === "violent" ? "violent" : "simple";
    const after = applyWound(pointsOf(actor), { pfLoss: stored(outcome, "pf"), pvLoss: 0 }, pointRules());
    const { posture, shock: now } = figuresOf(actor);
    return {
      numbers: toPoints(actor, after),
      values: [
        ...(now.kind === kind ? [] : [{ path: "system.shock.kind", after: kind }]),
        ...(outcome.prone === true && !posture.prone ? [{ path: "system.posture.prone", after: true }] : []),
      ],
    };
  },
  edit: { figures: () => [count("pf", FREE, { called: "pfLost" }), yesNo("prone")] },
  view: (outcome) => {
    const kind = word(outcome, "kind") === "violent" ? "violent" : "simple";
    const effect = { key: `GARDIEN.GB.DEED.shock.effect.${kind}`, data: { metres: Number(outcome.pushed ?? 0) } };
    return card({
      verdict: { key: `GARDIEN.GB.DEED.shock.kind.${kind}` },
      tone: "bad",
      facts: [fact("effect", effect, kind === "violent" ? "GB-35" : "GB-34")],
      losses: pointsMoved({ pf: -stored(outcome, "pf"), pv: 0 }),
    });
  },
});
