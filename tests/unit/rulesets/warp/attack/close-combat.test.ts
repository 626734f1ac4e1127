import { describe, expect, test } from "vitest";
import type { Override } from "../../../../../src/core/play/contract/outcome.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import { mayKnowNumbers, maySeeDice } from "../../../../../src/core/play/log/may-know.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { turnOf } from "../../../../../src/rulesets/warp/attack/reading.js";
import { PLAYER } from "../../../../support/play/arbiter-table.js";
import {
  answerTo,
  armed,
  BOXING,
  change,
  CLIMBING,
  fight,
  FISTS,
  idOf,
  inRound,
  inTurn,
  item,
  KNIFE,
  linesOf,
  openRing,
  strike,
  systemOf,
  told,
  warpGuard,
} from "./table.js";
import { asPlayer } from "../deeds/table.js";

const choiceOf = (weapon: Item, target: Actor, id: string) => {
  const { choices } = linesOf(weapon, target);
  const situation = { attacker: weapon.actor as Actor, weapon, target, metres: null, choices };
  return warpAttack.choices(situation).find((one) => one.id === id);
};

describe("an attack in close combat (WP-48…WP-52)", () => {
  test("WP-48: rolls the best trait in fighting, or what anybody has", () => {
    const { hero, thug } = openRing();
    expect(told(linesOf(armed(hero, "fists"), thug).lines)).toEqual([["base", 4]]);
    expect(told(linesOf(armed(thug, "knife"), hero).lines)).toEqual([
      ["base", 2],
      ["betterWeapon", 1],
    ]);
    expect(told(linesOf(armed(hero, "fists"), thug, { trait: "none" }).lines)).toEqual([["base", 2]]);
  });

  test("WP-28: never proposes a trait its bearer does not know of; the keeper may choose it", () => {
    const beast = item("warpTrait", "beast", { score: 6, combat: true, dodge: true, initiative: true, unknown: true });
    const { hero, thug } = openRing([BOXING, FISTS, beast], [beast, KNIFE]);
    expect(told(linesOf(armed(hero, "fists"), thug).lines)).toEqual([["base", 4]]);
    expect(told(linesOf(armed(hero, "fists"), thug, { trait: idOf("beast") }).lines)).toEqual([["base", 6]]);
    expect(systemOf(hero)).toMatchObject({ bestCombat: 4, initiative: { dice: 4 } });
    const blow = strike(armed(hero, "fists"), thug);
    expect(warpGuard.fields({ blow, choices: {}, refused: false }).find(({ id }) => id === "trait")?.value).toBe("");
    const mine = warpGuard.replies({ blow: strike(armed(thug, "knife"), hero), choices: {} });
    expect(mine.find(({ id }) => id === `trait.${idOf("beast")}`)?.kind).toBe("odd");
  });

  test("WP-40: a trait that fits in part adds a bonus die or a die to what anybody has", () => {
    const { hero, thug } = openRing([BOXING, CLIMBING, FISTS]);
    const lines = (trait: string) =>
      told(linesOf(armed(hero, "fists"), thug, { trait: idOf(trait), tangent: "1" }).lines);
    expect(lines("boxing")).toEqual([["base", 3]]);
    expect(lines("climbing")).toEqual([
      ["base", 2],
      ["tangent", 1],
    ]);
  });

  test("WP-42: a crowd that cannot all strike combines its dice", async () => {
    const { hero, thug } = openRing();
    await thug.update({ system: { count: 5 } } as never);
    const knife = armed(thug, "knife");
    expect(told(linesOf(knife, hero).lines)).toEqual([
      ["base", 2],
      ["helpers", 8],
      ["betterWeapon", 1],
    ]);
    expect(told(linesOf(knife, hero, { crowd: "1" }).lines)).toContainEqual(["helpers", 2]);
    expect(choiceOf(knife, hero, "crowd")?.options).toHaveLength(5);
    expect(choiceOf(armed(hero, "fists"), thug, "crowd")).toBeUndefined();
  });

  test("WP-51: margin times factor, hit points lost, the level before the fight noted, and all taken back", async () => {
    const { hero, thug } = openRing([BOXING, KNIFE]);
    const { outcome, view, undo } = await fight(armed(hero, "knife"), thug, { attack: [6, 5, 4, 1], answer: [3, 4] });
    expect(outcome).toMatchObject({ hit: true, margin: 9, raw: 18, damage: 18, before: "fit", after: "down" });
    expect(view).toMatchObject({ tone: "accent", total: 16, severity: { level: 4 } });
    expect(systemOf(thug).hp).toMatchObject({ value: -4, fightStart: 14 });
    expect(systemOf(thug).turn).toMatchObject({ attackers: [hero.uuid], attacksReceived: 1, rolled: true });
    expect(systemOf(hero).turn).toMatchObject({ attacked: true, attackTraits: [idOf("boxing")] });
    await undo();
    expect(systemOf(thug).hp).toMatchObject({ value: 14, fightStart: null });
    expect(systemOf(thug).turn).toMatchObject({ attackers: [], attacksReceived: 0, rolled: false });
    expect(systemOf(hero).turn).toMatchObject({ attacked: false, attackTraits: [] });
  });

  test("WP-51: a defence that equals the attack turns it aside", async () => {
    const { hero, thug } = openRing();
    const { outcome, view } = await fight(armed(hero, "fists"), thug, { attack: [1, 2, 3, 4], answer: [6, 4] });
    expect(outcome).toMatchObject({ hit: false, margin: 0, damage: 0 });
    expect(view.verdict.key).toBe("GARDIEN.WARP.FIGHT.miss");
    expect(systemOf(thug).hp).toMatchObject({ value: 14 });
    expect(turnOf(thug).attackers).toEqual([hero.uuid]);
  });

  test("a target that lets it come has nothing against it but its armour (WP-61)", async () => {
    const plate = item("warpArmor", "plate", { regularDice: 2, regularPoints: 1, heavy: true });
    const { hero, thug } = openRing([BOXING, FISTS], [plate]);
    const { outcome } = await fight(armed(hero, "fists"), thug, {
      attack: [6, 5, 4, 1],
      answer: [3, 2],
      refused: true,
    });
    expect(outcome).toMatchObject({ defence: null, margin: 16, raw: 16, protection: 6, damage: 10 });
  });

  test("WP-61: armour is thrown with the defence, its malus weighs on it, and it may stop a blow", async () => {
    const plate = item("warpArmor", "plate", { regularDice: 2, heavy: true });
    const { hero, thug } = openRing([BOXING, FISTS], [plate]);
    // three dice for the defence, of which the two lowest count, then two for the armour
    const { outcome, view } = await fight(armed(hero, "fists"), thug, {
      attack: [2, 2, 2, 2],
      answer: [6, 2, 2, 5, 5],
    });
    expect(outcome).toMatchObject({ margin: 4, regular: [5, 5], protection: 10, damage: 0, after: "fit" });
    expect(view).toMatchObject({ tone: "good", verdict: { key: "GARDIEN.WARP.FIGHT.stopped" }, losses: [] });
  });

  test("WP-96: armour against bullets gives a point for each of its dice", async () => {
    const vest = item("warpArmor", "vest", { ballisticDice: 2 });
    const { hero, thug } = openRing([BOXING, FISTS], [vest]);
    const { outcome, view } = await fight(armed(hero, "fists"), thug, { attack: [3, 3, 3, 3], answer: [1, 2] });
    expect(outcome).toMatchObject({ margin: 9, protection: 2, damage: 7 });
    const told = view.facts.find(({ label }) => label.key.endsWith("fact.armour"));
    expect(told?.value.data).toEqual({ ballistic: "2" });
  });

  test("WP-70: a handier weapon proposes its bonus die; without it the keeper is asked", () => {
    const { hero, thug } = openRing([BOXING, FISTS], [KNIFE]);
    expect(choiceOf(armed(thug, "knife"), hero, "betterWeapon")?.value).toBe("1");
    const fists = armed(hero, "fists");
    expect(choiceOf(fists, thug, "betterWeapon")?.value).toBe("0");
    const doubts = (weapon: Item, target: Actor, choices = {}) =>
      warpAttack.doubts({ attacker: weapon.actor as Actor, weapon, target, metres: null, choices });
    expect(doubts(fists, thug, { betterWeapon: "1" })).toEqual(["betterWeapon"]);
    expect(doubts(armed(thug, "knife"), hero, { betterWeapon: "1" })).toEqual([]);
  });

  test("WP-67, WD-26: a special effect halves the damage, before armour or after it", async () => {
    const jacket = item("warpArmor", "jacket", { regularPoints: 3 });
    const { hero, thug, settings } = openRing([BOXING, FISTS], [jacket]);
    const blow = { attack: [4, 3, 3, 3], answer: [1, 2], choices: { specialEffect: "1" } };
    const before = await fight(armed(hero, "fists"), thug, blow);
    expect(before.outcome).toMatchObject({ margin: 10, raw: 5, protection: 3, damage: 2 });
    await before.undo();
    change(settings, "warpSpecialEffectHalving", "afterArmour");
    expect((await fight(armed(hero, "fists"), thug, blow)).outcome).toMatchObject({ raw: 10, damage: 4 });
  });

  test("WP-15: a die of experience is used up by attacker and by defender, and comes back", async () => {
    const { hero, thug } = openRing();
    const mine = await fight(armed(hero, "fists"), thug, {
      ...{ attack: [1, 1, 1, 1, 6], answer: [6, 6], choices: { experience: "1" } },
    });
    expect(mine.outcome).toMatchObject({ attack: { kept: [6, 1, 1, 1], dropped: [1] } });
    expect(systemOf(hero).xp).toMatchObject({ used: 1 });
    await mine.undo();
    expect(systemOf(hero).xp).toMatchObject({ used: 0 });
    const theirs = await fight(armed(thug, "knife"), hero, {
      ...{ attack: [6, 6, 1], answer: [1, 1, 1, 1, 6], answers: { experience: 1 } },
    });
    expect(theirs.outcome).toMatchObject({ defence: { kept: [6, 1, 1, 1], dropped: [1] }, experience: 1 });
    expect(systemOf(hero).xp).toMatchObject({ used: 1 });
    await theirs.undo();
    expect(systemOf(hero).xp).toMatchObject({ used: 0 });
  });
});

