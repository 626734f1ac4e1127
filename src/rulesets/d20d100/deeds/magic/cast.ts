import type { Filling } from "../../../../core/deed/deed.js";
import type { Asked } from "../../../../core/deed/form.js";
import type { Borne } from "../../../../core/deed/owned-items.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import { mayKnowNumbers } from "../../../../core/play/log/may-know.js";
import { percentage } from "../../../../core/text/i18n.js";
import { plainText } from "../../../../core/text/plain-text.js";
import type { Text } from "../../../../core/text/text.js";
import { snapshot } from "../../../../core/world/names.js";
import { targetedTokens, tokenOf } from "../../../../core/world/world.js";
import { roundRefusal, roundWarning } from "../../attack/round-limits.js";
import { characteristicOf, magicOf, scoreOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { D20d100Spell } from "../../data/items/spell.js";
import { counted, lineOf } from "../../dice/lines.js";
import { percentileSpec, testSpec } from "../../dice/specs.js";
import { fightWritten, roundNow } from "../../fight/fight-now.js";
import { actionCostLabel } from "../../labels.js";
import { havingSpent } from "../../rules/fight/fight-spent.js";
import { castSpell, effectDice, spellPercent } from "../../rules/mind/magic.js";
import { opposed, opposedChance, type Side } from "../../rules/checks/opposed.js";
import { percentTest } from "../../rules/checks/percentages.js";
import { HALVES } from "../../rules/fight/round-actions.js";
import { count, deed, field, obstacle, others, personIn, say, yesNo } from "../kit.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { MOST_WORDS, unlessAwake } from "../reading.js";
import { sanityCalls, sanityChanges, sanityOutcome } from "../sanity-lost.js";
import { effectCalls, falls } from "./cast-effect.js";
import { CAST, castView } from "./cast-view.js";
import { touchOf } from "./touch.js";

const COST = "cost";
const SANITY_COST = "sanityCost";
const CASTER = "casterPower";
const TARGET = "targetPower";
const PERCENT = "percent";
/** DD-174 — points of magic of one spell at most. */
const MOST_COST = 99;

type Known = Borne<D20d100Spell> | null;

/** DD-174 — the spell that is cast: as chosen, else the first one that is known. */
const SPELL = field.owned(D20d100Spell, undefined, {
  first: ({ learned }) => learned,
  hint: (spell) => {
    const { cost = "", castingTime = "", actionCost = "complex" } = spell?.system ?? {};
    return say("hint.spell", { cost: cost || "0", time: castingTime || { key: actionCostLabel(actionCost) } });
  },
});

const spellIn = (asked: Asked): Known => SPELL.read(asked, "spell");

/** DD-174 — whether the points are thrown; what words say is for whoever casts to choose. */
function isThrown(spell: Known): boolean {
  const written = spell?.system.cost ?? "";
  return isPoints(written) && !/^\d+$/.test(written.trim());
}

/** "3 ou plus" is 3 at least; words without a number are 1. */
function leadingNumber(written: string): number {
  const [found] = /\d+/.exec(written) ?? [];
  return found === undefined ? 1 : Number(found);
}

/** DD-174 — what the points paid may come to, where the spell is held against a percentage. */
function paidHint(mp: number, asked: Asked): Text {
  const percent = spellPercent(spellIn(asked)?.system.cost ?? "", mp);
  return percent === null ? say("hint.mp") : say("hint.mpPercent", { percent: percentage(percent / 100) });
}

/** Whom the window proposes: whoever the user targets, if they may be named. */
function proposedFor({ actors: [actor] }: Asked): string {
  const targeted = targetedTokens()[0]?.actor?.uuid;
  return (actor && others(actor).find(({ value }) => value === targeted)?.value) ?? "";
}

/** DD-05, D-62 — how likely POU wins against POU, for whoever may know the other's; `null` where nobody resists. */
function powersHint(chosen: Actor | null, asked: Asked): Text | null {
  const { actors, choices } = asked;
  const [actor] = actors;
  const target = "target" in choices ? chosen : personIn({ target: proposedFor(asked) }, "target");
  if (!spellIn(asked)?.system.resisted || (target && !mayKnowNumbers(target))) return null;
  const power = (one: Actor) => characteristicOf(one, "power");
  const chance = actor && target && opposedChance(power(actor), power(target), d20d100Options());
  return typeof chance === "number" ? say("hint.powers", { chance: percentage(chance) }) : say("hint.spellTarget");
}

const FORM = {
  spell: SPELL,
  mp: field.number(0, MOST_COST, {
    when: (asked) => !isThrown(spellIn(asked)),
    initial: (asked) => leadingNumber(spellIn(asked)?.system.cost ?? ""),
    hint: paidHint,
  }),
  target: field.person((actor) => [{ value: "", label: say("nobody") }, ...others(actor)], {
    when: (asked) => {
      const spell = spellIn(asked);
      return spell !== null && falls(spell.system);
    },
    proposed: proposedFor,
    hint: powersHint,
  }),
};

type Casting = Pick<Filling<typeof FORM>, "actor" | "form">;

/** D-62 — POU against POU is an opposed test. */
const powerLines = (actor: Actor): readonly Modifier[] => [
  lineOf("characteristic", characteristicOf(actor, "power"), { characteristic: "power" }),
];
const dieOf = (id: string, dice: Dice): number => dice[id]?.[0] ?? 1;

/** DD-174 — points that are paid. */
function pointsPaid({ form: { spell, mp } }: Casting, dice: Dice): number {
  return spell && isThrown(spell) ? pointsOf(COST, spell.system.cost, dice) : mp;
}

/** DD-174 — the percentage that the points paid buy; `null`: this spell needs none. */
const percentIn = (casting: Casting, dice: Dice): number | null =>
  spellPercent(casting.form.spell?.system.cost ?? "", pointsPaid(casting, dice));

/** D-62 — whose POU wins; `null` where nobody resists. */
function contest({ actor, form: { spell, target } }: Casting, dice: Dice) {
  if (!spell?.system.resisted || !target) return null;
  return opposed(
    { die: dieOf(CASTER, dice), modifier: characteristicOf(actor, "power") },
    { die: dieOf(TARGET, dice), modifier: characteristicOf(target, "power") },
    d20d100Options(),
  );
}

/** DD-174 — the roll that is due next: what it costs, POU against POU. */
function dueRoll(casting: Casting, dice: Dice): RollSpec | null {
  const { spell, target } = casting.form;
  if (!spell) return null;
  const { resisted, cost, sanityCost } = spell.system;
  if (isThrown(spell) && !dice[COST]) return pointsRoll(COST, "magicCost", cost);
  const sanity = dice[SANITY_COST] ? null : pointsRoll(SANITY_COST, "sanityCost", sanityCost);
  if (sanity) return { ...sanity, words: say("cast.sanityDice", { dice: sanityCost }) }; // the window tells its first dice
  if (percentIn(casting, dice) !== null && !dice[PERCENT]) return percentileSpec(PERCENT, "spell");
  if (!resisted || !target) return null;
  if (!dice[CASTER]) return testSpec(CASTER, { what: "power", lines: counted(powerLines(casting.actor)) });
  return dice[TARGET] ? null : testSpec(TARGET, { what: "power", lines: counted(powerLines(target)) }, "defender");
}

/** DD-174, D-62 — whether it works; `null` as long as nobody has resisted what is to be resisted. */
function cameTo(succeeds: boolean, resisted: boolean, winner: Side | null): boolean | null {
  if (!succeeds) return false;
  return resisted && winner === null ? null : winner !== "passive";
}

/** DD-120, DD-174 — why the keeper is asked: it was never learned, a fight leaves no time for it, or the round does not. */
function doubtOf({ actor, form: { spell } }: Casting): Text | null {
  if (!spell) return null;
  const { learned, actionCost } = spell.system;
  if (!learned) return obstacle("spellUnlearned", actor, { spell: spell.name });
  if (actionCost === "long" && roundNow(actor)) return obstacle("spellLong", actor, { spell: spell.name });
  return roundRefusal(actor, actionCost) ?? roundWarning(actor, actionCost);
}

/** DD-174, DD-175 — a spell is cast: points of magic and SAN are paid, then it may have to touch; what it does, its own words say. */
export const cast = deed("cast", {
  icon: "fa-solid fa-wand-sparkles",
  by: "owner",
  form: FORM,
  kept: CAST,
  obstacle: ({ actor, form: { spell, mp } }) => {
    if (!spell) return obstacle("noSpell", actor);
    const left = magicOf(actor).value;
    const poor = !isThrown(spell) && castSpell(left, mp) === null;
    return unlessAwake(actor) ?? (poor ? obstacle("noMagic", actor, { points: left }) : null);
  },
  doubt: doubtOf,
  modifiers: (casting) => {
    const [first] = rollsInTurn((dice) => dueRoll(casting, dice));
    const lines = first?.options.lines;
    return Array.isArray(lines) ? (lines as readonly Modifier[]) : [];
  },
  rolls: (casting) => rollsInTurn((dice) => dueRoll(casting, dice)),
  outcome: ({ dice, ...casting }) => {
    const { actor, form } = casting;
    const { spell, target } = form;
    if (!spell) return {};
    const { system, name } = spell;
    const met = contest(casting, dice);
    const cost = pointsPaid(casting, dice);
    const percent = percentIn(casting, dice);
    const die = dice[PERCENT]?.[0] ?? null;
    const succeeds = percent === null || (die !== null && percentTest(die, percent));
    return {
      ...{ spell: name, says: plainText(system.description, MOST_WORDS) },
      ...{ cost, written: system.cost, paid: castSpell(magicOf(actor).value, cost) !== null },
      ...{ power: system.costPermanentPower, components: [...system.components].join(" ") },
      ...{ time: system.castingTime, range: system.range, duration: system.duration },
      ...{ target: target ? snapshot(target, tokenOf(target)).name : "", on: target?.uuid ?? "" },
      damage: effectDice(system.damage, system.share, cost),
      healing: effectDice(system.healing, system.share, cost),
      ...(met && { mine: met.activeTotal, theirs: met.passiveTotal }),
      ...{ touch: system.touch, action: system.actionCost },
      ...(percent !== null && { percent, die }),
      works: cameTo(succeeds, system.resisted, met?.winner ?? null),
      ...sanityOutcome(actor, pointsOf(SANITY_COST, system.sanityCost, dice)),
    };
  },
  changes: (outcome, actor) => {
    const { paid, power, action } = outcome;
    if (!paid) return null;
    const { value } = magicOf(actor);
    const cost = Math.min(value, outcome.cost);
    const mind = sanityChanges(outcome, actor) ?? { numbers: [], values: [] };
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
      values: [...mind.values, ...fightWritten(actor, (state) => havingSpent(state, HALVES[action ?? "free"]))],
    };
  },
  calls: (outcome, actor) => [...sanityCalls(outcome, actor), ...effectCalls(outcome)],
  strikes: touchOf,
  edit: {
    figures: () => [count("cost", [0, MOST_COST]), count("sanLoss", [0, MOST_COST]), yesNo("works")],
    follow: (decided, _ruled, actor) => ({
      ...(isDecided(decided, "cost") && { paid: castSpell(magicOf(actor).value, decided.cost) !== null }),
      ...sanityOutcome(actor, decided.sanLoss),
    }),
  },
  view: castView,
});
