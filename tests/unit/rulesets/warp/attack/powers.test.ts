import { describe, expect, test } from "vitest";
import { procedureWith } from "../../../../../src/core/play/loaded/attacks.js";
import { warpAttacks } from "../../../../../src/rulesets/warp/attack/procedure.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { asPlayer, doDeed } from "../deeds/table.js";
import {
  answerTo,
  armed,
  change,
  FISTS,
  fight,
  found,
  inRound,
  item,
  linesOf,
  openTable,
  strike,
  systemOf,
  told,
  warpGuard,
} from "./table.js";

const power = (name: string, effectKey: string, more: object = {}) =>
  item("warpPower", name, { score: 2, effectKey, ...more });
const READER = power("reader", "mindReading", { resistMode: "mental" });
const TELEPATH = power("telepath", "telepathy", { opposes: ["mindReading"], resistMode: "mental" });
const WILL = item("warpTrait", "will", { score: 4, resistance: true });
const HEALER = power("healer", "healing");
const FIST = power("fist", "telekineticFist");
const GRIP = item("warpSpell", "grip", { level: 12, learned: true, resistMode: "physical", effectKey: "paralysis" });
const psy = { psy: { max: 3, value: 3 } };

const formulas = (blow: ReturnType<typeof strike>, choices: object = {}) => {
  const situation = { blow, choices: choices as never, refused: false };
  const lines = warpGuard.modifiers(situation).map((one) => ({ ...one, on: true, by: "rules", reason: "" }) as const);
  return warpGuard.rolls(situation, lines).map(({ formula }) => formula);
};

