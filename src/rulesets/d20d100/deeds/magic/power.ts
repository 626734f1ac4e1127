import { card } from "../../../../core/deed/card.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { plainText } from "../../../../core/text/plain-text.js";
import { magicOf } from "../../data/body.js";
import { D20d100Power } from "../../data/items/power.js";
import { castSpell } from "../../rules/mind/magic.js";
import { count, deed, fact, field, named, obstacle, say } from "../kit.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { MOST_WORDS, unlessAwake } from "../reading.js";

const COST = "cost";
/** DD-174 — points of magic of one power at most. */
const MOST_COST = 99;

/** DD-174 — the points that a power is written to cost; words leave them to the keeper. */
const costOf = (power: { readonly system: D20d100Power } | null): string =>
  power && isPoints(power.system.cost) ? power.system.cost : "0";

/** DD-174 — a power that a being has by its nature: what it costs, and the SAN that it asks of those who see it. */
export const power = deed("power", {
  icon: "fa-solid fa-hand-sparkles",
  by: "owner",
  form: {
    power: field.owned(D20d100Power, undefined, {
      hint: (chosen) => say("hint.power", { cost: chosen?.system.cost || "0" }),
    }),
  },
  window: (form) => ({ power: form.power !== null }),
  kept: { power: text, says: text, cost: whole, sanityCost: text },
  obstacle: ({ actor, form }) => {
    if (!form.power) return obstacle("noPower", actor);
    const { value } = magicOf(actor);
    const written = costOf(form.power);
    const poor = castSpell(value, /^\d+$/.test(written) ? Number(written) : 0) === null;
    return unlessAwake(actor) ?? (poor ? obstacle("noMagic", actor, { points: value }) : null);
  },
  rolls: ({ form }) => [pointsRoll(COST, "magicCost", costOf(form.power)) ?? []].flat(),
  outcome: ({ form: { power: used }, dice }) => ({
    power: used?.name ?? "",
    says: plainText(used?.system.description ?? "", MOST_WORDS),
    cost: pointsOf(COST, costOf(used), dice),
    sanityCost: used?.system.sanityCost ?? "0",
  }),
  changes: ({ cost }, actor) => {
    const { value } = magicOf(actor);
    const after = value - Math.min(value, cost);
    return after === value ? null : { numbers: [{ path: "system.mp.value", after }] };
  },
  edit: { figures: () => [count("cost", [0, MOST_COST])] },
  view: ({ power: name, says, cost, sanityCost }) =>
    card({
      verdict: named(name),
      tone: "accent",
      facts: [
        ...(says ? [fact("says", named(says), "DD-174")] : []),
        // DD-106 — those who see it lose SAN
        ...(["", "0"].includes(sanityCost) ? [] : [fact("sanityLoss", named(sanityCost), "DD-106")]),
      ],
      losses: cost > 0 ? [say("loss.mp", { points: cost })] : [],
    }),
});
