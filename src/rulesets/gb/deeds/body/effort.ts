import { card } from "../../../../core/deed/card.js";
import { flag, oneOf, whole } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../data/reading.js";
import { gbOptions } from "../../data/options.js";
import { EFFORT_FEAT, effortLoss } from "../../rules/checks/effort.js";
import { EFFORTS } from "../../rules/vocabulary.js";
import { pointsMoved } from "../card.js";
import { count, deed, fact, field, FREE, say } from "../kit.js";
import { unlessCounted } from "../obstacles.js";
import { pfSpent } from "../points.js";

/** GB-07, D-46 — the setting that suggests what an effort costs. */
const SUGGESTED = { prolonged: "effortProlonged", violent: "effortViolent" } as const;

const MOST = 20;

const KIND = field.choice(EFFORTS, "effort.kind");

/** GB-07, GB-49, GB-54 — a chase, a climb, a door to break: it costs PF, half of them with the feat of its kind. */
export const effort = deed("effort", {
  icon: "fa-solid fa-person-running",
  by: "keeper",
  form: {
    kind: KIND,
    pf: field.number(0, MOST, {
      initial: (asked) => gbOptions()[SUGGESTED[KIND.read(asked, "kind")]],
      hint: say("effort.hint"),
    }),
  },
  kept: { kind: oneOf(EFFORTS), cost: whole, halved: flag, pf: whole },
  obstacle: ({ actor }) => unlessCounted(actor),
  outcome: ({ actor, form: { kind, pf: cost } }) => {
    const feats = figuresOf(actor).carried.feats.map(({ key }) => key);
    const pf = effortLoss(kind, cost, feats, gbOptions().effortRounding);
    return { kind, cost, halved: feats.includes(EFFORT_FEAT[kind]), pf };
  },
  changes: ({ pf }, actor) => ({ numbers: pfSpent(actor, pf) }),
  edit: { figures: () => [count("pf", FREE, { called: "pfLost" })] },
  view: ({ kind, cost, halved, pf }) =>
    card({
      verdict: say(`effort.kind.${kind}`),
      tone: pf > 0 ? "bad" : "mute",
      facts: halved
        ? [fact("feat", say(`effort.halved.${kind}`, { cost }), kind === "violent" ? "GB-54" : "GB-49")]
        : [],
      losses: pointsMoved({ pf: -pf, pv: 0 }),
    }),
});
