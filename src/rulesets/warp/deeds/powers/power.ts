import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { poolRolls } from "../../dice/specs.js";
import { castingTime, spendCharges } from "../../rules/powers.js";
import { POWER_EFFECTS } from "../../rules/power-kinds.js";
import type { PowerEffect } from "../../rules/power-kinds.js";
import { steelSkin } from "../../rules/steel-skin.js";
import { actionFields, experienceIn, experienceUsed, unlessReady } from "../action.js";
import { fact, figure, named, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, flagField } from "../fields.js";
import { count, FREE, usedFigures } from "../figures.js";
import { effectFacts } from "../power-figures.js";
import { isPlayed, powerIn, powersOf, powerTried } from "../powers.js";
import { doubtsWhetherAble, figuresOf, obstacle, unlessAlive } from "../reading.js";
import { chargesPaid, leftAfter, reserveNow } from "../reserve.js";
import { skinChanges } from "../arms/skin.js";
import { facesIn, readsTotal, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";
import { lineTold, nameKept, nameTold } from "../../data/names-kept.js";

/** WP-98, WP-103, WP-104 — why a power cannot be used now. */
function hindrance({ actor, choices }: DeedSituation): Text | null {
  const power = powerIn(actor, choices);
  if (!power || !isPlayed(power.system)) return obstacle("noPower", actor);
  const { suspended } = power.system;
  if (suspended) return obstacle("suspended", actor);
  const { value } = reserveNow(actor);
  const { allowed } = spendCharges({ charges: value, forced: flagIn(choices, "forced") });
  if (!allowed) return obstacle("noCharge", actor);
  return unlessAlive(actor) ?? unlessReady(actor, powerTried(actor, power, choices), choices);
}

/** WP-103…WP-121 — a power is used for oneself: a charge, or two of them to force it, and its dice. */
export const power = deed("power", {
  icon: "fa-solid fa-wand-sparkles",
  by: "owner",
  fields: (actors, choices) => {
    const [actor] = actors;
    if (!actor) return [];
    const found = powerIn(actor, choices);
    const options = powersOf(actor).map(({ id, name, system }) => ({
      value: id,
      label: told(system.aimed ? "power.untargeted" : "named", { name: `${name} ${system.printed}` }),
    }));
    const hint = found?.system.aimed === true ? told("hint.untargeted") : undefined;
    const { value, max } = reserveNow(actor);
    return [
      choiceField("power", found?.id ?? "", options, hint),
      flagField("forced", flagIn(choices, "forced"), told("hint.forced", { value, max })),
      ...actionFields(actors, choices),
    ];
  },
  obstacle: hindrance,
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  rolls: ({ actor, choices }) => {
    const found = powerIn(actor, choices);
    return found ? poolRolls("power", powerTried(actor, found, choices)) : [];
  },
  modifiers: ({ actor, choices }) => {
    const found = powerIn(actor, choices);
    return found ? powerTried(actor, found, choices).modifiers : [];
  },
  outcome: ({ actor, choices, dice }) => {
    const found = powerIn(actor, choices);
    const rolled = found && rolledOutcome(actor, powerTried(actor, found, choices), dice, "power");
    if (!found || !rolled) return { total: null };
    const forced = flagIn(choices, "forced");
    const effect = found.system.effectKey;
    return {
      ...rolled,
      ...nameKept("power", found),
      effect,
      duration: found.system.duration,
      ...castingTime(effect, found.system.castTurns),
      forced,
      charges: forced ? 2 : 1,
      left: spendCharges({ charges: reserveNow(actor).value, forced }).charges,
      experience: experienceIn(actor, choices),
      reason: textIn(choices, "reason"),
    };
  },
  changes: (outcome, actor) => {
    const values: readonly ValueChange[] = [
      ...chargesPaid(actor, stored(outcome, "charges")),
      ...experienceUsed(actor, stored(outcome, "experience")),
      ...skinPutOn(outcome, actor),
    ];
    return values.length > 0 ? { values } : null;
  },
  edit: {
    figures: (ruled) =>
      typeof ruled.total !== "number"
        ? []
        : [
            count("total", FREE, { audience: effectIn(ruled) === "intuition" ? "keeper" : readsTotal(ruled) }),
            ...usedFigures(ruled),
          ],
    follow: leftAfter,
  },
  view: (outcome) => {
    if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
    // WP-112: what intuition is worth is between the keeper and the dice
    const secretly = effectIn(outcome) === "intuition" && !game.user.isGM;
    const shown = rolledView(outcome);
    return card({
      ...shown,
      ...(secretly && { dice: [], total: null }),
      verdict: named(nameTold(outcome, "power")),
      tone: outcome.criticalFailure === true ? "bad" : "accent",
      facts: [...factsOf(outcome), ...rolledFacts(outcome)],
    });
  },
});

function effectIn(outcome: Outcome): PowerEffect {
  return POWER_EFFECTS.find((one) => one === word(outcome, "effect")) ?? "custom";
}

/** WP-118 — a skin of steel, from now on. */
function skinPutOn(outcome: Outcome, actor: Actor): readonly ValueChange[] {
  if (effectIn(outcome) !== "steelSkin") return [];
  const skin = steelSkin(facesIn(outcome, "kept"));
  const since = Math.max(0, Math.trunc(game.time.worldTime));
  const stamp = figuresOf(actor).steelSkin.since === since ? [] : [{ path: "system.steelSkin.since", after: since }];
  return [...skinChanges(actor, { ...skin, absorb: stored(outcome, "total") }), ...stamp];
}

/** WD-42 — how long it took, where that is more than a turn. */
function timeFacts(outcome: Outcome): readonly CardFact[] {
  const [turns, seconds] = [stored(outcome, "turns"), stored(outcome, "seconds")];
  return turns > 1 ? [fact("time", { key: "GARDIEN.WARP.USE.contact", data: { turns, seconds } }, "WP-109")] : [];
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const duration = lineTold(outcome, "duration");
  return [
    ...(outcome.forced === true ? [fact("forced", told("power.twice"), "WP-104")] : []),
    ...(outcome.criticalFailure === true
      ? [fact("critical", { key: "GARDIEN.WARP.OUTCOME.criticalFailure" }, "WP-36")]
      : []),
    ...effectFacts(effectIn(outcome), stored(outcome, "total"), facesIn(outcome, "kept")),
    ...(duration ? [fact("duration", named(duration), "WP-109")] : []),
    ...timeFacts(outcome),
    numbers("reserve", figure(stored(outcome, "left")), "WP-103"),
  ];
}
