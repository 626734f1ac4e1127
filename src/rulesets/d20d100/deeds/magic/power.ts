import type { Dice } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import { plainText } from "../../../../core/text/plain-text.js";
import { magicOf } from "../../data/body.js";
import { D20d100Power } from "../../data/power.js";
import { castSpell } from "../../rules/magic.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions } from "../fields.js";
import { count } from "../figures.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { MOST_WORDS, obstacle, unlessAwake } from "../reading.js";

const COST = "cost";
/** DD-174 — points of magic of one power at most. */
const MOST_COST = 99;

/** DD-174 — the power that is used: as chosen, else the first. */
function powerIn({ actor, choices }: Pick<DeedSituation, "actor" | "choices">) {
  const powers = borneBy(actor, D20d100Power);
  return powers.find(({ id }) => id === textIn(choices, "power")) ?? powers[0] ?? null;
}

/** DD-174 — the points that it is written to cost; words leave them to the keeper. */
const written = (situation: Pick<DeedSituation, "actor" | "choices">): string => {
  const cost = powerIn(situation)?.system.cost ?? "";
  return isPoints(cost) ? cost : "0";
};

const costOf = (situation: Pick<DeedSituation, "actor" | "choices">, dice: Dice): number =>
  pointsOf(COST, written(situation), dice);

/** DD-174 — a power that a being has by its nature: what it costs, and the SAN that it asks of those who see it. */
export const power = deed("power", {
  icon: "fa-solid fa-hand-sparkles",
  by: "owner",
  fields: ([actor], choices) => {
    const chosen = actor && powerIn({ actor, choices });
    if (!actor || !chosen) return [];
    const powers = ownOptions(borneBy(actor, D20d100Power));
    return [choiceField("power", chosen.id, powers, told("hint.power", { cost: chosen.system.cost || "0" }))];
  },
  obstacle: (situation) => {
    const { actor } = situation;
    if (!powerIn(situation)) return obstacle("noPower", actor);
    const { value } = magicOf(actor);
    const known = /^\d+$/.test(written(situation)) ? Number(written(situation)) : 0;
    const poor = castSpell(value, known) === null;
    return unlessAwake(actor) ?? (poor ? obstacle("noMagic", actor, { points: value }) : null);
  },
  rolls: (situation) => {
    const spec = pointsRoll(COST, "magicCost", written(situation));
    return spec ? [spec] : [];
  },
  outcome: ({ dice, ...situation }) => {
    const chosen = powerIn(situation);
    return {
      power: chosen?.name ?? "",
      says: plainText(chosen?.system.description ?? "", MOST_WORDS),
      cost: costOf(situation, dice),
      sanityCost: chosen?.system.sanityCost ?? "0",
    };
  },
  changes: (outcome, actor) => {
    const { value } = magicOf(actor);
    const after = value - Math.min(value, stored(outcome, "cost"));
    return after === value ? null : { numbers: [{ path: "system.mp.value", after }] };
  },
  edit: { figures: () => [count("cost", [0, MOST_COST])] },
  view: (outcome) => {
    const [cost, says] = [stored(outcome, "cost"), word(outcome, "says")];
    return card({
      verdict: named(word(outcome, "power")),
      tone: "accent",
      facts: [
        ...(says ? [fact("says", named(says), "DD-174")] : []),
        ...(costsSanity(outcome) ? [fact("sanityLoss", named(word(outcome, "sanityCost")), "DD-106")] : []),
      ],
      losses: cost > 0 ? [told("loss.mp", { points: cost })] : [],
    });
  },
});

/** DD-106 — whether those who see it lose SAN. */
function costsSanity(outcome: Outcome): boolean {
  return !["", "0"].includes(word(outcome, "sanityCost"));
}
