import { card } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { setting, textSetting } from "../../../../core/settings/settings.js";
import { EFFORT_FEAT, effortLoss } from "../../rules/checks/effort.js";
import { EFFORTS } from "../../rules/vocabulary.js";
import type { EffortKind } from "../../rules/vocabulary.js";
import { applyWound } from "../../rules/body/apply-wound.js";
import { pointsMoved, stored, word } from "../card.js";
import { numberIn, wordIn } from "../../../../core/deed/choices.js";
import { figuresOf } from "../../attack/reading.js";
import { choiceField, numberField, wordOptions } from "../fields.js";
import { count, deed, fact, FREE } from "../kit.js";
import { unlessCounted } from "../obstacles.js";
import { pointRules, pointsOf, toPoints } from "../points.js";

/** GB-07, D-46 — the setting that suggests what an effort costs. */
const SUGGESTED = { prolonged: "gbEffortProlonged", violent: "gbEffortViolent" } as const;

const MOST = 20;

function kindOf(choices: DeedChoices): EffortKind {
  return wordIn(choices, "kind", EFFORTS);
}

function costOf(choices: DeedChoices): number {
  const suggested = setting(SUGGESTED[kindOf(choices)]);
  return numberIn(choices, "pf", { min: 0, max: MOST, otherwise: typeof suggested === "number" ? suggested : 0 });
}

/** GB-07, GB-49, GB-54 — a chase, a climb, a door to break: it costs PF, half of them with the feat of its kind. */
export const effort = deed("effort", {
  icon: "fa-solid fa-person-running",
  by: "keeper",
  fields: (_actors, choices) => [
    choiceField(
      "kind",
      kindOf(choices),
      wordOptions(EFFORTS, (kind) => `GARDIEN.GB.DEED.effort.kind.${kind}`),
    ),
    numberField("pf", costOf(choices), 0, MOST, { key: "GARDIEN.GB.DEED.effort.hint" }),
  ],
  obstacle: ({ actor }) => unlessCounted(actor),
  outcome: ({ actor, choices }) => {
    const kind = kindOf(choices);
    const cost = costOf(choices);
    const feats = figuresOf(actor).carried.feats.map(({ key }) => key);
    const rounding = textSetting("gbEffortRounding") === "ceil" ? "ceil" : "floor";
    return { kind, cost, halved: feats.includes(EFFORT_FEAT[kind]), pf: effortLoss(kind, cost, feats, rounding) };
  },
  changes: (outcome, actor) => {
    const after = applyWound(pointsOf(actor), { pfLoss: stored(outcome, "pf"), pvLoss: 0 }, pointRules());
    return { numbers: toPoints(actor, after) };
  },
  edit: { figures: () => [count("pf", FREE, { called: "pfLost" })] },
  view: (outcome) => {
    const pf = stored(outcome, "pf");
    const kind = word(outcome, "kind") === "violent" ? "violent" : "prolonged";
    const feat = { key: `GARDIEN.GB.DEED.effort.halved.${kind}`, data: { cost: stored(outcome, "cost") } };
    return card({
      verdict: { key: `GARDIEN.GB.DEED.effort.kind.${kind}` },
      tone: pf > 0 ? "bad" : "mute",
      facts: outcome.halved === true ? [fact("feat", feat, kind === "violent" ? "GB-54" : "GB-49")] : [],
      losses: pointsMoved({ pf: -pf, pv: 0 }),
    });
  },
});
