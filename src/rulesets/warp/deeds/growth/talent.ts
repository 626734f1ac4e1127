import { card, stored } from "../../../../core/deed/card.js";
import { WarpCharacter } from "../../data/character.js";
import { warpOptions } from "../../data/options.js";
import { diceRolls } from "../../dice/specs.js";
import { hasMagicTalent } from "../../rules/magic-access.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { flag } from "../figures.js";
import { obstacle } from "../reading.js";

/** WP-123 — where magic is rare, a die says who has the talent for it; it is rolled once. */
export const talent = deed("talent", {
  icon: "fa-solid fa-star-half-stroke",
  by: "keeper",
  obstacle: ({ actor }) => {
    const { system }: { readonly system: unknown } = actor;
    const open = system instanceof WarpCharacter && system.magicTalent === null;
    return open && warpOptions().warpMagicTalent !== "none" ? null : obstacle("talentKnown", actor);
  },
  rolls: () => diceRolls("talent", "magicTalent", 1),
  outcome: ({ dice }) => {
    const face = dice.talent?.[0] ?? null;
    return { face, talented: face !== null && hasMagicTalent(face, warpOptions().warpMagicTalent) };
  },
  changes: (outcome) => ({
    values: [{ path: "system.magicTalent", after: outcome.talented === true }],
  }),
  edit: { figures: () => [flag("talented")] },
  view: (outcome) => {
    const talented = outcome.talented === true;
    return card({
      verdict: told(`talent.${talented ? "talented" : "none"}`),
      tone: talented ? "good" : "mute",
      die: { faces: 6, value: stored(outcome, "face"), state: talented ? "hit" : "miss" },
    });
  },
});