describe("traits in one turn (WP-50)", () => {
  const climber = [CLIMBING, FISTS];
  const traitOptions = (hero: Actor, thug: Actor) =>
    choiceOf(armed(hero, "fists"), thug, "trait")?.options.map(({ value }) => value);

  test("one that is not of fighting serves one side: after an attack it does not defend", async () => {
    const { hero, thug } = openRing(climber);
    await fight(armed(hero, "fists"), thug, {
      attack: [1, 1, 2],
      answer: [6, 6],
      choices: { trait: idOf("climbing") },
    });
    const field = warpGuard.fields({ blow: strike(armed(thug, "knife"), hero), choices: {}, refused: false })[0];
    expect(field?.options?.map(({ value }) => value)).toEqual([""]);
  });

  test("and after a defence it does not attack, unless the table lets it", async () => {
    const { hero, thug, settings } = openRing(climber);
    const climbing = idOf("climbing");
    await fight(armed(thug, "knife"), hero, { attack: [1, 1, 1], answer: [5, 5, 5], answers: { trait: climbing } });
    expect(traitOptions(hero, thug)).toEqual(["none"]);
    const { choices } = linesOf(armed(hero, "fists"), thug, { trait: climbing });
    const situation = { attacker: hero, weapon: armed(hero, "fists"), target: thug, metres: null, choices };
    expect(warpAttack.doubts(situation)).toContain("trait");
    change(settings, "warpAttackTraitRule", "warn");
    expect(traitOptions(hero, thug)).toEqual([climbing, "none"]);
    const warned = { ...situation, choices: { trait: climbing } };
    expect(warpAttack.choices(warned)[0]?.hint?.key).toBe("GARDIEN.WARP.FIGHT.spentForDefence");
  });

  test("whoever answers finds those that fit, the one with most dice first, and the others apart", () => {
    const { hero, thug } = openRing([BOXING, CLIMBING, FISTS]);
    const replies = warpGuard.replies({ blow: strike(armed(thug, "knife"), hero), choices: {} });
    expect(replies.map(({ id, kind }) => [id, kind])).toEqual([
      [`trait.${idOf("boxing")}`, "fits"],
      [`trait.${idOf("climbing")}`, "odd"],
      ["untrained", "fits"],
      ["still", "still"],
    ]);
    expect(replies.map(({ refused }) => refused)).toEqual([false, false, false, true]);
    expect(replies.map(({ namedAfter }) => namedAfter)).toEqual(["base", "base", "base", undefined]);
  });

  test("one that has attacked is shown, and cannot be chosen; or it is said where the table lets it", async () => {
    const { hero, thug, settings } = openRing(climber);
    const choices = { trait: idOf("climbing") };
    await fight(armed(hero, "fists"), thug, { attack: [1, 1, 2], answer: [6, 6], choices });
    const spent = () => {
      const replies = warpGuard.replies({ blow: strike(armed(thug, "knife"), hero), choices: {} });
      const place = replies.findIndex(({ id }) => id === `trait.${choices.trait}`);
      return [place, replies[place]?.barred?.key, replies[place]?.note?.key];
    };
    expect(spent()).toEqual([1, "GARDIEN.WARP.FIGHT.spentForAttack", undefined]);
    change(settings, "warpAttackTraitRule", "warn");
    expect(spent()).toEqual([0, undefined, "GARDIEN.WARP.FIGHT.spentForAttack"]);
  });

  test("one of fighting serves both", async () => {
    const { hero, thug } = openRing();
    await fight(armed(hero, "fists"), thug, { attack: [1, 1, 1, 2], answer: [6, 6] });
    const field = warpGuard.fields({ blow: strike(armed(thug, "knife"), hero), choices: {}, refused: false })[0];
    expect(field).toMatchObject({ value: idOf("boxing"), asks: false });
  });
});