describe("a power turned on somebody (WP-103…WP-107)", () => {
  test("costs a charge, forced two; taken back, they are there again", async () => {
    const { hero, thug } = openTable(psy, [READER]);
    const reader = armed(hero, "reader");
    expect(told(linesOf(reader, thug, { forced: "1" }).lines)).toEqual([
      ["base", 2],
      ["forced", 2],
    ]);
    const { undo } = await fight(reader, thug, { choices: { forced: "1" }, attack: [5, 3, 1, 1], answer: [1, 1] });
    expect(systemOf(hero).psy).toMatchObject({ value: 1 });
    await undo();
    expect(systemOf(hero).psy).toMatchObject({ value: 3 });
  });

  test("needs charges for everybody it is turned on, the power at hand, and the table to play it", () => {
    const { hero, thug, settings } = openTable({ psy: { max: 3, value: 2 } }, [READER]);
    const weapon = armed(hero, "reader");
    const hindered = (choices: Record<string, string>, blows: number) =>
      warpAttack.hindrance?.({ attacker: hero, weapon, target: thug, metres: null, choices }, blows)?.key;
    expect(hindered({}, 2)).toBeUndefined();
    expect(hindered({}, 3)).toMatch(/noCharge$/);
    expect(hindered({ forced: "1" }, 2)).toMatch(/noCharge$/);
    expect(warpAttack.obstacle(weapon)).toBeNull();
    expect(warpAttack.ready(weapon)).toBe(true);
    change(settings, "warpParanormal", false);
    expect(warpAttack.obstacle(weapon)?.key).toMatch(/noPower$/);
    expect(warpAttack.ready(weapon)).toBe(false);
  });

  test("WP-122: improvised magic goes by the setting for magic", () => {
    const { hero, settings } = openTable(psy, [power("spark", "custom", { magical: true, resistMode: "physical" })]);
    change(settings, "warpParanormal", false);
    expect(warpAttack.obstacle(armed(hero, "spark"))).toBeNull();
    change(settings, "warpMagic", false);
    expect(warpAttack.obstacle(armed(hero, "spark"))?.key).toMatch(/noPower$/);
  });

  test("a power that is lost for a time cannot be used (WP-111)", () => {
    const { hero } = openTable(psy, [power("reader", "mindReading", { suspended: true })]);
    expect(warpAttack.obstacle(armed(hero, "reader"))?.key).toMatch(/suspended$/);
  });

  test.each([
    ["telekinesis", [4, 3], [5, 2], "draw"],
    ["telekinesis", [4, 3], [5, 3], "resisted"],
    ["telekinesis", [4, 3], [5, 1], "through"],
    ["mindReading", [4, 3], [5, 2], "resisted"],
    ["auraReading", [4, 3], [5, 2], "resisted"],
    ["sending", [4, 3], [5, 1], "through"],
  ])("WD-62: %s of %j against %j: %s", async (effect, attack, answer, result) => {
    const { hero, thug } = openTable(psy, [power("reader", effect, { resistMode: "mental" })]);
    expect((await fight(armed(hero, "reader"), thug, { attack, answer })).outcome).toMatchObject({ result });
  });

  test("whoever lets it happen rolls nothing", async () => {
    const { hero, thug } = openTable(psy, [READER]);
    const { outcome } = await fight(armed(hero, "reader"), thug, { attack: [1, 2], answer: [], refused: true });
    expect(outcome).toMatchObject({ result: "open", mind: "clear", answer: null });
  });

  test("WP-105: the best trait that is made for it resists, else two dice; another one is the keeper's to grant", () => {
    const { hero, thug } = openTable(psy, [READER], [WILL, item("warpTrait", "boxing", { score: 5 })]);
    const blow = strike(armed(hero, "reader"), thug, { attack: [4, 3] });
    expect(formulas(blow)).toEqual(["4d6"]);
    expect(formulas(blow, { will: "" })).toEqual(["2d6"]);
    const asks = (will: string) => warpGuard.fields({ blow, choices: { will }, refused: false })[0]?.asks;
    const replies = warpGuard.replies({ blow, choices: {} });
    expect(replies.map(({ kind, choices }) => [kind, asks((choices["will"] ?? "") as string)])).toEqual([
      ["odd", true],
      ["fits", false],
      ["fits", false],
      ["still", false],
    ]);
  });

  test("WP-106, WP-107: a charge buys bonus dice, or the dice of a power that opposes; one of the two (WD-45)", async () => {
    const { hero, thug, settings } = openTable(psy, [READER], [TELEPATH]);
    await thug.update({ system: psy } as never);
    const blow = strike(armed(hero, "reader"), thug, { attack: [4, 3] });
    expect(formulas(blow, { ownPower: true })).toEqual(["4d6kh2"]);
    expect(formulas(blow, { opposingPower: true })).toEqual(["4d6"]);
    expect(formulas(blow, { opposingPower: true, ownPower: true })).toEqual(["4d6"]);
    const offered = warpGuard.fields({ blow, choices: {}, refused: false });
    const brings = (field: string) => offered.find(({ id }) => id === field)?.hint?.data?.dice;
    expect(brings("ownPower")).toEqual({ key: "GARDIEN.WARP.DIE.bonus.other", data: { count: "+2" } });
    expect(brings("opposingPower")).toEqual({ key: "GARDIEN.WARP.DIE.dice.other", data: { count: "+2" } });
    const { undo } = await fight(armed(hero, "reader"), thug, {
      attack: [4, 3],
      answers: { opposingPower: true },
      answer: [3, 2, 1, 1],
    });
    expect(systemOf(thug).psy).toMatchObject({ value: 2 });
    await undo();
    expect(systemOf(thug).psy).toMatchObject({ value: 3 });
    change(settings, "warpPsychicResistBoth", true);
    expect(formulas(blow, { opposingPower: true, ownPower: true })).toEqual(["6d6kh4"]);
  });

  test("WP-36: all ones on the power's dice fail, and nobody is asked", async () => {
    const { hero, thug, settings } = openTable(psy, [READER]);
    change(settings, "warpCriticalFailure", true);
    const { outcome, asked } = await fight(armed(hero, "reader"), thug, { attack: [1, 1] });
    expect(asked).toBe(false);
    expect(outcome).toMatchObject({ result: "failed" });
  });
});

