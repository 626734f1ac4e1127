import { readsAsKeeper } from "../../../../core/world/reader.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import { flag, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { lineTold, nameKept, nameShapes, nameTold } from "../../data/items/names-kept.js";
import { poolRolls } from "../../dice/specs.js";
import { castingTime, spendCharges } from "../../rules/powers/powers.js";
import { POWER_EFFECTS } from "../../rules/powers/power-kinds.js";
import { steelSkin } from "../../rules/powers/steel-skin.js";
import { ACTION_FORM, actionWindow, experienceUsed, unlessReady, usualDice } from "../action.js";
import { skinChanges } from "../arms/skin.js";
import { count, deed, fact, figure, FREE, named, numbers, obstacle, say } from "../kit.js";
import { effectFacts } from "../power-figures.js";
import { isPlayed, POWER_FORM, powerIn, powerTried } from "../powers.js";
import { doubtsWhetherAble, figuresOf, unlessAlive } from "../reading.js";
import { chargesPaid, leftAfter, reserveNow } from "../reserve.js";
import { readsTotal, ROLLED, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";
import { usedFigures } from "../used-figures.js";

/** WP-98, WP-103, WP-104 — why a power cannot be used now. */
function hindrance({ actor, choices }: DeedSituation, forced: boolean): Text | null {
  const power = powerIn(actor, choices);
  if (!power || !isPlayed(power.system)) return obstacle("noPower", actor);
  const { suspended } = power.system;
  if (suspended) return obstacle("suspended", actor);
  const { value } = reserveNow(actor);
  const { allowed } = spendCharges({ charges: value, forced });
  if (!allowed) return obstacle("noCharge", actor);
  return unlessAlive(actor) ?? unlessReady(actor, powerTried(actor, power, choices), choices);
}

/** What an outcome keeps of a power. */
const KEPT = {
  ...ROLLED,
  ...nameShapes("power"),
  effect: oneOf(POWER_EFFECTS, "custom"),
  duration: text,
  turns: whole,
  seconds: whole,
  forced: flag,
  charges: whole,
  left: whole,
  experience: whole,
};
type Used = Read<typeof KEPT>;

/** WP-103…WP-121 — a power is used for oneself: a charge, or two of them to force it, and its dice. */
export const power = deed("power", {
  icon: "fa-solid fa-wand-sparkles",
  by: "owner",
  form: { ...POWER_FORM, ...ACTION_FORM },
  window: (form, asked) => {
    const [actor] = asked.actors;
    const found = actor && powerIn(actor, asked.choices);
    return { power: { value: found?.id ?? "" }, ...actionWindow(form, asked) };
  },
  usual: usualDice,
  kept: KEPT,
  obstacle: (situation) => hindrance(situation, situation.form.forced),
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  rolls: ({ actor, choices }) => {
    const found = powerIn(actor, choices);
    return found ? poolRolls("power", powerTried(actor, found, choices)) : [];
  },
  modifiers: ({ actor, choices }) => {
    const found = powerIn(actor, choices);
    return found ? powerTried(actor, found, choices).modifiers : [];
  },
  outcome: ({ actor, choices, form: { forced, experience, reason }, dice }) => {
    const found = powerIn(actor, choices);
    const rolled = found && rolledOutcome(actor, powerTried(actor, found, choices), dice, "power");
    if (!found || !rolled) return { total: null };
    const { effectKey: effect, duration, castTurns } = found.system;
    return {
      ...rolled,
      ...nameKept("power", found),
      ...castingTime(effect, castTurns),
      ...{ effect, duration, forced, experience, reason },
      charges: forced ? 2 : 1,
      left: spendCharges({ charges: reserveNow(actor).value, forced }).charges,
    };
  },
  changes: (used, actor) => {
    const values: readonly ValueChange[] = [
      ...chargesPaid(actor, used.charges),
      ...experienceUsed(actor, used.experience),
      ...skinPutOn(used, actor),
    ];
    return values.length > 0 ? { values } : null;
  },
  edit: {
    figures: (ruled) =>
      ruled.total === null
        ? []
        : [
            count("total", FREE, { audience: ruled.effect === "intuition" ? "keeper" : readsTotal(ruled) }),
            ...usedFigures(ruled),
          ],
    follow: leftAfter,
  },
  view: (used) => {
    if (used.total === null) return card({ verdict: say("check.none"), tone: "mute" });
    // WP-112: what intuition is worth is between the keeper and the dice
    const secretly = used.effect === "intuition" && !readsAsKeeper();
    return card({
      ...rolledView(used),
      ...(secretly && { dice: [], total: null }),
      verdict: named(nameTold(used, "power")),
      tone: used.criticalFailure ? "bad" : "accent",
      facts: [...factsOf(used, used.total), ...rolledFacts(used)],
    });
  },
});

/** WP-118 — a skin of steel, from now on. */
function skinPutOn({ effect, kept, total }: Used, actor: Actor): readonly ValueChange[] {
  if (effect !== "steelSkin") return [];
  const since = secondsNow();
  const stamp = figuresOf(actor).steelSkin.since === since ? [] : [{ path: "system.steelSkin.since", after: since }];
  return [...skinChanges(actor, { ...steelSkin(kept), absorb: total ?? 0 }), ...stamp];
}

function factsOf(used: Used, total: number): readonly CardFact[] {
  const { forced, criticalFailure, effect, kept, turns, seconds, left } = used;
  const duration = lineTold(used, "duration");
  return [
    ...(forced ? [fact("forced", say("power.twice"), "WP-104")] : []),
    ...(criticalFailure ? [fact("critical", { key: "GARDIEN.WARP.OUTCOME.criticalFailure" }, "WP-36")] : []),
    ...effectFacts(effect, total, kept),
    ...(duration ? [fact("duration", named(duration), "WP-109")] : []),
    // WD-42: how long it took, where that is more than a turn
    ...(turns > 1 ? [fact("time", { key: "GARDIEN.WARP.USE.contact", data: { turns, seconds } }, "WP-109")] : []),
    numbers("reserve", figure(left), "WP-103"),
  ];
}
