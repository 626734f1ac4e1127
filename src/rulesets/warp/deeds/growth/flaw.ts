import { card } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { flag, whole } from "../../../../core/shape/shape.js";
import { nameKept, nameOf, nameShapes, nameTold } from "../../data/items/names-kept.js";
import type { WarpTrait } from "../../data/items/trait.js";
import { diceRolls } from "../../dice/specs.js";
import { flawStrikes } from "../../rules/character/flaws.js";
import { deed, fact, field, named, obstacle, say, yesNo } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { flawsOf, knownTo, revealed } from "../traits.js";

/** The flaw that is looked at: as chosen, else the first that a die decides on. */
function flawIn(actor: Actor, choices: DeedChoices): Borne<WarpTrait> | null {
  const flaws = flawsOf(actor, "chance");
  return chosenOf(flaws, choices, "flaw") ?? ("flaw" in choices ? null : (revealed(flaws)[0] ?? null));
}

/** WP-25 — a die says whether a flaw brings its trouble now. */
export const flaw = deed("flaw", {
  icon: "fa-solid fa-heart-crack",
  by: "owner",
  form: {
    flaw: field.pick(
      ({ actors: [actor] }) =>
        actor ? knownTo(flawsOf(actor, "chance")).map((one) => field.namedOption(one.id, nameOf(one))) : [],
      { initial: ({ actors: [actor], choices }) => (actor ? (flawIn(actor, choices)?.id ?? "") : "") },
    ),
  },
  kept: { ...nameShapes("flaw"), face: whole, strikes: flag },
  obstacle: ({ actor, choices }) => unlessAlive(actor) ?? (flawIn(actor, choices) ? null : obstacle("noFlaw", actor)),
  rolls: () => diceRolls("flaw", "flawChance", 1),
  outcome: ({ actor, choices, dice }) => {
    const found = flawIn(actor, choices);
    const face = dice.flaw?.[0] ?? 0;
    return {
      ...nameKept("flaw", found),
      face,
      strikes: found !== null && face > 0 && flawStrikes(found.system.flawFaces, face),
    };
  },
  edit: { figures: () => [yesNo("strikes")] },
  view: (kept) =>
    card({
      verdict: say(`flaw.${kept.strikes ? "strikes" : "spares"}`),
      tone: kept.strikes ? "bad" : "good",
      die: { faces: 6, value: kept.face, state: kept.strikes ? "miss" : "hit" },
      facts: [fact("flaw", named(nameTold(kept, "flaw")), "WP-25")],
    }),
});