describe("reading minds (WP-114)", () => {
  test.each([
    [[1, 2], 7, "1", "outOfReach", "none"],
    [[1, 3], 7, "1", "open", "clear"],
    [[1, 3], 7, "0", "outOfReach", "none"],
  ])("a total of %j at %d m, in view %s: %s", async (attack, metres, inView, result, mind) => {
    const { hero, thug } = openTable(psy, [READER]);
    const refused = { answer: [], refused: true };
    const { outcome, asked } = await fight(armed(hero, "reader"), thug, {
      ...{ attack, metres, choices: { inView } },
      ...(result === "open" && refused),
    });
    expect(asked).toBe(result === "open");
    expect(outcome).toMatchObject({ result, mind });
  });

  test("thoughts are clear at twice the resistance", async () => {
    const { hero, thug } = openTable(psy, [READER]);
    const mind = async (answer: number[]) =>
      (await fight(armed(hero, "reader"), thug, { attack: [4, 4], answer })).outcome.mind;
    expect(await mind([3, 1])).toBe("clear");
    expect(await mind([3, 2])).toBe("thoughts");
  });
});

describe("what a total means (WP-110…WP-121)", () => {
  const said = (view: { readonly facts: readonly { readonly label: { readonly key: string } }[] }) =>
    view.facts.map(({ label }) => label.key.split(".").at(-1));

  test("is told where the power gets through, and nowhere else", async () => {
    const sender = power("sender", "sending", { resistMode: "mental", duration: "?" });
    const { hero, thug } = openTable(psy, [sender]);
    const through = await fight(armed(hero, "sender"), thug, { attack: [5, 4], answer: [1, 1] });
    expect(said(through.view)).toEqual(expect.arrayContaining(["effect", "duration"]));
    const resisted = await fight(armed(hero, "sender"), thug, { attack: [1, 1], answer: [5, 5] });
    expect(resisted.outcome.result).toBe("resisted");
    expect(said(resisted.view)).not.toContain("effect");
    expect(said(resisted.view)).not.toContain("duration");
  });
});

describe("healing (WP-111)", () => {
  test("gives back twice the total before the recovery, the total after it, never above the maximum", async () => {
    const { hero, thug } = openTable(psy, [HEALER]);
    await thug.update({ system: { hp: { max: 22, value: 12, fightStart: 22 } } } as never);
    const { undo, view } = await fight(armed(hero, "healer"), thug, { attack: [2, 1] });
    expect(systemOf(thug).hp).toMatchObject({ value: 18 });
    expect(view.losses[0]).toMatchObject({ data: { points: 6 } });
    await undo();
    expect(systemOf(thug).hp).toMatchObject({ value: 12 });
    await fight(armed(hero, "healer"), thug, { attack: [2, 1] });
    await doDeed("recovery", thug);
    expect(systemOf(thug).hp).toMatchObject({ value: 20 });
    await fight(armed(hero, "healer"), thug, { attack: [2, 1] });
    expect(systemOf(thug).hp).toMatchObject({ value: 22 });
  });

  test("takes the turns that its card says (WD-42)", async () => {
    const { hero, thug } = openTable(psy, [power("healer", "healing", { castTurns: 10 })]);
    await thug.update({ system: { hp: { value: 1 } } } as never);
    const { view } = await fight(armed(hero, "healer"), thug, { attack: [2, 1] });
    const contact = view.facts.find(({ label }) => label.key.endsWith(".contact"));
    expect(contact?.value.data).toEqual({ turns: 10, seconds: 30 });
  });

  test("closes the healer's own wounds too, as nothing else is turned on oneself", async () => {
    const { hero } = openTable({ ...psy, hp: { max: 22, value: 12 } }, [HEALER, READER, FISTS]);
    expect(["healer", "reader", "fists"].map((name) => warpAttack.onOneself?.(armed(hero, name)))).toEqual([
      ...[true, false, false],
    ]);
    await fight(armed(hero, "healer"), hero, { attack: [2, 1] });
    expect(systemOf(hero)).toMatchObject({ hp: { value: 15 }, psy: { value: 2 } });
  });

  test("nobody resists it, and it asks nobody", async () => {
    const { hero, thug } = openTable(psy, [HEALER]);
    expect((await fight(armed(hero, "healer"), thug, { attack: [2, 1] })).asked).toBe(false);
  });

  test("a disease is beaten or not, and passes on where nothing but ones fell; undone, the power is back", async () => {
    const { hero, thug } = openTable(psy, [HEALER]);
    const choices = { ill: "minor" };
    expect((await fight(armed(hero, "healer"), thug, { choices, attack: [4, 2] })).outcome).toMatchObject({
      treated: "success",
      points: 0,
    });
    const { outcome, undo } = await fight(armed(hero, "healer"), thug, { choices, attack: [1, 1] });
    expect(outcome).toMatchObject({ treated: "failure", caught: true });
    expect(systemOf(found(hero, "healer")).suspended).toBe(true);
    await undo();
    expect(systemOf(found(hero, "healer")).suspended).toBe(false);
  });
});

