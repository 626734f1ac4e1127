import { snapshot } from "../../../../core/world/names.js";
import { mayKnowNumbers } from "../../../../core/play/log/may-know.js";
import { targetedTokens, tokenOf } from "../../../../core/world/world.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { stored } from "../../../../core/deed/card.js";
import { numberIn, textIn, wordIn } from "../../../../core/deed/choices.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { percentage } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { roundRefusal, roundWarning } from "../../attack/round-limits.js";
import { plainText } from "../../../../core/text/plain-text.js";
import { characteristicOf, magicOf, scoreOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { actionCostLabel } from "../../labels.js";
import { D20d100Spell } from "../../data/spell.js";
import { counted, lineOf } from "../../dice/lines.js";
import { percentileSpec, testSpec } from "../../dice/specs.js";
import { fightWritten, roundNow } from "../../fight/fight-now.js";
import { havingSpent } from "../../rules/fight-spent.js";
import { castSpell, effectDice, spellPercent } from "../../rules/magic.js";
import { opposed, opposedChance, type Side } from "../../rules/opposed.js";
import { percentTest } from "../../rules/percentages.js";
import { HALVES } from "../../rules/round-actions.js";
import { ACTION_COSTS, type ActionCost } from "../../rules/vocabulary.js";
import { sanityCalls, sanityChanges, sanityOutcome } from "../sanity-lost.js";
import { told } from "../card.js";
import { castView } from "./cast-view.js";
import { effectCalls, falls } from "./cast-effect.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions, numberField } from "../fields.js";
import { count, flag } from "../figures.js";
import { others, personIn } from "../people.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { MOST_WORDS, obstacle, unlessAwake } from "../reading.js";
import { touchOf } from "./touch.js";

const COST = "cost";
const SANITY = "sanityCost";
const CASTER = "casterPower";
const TARGET = "targetPower";
const PERCENT = "percent";
/** DD-174 — points of magic of one spell at most. */
const MOST_COST = 99;

type Cast = Pick<DeedSituation, "actor" | "choices">;

/** DD-174 — the spell that is cast: as chosen, else the first one that is known. */
function spellIn({ actor, choices }: Cast) {
  const spells = borneBy(actor, D20d100Spell);
  const id = textIn(choices, "spell");
  return spells.find((one) => one.id === id) ?? spells.find(({ system }) => system.learned) ?? spells[0] ?? null;
}

/** DD-174 — points that are paid: dice are thrown, what words say is for whoever casts to choose. */
function costIn(situation: Cast): { readonly fixed: number } | { readonly dice: string } {
  const written = spellIn(situation)?.system.cost ?? "";
  const chosen = numberIn(situation.choices, "mp", { min: 0, max: MOST_COST, otherwise: leadingNumber(written) });
  const thrown = isPoints(written) && !/^\d+$/.test(written.trim());
  return thrown ? { dice: written } : { fixed: chosen };
}

/** "3 ou plus" is 3 at least; words without a number are 1. */
function leadingNumber(written: string): number {
  const [found] = /\d+/.exec(written) ?? [];
  return found === undefined ? 1 : Number(found);
}

const targetIn = (choices: DeedChoices): Actor | null => personIn(choices, "target");

/** D-62 — POU against POU is an opposed test. */
const powerLines = (actor: Actor): readonly Modifier[] => [
  lineOf("characteristic", characteristicOf(actor, "power"), { characteristic: "power" }),
];
const dieOf = (id: string, dice: Dice): number => dice[id]?.[0] ?? 1;

/** DD-174 — the percentage that the points paid buy; `null`: this spell needs none. */
const percentIn = (situation: Cast, dice: Dice): number | null =>
  spellPercent(spellIn(situation)?.system.cost ?? "", pointsPaid(situation, dice));

/** D-62 — whose POU wins; `null` where nobody resists. */
function contest(situation: Cast, dice: Dice) {
  const target = targetIn(situation.choices);
  if (!spellIn(situation)?.system.resisted || !target) return null;
  return opposed(
    { die: dieOf(CASTER, dice), modifier: characteristicOf(situation.actor, "power") },
    { die: dieOf(TARGET, dice), modifier: characteristicOf(target, "power") },
    d20d100Options(),
  );
}

/** DD-174 — the roll that is due next: what it costs, POU against POU. */
function dueRoll(situation: DeedSituation, dice: Dice): RollSpec | null {
  const spell = spellIn(situation);
  if (!spell) return null;
  const { actor, choices } = situation;
  const { resisted, sanityCost } = spell.system;
  const target = targetIn(choices);
  const cost = costIn(situation);
  if ("dice" in cost && !dice[COST]) return pointsRoll(COST, "magicCost", cost.dice);
  const sanity = dice[SANITY] ? null : pointsRoll(SANITY, "sanityCost", sanityCost);
  if (sanity) return { ...sanity, words: told("cast.sanityDice", { dice: sanityCost }) }; // the window tells its first dice
  if (percentIn(situation, dice) !== null && !dice[PERCENT]) return percentileSpec(PERCENT, "spell");
  if (!resisted || !target) return null;
  if (!dice[CASTER]) return testSpec(CASTER, { what: "power", lines: counted(powerLines(actor)) });
  return dice[TARGET] ? null : testSpec(TARGET, { what: "power", lines: counted(powerLines(target)) }, "defender");
}

function pointsPaid(situation: Cast, dice: Dice): number {
  const cost = costIn(situation);
  return "fixed" in cost ? cost.fixed : pointsOf(COST, cost.dice, dice);
}

/** DD-174 — what the points paid may come to, where the spell is held against a percentage. */
function paidHint(situation: Cast): Text {
  const percent = percentIn(situation, {});
  return percent === null ? told("hint.mp") : told("hint.mpPercent", { percent: percentage(percent / 100) });
}

/** DD-05, D-62 — how likely POU wins against POU, for whoever may know the other's. */
function targetField(actor: Actor, choices: DeedChoices, resisted: boolean): DeedField {
  const people = others(actor);
  const targeted = targetedTokens()[0]?.actor?.uuid;
  const proposed = people.find(({ value }) => value === targeted)?.value ?? "";
  const chosen = "target" in choices ? (targetIn(choices)?.uuid ?? "") : proposed;
  const target = personIn({ target: chosen }, "target");
  const power = (one: Actor) => characteristicOf(one, "power");
  const chance = target && opposedChance(power(actor), power(target), d20d100Options());
  const hint = chance === null ? told("hint.spellTarget") : told("hint.powers", { chance: percentage(chance) });
  const known = target === null || mayKnowNumbers(target);
  const hints = resisted && known ? [hint] : [];
  return choiceField("target", chosen, [{ value: "", label: told("nobody") }, ...people], ...hints);
}

function fieldsOf([actor]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!actor) return [];
  const spell = spellIn({ actor, choices });
  const spells = ownOptions(borneBy(actor, D20d100Spell));
  const cost = costIn({ actor, choices });
  const { cost: written = "", castingTime = "", actionCost = "complex" } = spell?.system ?? {};
  const time = castingTime || { key: actionCostLabel(actionCost) };
  return [
    choiceField("spell", spell?.id ?? "", spells, told("hint.spell", { cost: written || "0", time })),
    ...("fixed" in cost ? [numberField("mp", cost.fixed, 0, MOST_COST, paidHint({ actor, choices }))] : []),
    ...(spell && falls(spell.system) ? [targetField(actor, choices, spell.system.resisted)] : []),
  ];
}

