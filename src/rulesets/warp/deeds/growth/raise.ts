import { card, stored, word } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { borneBy, chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { WarpTrait } from "../../data/trait.js";
import { named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions } from "../fields.js";
import { growthEdit, growthFacts, growthFields, growthNumbers, growthRolls, growthThrown, maxAfter } from "./growth.js";
import type { Growth } from "./growth.js";
import { figuresOf, obstacle, unlessAlive } from "../reading.js";
import { spendingOf, unlessPoor } from "../spending.js";
import { nameKept, nameTold } from "../../data/names-kept.js";

/** WP-79 — traits and powers with a price for one die more. */
function raisable(actor: Actor): readonly Borne<WarpTrait>[] {
  return borneBy(actor, WarpTrait).filter(({ system }) => system.raiseCost !== null);
}

function traitIn(actor: Actor, choices: DeedChoices): Borne<WarpTrait> | null {
  const traits = raisable(actor);
  return chosenOf(traits, choices, "trait") ?? ("trait" in choices ? null : (traits[0] ?? null));
}

function growthOf(trait: Borne<WarpTrait> | null): Growth | null {
  return trait?.system.hitPoints ? { id: trait.id, newScore: trait.system.score + 1 } : null;
}

/** WP-77, WP-79…WP-81 — dice of experience raise a trait by one, and hit points with it where they hang on it. */
export const raise = deed("raise", {
  icon: "fa-solid fa-arrow-up-right-dots",
  by: "keeper",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const trait = traitIn(actor, choices);
    const options = ownOptions(raisable(actor), ({ printed }) => printed);
    const hint = told("hint.raise", { cost: trait?.system.raiseCost ?? 0, total: figuresOf(actor).xp.total });
    return [choiceField("trait", trait?.id ?? "", options, hint), ...growthFields(actor, choices, growthOf(trait))];
  },
  obstacle: ({ actor, choices }) => {
    const cost = traitIn(actor, choices)?.system.raiseCost;
    if (cost === undefined || cost === null) return obstacle("notRaised", actor);
    return unlessAlive(actor) ?? unlessPoor(actor, cost);
  },
  rolls: ({ actor, choices }) => growthRolls(actor, choices, growthOf(traitIn(actor, choices))),
  outcome: ({ actor, choices, dice }) => {
    const trait = traitIn(actor, choices);
    const growth = growthOf(trait);
    return {
      trait: trait?.id ?? "",
      ...nameKept("name", trait),
      score: (trait?.system.score ?? 0) + 1,
      cost: trait?.system.raiseCost ?? 0,
      points: maxAfter(actor, choices, growth, dice) - figuresOf(actor).hp.max,
      ...growthThrown(dice),
    };
  },
  changes: (outcome, actor) => {
    const values = spendingOf(actor, stored(outcome, "cost"));
    if (values.length === 0) return null;
    return {
      numbers: growthNumbers(outcome, actor),
      values,
      items: [{ id: word(outcome, "trait"), path: "system.score", after: stored(outcome, "score") }],
    };
  },
  edit: growthEdit,
  view: (outcome) =>
    card({ verdict: named(nameTold(outcome, "name")), tone: "good", facts: growthFacts(outcome, "WP-79") }),
});
