import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { Gathering } from "../../../../core/play/contract/deed.js";
import { warpOptions } from "../../data/options.js";
import { gestalt as decided } from "../../rules/gestalt.js";
import { GESTALT, hasRolled, namesKept, namesTold, wayName, wayOf } from "../called.js";
import { figure, named, secret, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField, textField } from "../fields.js";
import { count, FREE } from "../figures.js";
import type { FightSide } from "../checks/join.js";
import { obstacle } from "../reading.js";

/** WP-76 — the keeper calls both sides of a fight to one roll each. */
export const gestalt = deed("gestalt", {
  icon: "fa-solid fa-people-arrows",
  by: "keeper",
  gathers: { join: "join", conclude: "concludeGestalt" },
  fields: (_actors, choices) => [textField("reason", textIn(choices, "reason"), told("hint.gestalt"))],
  obstacle: ({ actor }) => (warpOptions().warpGestaltCombat ? null : obstacle("noGestalt", actor)),
  outcome: ({ choices }) => ({ way: GESTALT, reason: textIn(choices, "reason") }),
  view: (outcome) => {
    const reason = word(outcome, "reason");
    return card({ verdict: reason ? named(reason) : wayName(GESTALT), tone: "accent" });
  },
});

/** WP-76 — the totals of one side. */
function side(gathering: Gathering, which: FightSide) {
  return gathering.joined.filter((one) => hasRolled(one) && one.outcome.side === which);
}

const totals = (rolls: ReturnType<typeof side>) => rolls.map(({ outcome }) => stored(outcome, "total"));

/** WP-76 — the sums of both sides decide it. Only the keeper knows who wins, unless they announce it. */
export const concludeGestalt = deed("concludeGestalt", {
  icon: "fa-solid fa-flag-checkered",
  by: "keeper",
  fields: (_actors, choices) => [flagField("announced", flagIn(choices, "announced"), told("hint.announced"))],
  obstacle: ({ actor, gathering }) => {
    if (!gathering || wayOf(gathering) !== GESTALT) return obstacle("nothingCalled", actor);
    const both = side(gathering, "ours").length > 0 && side(gathering, "theirs").length > 0;
    return both ? null : obstacle("twoSides", actor);
  },
  outcome: ({ choices, gathering }): Outcome => {
    if (!gathering) return {};
    const [ours, theirs] = [side(gathering, "ours"), side(gathering, "theirs")];
    const { players, keeper, winner } = decided(totals(ours), totals(theirs));
    const announced = flagIn(choices, "announced");
    return { players, keeper, winner, announced, ...namesKept("ours", ours), ...namesKept("theirs", theirs) };
  },
  edit: {
    figures: (ruled) =>
      typeof ruled.players === "number" ? [count("players", FREE), count("keeper", FREE, { audience: "keeper" })] : [],
    follow: (made) => ({ winner: decided([stored(made, "players")], [stored(made, "keeper")]).winner }),
  },
  view: (outcome) => {
    const winner = (["players", "keeper", "draw"] as const).find((one) => one === word(outcome, "winner"));
    if (!winner) return card({ verdict: told("check.none"), tone: "mute" });
    const known = outcome.announced === true || game.user.isGM;
    return card({
      verdict: told(`gestalt.${known ? winner : "untold"}`),
      tone: !known || winner === "draw" ? "mute" : winner === "players" ? "good" : "bad",
      total: stored(outcome, "players"),
      facts: [
        ...namesTold(outcome, "ours", "ours", "WP-76"),
        ...namesTold(outcome, "theirs", "theirs", "WP-76"),
        secret("theirTotal", figure(stored(outcome, "keeper")), "WP-76"),
      ],
    });
  },
});