/** DD-174, D-62 — whether it works; `null` as long as nobody has resisted what is to be resisted. */
function cameTo(succeeds: boolean, resisted: boolean, winner: Side | null): boolean | null {
  if (!succeeds) return false;
  return resisted && winner === null ? null : winner !== "passive";
}

function outcomeOf(situation: DeedSituation, dice: Dice): Outcome {
  const { actor, choices } = situation;
  const spell = spellIn(situation);
  if (!spell) return {};
  const { system, name } = spell;
  const target = targetIn(choices);
  const met = contest(situation, dice);
  const cost = pointsPaid(situation, dice);
  const percent = percentIn(situation, dice);
  const die = dice[PERCENT]?.[0] ?? null;
  const succeeds = percent === null || (die !== null && percentTest(die, percent));
  return {
    ...{ spell: name, says: plainText(system.description, MOST_WORDS) },
    ...{ cost, written: system.cost, paid: castSpell(magicOf(actor).value, cost) !== null },
    ...{ power: system.costPermanentPower, components: [...system.components].join(" ") },
    ...{ time: system.castingTime, range: system.range, duration: system.duration },
    ...{ target: target ? snapshot(target, tokenOf(target)).name : "", on: target?.uuid ?? "" },
    ...{
      damage: effectDice(system.damage, system.share, cost),
      healing: effectDice(system.healing, system.share, cost),
    },
    ...(met && { mine: met.activeTotal, theirs: met.passiveTotal }),
    ...{ touch: system.touch, action: system.actionCost },
    ...(percent !== null && { percent, die }),
    works: cameTo(succeeds, system.resisted, met?.winner ?? null),
    ...sanityOutcome(actor, pointsOf(SANITY, system.sanityCost, dice)),
  };
}