describe("a blow of the mind (WP-120)", () => {
  test("its total is the damage and the reach; ordinary armour takes its share", async () => {
    const { hero, thug } = openTable(psy, [FIST], [item("warpArmor", "vest", { worn: true, regularPoints: 1 })]);
    const { outcome, asked } = await fight(armed(hero, "fist"), thug, { attack: [5, 4], metres: 9 });
    expect(asked).toBe(false);
    expect(outcome).toMatchObject({ raw: 9, protection: 1, damage: 8 });
    expect(systemOf(thug).hp).toMatchObject({ value: 6, fightStart: 14 });
    const far = await fight(armed(hero, "fist"), thug, { attack: [5, 4], metres: 10 });
    expect(far.outcome).toMatchObject({ result: "outOfReach", damage: 0 });
  });

  test("armour that rolls is thrown by whoever wears it", async () => {
    const { hero, thug } = openTable(psy, [FIST], [item("warpArmor", "vest", { worn: true, regularDice: 1 })]);
    const { outcome, asked } = await fight(armed(hero, "fist"), thug, { attack: [5, 4], answer: [3] });
    expect(asked).toBe(true);
    expect(outcome).toMatchObject({ raw: 9, protection: 3, damage: 6, answer: null, margin: null });
  });

  test("WD-44: it may be dodged, where the power says so", async () => {
    const dodged = power("fist", "telekineticFist", { defenceMode: "dodge" });
    const { hero, thug } = openTable(psy, [dodged], [item("warpTrait", "quick", { score: 3, dodge: true })]);
    const blow = strike(armed(hero, "fist"), thug, { attack: [5, 4] });
    expect(formulas(blow)).toEqual(["3d6"]);
    expect((await fight(armed(hero, "fist"), thug, { attack: [5, 4], answer: [4, 4, 1] })).outcome).toMatchObject({
      result: "draw",
      damage: 0,
    });
    expect((await fight(armed(hero, "fist"), thug, { attack: [5, 4], answer: [4, 3, 1] })).outcome).toMatchObject({
      result: "through",
      damage: 9,
    });
  });
});

describe("a spell turned on somebody (WP-126)", () => {
  test("WP-130: works by itself, unless its level is reached, and stays until somebody takes it off", async () => {
    const { hero, thug } = openTable(psy, [GRIP]);
    const cast = (answer: number[]) => fight(armed(hero, "grip"), thug, { answer });
    expect((await cast([6, 6])).outcome).toMatchObject({ result: "resisted" });
    expect(systemOf(thug).spellbound).toMatchObject({ paralysis: false });
    const { outcome, undo } = await cast([6, 5]);
    expect(outcome).toMatchObject({ result: "through", level: 12 });
    expect(systemOf(thug).spellbound).toMatchObject({ paralysis: true });
    expect(systemOf(hero).psy).toMatchObject({ value: 1 });
    await undo();
    expect(systemOf(thug).spellbound).toMatchObject({ paralysis: false });
    expect(systemOf(hero).psy).toMatchObject({ value: 2 });
  });

  test("needs to be learned, and a charge", () => {
    const { hero, thug } = openTable({}, [item("warpSpell", "grip", { level: 12, resistMode: "physical" })]);
    const weapon = armed(hero, "grip");
    expect(warpAttack.obstacle(weapon)?.key).toMatch(/noSpell$/);
    const situation = { attacker: hero, weapon, target: thug, metres: null, choices: {} };
    expect(warpAttack.hindrance?.(situation, 1)?.key).toMatch(/noCharge$/);
  });

  test("WP-124: a level that is hidden is the keeper's to know", async () => {
    const hidden = item("warpSpell", "grip", { level: 12, levelHidden: true, learned: true, resistMode: "physical" });
    const { hero, thug } = openTable(psy, [hidden]);
    const { view } = await fight(armed(hero, "grip"), thug, { answer: [6, 6] });
    expect(view.facts.find(({ label }) => label.key.endsWith("fact.level"))?.audience).toBe("keeper");
  });
});