describe("what an attack looks like (WP-56)", () => {
  test("is told on the card, and the keeper is asked about the same thing in the turn after", async () => {
    const { hero, thug } = openRing();
    const fists = armed(hero, "fists");
    const said = { text: "Un crochet du gauche" };
    const { view } = await fight(fists, thug, { attack: [1, 1, 1, 2], answer: [6, 6], choices: said });
    expect(view.facts[0]).toMatchObject({ value: { data: said } });
    const doubts = (text: string) =>
      warpAttack.doubts({ attacker: hero, weapon: fists, target: thug, metres: null, choices: { text } });
    expect(doubts(" un crochet du gauche")).toContain("text");
    expect(doubts("Un coup de tête")).not.toContain("text");
    expect(choiceOf(fists, thug, "text")?.shown?.data).toEqual(said);
  });

  test("and is nobody's business where the table does not play it", async () => {
    const { hero, thug, settings } = openRing();
    settings.set("warpPredictableAttacks", false);
    const fists = armed(hero, "fists");
    await fight(fists, thug, { attack: [1, 1, 1, 2], answer: [6, 6], choices: { text: "Un crochet" } });
    expect(choiceOf(fists, thug, "text")?.shown).toBeUndefined();
    expect(choiceOf(fists, thug, "predictable")).toBeUndefined();
  });
});