/** DD-120, DD-174 — why the keeper is asked: it was never learned, a fight leaves no time for it, or the round does not. */
function doubtOf(situation: Cast): Text | null {
  const { actor } = situation;
  const spell = spellIn(situation);
  if (!spell) return null;
  const { learned, actionCost } = spell.system;
  if (!learned) return obstacle("spellUnlearned", actor, { spell: spell.name });
  if (actionCost === "long" && roundNow(actor)) return obstacle("spellLong", actor, { spell: spell.name });
  return roundRefusal(actor, actionCost) ?? roundWarning(actor, actionCost);
}

/** DD-120 — the action that a spell takes. */
const actionOf = (outcome: Outcome): ActionCost => wordIn(outcome, "action", ACTION_COSTS);

/** DD-174, DD-175 — a spell is cast: points of magic and SAN are paid, then it may have to touch; what it does, its own words say. */
export const cast = deed("cast", {
  icon: "fa-solid fa-wand-sparkles",
  by: "owner",
  fields: fieldsOf,
  obstacle: (situation) => {
    const { actor } = situation;
    if (!spellIn(situation)) return obstacle("noSpell", actor);
    const cost = costIn(situation);
    const left = magicOf(actor).value;
    const poor = "fixed" in cost && castSpell(left, cost.fixed) === null;
    return unlessAwake(actor) ?? (poor ? obstacle("noMagic", actor, { points: left }) : null);
  },
  doubt: doubtOf,
  modifiers: (situation) => {
    const [first] = rollsInTurn((dice) => dueRoll(situation, dice));
    const lines = first?.options.lines;
    return Array.isArray(lines) ? (lines as readonly Modifier[]) : [];
  },
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  outcome: ({ dice, ...situation }) => outcomeOf(situation, dice),
  changes: (outcome, actor) => {
    if (outcome.paid !== true) return null;
    const { value } = magicOf(actor);
    const cost = Math.min(value, stored(outcome, "cost"));
    const mind = sanityChanges(outcome, actor) ?? { numbers: [], values: [] };
    const power = stored(outcome, "power");
    const score = scoreOf(actor, "power");
    return {
      numbers: [
        ...(cost > 0 ? [{ path: "system.mp.value", after: value - cost }] : []),
        ...mind.numbers,
        ...(power > 0 && score !== null
          ? [{ path: "system.characteristics.power.score", after: Math.max(0, score - power) }]
          : []),
      ],
      // DD-120 — the action that it takes, whatever comes of it
      values: [...mind.values, ...fightWritten(actor, (state) => havingSpent(state, HALVES[actionOf(outcome)]))],
    };
  },
  calls: (outcome, actor) => [...sanityCalls(outcome, actor), ...effectCalls(outcome)],
  strikes: touchOf,
  edit: {
    figures: () => [count("cost", [0, MOST_COST]), count("sanLoss", [0, MOST_COST]), flag("works")],
    follow: (decided, _ruled, actor) => ({
      ...(isDecided(decided, "cost") && { paid: castSpell(magicOf(actor).value, stored(decided, "cost")) !== null }),
      ...sanityOutcome(actor, stored(decided, "sanLoss")),
    }),
  },
  view: castView,
});
