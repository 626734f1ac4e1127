import { usualDifficulties } from "../difficulty.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { plainText } from "../../../../core/text/plain-text.js";
import type { Text } from "../../../../core/text/text.js";
import { distanceBetween } from "../../../../core/world/distance.js";
import { snapshot } from "../../../../core/world/names.js";
import { actorAt, tokenOf } from "../../../../core/world/world.js";
import { fight } from "../../attack/fields.js";
import { figuresOf, roundNow } from "../../attack/reading.js";
import { roundChanges } from "../../attack/round-written.js";
import { castRefused } from "../../attack/spells/casting.js";
import { spellOf } from "../../attack/spells/spell.js";
import { rpgOptions } from "../../data/options.js";
import { EFFECT_LIST } from "../../data/read-effects.js";
import { diceSpec } from "../../dice/specs.js";
import { noCareText } from "../../labels.js";
import { healed } from "../../rules/body/healing.js";
import { isInRange } from "../../rules/attack/range.js";
import type { RoundActions } from "../../rules/fight/round-actions.js";
import { attackMade } from "../../rules/fight/round-spending.js";
import { BACKLASH_FORMULA, castFactor } from "../../rules/attack/spell-casting.js";
import { hitPointsOf } from "../care.js";
import { effectChanges, effectOutcome, effectRoll } from "../effects-rolled.js";
import { count, deed, obstacle, unlessAlive, yesNo } from "../kit.js";
import { pointsThrown, readPoints } from "../points.js";
import { succeeded, testLines, testOutcome, testRoll, usedItems, chanceOf } from "../tested.js";
import { CAST, castCalls, castView, type Cast } from "./cast-card.js";
import { CAST_FORM, castOnto, castResult, castTest, casterOf, partOf, worksOn, type Casting } from "./spells.js";

const HEAL = "heal";
const LASTS = "lasts";
const READY = "ready";
const BACKLASH = "backlash";
/** The farthest that anybody falls below 0, and the most points of one spell. */
const LEAST_HP = -99;
const MOST = 199;
/** As much of the words of a spell as a card tells, in characters. */
const MOST_WORDS = 300;

/** RP-32, RP-40 — the round of an actor who casts; `null` where no action is left for it. */
const spent = (round: RoundActions): RoundActions | null => attackMade({ ...round, section: "magic" });

/** A number or the dice of it; `null` for what is neither, or has fallen. */
function dueDice(id: string, what: "heal" | "effect" | "backlash", written: string, dice: Dice): RollSpec | null {
  return dice[id] ? null : diceSpec(id, what, written);
}

/** RP-79 — the roll that is due next: the caster's test first, all else goes by what it comes to. */
function dueRoll(casting: Casting, dice: Dice): RollSpec | null {
  const { actor, form } = casting;
  const test = castTest(casting);
  if (!form.spell || !test) return null;
  const { casts } = partOf(casting);
  const cast = castResult(casting, dice);
  if (!cast) return casts ? testRoll(test) : null;
  const works = worksOn(casting, dice);
  const { heal, durationFormula, cooldown, effects } = form.spell.system;
  return (
    (casts && cast.outcome === "criticalFailure" ? dueDice(BACKLASH, "backlash", BACKLASH_FORMULA, dice) : null) ??
    (casts && cast.success ? dueDice(LASTS, "effect", durationFormula, dice) : null) ??
    (works ? (dueDice(HEAL, "heal", heal, dice) ?? effectRoll(actor, EFFECT_LIST.read(effects), dice)) : null) ??
    (casts && roundNow(actor) ? dueDice(READY, "effect", cooldown, dice) : null)
  );
}

/** A number that was written, or thrown. */
function thrown(written: string, faces: readonly number[] | undefined): number {
  const points = readPoints(written);
  return points ? pointsThrown(points, faces) : 0;
}

/** RP-31, RP-61 — why an actor cannot cast at all. */
function unlessAble(caster: Actor): Text | null {
  return unlessAlive(caster) ?? (figuresOf(caster).capacities.cast ? null : obstacle("unable", caster));
}

/** RP-32, RP-79 — why the keeper is asked: another section was declared, no action is left, the power is not ready. */
function doubtOf(casting: Casting): Text | null {
  const { spell } = casting.form;
  if (!spell) return null;
  const refused = partOf(casting).casts ? castRefused(spell.system, casting.actor, null) : outOfReach(casting);
  return refused ?? alreadyHealed(casting);
}

/** RP-73, RP-79 — a spell reaches no farther than it says; what one touches with has no range, and nobody measures it. */
function outOfReach(casting: Casting): Text | null {
  const { actor, form } = casting;
  const caster = casterOf(casting);
  const range = form.spell?.system.range ?? 0;
  const metres = distanceBetween({ actor: caster, token: tokenOf(caster) }, { actor, token: tokenOf(actor) });
  const far = metres !== null && range > 0 && !isInRange(metres, range);
  return far ? fight("refusal.outOfRange", { range }) : null;
}

/** RP-80 — points come back once for each batch of wounds, by a spell as by hands. */
function alreadyHealed(casting: Casting): Text | null {
  const heals = casting.form.spell?.system.heal;
  const given = rpgOptions().firstAidPerBatch && figuresOf(casting.actor).firstAidReceived;
  return heals && partOf(casting).struck && given ? { key: noCareText("alreadyGiven") } : null;
}

