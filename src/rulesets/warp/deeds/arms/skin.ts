import type { Json } from "../../../../core/shape/shape.js";
import { object } from "../../../../core/shape/heal.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { earlierDeeds } from "../../../../core/play/log/earlier.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { poolRolls } from "../../dice/specs.js";
import { spendCharges } from "../../rules/powers.js";
import { betterSkin, steelSkin } from "../../rules/steel-skin.js";
import type { SteelSkin } from "../../rules/steel-skin.js";
import { unlessNoDice } from "../action.js";
import type { Tried } from "../action.js";
import { fact, figure, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { count, FREE, pick, usedFigures } from "../figures.js";
import { powerTried, strongestOf } from "../powers.js";
import { figuresOf, obstacle, unlessAlive } from "../reading.js";
import { chargesPaid, leftAfter, reserveNow } from "../reserve.js";
import { facesIn, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";

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
    (one) => one.deed === "power" && one.actor === actor.uuid && one.outcome.effect === "steelSkin",
  );
  const choices: DeedChoices = { forced: first?.outcome.forced === true };
  return powerTried(actor, power, choices);
}

function skinIn(outcome: Outcome, key: "before" | "rolled"): SteelSkin {
  const skin = object(outcome[key]) as Record<string, Json>;
  return { absorb: stored(skin, "absorb"), hits: stored(skin, "hits"), dice: stored(skin, "dice") };
}

const words = (skin: SteelSkin) => told("skin.figures", { absorb: skin.absorb, hits: skin.hits });

/** WP-118 — a charge rolls a skin of steel anew; the better one is kept, and the other can be taken after all. */
export const rollSkin = deed("rollSkin", {
  icon: "fa-solid fa-shield",
  by: "owner",
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
    const rolled = tried && rolledOutcome(actor, tried, dice, "power");
    if (!rolled) return { total: null };
    const before = worn(actor);
    const anew = { ...steelSkin(facesIn(rolled, "kept")), absorb: rolled.total };
    return {
      ...rolled,
      before: { ...before },
      rolled: { ...anew },
      choice: betterSkin(before, anew) === anew ? "rolled" : "before",
      charges: 1,
      left: reserveNow(actor).value - 1,
    };
  },
  changes: (outcome, actor) => {
    const skin = skinIn(outcome, outcome.choice === "rolled" ? "rolled" : "before");
    return {
      values: [...chargesPaid(actor, stored(outcome, "charges")), ...skinChanges(actor, skin)],
    };
  },
  edit: {
    figures: (ruled) =>
      typeof ruled.total !== "number"
        ? []
        : [
            pick(
              "choice",
              (["rolled", "before"] as const).map((value) => ({ value, label: words(skinIn(ruled, value)) })),
            ),
            ...usedFigures(ruled),
          ],
    follow: leftAfter,
  },
  view: (outcome) => {
    if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
    const anew = outcome.choice === "rolled";
    return card({
      ...rolledView(outcome),
      verdict: told(anew ? "skin.anew" : "skin.same"),
      tone: anew ? "good" : "mute",
      facts: [
        fact("before", words(skinIn(outcome, "before")), "WP-118"),
        fact("rolled", words(skinIn(outcome, "rolled")), "WP-118"),
        ...rolledFacts(outcome),
        numbers("reserve", figure(stored(outcome, "left")), "WP-103"),
      ],
    });
  },
});

/** WP-118 — the skin that was not kept when it was last rolled anew, as long as no blow has fallen since; `null`: none. */
function otherSkin(actor: Actor): SteelSkin | null {
  const [last] = earlierDeeds((one) => one.deed === "rollSkin" && one.actor === actor.uuid);
  if (!last) return null;
  const [before, rolled] = [skinIn(last.outcome, "before"), skinIn(last.outcome, "rolled")];
  const now = worn(actor);
  const same = (skin: SteelSkin) => KEYS.every((key) => skin[key] === now[key]);
  return same(before) ? rolled : same(rolled) ? before : null;
}

/** WP-118 — either result may be kept: the other one, then. */
export const swapSkin = deed("swapSkin", {
  icon: "fa-solid fa-right-left",
  by: "owner",
  obstacle: ({ actor }) => (otherSkin(actor) ? null : obstacle("noOtherSkin", actor)),
  outcome: ({ actor }) => ({ ...(otherSkin(actor) ?? worn(actor)) }),
  changes: (outcome, actor) => {
    const skin = { absorb: stored(outcome, "absorb"), hits: stored(outcome, "hits"), dice: stored(outcome, "dice") };
    return { values: skinChanges(actor, skin) };
  },
  edit: { figures: () => [count("absorb", FREE), count("hits", [0, 6])] },
  view: (outcome) =>
    card({
      verdict: told("skin.figures", { absorb: stored(outcome, "absorb"), hits: stored(outcome, "hits") }),
      tone: "accent",
    }),
});