describe("what the turn knows", () => {
  test("WP-39: further actions weigh on attack and defence alike", async () => {
    const { hero, thug } = openRing();
    await inTurn(hero, { extraActions: 3 });
    expect(told(linesOf(armed(hero, "fists"), thug).lines)).toEqual([
      ["base", 4],
      ["extraActions", -1],
      ["extraActionsDice", -1],
    ]);
    const blow = strike(armed(thug, "knife"), hero);
    const { outcome } = await fight(armed(thug, "knife"), hero, { attack: [1, 1, 1], answer: [6, 5, 4, 4] });
    expect(told(warpGuard.modifiers({ blow, choices: {}, refused: false }))).toEqual([
      ["base", 4],
      ["extraActions", -1],
      ["extraActionsDice", -1],
    ]);
    expect(outcome).toMatchObject({ defence: { kept: [5, 4, 4], dropped: [6] } });
  });

  test("WP-68: whoever is one too many has a bonus die, once the others have attacked", async () => {
    const { hero, thug, settings } = openRing([FISTS], [KNIFE]);
    settings.set("warpAllAgainstOneFloor", 0);
    const ids = (weapon: Item, target: Actor) => linesOf(weapon, target).lines.map(({ id }) => id);
    expect(ids(armed(hero, "fists"), thug)).not.toContain("outnumbering");
    await inTurn(thug, { attackers: ["Actor.one", "Actor.two"] });
    expect(ids(armed(hero, "fists"), thug)).toContain("outnumbering");
    await inTurn(thug, { advantageGrantedTo: ["Actor.one"] });
    expect(ids(armed(hero, "fists"), thug)).not.toContain("outnumbering");
  });

  test("WP-68: the defender may give that die to somebody who has not attacked yet", async () => {
    const { hero, thug, settings } = openRing([FISTS], [KNIFE]);
    settings.set("warpAllAgainstOneFloor", 0);
    await inTurn(thug, { attackers: ["Actor.one", "Actor.two"] });
    const fighter = (uuid: string, name: string) => ({ actor: { uuid, name }, token: { name }, name, hidden: false });
    const combatants = [fighter("Actor.one", "One"), fighter("Actor.four", "Four")];
    inRound(1, combatants);
    const blow = strike(armed(hero, "fists"), thug, { attack: [1, 2, 3] });
    const field = warpGuard.fields({ blow, choices: {}, refused: false }).find(({ id }) => id === "grant");
    expect(field?.options?.map(({ value }) => value)).toEqual(["", "Actor.four"]);
    const answers = { grant: "Actor.four" };
    const { undo } = await fight(armed(hero, "fists"), thug, { attack: [1, 2, 3], answer: [6, 6], answers });
    expect(turnOf(thug).advantageGrantedTo).toEqual(["Actor.four"]);
    expect(linesOf(armed(hero, "fists"), thug).lines.map(({ id }) => id)).not.toContain("outnumbering");
    await undo();
    expect(turnOf(thug).advantageGrantedTo).toEqual([]);
  });

  test("WP-73: a desperate defence gives up the attack of the turn, and is none after one", async () => {
    const { hero, thug, settings } = openRing();
    settings.set("warpDesperateDefence", true);
    const knife = armed(thug, "knife");
    await fight(knife, hero, { attack: [1, 1, 1], answer: [1, 1, 1, 1, 6], answers: { desperate: true } });
    expect(turnOf(hero).desperate).toBe(true);
    expect(warpAttack.obstacle(armed(hero, "fists"))?.key).toBe("GARDIEN.WARP.DEED.obstacle.desperate");
    const blow = strike(knife, hero);
    expect(told(warpGuard.modifiers({ blow, choices: {}, refused: false }))).toContainEqual(["desperate", 1]);
    const fields = warpGuard.fields({ blow: strike(armed(hero, "fists"), thug), choices: {}, refused: false });
    expect(fields.map(({ id }) => id)).not.toContain("desperate"); // the thug has attacked
  });

  test("WP-39, WP-47: several are struck at one go only by as many actions", async () => {
    const { hero, thug } = openRing();
    const situation = { attacker: hero, weapon: armed(hero, "fists"), target: thug, metres: null, choices: {} };
    const hindered = () => warpAttack.hindrance?.(situation, 2)?.key ?? null;
    expect(hindered()).toBe("GARDIEN.WARP.FIGHT.oneAction");
    await inTurn(hero, { extraActions: 1 });
    expect(hindered()).toBeNull();
  });

  test("WP-47, WP-39: one attack more than was declared is the keeper's to allow (WD-67)", async () => {
    const { hero, thug } = openRing();
    const situation = { attacker: hero, weapon: armed(hero, "fists"), target: thug, metres: null, choices: {} };
    const told = () => [warpAttack.warning(situation)?.key ?? null, ...warpAttack.doubts(situation)];
    expect(told()).toEqual([null]);
    const { undo } = await fight(armed(hero, "fists"), thug, { attack: [1, 1, 1, 2], answer: [6, 6] });
    expect(told()).toEqual(["GARDIEN.WARP.FIGHT.oneActionMore", "action"]);
    await undo();
    expect(told()).toEqual([null]);
    await inTurn(hero, { extraActions: 1, actions: 1 });
    expect(told()).toEqual([null]);
    inRound(null);
    await inTurn(hero, { actions: 5 });
    expect(told()).toEqual([null]);
  });

  test("is over with the round, and outside of a fight there is none to remember", async () => {
    const { hero, thug } = openRing([CLIMBING, FISTS]);
    const climbing = { trait: idOf("climbing") };
    await fight(armed(hero, "fists"), thug, { attack: [1, 1, 2], answer: [6, 6], choices: climbing });
    expect(turnOf(hero).attackTraits).toEqual([idOf("climbing")]);
    inRound(2);
    expect([turnOf(hero).attackTraits, turnOf(thug).attackers]).toEqual([[], []]);
    inRound(null);
    await fight(armed(hero, "fists"), thug, { attack: [1, 1, 2], answer: [6, 6], choices: climbing });
    expect([turnOf(hero).attackTraits, turnOf(thug).attackers]).toEqual([[], []]);
  });

  test("is that of the fight somebody is in, whichever fight the keeper looks at", async () => {
    const { hero, thug } = openRing();
    await fight(armed(hero, "fists"), thug, { attack: [1, 1, 1, 2], answer: [6, 6] });
    const own = { started: true, id: "f".repeat(16), round: 1, combatants: [{ actor: thug }] };
    const other = { started: true, id: "e".repeat(16), round: 7, combatants: [{ actor: hero }] };
    const combats = game.combats as unknown as Map<string, object>;
    for (const one of [other, own]) combats.set(one.id, { ...one, _source: { _id: one.id } });
    inRound(null);
    expect([turnOf(thug).attackers, turnOf(hero).attackTraits]).toEqual([[hero.uuid], []]);
  });

  test("WD-16: with more actions than dice there is no attack", async () => {
    const { hero, thug } = openRing([FISTS]);
    await inTurn(hero, { extraActions: 4 });
    const weapon = armed(hero, "fists");
    const situation = { attacker: hero, weapon, target: thug, metres: null, choices: {} };
    expect(warpAttack.hindrance?.(situation, 1)?.key).toBe("GARDIEN.WARP.DEED.obstacle.noDice");
  });
});