describe("one trait against another (WP-10)", () => {
  const TALK = item("warpTrait", "talk", { score: 3 });

  test("both sides roll on one card; the margin is the first minus the second", async () => {
    const { hero, thug } = openTable({}, [TALK], [WILL]);
    const { outcome } = await fight(armed(hero, "talk"), thug, { attack: [5, 4, 1], answer: [4, 3] });
    expect(outcome).toMatchObject({ use: "contest", result: "through", margin: 3 });
    const lost = await fight(armed(hero, "talk"), thug, {
      attack: [5, 4, 1],
      answers: { will: found(thug, "will").id },
      answer: [4, 4, 4, 1],
    });
    expect(lost.outcome).toMatchObject({ result: "resisted", margin: -3, answeredWith: "will" });
  });

  test("players do not read which trait of the keeper's people answered, nor its sixes", async () => {
    const { hero, thug, settings } = openTable({}, [TALK], [WILL]);
    change(settings, "warpIrresistibleSixes", true);
    const answers = { will: found(thug, "will").id };
    const { outcome } = await fight(armed(hero, "talk"), thug, { attack: [6, 4, 1], answers, answer: [6, 4, 4, 1] });
    const facts = () => warpAttack.view(outcome).facts.map(({ label, rule }) => [label.key.split(".").at(-1), rule]);
    const theirs = [
      ["with", "WP-10"],
      ["theirSixes", "WP-38"],
    ];
    expect(facts()).toEqual(expect.arrayContaining(theirs));
    expect(asPlayer(facts)).toEqual([["sixes", "WP-38"]]);
    change(settings, "warpNpcRolls", "full");
    expect(asPlayer(facts)).toEqual(expect.arrayContaining(theirs));
  });

  test("WP-129: asks whether it is a matter of words where an effect depends on it, on either side", () => {
    const asked = (system: Readonly<Record<string, unknown>>) => {
      const { hero, thug } = openTable(system, [TALK], [TALK]);
      const choices = { trait: found(hero, "talk").id ?? "" };
      const offered = (by: Actor, at: Actor) => {
        const weapon = armed(by, "talk");
        const blow = strike(weapon, at, { choices, attack: [5, 4, 1] });
        return [
          ...warpAttack.choices({ attacker: by, weapon, target: at, metres: null, choices }),
          ...warpGuard.fields({ blow, choices: {}, refused: false }),
        ].filter(({ id }) => id === "social").length;
      };
      return [offered(hero, thug), offered(thug, hero)];
    };
    expect(asked({})).toEqual([0, 0]);
    expect(asked({ spellbound: { charm: true } })).toEqual([1, 1]);
  });

  test("another trait, or none, and one that fits in part (WP-40)", () => {
    const { hero, thug } = openTable({}, [TALK, item("warpTrait", "spy", { score: 4 })]);
    const lines = (choices: Record<string, string>) => told(linesOf(armed(hero, "talk"), thug, choices).lines);
    expect(lines({})).toEqual([["base", 3]]);
    expect(lines({ trait: found(hero, "spy").id ?? "" })).toEqual([["base", 4]]);
    expect(lines({ trait: "none" })).toEqual([["base", 2]]);
    expect(lines({ relation: "tangent" })).toEqual([
      ["base", 2],
      ["tangent", 1],
    ]);
  });

  test("WD-18: both all ones is a draw; one alone loses", async () => {
    const { hero, thug, settings } = openTable({}, [TALK]);
    change(settings, "warpCriticalFailure", true);
    const end = async (attack: number[], answer: number[]) =>
      (await fight(armed(hero, "talk"), thug, { attack, answer })).outcome.result;
    expect(await end([1, 1, 2], [1, 1])).toBe("through");
    expect(await end([1, 1, 2], [6, 1])).toBe("resisted");
  });

  test("the bar under a token offers no traits", () => {
    const { hero } = openTable({}, [TALK]);
    expect(warpAttack.ready(armed(hero, "talk"))).toBe(false);
  });
});

