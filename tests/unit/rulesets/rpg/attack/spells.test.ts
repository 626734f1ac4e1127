import { beforeEach, describe, expect, test } from "vitest";
import { NO_BLOW } from "../../../../support/play/bout.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { armed, BLADES, CLUB, fight, inRound, item, openRing, situationOf, skill, strike, systemOf } from "./table.js";

const spell = (id: string, system: object) => item("rpgSpell", id, { skill: "spells", ...system });
const DART = spell("dart", { difficulty: 1, hpCost: 1, range: 20, damage: "1d6" });
const CACKLE = spell("cackle", { difficulty: 2, hpCost: 1, range: 10, resisted: true });
const BREATH = spell("breath", { damage: "2d6", cooldown: "1d4", resisted: true });
const LIGHT = spell("light", {});
const IVY = spell("ivy", {
  ...{ resisted: true, area: 4, durationFormula: "1d6", description: "<p>Des lianes <em>montent</em>.</p>" },
  effects: [
    { type: "entangle", zone: "whole", until: { kind: "freed" } },
    { type: "modifier", scope: "skills", value: -2, until: { kind: "rounds", formula: "1d4", start: "now" } },
  ],
});
const HAMMER = spell("hammer", {
  damage: "1d6",
  ignites: true,
  effects: [
    { type: "drop", what: "mainHeld" },
    { type: "prone", stand: { kind: "free" } },
  ],
});
const CASTING = skill("spells", 11, { root: "uncanny" });
const WILL = skill("will", 8, { root: "uncanny" });

interface Used {
  readonly usedThisAdventure?: boolean;
}

let hero: Actor;
let thug: Actor;
beforeEach(() => {
  ({ hero, thug } = openRing([CASTING, DART, CACKLE, BREATH, LIGHT, IVY, HAMMER], [BLADES, CLUB, WILL]));
});

const cast = (id: string, played: Parameters<typeof fight>[2]) => fight(armed(hero, id), thug, played);

