import type { ValueChange } from "../../../../core/play/contract/changes.js";
import { card } from "../../../../core/deed/card.js";
import { earlierDeeds } from "../../../../core/play/log/earlier.js";
import { oneOf, record, whole } from "../../../../core/shape/shape.js";
import { poolRolls } from "../../dice/specs.js";
import { spendCharges } from "../../rules/powers/powers.js";
import { betterSkin, steelSkin } from "../../rules/powers/steel-skin.js";
import type { SteelSkin } from "../../rules/powers/steel-skin.js";
import { unlessNoDice } from "../action.js";
import type { Tried } from "../action.js";
import { count, deed, fact, figure, FREE, numbers, obstacle, pick, say } from "../kit.js";
import { powerTried, strongestOf } from "../powers.js";
import { figuresOf, unlessAlive } from "../reading.js";
import { chargesPaid, leftAfter, reserveNow } from "../reserve.js";
import { ROLLED, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";
import { usedFigures } from "../used-figures.js";

const KEYS = ["absorb", "hits", "dice"] as const;

/** WP-118 — the skin as it is on the sheet. */
function worn(actor: Actor): SteelSkin {
  const { absorb, hits, dice } = figuresOf(actor).steelSkin;
  return { absorb, hits, dice };
}

/** WP-118 — what another skin writes. */
export function skinChanges(actor: Actor, skin: SteelSkin): readonly ValueChange[] {
  const before = figuresOf(actor).steelSkin;
  return KEYS.filter((key) => before[key] !== skin[key]).map((key) => ({
    path: `system.steelSkin.${key}`,
    after: skin[key],
  }));
}

/** WP-104, WP-118 — the first roll once more: forced, if it was. */
function triedBy(actor: Actor): Tried | null {
  const power = strongestOf(actor, "steelSkin");
  if (!power) return null;
  const [first] = earlierDeeds(
    (one) => one.deed === "power" && one.actor === actor.uuid && one.outcome["effect"] === "steelSkin",
  );
  return powerTried(actor, power, { forced: first?.outcome["forced"] === true });
}

const SKIN = { absorb: whole, hits: whole, dice: whole };

/** WP-118 — a skin as it was and as it was rolled anew, and which of them is kept. */
const ROLLED_SKIN = {
  ...ROLLED,
  before: record(SKIN),
  rolled: record(SKIN),
  choice: oneOf(["before", "rolled"]),
  charges: whole,
  left: whole,
};

const words = ({ absorb, hits }: Pick<SteelSkin, "absorb" | "hits">) => say("skin.figures", { absorb, hits });

/** WP-118 — a charge rolls a skin of steel anew; the better one is kept, and the other can be taken after all. */
export const rollSkin = deed("rollSkin", {
  icon: "fa-solid fa-shield",
  by: "owner",
  kept: ROLLED_SKIN,
  obstacle: ({ actor }) => {
    const tried = triedBy(actor);
    if (!tried || worn(actor).hits === 0) return obstacle("noSkin", actor);
    const { allowed } = spendCharges({ charges: reserveNow(actor).value, forced: false });
    return unlessAlive(actor) ?? (allowed ? unlessNoDice(actor, tried) : obstacle("noCharge", actor));
  },
  rolls: ({ actor }) => {
    const tried = triedBy(actor);
    return tried ? poolRolls("power", tried) : [];
  },
  modifiers: ({ actor }) => triedBy(actor)?.modifiers ?? [],
  outcome: ({ actor, dice }) => {
    const tried = triedBy(actor);
    const throws = tried && rolledOutcome(actor, tried, dice, "power");
    if (!throws) return { total: null };
    const before = worn(actor);
    const rolled = { ...steelSkin(throws.kept), absorb: throws.total };
    const choice: "rolled" | "before" = betterSkin(before, rolled) === rolled ? "rolled" : "before";
    return { ...throws, before, rolled, choice, charges: 1, left: reserveNow(actor).value - 1 };
  },
  changes: (kept, actor) => ({
    values: [...chargesPaid(actor, kept.charges), ...skinChanges(actor, kept[kept.choice])],
  }),
  edit: {
    figures: (ruled) =>
      ruled.total === null
        ? []
        : [
            pick(
              "choice",
              (["rolled", "before"] as const).map((value) => ({ value, label: words(ruled[value]) })),
            ),
            ...usedFigures({ charges: ruled.charges, left: ruled.left }),
          ],
    follow: leftAfter,
  },
  view: (kept) => {
    if (kept.total === null) return card({ verdict: say("check.none"), tone: "mute" });
    const anew = kept.choice === "rolled";
    return card({
      ...rolledView(kept),
      verdict: say(anew ? "skin.anew" : "skin.same"),
      tone: anew ? "good" : "mute",
      facts: [
        fact("before", words(kept.before), "WP-118"),
        fact("rolled", words(kept.rolled), "WP-118"),
        ...rolledFacts(kept),
        numbers("reserve", figure(kept.left), "WP-103"),
      ],
    });
  },
});

/** WP-118 — the skin that was not kept when it was last rolled anew, as long as no blow has fallen since; `null`: none. */
function otherSkin(actor: Actor): SteelSkin | null {
  const [last] = earlierDeeds((one) => one.deed === "rollSkin" && one.actor === actor.uuid);
  if (!last) return null;
  const { before, rolled } = record(ROLLED_SKIN).read(last.outcome);
  const now = worn(actor);
  const same = (skin: SteelSkin) => KEYS.every((key) => skin[key] === now[key]);
  return same(before) ? rolled : same(rolled) ? before : null;
}

/** WP-118 — either result may be kept: the other one, then. */
export const swapSkin = deed("swapSkin", {
  icon: "fa-solid fa-right-left",
  by: "owner",
  kept: SKIN,
  obstacle: ({ actor }) => (otherSkin(actor) ? null : obstacle("noOtherSkin", actor)),
  outcome: ({ actor }) => otherSkin(actor) ?? worn(actor),
  changes: (skin, actor) => ({ values: skinChanges(actor, skin) }),
  edit: { figures: () => [count("absorb", FREE), count("hits", [0, 6])] },
  view: (skin) => card({ verdict: words(skin), tone: "accent" }),
});
