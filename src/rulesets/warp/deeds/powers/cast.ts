import { card, stored } from "../../../../core/deed/card.js";
import { warpOptions } from "../../data/options.js";
import { castSpell } from "../../rules/casting.js";
import { fact, figure, named, numbers, secret, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions } from "../fields.js";
import { usedFigures } from "../figures.js";
import { doubtsWhetherAble, obstacle, unlessAlive } from "../reading.js";
import { chargesPaid, leftAfter, reserveNow } from "../reserve.js";
import { lastingFacts, lastingIn, spellbinding, spellIn, spellsOf } from "../spell.js";
import { lineTold, nameKept, nameTold } from "../../data/names-kept.js";

/** WP-125 — a spell is cast that nobody resists: a charge, and it works. */
export const cast = deed("cast", {
  icon: "fa-solid fa-hat-wizard",
  by: "owner",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const { value, max } = reserveNow(actor);
    const options = ownOptions(spellsOf(actor, true));
    return [choiceField("spell", spellIn(actor, choices, true)?.id ?? "", options, told("hint.cast", { value, max }))];
  },
  obstacle: ({ actor, choices }) => {
    if (!spellIn(actor, choices, true) || !warpOptions().warpMagic) return obstacle("noSpell", actor);
    const { allowed } = castSpell(reserveNow(actor).value, true);
    return unlessAlive(actor) ?? (allowed ? null : obstacle("noCharge", actor));
  },
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  outcome: ({ actor, choices }) => {
    const spell = spellIn(actor, choices, true);
    return {
      ...nameKept("spell", spell),
      total: spell?.system.level ?? 0,
      hidden: spell?.system.levelHidden === true,
      effect: spell?.system.effectKey ?? "none",
      duration: spell?.system.duration ?? "",
      range: spell?.system.range ?? "",
      charges: 1,
      left: castSpell(reserveNow(actor).value, true).charges,
      npc: !actor.hasPlayerOwner,
    };
  },
  changes: (outcome, actor) => {
    const values = [...chargesPaid(actor, stored(outcome, "charges")), ...spellbinding(lastingIn(outcome), actor)];
    return values.length > 0 ? { values } : null;
  },
  edit: { figures: usedFigures, follow: leftAfter },
  view: (outcome) => {
    const [range, duration] = [lineTold(outcome, "range"), lineTold(outcome, "duration")];
    const level = figure(stored(outcome, "total"));
    return card({
      verdict: named(nameTold(outcome, "spell")),
      tone: "accent",
      facts: [
        (outcome.hidden === true ? secret : fact)("level", level, "WP-124"),
        ...(range ? [fact("range", named(range), "WP-109")] : []),
        ...(duration ? [fact("duration", named(duration), "WP-109")] : []),
        ...lastingFacts(outcome),
        numbers("reserve", figure(stored(outcome, "left")), "WP-125"),
      ],
    });
  },
});
