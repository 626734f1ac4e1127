import type { CardFact, Outcome } from "../../../core/attack/procedure.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { flagIn } from "../../../core/deeds/choices.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import { warpOptions } from "../data/options.js";
import { gestalt as decided } from "../rules/gestalt.js";
import { fact, figure, named, secret, told } from "./card.js";
import { deed } from "./deed.js";
import { rollField, rollName, rollsOfMany } from "./earlier-rolls.js";
import type { EarlierRoll } from "./earlier-rolls.js";
import { flagField } from "./fields.js";
import { obstacle } from "./reading.js";

/** WP-76 — the rolls that make up the fight, oldest first. */
function fighting(choices: DeedChoices): readonly EarlierRoll[] {
  return rollsOfMany()
    .filter((roll) => flagIn(choices, rollField(roll)))
    .toReversed();
}

const isKeepers = ({ outcome }: EarlierRoll): boolean => outcome.npc === true;
const totals = (rolls: readonly EarlierRoll[]) => rolls.map(({ total }) => total);

/** WP-76 — one roll each, and the sums of both sides decide the fight. */
export const gestalt = deed("gestalt", {
  icon: "fa-solid fa-people-arrows",
  by: "keeper",
  followsLog: true,
  fields: (_actors, choices) =>
    rollsOfMany().map((roll) => ({
      ...flagField(rollField(roll), flagIn(choices, rollField(roll))),
      label: told(isKeepers(roll) ? "gestalt.theirs" : "gestalt.ours", { roll: rollName(roll) }),
    })),
  obstacle: ({ actor, choices }) => {
    if (!warpOptions().warpGestaltCombat) return obstacle("noGestalt", actor);
    const rolls = fighting(choices);
    return rolls.some(isKeepers) && !rolls.every(isKeepers) ? null : obstacle("twoSides", actor);
  },
  outcome: ({ choices }) => {
    const rolls = fighting(choices);
    const [theirs, ours] = [rolls.filter(isKeepers), rolls.filter((roll) => !isKeepers(roll))];
    const { players, keeper, winner } = decided(totals(ours), totals(theirs));
    return { players, keeper, winner, ours: ours.map(({ name }) => name), theirs: theirs.map(({ name }) => name) };
  },
  view: (outcome) => {
    const winner = (["players", "keeper", "draw"] as const).find((one) => one === word(outcome, "winner"));
    if (!winner) return card({ verdict: told("check.none"), tone: "mute" });
    return card({
      verdict: told(`gestalt.${winner}`),
      tone: winner === "players" ? "good" : winner === "keeper" ? "bad" : "mute",
      total: stored(outcome, "players"),
      facts: [
        ...people(outcome, "ours"),
        ...people(outcome, "theirs"),
        secret("theirTotal", figure(stored(outcome, "keeper")), "WP-76"),
      ],
    });
  },
});

function people(outcome: Outcome, side: "ours" | "theirs"): readonly CardFact[] {
  const names = outcome[side];
  return Array.isArray(names) ? names.map((name) => fact(side, named(String(name)), "WP-76")) : [];
}