describe("optional rules of the dice", () => {
  test("WD-69: an attack of nothing but ones asks for no defence and misses", async () => {
    const { hero, thug, settings } = openRing();
    settings.set("warpCriticalFailure", true);
    const { outcome, asked, view } = await fight(armed(hero, "fists"), thug, { attack: [1, 1, 1, 1], answer: [] });
    expect(asked).toBe(false);
    expect(outcome).toMatchObject({ hit: false });
    expect(view.verdict.key).toBe("GARDIEN.WARP.FIGHT.criticalMiss");
  });

  test("WD-69: a defence of nothing but ones is hit by one at least", async () => {
    const { hero, thug, settings } = openRing([FISTS]);
    settings.set("warpCriticalFailure", true);
    const { outcome } = await fight(armed(hero, "fists"), thug, { attack: [1, 2], answer: [1, 1] });
    expect(outcome).toMatchObject({ hit: true, margin: 1, damage: 1 });
  });

  test("WP-37: an attack of nothing but sixes goes on, and so does a defence", async () => {
    const { hero, thug, settings } = openRing([FISTS]);
    settings.set("warpEverUpward", true);
    const { outcome } = await fight(armed(hero, "fists"), thug, { attack: [6, 6, 6, 2], answer: [6, 6, 1] });
    expect(outcome).toMatchObject({ attack: { total: 20, chain: [6, 2] }, defence: { total: 13 }, margin: 7 });
  });

  test("WP-38: sixes of both sides are told", async () => {
    const { hero, thug, settings } = openRing([FISTS]);
    settings.set("warpIrresistibleSixes", true);
    const { view } = await fight(armed(hero, "fists"), thug, { attack: [6, 2], answer: [6, 6] });
    expect(view.facts.map(({ label }) => label.key.split(".").at(-1))).toEqual([
      "margin",
      "sixesAttack",
      "sixesDefence",
    ]);
  });

  test("WP-74: dice make the damage, twice as many where the attack is double the defence", async () => {
    const { hero, thug, settings } = openRing([BOXING, KNIFE]);
    settings.set("warpAlternativeDamage", true);
    const plain = await fight(armed(hero, "knife"), thug, { attack: [3, 3, 3, 3], answer: [4, 3, 2, 1] });
    expect(plain.outcome).toMatchObject({ damageDice: [2, 1], raw: 3, damage: 3 });
    await plain.undo();
    const double = await fight(armed(hero, "knife"), thug, { attack: [4, 4, 4, 4], answer: [4, 4, 1, 2, 3, 4] });
    expect(double.outcome).toMatchObject({ damageDice: [1, 2, 3, 4], damage: 10 });
  });

  test("WP-74: a miss that the keeper turns into a hit, or a blow nobody answers, has its dice thrown too", () => {
    const { hero, thug, settings } = openRing([BOXING, KNIFE]);
    settings.set("warpAlternativeDamage", true);
    const blow = strike(armed(hero, "knife"), thug, { attack: [2, 1, 1, 1] });
    const defence = answerTo(blow, { answer: [6, 5] });
    const owed = (override: Override) => warpAttack.owed?.({ ...blow, defence, override })?.formula ?? null;
    expect(owed({})).toBeNull();
    expect(owed({ hit: "hit" })).toBe("2d6");
    expect(owed({ hit: "hit", factor: 3 })).toBe("3d6");
    expect(owed({ defence: 2 })).toBe("4d6"); // double the defence
    expect(owed({ hit: "hit", damage: 7 })).toBeNull();
    expect(warpAttack.owed?.({ ...blow, defence: null, override: {} })?.formula).toBe("4d6");
    const thrown = { ...blow, dice: { ...blow.dice, damage: [5, 3] }, defence, override: { hit: "hit" } };
    expect(warpAttack.owed?.(thrown)).toBeNull();
    expect(warpAttack.outcome(thrown)).toMatchObject({ damageDice: [5, 3], raw: 8, damage: 8 });
    settings.set("warpAlternativeDamage", false);
    change(settings, "warpAlternativeDamage", false);
    expect(owed({ hit: "hit" })).toBeNull();
  });

  test("WP-75: a great loss waits for the keeper, who says what wound it leaves", async () => {
    const { hero, thug, settings } = openRing([BOXING, KNIFE]);
    settings.set("warpSeriousWounds", true);
    const { outcome, undo } = await fight(armed(hero, "knife"), thug, { attack: [6, 5, 4, 1], answer: [3, 3] });
    expect(outcome).toMatchObject({ damage: 20, proposed: true });
    expect(warpAttack.asksKeeper(outcome, thug)).toBe(true);
    const [first] = warpAttack.answers(outcome);
    await undo();
    const told = await fight(armed(hero, "knife"), thug, {
      ...{ attack: [6, 5, 4, 1], answer: [3, 3], override: first?.override ?? {} },
    });
    expect(warpAttack.asksKeeper(told.outcome, thug)).toBe(false);
    expect([...thug.items].filter(({ type }) => type === "warpWound")).toHaveLength(1);
    await told.undo();
    expect([...thug.items].filter(({ type }) => type === "warpWound")).toHaveLength(0);
  });

  test("WP-75: a lethal wound takes its toll from the first day on", async () => {
    const { hero, thug, settings } = openRing([BOXING, KNIFE]);
    settings.set("warpSeriousWounds", true);
    const lethal = { attack: [6, 5, 4, 1], answer: [3, 3], override: { serious: "lethal" } };
    await fight(armed(hero, "knife"), thug, lethal);
    const wound = [...thug.items].find(({ type }) => type === "warpWound") as Item;
    expect(systemOf(wound)).toMatchObject({ nature: "lethal", dailyLoss: 1, treated: false });
  });
});

