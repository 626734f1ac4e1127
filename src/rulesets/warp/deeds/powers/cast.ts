import { card } from "../../../../core/deed/card.js";
import { flag, text, whole } from "../../../../core/shape/shape.js";
import { lineTold, nameKept, nameShapes, nameTold } from "../../data/items/names-kept.js";
import { warpOptions } from "../../data/options.js";
import { castSpell } from "../../rules/powers/casting.js";
import { deed, fact, figure, named, numbers, obstacle, say, secret } from "../kit.js";
import { doubtsWhetherAble, unlessAlive } from "../reading.js";
import { chargesPaid, leftAfter, reserveNow } from "../reserve.js";
import { lastingFacts, lastingIn, spellbinding, spellField } from "../spell.js";
import { usedFigures } from "../used-figures.js";

/** WP-125 — a spell is cast that nobody resists: a charge, and it works. */
export const cast = deed("cast", {
  icon: "fa-solid fa-hat-wizard",
  by: "owner",
  form: {
    spell: spellField(true, (actor) => {
      const { value, max } = reserveNow(actor);
      return say("hint.cast", { value, max });
    }),
  },
  kept: {
    ...nameShapes("spell"),
    total: whole,
    hidden: flag,
    effect: text,
    duration: text,
    range: text,
    charges: whole,
    left: whole,
    npc: flag,
  },
  obstacle: ({ actor, form: { spell } }) => {
    if (!spell || !warpOptions().magic) return obstacle("noSpell", actor);
    const { allowed } = castSpell(reserveNow(actor).value, true);
    return unlessAlive(actor) ?? (allowed ? null : obstacle("noCharge", actor));
  },
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  outcome: ({ actor, form: { spell } }) => {
    const { level = 0, levelHidden = false, effectKey = "none", duration = "", range = "" } = spell?.system ?? {};
    return {
      ...nameKept("spell", spell),
      ...{ total: level, hidden: levelHidden, effect: effectKey, duration, range, charges: 1 },
      left: castSpell(reserveNow(actor).value, true).charges,
      npc: !actor.hasPlayerOwner,
    };
  },
  changes: ({ charges, effect }, actor) => {
    const values = [...chargesPaid(actor, charges), ...spellbinding(lastingIn(effect), actor)];
    return values.length > 0 ? { values } : null;
  },
  edit: { figures: usedFigures, follow: leftAfter },
  view: (kept) => {
    const [range, duration] = [lineTold(kept, "range"), lineTold(kept, "duration")];
    return card({
      verdict: named(nameTold(kept, "spell")),
      tone: "accent",
      facts: [
        (kept.hidden ? secret : fact)("level", figure(kept.total), "WP-124"),
        ...(range ? [fact("range", named(range), "WP-109")] : []),
        ...(duration ? [fact("duration", named(duration), "WP-109")] : []),
        ...lastingFacts(kept.effect),
        numbers("reserve", figure(kept.left), "WP-125"),
      ],
    });
  },
});
