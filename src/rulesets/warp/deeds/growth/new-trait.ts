import { card } from "../../../../core/deed/card.js";
import type { Filled } from "../../../../core/deed/form.js";
import { list, oneOf, text } from "../../../../core/shape/shape.js";
import { warpOptions } from "../../data/options.js";
import { scaleLabel } from "../../labels.js";
import { NEW_TRAIT_COST } from "../../rules/character/improvement.js";
import { newTrait as learned } from "../../rules/character/gains.js";
import { isSpecialised, SCALES } from "../../rules/character/scales.js";
import { deed, field, named, obstacle, say } from "../kit.js";
import { figuresOf, unlessAlive } from "../reading.js";
import { spendingOf, unlessPoor } from "../spending.js";
import {
  GROWTH,
  GROWTH_FORM,
  growthEdit,
  growthFacts,
  growthNumbers,
  growthRolls,
  growthThrown,
  growthWindow,
  maxAfter,
} from "./growth.js";
import type { Growth } from "./growth.js";

/** What a new trait may serve for, as its window asks. */
const USES = ["combat", "dodge", "initiative", "resistance", "agility", "hitPoints"] as const;
type Use = (typeof USES)[number];

/** WP-24 — the scales that the table plays. */
const scalesPlayed = () => SCALES.filter((scale) => !isSpecialised(scale) || warpOptions().specialisedTraits);

const uses = Object.fromEntries(USES.map((use) => [use, field.flag()])) as Record<Use, ReturnType<typeof field.flag>>;

const FORM = {
  trait: field.text(),
  sign: field.text(),
  scale: field.choice(SCALES, scaleLabel, { initial: () => scalesPlayed()[0] ?? "standard" }),
  ...uses,
  ...GROWTH_FORM,
};

function growthOf({ hitPoints, scale }: Pick<Filled<typeof FORM>, "hitPoints" | "scale">): Growth | null {
  return hitPoints ? { id: "", newScore: learned(scale).score } : null;
}

/** WP-77, WP-78, WP-81 — a new trait is learned in play: narrow, with a sign of its own. */
export const newTrait = deed("newTrait", {
  icon: "fa-solid fa-seedling",
  by: "keeper",
  form: FORM,
  window: (form, { actors: [actor] }) => {
    const { trainingRequired } = learned(form.scale);
    const hint = say(trainingRequired ? "hint.training" : "hint.noTraining", { cost: NEW_TRAIT_COST });
    return {
      trait: { hint },
      scale: { options: field.words(scalesPlayed(), scaleLabel) },
      ...(actor && growthWindow(actor, growthOf(form))),
    };
  },
  kept: { ...GROWTH, name: text, sign: text, scale: oneOf(SCALES), uses: list(oneOf(USES)) },
  obstacle: ({ actor, form }) => {
    if (form.trait === "") return obstacle("unnamed", actor);
    if (form.combat && isSpecialised(form.scale)) return obstacle("combatSpecialised", actor);
    return unlessAlive(actor) ?? unlessPoor(actor, NEW_TRAIT_COST);
  },
  rolls: ({ actor, form }) => growthRolls(actor, form, growthOf(form)),
  outcome: ({ actor, form, dice }) => {
    const { trait, sign, scale } = form;
    const { score, cost } = learned(scale);
    return {
      ...{ name: trait, sign, scale, score, cost },
      uses: USES.filter((use) => form[use]),
      points: maxAfter(actor, form, growthOf(form), dice) - figuresOf(actor).hp.max,
      ...growthThrown(dice),
    };
  },
  changes: (kept, actor) => {
    const values = spendingOf(actor, kept.cost, { kind: "newTrait", name: kept.name });
    if (values.length === 0) return null;
    const { name, sign, scale, score } = kept;
    const { kind } = learned("standard");
    const serves = Object.fromEntries(USES.map((use) => [use, kept.uses.includes(use)]));
    return {
      numbers: growthNumbers(kept, actor),
      values,
      created: [{ type: "warpTrait", name, system: { kind, origin: "play", scale, score, sign, ...serves } }],
    };
  },
  edit: growthEdit,
  view: (kept) => card({ verdict: named(kept.name), tone: "good", facts: growthFacts(kept, "WP-78") }),
});
