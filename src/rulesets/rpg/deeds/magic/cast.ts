import { snapshot } from "../../../../core/world/names.js";
import { distanceBetween } from "../../../../core/world/distance.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { actorAt, tokenOf } from "../../../../core/world/world.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import type { DeedChoices, DeedEdit, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { plainText } from "../../../../core/text/plain-text.js";
import type { Text } from "../../../../core/text/text.js";
import { fight } from "../../attack/fields.js";
import { figuresOf, roundNow } from "../../attack/reading.js";
import { roundChanges } from "../../attack/round-written.js";
import { castRefused } from "../../attack/spells/casting.js";
import { spellOf } from "../../attack/spells/spell.js";
import { rpgOptions } from "../../data/options.js";
import { readEffects } from "../../data/read-effects.js";
import type { RpgSpell } from "../../data/spell.js";
import { diceSpec } from "../../dice/specs.js";
import { noCareText, spanText } from "../../labels.js";
import { healed } from "../../rules/healing.js";
import type { RoundActions } from "../../rules/round-actions.js";
import { attackMade } from "../../rules/round-spending.js";
import { isInRange } from "../../rules/range.js";
import { BACKLASH_FORMULA, castFactor } from "../../rules/spell-casting.js";
import { hitPointsOf } from "../care.js";
import { fact, figure, named, told } from "../card.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { deed } from "../deed.js";
import { difficultyFields } from "../difficulty.js";
import { effectChanges, effectFacts, effectOutcome, effectRoll } from "../effects-rolled.js";
import { choiceField, ownOptions } from "../fields.js";
import { count, flag } from "../figures.js";
import { pointsThrown, readPoints } from "../points.js";
import { obstacle, unlessAlive } from "../reading.js";
import {
  castOnto,
  castResult,
  castTest,
  casterOf,
  partOf,
  spellIn,
  spellsOf,
  struckBy,
  targetField,
  worksOn,
} from "./spells.js";
import { succeeded, testFacts, testLines, testOutcome, testRoll, testShown, usedItems } from "../tested.js";

const HEAL = "heal";
const LASTS = "lasts";
const READY = "ready";
const BACKLASH = "backlash";
/** The farthest that anybody falls below 0, and the most points of one spell. */
const LEAST_HP = -99;
const MOST = 199;
/** As much of the words of a spell as a card tells, in characters. */
const MOST_WORDS = 300;

/** RP-32, RP-40 — the round of somebody who casts; `null` where no action is left for it. */
const spent = (round: RoundActions): RoundActions | null => attackMade({ ...round, section: "magic" });

/** A number or the dice of it; `null` for what is neither, or has fallen. */
function dueDice(id: string, what: "heal" | "effect" | "backlash", written: string, dice: Dice): RollSpec | null {
  return dice[id] ? null : diceSpec(id, what, written);
}

/** RP-79 — the roll that is due next: the caster's test first, all else goes by what it comes to. */
function dueRoll(situation: DeedSituation, dice: Dice): RollSpec | null {
  const { actor, choices } = situation;
  const caster = casterOf(situation);
  const spell = spellIn(caster, choices);
  if (!spell) return null;
  const { casts } = partOf(situation);
  const cast = castResult(situation, dice);
  if (!cast) return casts ? testRoll(castTest(caster, spell, choices)) : null;
  const works = worksOn(situation, dice);
  const { heal, durationFormula, cooldown, effects } = spell.system;
  return (
    (casts && cast.outcome === "criticalFailure" ? dueDice(BACKLASH, "backlash", BACKLASH_FORMULA, dice) : null) ??
    (casts && cast.success ? dueDice(LASTS, "effect", durationFormula, dice) : null) ??
    (works ? (dueDice(HEAL, "heal", heal, dice) ?? effectRoll(actor, readEffects(effects), dice)) : null) ??
    (casts && roundNow(actor) ? dueDice(READY, "effect", cooldown, dice) : null)
  );
}

/** A number that was written, or thrown. */
function thrown(written: string, faces: readonly number[] | undefined): number {
  const points = readPoints(written);
  return points ? pointsThrown(points, faces) : 0;
}

/** RP-73, RP-79 — what a spell costs, and how far it reaches. */
function costsHint({ hpCost: cost, range }: RpgSpell): Text {
  return told(range > 0 ? "hint.spell" : "hint.spellNear", { cost, range });
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const caster = casterOf({ actor, choices });
  const spell = spellIn(caster, choices);
  const options = ownOptions(spellsOf(caster));
  return [
    choiceField("spell", spell?.id ?? "", options, spell ? costsHint(spell.system) : undefined),
    targetField(caster, choices),
    ...difficultyFields(choices, spell?.system.difficulty ?? 0),
  ];
}

/** RP-31, RP-61 — why somebody cannot cast at all. */
function unlessAble(caster: Actor): Text | null {
  return unlessAlive(caster) ?? (figuresOf(caster).capacities.cast ? null : obstacle("unable", caster));
}

/** RP-32, RP-79 — why the keeper is asked: another section was declared, no action is left, the power is not ready. */
function doubtOf(situation: DeedSituation): Text | null {
  const { actor, choices } = situation;
  const spell = spellIn(casterOf(situation), choices);
  if (!spell) return null;
  const refused = partOf(situation).casts ? castRefused(spell.system, actor, null) : outOfReach(situation);
  return refused ?? alreadyHealed(situation);
}

/** RP-73, RP-79 — a spell reaches no farther than it says; what one touches with has no range, and nobody measures it. */
function outOfReach({ actor, choices }: DeedSituation): Text | null {
  const caster = casterOf({ actor, choices });
  const range = spellIn(caster, choices)?.system.range ?? 0;
  const metres = distanceBetween({ actor: caster, token: tokenOf(caster) }, { actor, token: tokenOf(actor) });
  const far = metres !== null && range > 0 && !isInRange(metres, range);
  return far ? fight("refusal.outOfRange", { range }) : null;
}

/** RP-80 — points come back once for each batch of wounds, by a spell as by hands. */
function alreadyHealed({ actor, choices, ...more }: DeedSituation): Text | null {
  const heals = spellIn(casterOf({ actor, choices }), choices)?.system.heal;
  const struck = partOf({ actor, choices, ...more }).struck;
  const given = rpgOptions().rpgFirstAidPerBatch && figuresOf(actor).firstAidReceived;
  return heals && struck && given ? { key: noCareText("alreadyGiven") } : null;
}

/** RP-79 — what a spell brings somebody it works on; a critical success doubles its numbers. */
function broughtBy(situation: DeedSituation, dice: Dice): Outcome {
  const { actor, choices } = situation;
  const spell = spellIn(casterOf(situation), choices);
  const factor = castFactor(castResult(situation, dice)?.outcome === "criticalSuccess");
  const healing = factor * thrown(spell?.system.heal ?? "", dice[HEAL]);
  return {
    ...effectOutcome(actor, readEffects(spell?.system.effects), dice, factor),
    ...{ heals: (spell?.system.heal ?? "") !== "", healing },
    gained: healed(hitPointsOf(actor), healing).gained,
    ignites: worksOn(situation, dice) && spell?.system.ignites === true,
  };
}

/** RP-91 — the token amid which a spell goes off; empty where that is its caster's, or nobody's. */
function amidIn({ actor, choices }: DeedSituation): string {
  const [aimed] = struckBy(choices).flatMap((uuid) => actorAt(uuid) ?? []);
  return aimed && aimed !== actor ? (tokenOf(aimed)?.uuid ?? "") : "";
}

/** RP-79 — the caster's part of an outcome. */
function castOutcome(situation: DeedSituation, dice: Dice): Outcome {
  const { actor, choices } = situation;
  const spell = spellIn(actor, choices);
  if (!spell) return {};
  const { hpCost, range, duration, durationFormula, cooldown } = spell.system;
  const test = testOutcome(castTest(actor, spell, choices), dice);
  const factor = castFactor(test.result === "criticalSuccess");
  const round = roundNow(actor)?.round ?? 0;
  const wait = thrown(cooldown, dice[READY]);
  return {
    ...test,
    ...{ item: spell.id, says: plainText(spell.system.description, MOST_WORDS) },
    ...{ cost: hpCost, range, duration, lasts: factor * thrown(durationFormula, dice[LASTS]) },
    ...{ blast: succeeded(test) ? factor * spell.system.blast : 0, amid: amidIn(situation) },
    ...{ backlash: dice[BACKLASH]?.[0] ?? 0, turned: false, ready: round > 0 && wait > 0 ? round + wait : 0 },
  };
}

const decided: DeedEdit = {
  figures: (ruled) => [
    ...(ruled.casts === true ? [count("cost", [0, MOST])] : []),
    ...(stored(ruled, "backlash") > 0 ? [count("backlash", [0, MOST]), flag("turned")] : []),
    ...(ruled.struck === true ? [flag("works")] : []),
    ...(ruled.struck === true && ruled.heals === true ? [count("gained", [0, MOST])] : []),
  ],
};

/** RP-79 — a spell or a power that is no attack: the test, what it costs whatever the test says, and what it brings. */
export const cast = deed("cast", {
  icon: "fa-solid fa-wand-sparkles",
  by: "owner",
  carries: ["struck"],
  doer: casterOf,
  onto: castOnto,
  fields: fieldsOf,
  obstacle: (situation) => {
    const caster = casterOf(situation);
    if (!spellIn(caster, situation.choices)) return obstacle("noSpell", caster);
    return unlessAble(caster) ?? unlessAlive(situation.actor);
  },
  doubt: doubtOf,
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  modifiers: (situation) => {
    const caster = casterOf(situation);
    const spell = spellIn(caster, situation.choices);
    return spell && partOf(situation).casts ? testLines(castTest(caster, spell, situation.choices)) : [];
  },
  outcome: ({ dice, ...situation }) => {
    const { casts, struck } = partOf(situation);
    const caster = casterOf(situation);
    return {
      ...(casts ? castOutcome(situation, dice) : {}),
      ...broughtBy(situation, dice),
      ...{ spell: spellIn(caster, situation.choices)?.name ?? "", caster: snapshot(caster, caster.token).name },
      ...{ casts, struck, works: worksOn(situation, dice) },
    };
  },
  calls: castCalls,
  held: fallsTogether,
  changes: (outcome, actor, { messageId }) => castChanges(outcome, actor, messageId),
  edit: decided,
  view: (outcome) => (outcome.casts === true ? casterView(outcome) : struckView(outcome)),
});

/** RP-36, D-20 — what a spell does waits for the damage of all, as blows do; that it costs does not. */
function fallsTogether(outcome: Outcome): boolean {
  return outcome.works === true || outcome.turned === true || stored(outcome, "backlash") > 0;
}

/** RP-79 — points paid, lost and given back, the action that it took, and what the spell leaves on somebody. */
function castChanges(outcome: Outcome, actor: Actor, messageId: string): Changes | null {
  const casts = outcome.casts === true;
  const turned = casts && outcome.turned === true;
  const works = outcome.works === true;
  const lost = casts ? stored(outcome, "cost") + (turned ? 0 : stored(outcome, "backlash")) : 0;
  const points = hitPointsOf(actor);
  const gained = works ? stored(outcome, "gained") : 0;
  const after = Math.max(LEAST_HP, healed({ ...points, hp: points.hp - lost }, gained).hp);
  const brought = works || turned ? effectChanges(actor, outcome, messageId) : { values: [], items: [] };
  const item = word(outcome, "item");
  const spell = casts ? spellOf(actor.items.get(item) ?? null) : null;
  const ready = stored(outcome, "ready");
  const values = [
    ...brought.values,
    ...(casts ? roundChanges(actor, spent) : []),
    ...(works && outcome.heals === true ? [{ path: "system.firstAidReceived", after: true }] : []),
  ];
  const items = [
    ...(brought.items ?? []),
    ...(spell && ready > 0 ? [{ id: item, path: "system.readyAtRound", after: ready }] : []),
    ...(casts ? usedItems(outcome, actor) : []),
  ];
  const numbers = after === points.hp ? [] : [{ path: "system.hp.value", after }];
  return numbers.length + values.length + items.length > 0 ? { numbers, values, items } : null;
}

/** RP-86, RP-91 — what a spell leaves to be rolled: an explosion is the keeper's, sparks are their victim's. */
function castCalls(outcome: Outcome): readonly AttackCall[] {
  const blast = outcome.casts === true ? stored(outcome, "blast") : 0;
  const amid = word(outcome, "amid");
  const choices: DeedChoices = { charge: "other", blastDice: blast, ...(amid && { centre: amid }) };
  const explodes: AttackCall = { deed: "explosion", choices, label: told("cast.blast", { dice: blast }), window: true };
  const sparks: AttackCall = { deed: "fire", choices: { fire: "clothes" }, label: told("cast.sparks") };
  return [
    ...(blast > 0 && game.user.isGM ? [explodes] : []),
    ...(outcome.works === true && outcome.ignites === true ? [sparks] : []),
  ];
}

const lossWords = (points: number): readonly Text[] => (points > 0 ? [fight("loss", { points })] : []);
const gainWords = (outcome: Outcome): readonly Text[] => {
  const gained = outcome.works === true ? stored(outcome, "gained") : 0;
  return gained > 0 ? [told("gain", { points: gained })] : [];
};

function casterView(outcome: Outcome): ReturnType<typeof card> {
  const success = succeeded(outcome);
  const backlash = outcome.turned === true ? 0 : stored(outcome, "backlash");
  return card({
    ...testShown(outcome),
    verdict: told(success ? "cast.done" : "cast.failed", { spell: named(word(outcome, "spell")) }),
    tone: success ? "accent" : "bad",
    facts: [...testFacts(outcome, "RP-79"), ...spellFacts(outcome)],
    losses: [...lossWords(stored(outcome, "cost") + backlash), ...gainWords(outcome)],
  });
}

function spellFacts(outcome: Outcome): readonly CardFact[] {
  const [cost, lasts, ready] = [stored(outcome, "cost"), stored(outcome, "lasts"), stored(outcome, "ready")];
  const [backlash, range] = [stored(outcome, "backlash"), stored(outcome, "range")];
  const duration = word(outcome, "duration");
  const works = outcome.works === true;
  const says = succeeded(outcome) ? word(outcome, "says") : "";
  return [
    ...(says ? [fact("effect", named(says), "RP-79")] : []),
    ...(cost > 0 ? [fact("hpCost", told("points", { points: cost }), "RP-79")] : []),
    ...(outcome.turned === true ? [fact("backlash", told("cast.turned"), "RP-79")] : []),
    ...(backlash > 0 && outcome.turned !== true
      ? [fact("backlash", told("points", { points: backlash }), "RP-79")]
      : []),
    ...(succeeded(outcome) && range > 0 ? [fact("range", told("metres", { metres: range }), "RP-79")] : []),
    ...(succeeded(outcome) && (lasts > 0 || duration)
      ? [fact("lasts", lasts > 0 ? spanText(lasts, "round") : named(duration), "RP-79")]
      : []),
    ...(works || outcome.turned === true ? effectFacts(outcome, "RP-61") : []),
    ...(ready > 0 ? [fact("ready", figure(ready), "RP-79")] : []),
  ];
}

function struckView(outcome: Outcome): ReturnType<typeof card> {
  const works = outcome.works === true;
  return card({
    verdict: told(works ? "cast.works" : "cast.nothing", { spell: named(word(outcome, "spell")) }),
    tone: works ? "accent" : "mute",
    facts: works ? effectFacts(outcome, "RP-61") : [],
    losses: gainWords(outcome),
  });
}
