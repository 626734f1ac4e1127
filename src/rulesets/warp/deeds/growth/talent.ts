import { card } from "../../../../core/deed/card.js";
import { flag, whole } from "../../../../core/shape/shape.js";
import { WarpCharacter } from "../../data/actors/character.js";
import { warpOptions } from "../../data/options.js";
import { diceRolls } from "../../dice/specs.js";
import { hasMagicTalent } from "../../rules/character/magic-access.js";
import { deed, obstacle, say, yesNo } from "../kit.js";

/** WP-123 — where magic is rare, a die says who has the talent for it; it is rolled once. */
export const talent = deed("talent", {
  icon: "fa-solid fa-star-half-stroke",
  by: "keeper",
  kept: { face: whole, talented: flag },
  obstacle: ({ actor }) => {
    const { system }: { readonly system: unknown } = actor;
    const open = system instanceof WarpCharacter && system.magicTalent === null;
    return open && warpOptions().magicTalent !== "none" ? null : obstacle("talentKnown", actor);
  },
  rolls: () => diceRolls("talent", "magicTalent", 1),
  outcome: ({ dice }) => {
    const face = dice.talent?.[0] ?? 0;
    return { face, talented: face > 0 && hasMagicTalent(face, warpOptions().magicTalent) };
  },
  changes: ({ talented }) => ({ values: [{ path: "system.magicTalent", after: talented }] }),
  edit: { figures: () => [yesNo("talented")] },
  view: ({ face, talented }) =>
    card({
      verdict: say(`talent.${talented ? "talented" : "none"}`),
      tone: talented ? "good" : "mute",
      die: { faces: 6, value: face, state: talented ? "hit" : "miss" },
    }),
});
