import { oneOf } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { targetedTokens } from "../../../../core/world/world.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import { say } from "../../../../core/text/text.js";
import { armourRolls } from "../../attack/outcome/armour.js";
import { pointChanges, seriousWound, skinChanges } from "../../attack/outcome/changes.js";
import { healthAfter } from "../../attack/health.js";
import { severityOf } from "../../attack/outcome/severity.js";
import { sightOf } from "../../attack/sight.js";
import { WarpActor } from "../../data/warp-actor.js";
import { diceRolls } from "../../dice/specs.js";
import { woundNatureLabel } from "../../labels.js";
import { HEALTH } from "../../rules/hit-points.js";
import { MOST_DICE } from "../../rules/pool.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, flagField, numberField, textField } from "../fields.js";
import { count, pick } from "../figures.js";
import { AGAINST, againstIn, againstLabel, amountIn, HARM, harmDone, harmFacts, MOST_POINTS } from "./harm-figures.js";
import { obstacle, unlessAlive } from "../reading.js";
import { facesIn } from "../rolled.js";

/** Whoever else is targeted: a blast is aimed at nobody, and reaches everybody near. */
function othersTargeted(actors: readonly Actor[]): readonly Actor[] {
  const targeted = targetedTokens().flatMap(({ actor }) => actor ?? []);
  const ours = targeted.filter(({ system }: { readonly system: unknown }) => system instanceof WarpActor);
  return [...new Set(ours)].filter((actor) => !actors.includes(actor));
}

/** WP-75 — what a serious wound may be. */
const NATURES = WOUND_NATURES.map((value) => ({ value, label: { key: woundNatureLabel(value) } }));

/** WP-74, WD-63 — damage that no attack does: a blast, a fall, a fire. The keeper says how many dice, or how many points. */
export const harm = deed("harm", {
  icon: "fa-solid fa-explosion",
  by: "keeper",
  fields: (actors, choices) => {
    const { dice, flat } = amountIn(choices);
    const others = othersTargeted(actors);
    const names = others.map(({ name }) => name).join(", ");
    return [
      textField("cause", textIn(choices, "cause")),
      numberField("dice", dice, 0, MOST_DICE, told("hint.harm")),
      numberField("flat", flat, 0, MOST_POINTS),
      choiceField(
        "armour",
        againstIn(choices),
        AGAINST.map((value) => ({ value, label: { key: againstLabel(value) } })),
      ),
      ...(others.length > 0 ? [flagField("others", flagIn(choices, "others"), told("named", { name: names }))] : []),
    ];
  },
  onto: (actors, choices) => {
    const others = flagIn(choices, "others") ? othersTargeted(actors) : [];
    return { actors: others.length > 0 ? [...actors, ...others] : actors, choices };
  },
  obstacle: ({ actor, choices }) => {
    const { dice, flat } = amountIn(choices);
    return dice + flat === 0 ? obstacle("noHarm", actor) : unlessAlive(actor);
  },
  rolls: ({ actor, choices }) => {
    const against = againstIn(choices);
    const thrown = diceRolls(HARM, "damage", amountIn(choices).dice);
    return against === "bare" ? thrown : [...thrown, ...armourRolls(actor, against)];
  },
  outcome: ({ actor, choices, dice }) => harmDone(actor, choices, dice),
  changes: (outcome, actor, origin) => {
    const { numbers, values } = pointChanges(actor, { damage: stored(outcome, "damage"), temporary: false });
    const weaponName = word(outcome, "cause") || say({ key: "TYPES.Item.warpWound" });
    const created = seriousWound(outcome.wound, { ...origin, weaponName });
    // WP-118: a blow counts even where nothing of it gets through
    return { numbers, values: [...values, ...(outcome.against === "bare" ? [] : skinChanges(actor))], created };
  },
  edit: {
    figures: ({ serious }) => [
      count("damage", [0, MOST_POINTS], { audience: "numbers" }),
      ...(serious === true ? [pick("wound", NATURES)] : []),
    ],
    follow: (decided, _ruled, actor) => ({
      after: healthAfter(actor, { damage: stored(decided, "damage"), temporary: false }),
    }),
  },
  view: (outcome) => {
    const damage = stored(outcome, "damage");
    const open = sightOf(outcome.npc === true) === "full"; // WP-10
    const health = { before: healthIn(outcome, "before"), after: healthIn(outcome, "after") };
    return card({
      verdict: told(damage > 0 ? "harm.hurts" : "harm.spares"),
      tone: damage > 0 ? "bad" : "good",
      dice: facesIn(outcome, "faces").map((value) => ({ faces: 6, value, counts: true })),
      total: stored(outcome, "raw"),
      facts: harmFacts(outcome, open),
      severity: damage > 0 ? severityOf({ ...health, category: "", temporary: false }) : null,
      losses: open && damage > 0 ? [told("loss", { points: damage })] : [],
    });
  },
});

function healthIn(outcome: Outcome, key: "before" | "after") {
  return oneOf(HEALTH, outcome[key], "fit");
}
