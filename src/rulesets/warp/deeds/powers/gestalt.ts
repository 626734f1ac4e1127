import { readsAsKeeper } from "../../../../core/world/reader.js";
import { card } from "../../../../core/deed/card.js";
import type { Gathering } from "../../../../core/play/contract/deed.js";
import { flag, nullable, oneOf, record, text, whole } from "../../../../core/shape/shape.js";
import { warpOptions } from "../../data/options.js";
import { gestalt as decided } from "../../rules/checks/gestalt.js";
import { GESTALT, hasRolled, namesKept, namesShapes, namesTold, WAY, wayName, wayOf } from "../called.js";
import { JOINED, type FightSide } from "../checks/join.js";
import { count, deed, field, figure, FREE, named, obstacle, say, secret } from "../kit.js";

/** WP-76 — the keeper calls both sides of a fight to one roll each. */
export const gestalt = deed("gestalt", {
  icon: "fa-solid fa-people-arrows",
  by: "keeper",
  gathers: { join: "join", conclude: "concludeGestalt" },
  form: { reason: field.text({ hint: say("hint.gestalt") }) },
  kept: { way: WAY, reason: text },
  obstacle: ({ actor }) => (warpOptions().gestaltCombat ? null : obstacle("noGestalt", actor)),
  outcome: ({ form }) => ({ way: GESTALT, reason: form.reason }),
  view: ({ reason }) => card({ verdict: reason ? named(reason) : wayName(GESTALT), tone: "accent" }),
});

/** WP-76 — the rolls of one side. */
function side({ joined }: Gathering, which: FightSide) {
  return joined.filter((one) => hasRolled(one) && record(JOINED).read(one.outcome).side === which);
}

const totals = (rolls: ReturnType<typeof side>) => rolls.map(({ outcome }) => whole.read(outcome["total"]));

/** WP-76 — the sums of both sides decide it. Only the keeper knows who wins, unless they announce it. */
export const concludeGestalt = deed("concludeGestalt", {
  icon: "fa-solid fa-flag-checkered",
  by: "keeper",
  form: { announced: field.flag({ hint: say("hint.announced") }) },
  kept: {
    /** `null` where nothing was concluded, as the winner. */
    players: nullable(whole),
    keeper: whole,
    winner: nullable(oneOf(["players", "keeper", "draw"])),
    announced: flag,
    ...namesShapes("ours"),
    ...namesShapes("theirs"),
  },
  obstacle: ({ actor, gathering }) => {
    if (!gathering || wayOf(gathering) !== GESTALT) return obstacle("nothingCalled", actor);
    const both = side(gathering, "ours").length > 0 && side(gathering, "theirs").length > 0;
    return both ? null : obstacle("twoSides", actor);
  },
  outcome: ({ form: { announced }, gathering }) => {
    if (!gathering) return {};
    const [ours, theirs] = [side(gathering, "ours"), side(gathering, "theirs")];
    const { players, keeper, winner } = decided(totals(ours), totals(theirs));
    return { players, keeper, winner, announced, ...namesKept("ours", ours), ...namesKept("theirs", theirs) };
  },
  edit: {
    figures: ({ players }) =>
      players === null ? [] : [count("players", FREE), count("keeper", FREE, { audience: "keeper" })],
    follow: ({ players, keeper }) => ({ winner: decided([players ?? 0], [keeper]).winner }),
  },
  view: (kept) => {
    const { winner, announced, players, keeper } = kept;
    if (!winner) return card({ verdict: say("check.none"), tone: "mute" });
    const known = announced || readsAsKeeper();
    return card({
      verdict: say(`gestalt.${known ? winner : "untold"}`),
      tone: !known || winner === "draw" ? "mute" : winner === "players" ? "good" : "bad",
      total: players,
      facts: [
        ...namesTold(kept, "ours", "ours", "WP-76"),
        ...namesTold(kept, "theirs", "theirs", "WP-76"),
        secret("theirTotal", figure(keeper), "WP-76"),
      ],
    });
  },
});