describe("a lightning strike (WP-113)", () => {
  const STRIKE = power("strike", "lightningStrike");
  const KNIFE = item("warpWeapon", "knife", { category: "melee", factor: 2 });

  test("WD-43: one charge adds its dice to every blow of the body in the turn; taken back, the charge is there again", async () => {
    const { hero, thug } = openTable(psy, [FISTS, STRIKE]);
    inRound(1);
    const fists = armed(hero, "fists");
    expect(told(linesOf(fists, thug).lines)).toEqual([["base", 2]]);
    const first = await fight(fists, thug, { choices: { strike: "1" }, attack: [3, 3, 3, 3], answer: [1, 1] });
    expect(first.outcome).toMatchObject({ damage: 10 });
    expect(systemOf(hero).psy).toMatchObject({ value: 2 });
    expect(told(linesOf(fists, thug).lines)).toEqual([
      ["base", 2],
      ["strike", 2],
    ]);
    const second = await fight(fists, thug, { attack: [1, 1, 1, 1], answer: [3, 3] });
    expect(systemOf(hero).psy).toMatchObject({ value: 2 });
    await second.undo();
    await first.undo();
    expect(systemOf(hero).psy).toMatchObject({ value: 3 });
    expect(told(linesOf(fists, thug).lines)).toEqual([["base", 2]]);
    inRound(null);
  });

  test("costs a charge each time where no turns are counted", async () => {
    const { hero, thug } = openTable(psy, [FISTS, STRIKE]);
    const blow = { choices: { strike: "1" }, attack: [1, 1, 1, 1], answer: [3, 3] };
    await fight(armed(hero, "fists"), thug, blow);
    await fight(armed(hero, "fists"), thug, blow);
    expect(systemOf(hero).psy).toMatchObject({ value: 1 });
  });

  test("helps nothing that is held in the hand, and needs a charge", async () => {
    const { hero, thug } = openTable({}, [FISTS, KNIFE, STRIKE]);
    const offered = (name: string) => {
      const situation = { attacker: hero, weapon: armed(hero, name), target: thug, metres: 1, choices: {} };
      return warpAttack.choices(situation).some(({ id }) => id === "strike");
    };
    expect([offered("fists"), offered("knife")]).toEqual([true, false]);
    const weapon = armed(hero, "fists");
    const situation = { attacker: hero, weapon, target: thug, metres: 1, choices: { strike: "1" } };
    expect(warpAttack.hindrance?.(situation, 1)?.key).toMatch(/noCharge$/);
    await hero.update({ system: psy } as never);
    expect(warpAttack.hindrance?.(situation, 1) ?? null).toBeNull();
  });
});

describe("acting before it happens (WP-115)", () => {
  const FAST = power("fast", "preReaction");

  test("adds its dice to a defence, for a charge", async () => {
    const { hero, thug } = openTable({}, [FISTS], [FAST]);
    await thug.update({ system: psy } as never);
    const blow = strike(armed(hero, "fists"), thug, { attack: [6, 5] });
    expect(formulas(blow, {})).toEqual(["2d6"]);
    expect(formulas(blow, { preReaction: true })).toEqual(["4d6"]);
    const { undo } = await fight(armed(hero, "fists"), thug, {
      ...{ attack: [6, 5], answers: { preReaction: true }, answer: [3, 3, 3, 3] },
    });
    expect(systemOf(thug).psy).toMatchObject({ value: 2 });
    await undo();
    expect(systemOf(thug).psy).toMatchObject({ value: 3 });
  });

  test("adds to a dodge, or stands for one that was not tried", async () => {
    const bow = item("warpWeapon", "bow", { category: "projectile", factor: 2, rangeRow: "shoulder" });
    const { hero, thug } = openTable({}, [bow], [FAST]);
    await thug.update({ system: psy } as never);
    const blow = strike(armed(hero, "bow"), thug, { attack: [6, 5], metres: 20 });
    expect(formulas(blow, { dodge: false })).toEqual(["3d6"]);
    expect(formulas(blow, { dodge: true })).toEqual(["5d6kh3"]);
    expect(formulas(blow, { dodge: false, preReaction: true })).toEqual(["5d6kh3"]);
    expect(formulas(blow, { dodge: true, preReaction: true })).toEqual(["7d6kh3"]);
  });

  test("adds to any roll of reflexes", async () => {
    const { hero } = openTable(psy, [FAST]);
    const { outcome } = await doDeed("check", hero, { preReaction: true }, [4, 4, 4, 4]);
    expect(outcome.total).toBe(16);
    expect(systemOf(hero).psy).toMatchObject({ value: 2 });
  });

  test("is not offered without a charge", () => {
    const { hero, thug } = openTable({}, [FISTS], [FAST]);
    const blow = strike(armed(hero, "fists"), thug, { attack: [6, 5] });
    const fields = warpGuard.fields({ blow, choices: {}, refused: false });
    expect(fields.some(({ id }) => id === "preReaction")).toBe(false);
  });
});

