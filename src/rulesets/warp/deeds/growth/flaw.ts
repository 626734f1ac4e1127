import { card, stored } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import type { WarpTrait } from "../../data/trait.js";
import { diceRolls } from "../../dice/specs.js";
import { flawStrikes } from "../../rules/flaws.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions } from "../fields.js";
import { flag } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";
import { flawsOf, knownTo, revealed } from "../traits.js";
import { nameKept, nameTold } from "../../data/names-kept.js";

/** The flaw that is looked at: as chosen, else the first that a die decides on. */
function flawIn(actor: Actor, choices: DeedChoices): Borne<WarpTrait> | null {
  const flaws = flawsOf(actor, "chance");
  return chosenOf(flaws, choices, "flaw") ?? ("flaw" in choices ? null : (revealed(flaws)[0] ?? null));
}

/** WP-25 — a die says whether a flaw brings its trouble now. */
export const flaw = deed("flaw", {
  icon: "fa-solid fa-heart-crack",
  by: "owner",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const options = ownOptions(knownTo(flawsOf(actor, "chance")));
    return [choiceField("flaw", flawIn(actor, choices)?.id ?? "", options)];
  },
  obstacle: ({ actor, choices }) => unlessAlive(actor) ?? (flawIn(actor, choices) ? null : obstacle("noFlaw", actor)),
  rolls: () => diceRolls("flaw", "flawChance", 1),
  outcome: ({ actor, choices, dice }) => {
    const found = flawIn(actor, choices);
    const face = dice.flaw?.[0] ?? null;
    return {
      ...nameKept("flaw", found),
      face,
      strikes: found !== null && face !== null && flawStrikes(found.system.flawFaces, face),
    };
  },
  edit: { figures: () => [flag("strikes")] },
  view: (outcome) => {
    const strikes = outcome.strikes === true;
    return card({
      verdict: told(`flaw.${strikes ? "strikes" : "spares"}`),
      tone: strikes ? "bad" : "good",
      die: { faces: 6, value: stored(outcome, "face"), state: strikes ? "miss" : "hit" },
      facts: [fact("flaw", named(nameTold(outcome, "flaw")), "WP-25")],
    });
  },
});