test("WP-118: a skin of steel takes its points off and stands one blow less", async () => {
  const { hero, thug } = openRing();
  await thug.update({ system: { steelSkin: { absorb: 6, hits: 2, dice: 2 } } } as never);
  const { outcome, undo } = await fight(armed(hero, "fists"), thug, { attack: [3, 3, 3, 3], answer: [1, 2] });
  expect(outcome).toMatchObject({ protection: 6, damage: 3 });
  expect(systemOf(thug).steelSkin).toMatchObject({ hits: 1 });
  await undo();
  expect(systemOf(thug).steelSkin).toMatchObject({ hits: 2 });
});

describe("the keeper's word (f.7)", () => {
  const blow = { attack: [3, 3, 3, 3], answer: [5, 5] } as const;

  test.each([
    [{ hit: "miss" }, { hit: false, damage: 0 }],
    [{ attack: 20 }, { hit: true, margin: 10, damage: 10 }],
    [{ defence: 12 }, { hit: false, margin: 0 }],
    [{ margin: 5 }, { hit: true, damage: 5 }],
    [{ factor: 4 }, { raw: 8, damage: 8 }],
    [{ protection: 1 }, { damage: 1 }],
    [{ damage: 9 }, { damage: 9 }],
  ])("%j", async (override, outcome) => {
    const { hero, thug } = openRing();
    expect((await fight(armed(hero, "fists"), thug, { ...blow, override: override as never })).outcome).toMatchObject(
      outcome,
    );
  });

  test("WP-56: a malus die for an attack that was seen before: one more is thrown, or a bonus die put aside", () => {
    const { hero, thug } = openRing();
    const fists = armed(hero, "fists");
    const helped = { attack: [6, 1, 1, 1, 5], choices: { betterPosition: "1" }, answer: [1, 1] };
    const override = { predictable: 1 };
    const found = (played: typeof blow | typeof helped) => {
      const struck = strike(fists, thug, played);
      return { ...struck, defence: answerTo(struck, played), kept: {}, override };
    };
    const plain = found(blow);
    expect(warpAttack.owed?.(plain)).toMatchObject({ id: "predictable", formula: "1d6", who: "attacker" });
    const thrown = { ...plain, dice: { ...plain.dice, predictable: [2] } };
    expect(warpAttack.owed?.(thrown)).toBeNull();
    expect(warpAttack.outcome(thrown)).toMatchObject({
      ...{ attack: { kept: [3, 3, 3, 2], dropped: [3], total: 11 }, margin: 1 },
    });
    expect(warpAttack.owed?.(found(helped))).toBeNull();
    const outcome = warpAttack.outcome(found(helped));
    expect(outcome).toMatchObject({ attack: { kept: [6, 1, 1, 1], dropped: [], total: 9 } });
    expect(warpAttack.edit(outcome, override, thug)[0]).toMatchObject({
      name: "predictable",
      kind: "flag",
      value: "1",
    });
  });

  test("WP-56: its face, as cards of earlier days tell it, still counts", async () => {
    const { hero, thug } = openRing();
    const { outcome } = await fight(armed(hero, "fists"), thug, { ...blow, override: { malus: 2 } });
    expect(outcome).toMatchObject({ attack: { kept: [3, 3, 3, 2], dropped: [3], total: 11 }, margin: 1 });
    const fields = warpAttack.edit(outcome, { malus: 2 }, thug).map(({ name }) => name);
    expect(fields).toContain("malus");
  });

  test("a blow that missed hits by one at least", async () => {
    const { hero, thug } = openRing();
    const { outcome } = await fight(armed(hero, "fists"), thug, {
      attack: [1, 1, 1, 1],
      answer: [6, 6],
      override: { hit: "hit" },
    });
    expect(outcome).toMatchObject({ hit: true, margin: 1, damage: 1 });
  });
});