/** RP-79 — what a spell brings an actor that it works on; a critical success doubles its numbers. */
function broughtBy(casting: Casting, dice: Dice): Partial<Cast> {
  const { actor } = casting;
  const { effects, heal = "", ignites = false } = casting.form.spell?.system ?? {};
  const factor = castFactor(castResult(casting, dice)?.outcome === "criticalSuccess");
  const healing = factor * thrown(heal, dice[HEAL]);
  return {
    ...effectOutcome(actor, EFFECT_LIST.read(effects), dice, factor),
    ...{ heals: heal !== "", healing, gained: healed(hitPointsOf(actor), healing).gained },
    ignites: worksOn(casting, dice) && ignites,
  };
}

/** RP-91 — the token amid which a spell goes off; empty where that is its caster's, or nobody's. */
function amidOf({ actor, form }: Casting): string {
  const [aimed] = form.struck.flatMap((uuid) => actorAt(uuid) ?? []);
  return aimed && aimed !== actor ? (tokenOf(aimed)?.uuid ?? "") : "";
}

/** RP-79 — the caster's part of an outcome. */
function castOutcome(casting: Casting, dice: Dice): Partial<Cast> {
  const { spell } = casting.form;
  const test = castTest(casting);
  if (!spell || !test) return {};
  const { hpCost, range, duration, durationFormula, cooldown, description, blast } = spell.system;
  const tested = testOutcome(test, dice);
  const factor = castFactor(tested.result === "criticalSuccess");
  const round = roundNow(casting.actor)?.round ?? 0;
  const wait = thrown(cooldown, dice[READY]);
  return {
    ...tested,
    ...{ item: spell.id, says: plainText(description, MOST_WORDS) },
    ...{ cost: hpCost, range, duration, lasts: factor * thrown(durationFormula, dice[LASTS]) },
    ...{ blast: succeeded(tested) ? factor * blast : 0, amid: amidOf(casting) },
    ...{ backlash: dice[BACKLASH]?.[0] ?? 0, ready: round > 0 && wait > 0 ? round + wait : 0 },
  };
}

/** RP-79 — a spell or a power that is no attack: the test, what it costs whatever the test says, and what it brings. */
export const cast = deed("cast", {
  icon: "fa-solid fa-wand-sparkles",
  by: "owner",
  form: CAST_FORM,
  usual: usualDifficulties,
  chance: (casting) => {
    const test = castTest(casting);
    return test && chanceOf(test);
  },
  kept: CAST,
  doer: casterOf,
  onto: castOnto,
  obstacle: (casting) => {
    const caster = casterOf(casting);
    if (!casting.form.spell) return obstacle("noSpell", caster);
    return unlessAble(caster) ?? unlessAlive(casting.actor);
  },
  doubt: doubtOf,
  rolls: (casting) => rollsInTurn((dice) => dueRoll(casting, dice)),
  modifiers: (casting) => testLines(partOf(casting).casts ? castTest(casting) : null),
  outcome: ({ dice, ...casting }) => {
    const { casts, struck } = partOf(casting);
    const caster = casterOf(casting);
    return {
      ...(casts ? castOutcome(casting, dice) : {}),
      ...broughtBy(casting, dice),
      ...{ spell: casting.form.spell?.name ?? "", caster: snapshot(caster, caster.token).name },
      ...{ casts, struck, works: worksOn(casting, dice) },
    };
  },
  calls: castCalls,
  // RP-36, D-20: what a spell does waits for the damage of all, as blows do; that it costs does not
  isDeferrable: ({ works, turned, backlash }) => works || turned || backlash > 0,
  changes: (kept, actor, { messageId }) => castChanges(kept, actor, messageId),
  edit: {
    figures: ({ casts, struck, heals, backlash }) => [
      ...(casts ? [count("cost", [0, MOST])] : []),
      ...(backlash > 0 ? [count("backlash", [0, MOST]), yesNo("turned")] : []),
      ...(struck ? [yesNo("works")] : []),
      ...(struck && heals ? [count("gained", [0, MOST])] : []),
    ],
  },
  view: castView,
});

/** RP-79 — points paid, lost and given back, the action that it took, and what the spell leaves on an actor. */
function castChanges(kept: Cast, actor: Actor, messageId: string): Changes | null {
  const { casts, works, item, ready } = kept;
  const turned = casts && kept.turned;
  const lost = casts ? kept.cost + (turned ? 0 : kept.backlash) : 0;
  const points = hitPointsOf(actor);
  const after = Math.max(LEAST_HP, healed({ ...points, hp: points.hp - lost }, works ? kept.gained : 0).hp);
  const brought = works || turned ? effectChanges(actor, kept, messageId) : { values: [], items: [] };
  const spell = casts ? spellOf(actor.items.get(item) ?? null) : null;
  const values = [
    ...brought.values,
    ...(casts ? roundChanges(actor, spent) : []),
    ...(works && kept.heals ? [{ path: "system.firstAidReceived", after: true }] : []),
  ];
  const items = [
    ...brought.items,
    ...(spell && ready > 0 ? [{ id: item, path: "system.readyAtRound", after: ready }] : []),
    ...(casts ? usedItems(kept, actor) : []),
  ];
  const numbers = after === points.hp ? [] : [{ path: "system.hp.value", after }];
  return numbers.length + values.length + items.length > 0 ? { numbers, values, items } : null;
}
