import { card } from "../../../../core/deed/card.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import { text } from "../../../../core/shape/shape.js";
import { nameKept, nameOf, nameShapes, nameTold } from "../../data/items/names-kept.js";
import { WarpTrait } from "../../data/items/trait.js";
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

/** WP-79 — traits and powers with a price for one die more. */
function raisable(actor: Actor): readonly Borne<WarpTrait>[] {
  return borneBy(actor, WarpTrait).filter(({ system }) => system.raiseCost !== null);
}

function growthOf(trait: Borne<WarpTrait> | null): Growth | null {
  return trait?.system.hitPoints ? { id: trait.id, newScore: trait.system.score + 1 } : null;
}

/** WP-77, WP-79…WP-81 — dice of experience raise a trait by one, and hit points with it where they hang on it. */
export const raise = deed("raise", {
  icon: "fa-solid fa-arrow-up-right-dots",
  by: "keeper",
  form: {
    trait: field.item(({ actors: [actor] }) => (actor ? raisable(actor) : []), {
      label: (one) => named(`${nameOf(one)} ${one.system.printed}`),
      hint: (trait, { actors: [actor] }) => {
        const total = actor ? figuresOf(actor).xp.total : 0;
        return say("hint.raise", { cost: trait?.system.raiseCost ?? 0, total });
      },
    }),
    ...GROWTH_FORM,
  },
  window: ({ trait }, { actor }) => growthWindow(actor, growthOf(trait)),
  kept: { ...GROWTH, trait: text, ...nameShapes("name") },
  obstacle: ({ actor, form: { trait } }) => {
    const cost = trait?.system.raiseCost;
    if (cost === undefined || cost === null) return obstacle("notRaised", actor);
    return unlessAlive(actor) ?? unlessPoor(actor, cost);
  },
  rolls: ({ actor, form }) => growthRolls(actor, form, growthOf(form.trait)),
  outcome: ({ actor, form, dice }) => {
    const { trait } = form;
    return {
      trait: trait?.id ?? "",
      ...nameKept("name", trait),
      score: (trait?.system.score ?? 0) + 1,
      cost: trait?.system.raiseCost ?? 0,
      points: maxAfter(actor, form, growthOf(trait), dice) - figuresOf(actor).hp.max,
      ...growthThrown(dice),
    };
  },
  changes: (kept, actor) => {
    const values = spendingOf(actor, kept.cost, { kind: "raise", name: kept.name });
    if (values.length === 0) return null;
    return {
      numbers: growthNumbers(kept, actor),
      values,
      items: [{ id: kept.trait, path: "system.score", after: kept.score }],
    };
  },
  edit: growthEdit,
  view: (kept) => card({ verdict: named(nameTold(kept, "name")), tone: "good", facts: growthFacts(kept, "WP-79") }),
});