describe("what players see of the keeper's people (WP-10)", () => {
  test.each([
    ["outcome", 0, null],
    ["total", 0, 12],
    ["full", 2, 12],
  ])("%s", async (sight, dice, total) => {
    const { hero, thug, settings } = openRing();
    settings.set("warpNpcRolls", sight);
    const { outcome } = await fight(armed(thug, "knife"), hero, { attack: [6, 6, 1], answer: [1, 1, 1, 1] });
    Object.defineProperty(game.user, "isGM", { value: false, configurable: true });
    const view = warpAttack.view(outcome);
    expect(view.dice?.filter(({ counts }) => counts)).toHaveLength(dice);
    expect(view.total).toBe(total);
    expect(view.losses).toHaveLength(1); // the hero's own points are no secret
  });

  test("WP-38: no sixes of theirs, unless the table shows their dice", async () => {
    const { hero, thug, settings } = openRing();
    change(settings, "warpIrresistibleSixes", true);
    const { outcome } = await fight(armed(thug, "knife"), hero, { attack: [6, 6, 1], answer: [6, 1, 1, 1] });
    const sixes = () =>
      asPlayer(() => warpAttack.view(outcome).facts.filter(({ rule }) => rule === "WP-38")).map(
        ({ label }) => label.key.split(".").at(-1) ?? "",
      );
    expect(sixes()).toEqual(["sixesDefence"]);
    change(settings, "warpNpcRolls", "full");
    expect(sixes()).toEqual(["sixesAttack", "sixesDefence"]);
  });

  test("the damage of one's own wound, not the margin that tells what the attacker rolled", async () => {
    const { hero, thug } = openRing();
    const { outcome } = await fight(armed(thug, "knife"), hero, { attack: [6, 6, 1], answer: [1, 1, 1, 1] });
    const damage = () => warpAttack.view(outcome).facts.find(({ rule }) => rule === "WP-51")?.value.data;
    Object.defineProperty(game.user, "isGM", { value: false, configurable: true });
    expect(damage()).toEqual({ value: 16 });
    Object.defineProperty(game.user, "isGM", { value: true, configurable: true });
    expect(damage()).toMatchObject({ margin: 8 });
  });

  test("the dice of their defence, which keepers throw, go to keepers unless the table shows everything", () => {
    const { hero, thug, settings } = openRing();
    expect([warpGuard.secret(thug), warpGuard.secret(hero)]).toEqual([true, false]);
    change(settings, "warpNpcRolls", "full");
    expect(warpGuard.secret(thug)).toBe(false);
  });

  test("of their figures, nothing but where the table shows everything", () => {
    const { hero, thug, settings } = openRing();
    const player = game.users.get(PLAYER) as User;
    expect([hero, thug].map((actor) => mayKnowNumbers(actor, player))).toEqual([true, false]);
    expect(maySeeDice(thug, player)).toBe(false);
    change(settings, "warpNpcRolls", "full");
    expect([mayKnowNumbers(thug, player), maySeeDice(thug, player)]).toEqual([false, true]);
    change(settings, "targetNumbers", "shown");
    expect([mayKnowNumbers(thug, player), maySeeDice(thug, player)]).toEqual([true, true]);
  });
});

