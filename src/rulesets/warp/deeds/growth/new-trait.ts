import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { warpOptions } from "../../data/options.js";
import { scaleLabel } from "../../labels.js";
import { NEW_TRAIT_COST } from "../../rules/improvement.js";
import { newTrait as learned } from "../../rules/gains.js";
import { isSpecialised, SCALES } from "../../rules/scales.js";
import type { Scale } from "../../rules/scales.js";
import { named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, flagField, textField } from "../fields.js";
import { growthEdit, growthFacts, growthFields, growthNumbers, growthRolls, growthThrown, maxAfter } from "./growth.js";
import type { Growth } from "./growth.js";
import { figuresOf, obstacle, unlessAlive } from "../reading.js";
import { spendingOf, unlessPoor } from "../spending.js";

/** What a new trait may serve for, as its window asks. */
const USES = ["combat", "dodge", "initiative", "resistance", "agility", "hitPoints"] as const;

/** WP-24 — the scales that the table plays. */
function scalesPlayed(): readonly [Scale, ...Scale[]] {
  const [first, ...others] = SCALES.filter((scale) => !isSpecialised(scale) || warpOptions().warpSpecialisedTraits);
  return [first ?? "standard", ...others];
}

function scaleIn(choices: DeedChoices): Scale {
  return wordIn(choices, "scale", scalesPlayed());
}

function growthOf(choices: DeedChoices): Growth | null {
  return flagIn(choices, "hitPoints") ? { id: "", newScore: learned(scaleIn(choices)).score } : null;
}

/** WP-77, WP-78, WP-81 — a new trait is learned in play: narrow, with a sign of its own. */
export const newTrait = deed("newTrait", {
  icon: "fa-solid fa-seedling",
  by: "keeper",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const scale = scaleIn(choices);
    const { trainingRequired } = learned(scale);
    const hint = told(trainingRequired ? "hint.training" : "hint.noTraining", { cost: NEW_TRAIT_COST });
    return [
      textField("trait", textIn(choices, "trait"), hint),
      textField("sign", textIn(choices, "sign")),
      choiceField(
        "scale",
        scale,
        wordOptions(scalesPlayed(), (word) => scaleLabel(word as Scale)),
      ),
      ...USES.map((use) => flagField(use, flagIn(choices, use))),
      ...growthFields(actor, choices, growthOf(choices)),
    ];
  },
  obstacle: ({ actor, choices }) => {
    if (textIn(choices, "trait") === "") return obstacle("unnamed", actor);
    if (flagIn(choices, "combat") && isSpecialised(scaleIn(choices))) return obstacle("combatSpecialised", actor);
    return unlessAlive(actor) ?? unlessPoor(actor, NEW_TRAIT_COST);
  },
  rolls: ({ actor, choices }) => growthRolls(actor, choices, growthOf(choices)),
  outcome: ({ actor, choices, dice }) => {
    const scale = scaleIn(choices);
    const { score, cost } = learned(scale);
    return {
      name: textIn(choices, "trait"),
      sign: textIn(choices, "sign"),
      scale,
      score,
      cost,
      uses: USES.filter((use) => flagIn(choices, use)),
      points: maxAfter(actor, choices, growthOf(choices), dice) - figuresOf(actor).hp.max,
      ...growthThrown(dice),
    };
  },
  changes: (outcome, actor) => {
    const values = spendingOf(actor, stored(outcome, "cost"));
    if (values.length === 0) return null;
    const uses = Array.isArray(outcome.uses) ? outcome.uses : [];
    const { kind } = learned("standard");
    const system = {
      kind,
      origin: "play",
      scale: word(outcome, "scale"),
      score: stored(outcome, "score"),
      sign: word(outcome, "sign"),
      ...Object.fromEntries(USES.map((use) => [use, uses.includes(use)])),
    };
    return {
      numbers: growthNumbers(outcome, actor),
      values,
      created: [{ type: "warpTrait", name: word(outcome, "name"), system }],
    };
  },
  edit: growthEdit,
  view: (outcome) =>
    card({ verdict: named(word(outcome, "name")), tone: "good", facts: growthFacts(outcome, "WP-78") }),
});