test.each([
  ["WP-58: down", { hp: { max: 14, value: 0 } }],
  ["WP-130: held by a spell", { spellbound: { paralysis: true } }],
])("%s, somebody acts by the keeper's leave alone, and is told so", (_what, system) => {
  const { hero, thug } = openTable({ ...psy, ...system }, [FISTS, READER]);
  for (const name of ["fists", "reader"]) {
    const situation = { attacker: hero, weapon: armed(hero, name), target: thug, metres: 1, choices: {} };
    expect(warpAttack.doubts(situation)).toContain("unable");
    expect(warpAttack.warning(situation)?.key).toMatch(/obstacle\.(down|paralysed)$/);
  }
  expect(warpAttack.explain({ id: "unable", value: 0, rule: "", facts: {} }).name.key).toBe(
    "GARDIEN.WARP.FIGHT.unable",
  );
});

test("weapons are played as before beside them", async () => {
  const { hero, thug } = openTable({}, [FISTS, READER]);
  expect(warpAttack.verb?.(armed(hero, "fists")) ?? null).toBeNull();
  expect((await fight(armed(hero, "fists"), thug, { attack: [6, 5], answer: [2, 3] })).outcome).toMatchObject({
    hit: true,
    damage: 6,
  });
});

test("an answer to a power is told apart from a defence", () => {
  const { hero, thug } = openTable(psy, [READER, FISTS]);
  const word = (weapon: string) => {
    const blow = strike(armed(hero, weapon), thug, { attack: [4, 3] });
    const { defence } = procedureWith(warpAttacks, armed(hero, weapon));
    return defence?.view(answerTo(blow, { answer: [1, 1] }), thug).word.key;
  };
  expect(word("reader")).toMatch(/USE\.answers$/);
  expect(word("fists")).toMatch(/FIGHT/);
});

test("WP-126: exact odds that a spell's level is not reached, for those who may know it", () => {
  const hidden = item("warpSpell", "veil", { level: 12, levelHidden: true, learned: true, resistMode: "mental" });
  const { hero, thug } = openTable(psy, [GRIP, hidden]);
  const odds = (name: string) =>
    warpAttack.odds({ attacker: hero, weapon: armed(hero, name), target: thug, metres: null, choices: {} }, 0);
  expect(odds("grip")?.chance).toBeCloseTo(35 / 36, 6);
  expect(odds("veil")?.chance).toBeCloseTo(35 / 36, 6); // the keeper's own eyes
});

test("exact odds stand beside a power that is resisted, and beside the resistance", () => {
  const { hero, thug } = openTable(psy, [READER, HEALER]);
  const situation = (name: string) => ({
    ...{ attacker: hero, weapon: armed(hero, name), target: thug, metres: 3 },
    choices: { inView: "1" },
  });
  expect(warpAttack.odds(situation("reader"), 0)?.chance).toBeCloseTo(0.4437, 4); // two dice beat two dice
  expect(warpAttack.odds(situation("healer"), 0)).toBeNull();
  const more = { id: "own", value: 1, rule: "", facts: {}, on: true, by: "player", reason: "" } as const;
  const { lines } = linesOf(armed(hero, "reader"), thug, { inView: "1" }, 3);
  const helped = warpAttack.odds(situation("reader"), 0, [...lines, more])?.chance;
  expect(helped).toBeCloseTo(0.6188, 4); // the best two of three beat two
  const blow = strike(armed(hero, "reader"), thug, { attack: [4, 3] });
  expect(warpGuard.odds({ blow, choices: {}, refused: false }, 0)?.chance).toBeCloseTo(21 / 36, 6);
});