test("the odds are those of the dice, and add up", () => {
  const { hero, thug } = openRing();
  const weapon = armed(hero, "fists");
  const { choices } = linesOf(weapon, thug);
  const odds = warpAttack.odds({ attacker: hero, weapon, target: thug, metres: null, choices }, 0);
  expect(odds?.rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  expect(odds?.chance).toBeGreaterThan(0.9);
  const blow = strike(weapon, thug, { attack: [1, 1, 1, 2] });
  expect(warpGuard.odds({ blow, choices: {}, refused: false }, 0)?.chance).toBeCloseTo(1 - 6 / 36, 12);
});

describe("WP-15: dice of experience stand for something before they fall", () => {
  const saidOf = (weapon: Item, target: Actor, choices: Choices) => {
    const situation = { attacker: weapon.actor as Actor, weapon, target, metres: null, choices };
    return {
      why: warpAttack.hindrance?.(situation, 1)?.key.split(".").at(-1) ?? null,
      offered: warpAttack.choices(situation).map(({ id }) => id),
    };
  };

  test.each(["fists", "boxing"])("an attack, a contest: with %s", (name) => {
    const { hero, thug } = openRing();
    const told = (...about: Parameters<typeof saidOf>) => asPlayer(() => saidOf(...about));
    expect(told(armed(hero, name), thug, {}).offered).not.toContain("reason");
    expect(told(armed(hero, name), thug, { experience: "1" })).toMatchObject({ why: "unjustified" });
    expect(told(armed(hero, name), thug, { experience: "1" }).offered).toContain("reason");
    expect(told(armed(hero, name), thug, { experience: "1", reason: "Years in the ring" }).why).toBeNull();
  });

  test("whoever is asked about the die reads what it stands for on its line", () => {
    const { hero, thug } = openRing();
    const { lines } = linesOf(armed(hero, "fists"), thug, { experience: "1", reason: "Years in the ring" });
    const line = lines.find(({ id }) => id === "experience");
    expect(line && warpAttack.explain(line).name.data).toMatchObject({ reason: "Years in the ring" });
  });

  test("a defence; one that is refused needs none, nor does a keeper", () => {
    const { hero, thug } = openRing();
    const blow = strike(armed(thug, "knife"), hero, { attack: [3, 3, 3] });
    const why = (choices: object, refused = false) =>
      warpGuard
        .obstacle({ blow, choices: choices as never, refused })
        ?.key.split(".")
        .at(-1) ?? null;
    expect(why({ experience: 1 })).toBeNull();
    expect(asPlayer(() => why({ experience: 1, reason: " " }))).toBe("unjustified");
    expect(asPlayer(() => why({ experience: 1 }, true))).toBeNull();
    expect(asPlayer(() => why({ experience: 1, reason: "Years in the ring" }))).toBeNull();
  });
});

test.each([true, false])("WP-37: switching the rule between roll and answer spoils nothing (%j)", (first) => {
  const { hero, thug, settings } = openRing([FISTS]);
  settings.set("warpEverUpward", first);
  const blow = strike(armed(hero, "fists"), thug, { attack: first ? [6, 6, 2] : [6, 6] });
  change(settings, "warpEverUpward", !first);
  const outcome = warpAttack.outcome({ ...blow, defence: null, override: {} });
  expect(outcome.attack).toMatchObject({ total: 12, chain: [] });
});