describe("RP-79: a spell that strikes somebody", () => {
  test("has its own FD and no Bdef, is not parried, rolls its place and costs its points whatever comes of it", async () => {
    const { outcome, asked, undo } = await cast("dart", { attack: [10, 7, 4] });
    expect(rpgAttack.modifiers(situationOf(armed(hero, "dart"), thug))).toMatchObject([{ id: "spell", value: 1 }]);
    expect(asked).toBe(false);
    expect(outcome).toMatchObject({ total: 11, end: "lands", place: "torso", damageBonus: 0, loss: 4, spell: true });
    expect(systemOf(thug).hp).toMatchObject({ value: 14 });
    expect(systemOf(hero).hp).toMatchObject({ value: 17 });
    await undo();
    expect(systemOf(hero).hp).toMatchObject({ value: 18 });
    await cast("dart", { attack: [12] });
    expect(systemOf(hero).hp).toMatchObject({ value: 17 });
  });

  test("reaches as far as it says: no step is remarked upon, however far its target stands", () => {
    const warned = [1, 15].map((metres) => rpgAttack.warning(situationOf(armed(hero, "dart"), thug, {}, metres)));
    expect(warned).toEqual([null, null]);
  });

  test("doubles its numbers by a direct 1: its dice are thrown once", async () => {
    const { outcome } = await cast("dart", { attack: [1, 7, 4] });
    expect(outcome).toMatchObject({ faces: [4], weapon: 4, multiplier: 2, loss: 8 });
  });

  test("opens the critical table of its place", async () => {
    const { outcome } = await cast("dart", { attack: [5, 7, 6, 1] });
    expect(outcome).toMatchObject({ critical: { row: "trunk-01" } });
  });

  test("is kept off by the better margin of Volonté, equal margins too", async () => {
    const margin = { attack: [6] }; // 11 − (6 + 2) = 3
    expect((await cast("cackle", { ...margin, answer: [5] })).outcome).toMatchObject({ end: "resisted" });
    expect((await cast("cackle", { ...margin, answer: [6] })).outcome).toMatchObject({ end: "lands" });
    const { outcome, view } = await cast("cackle", { ...margin, refused: true, answer: [] });
    expect(outcome).toMatchObject({ end: "lands", loss: 0 });
    expect(view.verdict.key).toBe("GARDIEN.RPG.FIGHT.verdict.works");
  });

  test("RP-96: marks Volonté as used, once it is thrown", async () => {
    const used = () => [...thug.items].some(({ system }) => (system as unknown as Used).usedThisAdventure === true);
    await cast("cackle", { attack: [6], refused: true, answer: [] });
    expect(used()).toBe(false);
    const { undo } = await cast("cackle", { attack: [6], answer: [5] });
    expect(used()).toBe(true);
    await undo();
    expect(used()).toBe(false);
  });

  test("throws its damage with the resistance that did not help", async () => {
    const { outcome } = await cast("breath", { attack: [3, 2], answer: [15, 7, 2, 3] });
    expect(outcome).toMatchObject({ end: "lands", loss: 5 });
  });

  test("RP-61: brings its effects once Volonté has failed, tells how long and in what words, and all of it is taken back", async () => {
    const before = systemOf(thug).conditions;
    const { outcome, view, undo } = await cast("ivy", { attack: [5], answer: [15, 3, 2] });
    expect(outcome).toMatchObject({ end: "lands", loss: 0, brought: { lasts: 3, area: 4, rolls: { "1": 2 } } });
    expect(systemOf(thug).conditions).toMatchObject([
      { state: { type: "entangled" } },
      { state: { type: "modifier", value: -2 } },
    ]);
    expect(view).toMatchObject({ tone: "accent", verdict: { key: "GARDIEN.RPG.FIGHT.verdict.works" } });
    expect(view.facts.map(({ label }) => label.key.split(".").at(-1))).toEqual(
      expect.arrayContaining(["resistance", "effect", "area", "lasts"]),
    );
    expect(view.facts.map(({ value }) => value.data?.["name"])).toContain("Des lianes montent.");
    expect(rpgAttack.calls(thug, "m".repeat(16), NO_BLOW).map(({ deed }) => deed)).toEqual(["struggle"]);
    await undo();
    expect(systemOf(thug).conditions).toEqual(before);
  });

  test("RP-61: brings nothing to who keeps it off, and twice its numbers by a direct 1", async () => {
    const { outcome } = await cast("ivy", { attack: [5], answer: [1] });
    expect(outcome).toMatchObject({ end: "resisted", brought: null });
    expect(systemOf(thug).conditions).toEqual([]);
    const doubled = await cast("ivy", { attack: [1], answer: [19, 3, 2] });
    expect(doubled.outcome).toMatchObject({ brought: { lasts: 6, rolls: { "1": 4 } } });
  });

  test("RP-61, RP-86: wounds, opens a critical table, sets alight and fells, each once", async () => {
    // The arm, the highest face, the fifteenth row: it drops what it holds as well. Then the sparks.
    const { outcome, undo } = await cast("hammer", { attack: [5, 5, 6, 15, 6] });
    expect(outcome).toMatchObject({ critical: { row: "arms-11" }, feats: { ignited: { burns: true } } });
    const types = () =>
      (systemOf(thug).conditions as unknown as { state: { type: string } }[]).map(({ state }) => state.type);
    expect(types()).toEqual(expect.arrayContaining(["bleed", "prone", "burning"]));
    expect(armed(thug, "club").system).toMatchObject({ equipped: "none", onGround: true });
    await undo();
    expect(types()).toEqual([]);
    expect(armed(thug, "club").system).toMatchObject({ equipped: "main", onGround: false });
  });

  test("is what it was when it was cast, whatever becomes of it", async () => {
    const struck = strike(armed(hero, "ivy"), thug, { attack: [5] });
    const kept = rpgAttack.keeps?.(situationOf(armed(hero, "ivy"), thug)) ?? {};
    const ivy = armed(hero, "ivy");
    await ivy.delete();
    const defence = { refused: true, choices: {}, lines: [], bonus: 0, dice: { "spell-lasts": [4] } };
    const outcome = rpgAttack.outcome({ ...struck, weapon: null, kept, defence, override: {} });
    expect(outcome).toMatchObject({ end: "lands", brought: { lasts: 4, area: 4, says: "Des lianes montent." } });
  });

  test("RP-79: strikes all those in its area at once, one that has none a single target", () => {
    expect(rpgAttack.hindrance?.(situationOf(armed(hero, "ivy"), thug), 3)).toBeNull();
    expect(rpgAttack.hindrance?.(situationOf(armed(hero, "cackle"), thug), 2)?.key).toContain("oneTarget");
  });

  test("is cast once a round, and a power rests as many rounds as its die shows", async () => {
    inRound(3);
    const breath = armed(hero, "breath");
    expect(rpgAttack.hindrance?.(situationOf(breath, thug), 1)).toBeNull();
    await cast("breath", { attack: [19, 2] });
    expect(systemOf(hero).round).toMatchObject({ section: "magic", attacks: 1 });
    expect(rpgAttack.hindrance?.(situationOf(armed(hero, "dart"), thug), 1)?.key).toContain("noAction");
    inRound(4);
    expect(rpgAttack.hindrance?.(situationOf(breath, thug), 1)?.key).toContain("recovering");
    inRound(5);
    expect(rpgAttack.hindrance?.(situationOf(breath, thug), 1)).toBeNull();
  });

  test("turns on its caster by a direct 20, or costs 1d4 PV: the keeper says which", async () => {
    const { outcome } = await cast("dart", { attack: [20] });
    expect(rpgAttack.answers(outcome).map(({ override }) => override)).toEqual([
      { fumble: "hurtSelf" },
      { fumble: "allyHit", end: "lands" },
      { fumble: "none" },
    ]);
  });

  test("that strikes nobody is cast otherwise, and one out of reach is not cast", () => {
    expect(rpgAttack.obstacle(armed(hero, "light"))?.key).toContain("castOtherwise");
    expect(rpgAttack.ready(armed(hero, "light"))).toBe(false);
    expect(rpgAttack.hindrance?.(situationOf(armed(hero, "dart"), thug, {}, 21), 1)?.key).toContain("outOfRange");
  });

  test("says the odds that it takes hold, Volonté counted in", () => {
    const odds = (id: string, bonus: number) => rpgAttack.odds(situationOf(armed(hero, id), thug), bonus)?.chance;
    expect(odds("dart", 1)).toBeCloseTo(10 / 20);
    const faces = Array.from({ length: 20 }, (_, i) => i + 1);
    // 9 faces cast it with margins 8 down to 0; Volonté 8 keeps it off with a face that leaves as much.
    const answers = (die: number) => faces.filter((will) => will <= 8 && 8 - will >= 9 - die).length;
    const kept = faces.slice(0, 9).reduce((sum, die) => sum + answers(die), 0);
    expect(odds("cackle", 2)).toBeCloseTo((9 * 20 - kept) / 400);
    const rows = (id: string) =>
      rpgAttack.odds(situationOf(armed(hero, id), thug), 0)?.rows.map((row) => [row.id, row.probability] as const) ??
      [];
    expect(rows("dart").map(([id]) => id)).toEqual(["miss", "stopped", "wounded", "unconscious", "dead"]);
    expect(rows("breath").map(([id]) => id)).toContain("parried");
    // Twice the numbers by a direct 1: 12 on the head times two leaves none of the 18 points.
    const falls = new Map(rows("dart")).get("unconscious") ?? 0;
    expect(falls).toBeGreaterThan(0);
    expect(rows("dart").reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
  });
});
