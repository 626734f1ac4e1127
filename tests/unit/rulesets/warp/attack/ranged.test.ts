import { describe, expect, test } from "vitest";
import en from "../../../../../lang/en.json" with { type: "json" };
import fr from "../../../../../lang/fr.json" with { type: "json" };
import type { Data } from "../../../../support/play/arbiter-table.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import type { Struck } from "../../../../../src/core/play/contract/defence.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import {
  answerTo,
  armed,
  change,
  fight,
  idOf,
  inRound,
  item,
  linesOf,
  openRing,
  strike,
  systemOf,
  told,
  warpGuard,
} from "./table.js";

const MARKSMAN = item("warpTrait", "marksman", { score: 4, combat: true });
const gun = (name: string, system: Data) =>
  item("warpWeapon", name, { category: "firearm", ignoreArmourMalus: true, ...system });
const loadedWith = (weapon: Data, more: Data): Data => ({ ...weapon, system: { ...(weapon.system as Data), ...more } });
const REVOLVER = gun("revolver", { factor: 3, rangeRow: "pistol", fireMode: "revolver", magazine: 6, loaded: 6 });
const PISTOL = gun("pistol", { factor: 4, rangeRow: "pistol", fireMode: "automatic", magazine: 15, loaded: 15 });
const SMG = gun("smg", { factor: 4, rangeRow: "smg", fireMode: "smg", magazine: 30, loaded: 30 });
const SHOTGUN = gun("shotgun", {
  ...{ factor: 10, rangeRow: "shotgun", fireMode: "shotgun", magazine: 6, loaded: 6 },
  divideByRange: true,
});
const TASER = item("warpWeapon", "taser", { category: "taser", factor: 5, rangeRow: "taser", temporary: true });
const DART = item("warpWeapon", "dart", { category: "thrown", factor: 1, rangeRow: "thrownBalanced", quantity: 2 });
const SWORD = item("warpWeapon", "sword", { category: "melee", factor: 3, reach: 2 });
const NIMBLE = item("warpTrait", "nimble", { score: 4, dodge: true });
const VEST = item("warpArmor", "vest", { regularDice: 1 });
const KEVLAR = item("warpArmor", "kevlar", { ballisticDice: 1 });

/** Somebody armed, and whoever is shot at. */
const range = (weapon: Data, worn: readonly Data[] = []) => {
  const { hero, thug, settings } = openRing(worn, [weapon, MARKSMAN]);
  return { shooter: thug, target: hero, settings };
};
const situation = (weapon: Item, target: Actor | null, metres: number | null, choices: Choices = {}) => {
  const given = { attacker: weapon.actor as Actor, weapon, target, metres };
  return { ...given, choices: { ...warpAttack.proposals(given), ...choices } };
};
const hindrance = (weapon: Item, target: Actor, metres: number, choices: Choices = {}, blows = 1) =>
  warpAttack
    .hindrance?.(situation(weapon, target, metres, choices), blows)
    ?.key.split(".")
    .at(-1) ?? null;
const STILL = { dodge: false };
const last = (key: string) => key.split(".").at(-1) ?? "";

/** The dice of an answer, by what the window says by itself and what is chosen otherwise. */
const guardLines = (blow: Struck, answers: DeedChoices) => {
  const fields = warpGuard.fields({ blow, choices: answers, refused: false });
  const choices = { ...Object.fromEntries(fields.map(({ id, value }) => [id, value])), ...answers };
  return told(warpGuard.modifiers({ blow, choices, refused: false }));
};

describe("what defends against a missile (WP-53…WP-55)", () => {
  const guardOf = (metres: number | null, choices: Choices, answers: DeedChoices, worn: readonly Data[] = []) => {
    const { shooter, target } = range(REVOLVER, worn);
    const blow = strike(armed(shooter, "revolver"), target, { attack: [6, 6, 6, 6], metres, choices });
    return guardLines(blow, answers);
  };

  test("WP-54: the distance alone, where the target stands still", () => {
    expect(guardOf(8, {}, STILL)).toEqual([["range", 2]]);
    expect(guardOf(41, {}, STILL)).toEqual([["range", 5]]);
  });

  test("WP-54: a distance that nobody tells is a short one", () => {
    expect(guardOf(null, {}, STILL)).toEqual([["range", 2]]);
  });

  test("WP-53: range, movement and a dodge of four make seven dice of which three count", () => {
    const { shooter, target } = range(REVOLVER, [NIMBLE]);
    const blow = strike(armed(shooter, "revolver"), target, {
      ...{ attack: [6, 5, 5, 1], metres: 8, choices: { targetMoving: "1" } },
    });
    const answer = answerTo(blow, { answer: [5, 5, 5, 1, 1, 1, 1] });
    expect(told(answer.lines)).toEqual([
      ["range", 2],
      ["targetMoving", 1],
      ["dodge", 4],
    ]);
    expect(warpGuard.rolls({ blow, choices: answer.choices, refused: false }, answer.lines)[0]?.formula).toBe("7d6kh3");
  });

  test("WP-53: what the attack says is what the window of the target says by itself", () => {
    const said = { cover: "2", darkness: "1", attackerMoving: "1", halfDice: "1" };
    expect(guardOf(8, said, STILL)).toEqual([
      ["range", 2],
      ["cover", 2],
      ["attackerMoving", 1],
      ["darkness", 1],
      ["halfDice", 1],
    ]);
  });

  test("WP-53: nobody has to dodge with a trait; the clumsy have one die", () => {
    expect(guardOf(8, {}, {})).toContainEqual(["dodge", 2]);
    const clumsy = item("warpTrait", "clumsy", { kind: "flaw", clumsy: true, flawMode: "roleplay" });
    expect(guardOf(8, {}, {}, [clumsy])).toContainEqual(["dodge", 1]);
  });

  test("WP-69: whoever suspects nothing does not dodge", () => {
    expect(guardOf(8, { surprise: "2" }, {})).toEqual([["range", 2]]);
  });

  test("WD-13: armour hinders a dodge, and a target that stands still only where the table says so", () => {
    const plate = item("warpArmor", "plate", { heavy: true });
    expect(guardOf(8, {}, { dodge: true }, [plate])).toContainEqual(["armour", -1]);
    expect(guardOf(8, {}, STILL, [plate])).toEqual([["range", 2]]);
    const { shooter, target, settings } = range(REVOLVER, [plate]);
    change(settings, "warpPassiveDefenceMalus", true);
    const blow = strike(armed(shooter, "revolver"), target, { attack: [6, 6, 6, 6], metres: 8 });
    expect(guardLines(blow, STILL)).toContainEqual(["armour", -1]);
  });

  const offered = (worn: readonly Data[], choices: Choices = {}) => {
    const { shooter, target } = range(REVOLVER, worn);
    const blow = strike(armed(shooter, "revolver"), target, { attack: [6, 6, 6, 6], metres: 8, choices });
    return warpGuard.replies({ blow, choices: {} }).map((reply) => {
      const lines = guardLines(blow, reply.choices);
      return [reply.id.split(".")[0], reply.kind, lines.find(([id]) => id === "dodge")?.[1] ?? 0];
    });
  };

  test("WP-53, WD-14: a dodge with each trait made for it, with what anybody has, or none", () => {
    expect(offered([NIMBLE])).toEqual([
      ["trait", "fits", 4],
      ["untrained", "fits", 2],
      ["still", "still", 0],
    ]);
  });

  test("WP-69: taken by surprise, standing still comes first and a dodge is the keeper's to grant", () => {
    expect(offered([NIMBLE], { surprise: "1" }).map(([id, kind]) => [id, kind])).toEqual([
      ["still", "still"],
      ["trait", "odd"],
      ["untrained", "odd"],
    ]);
  });

  test("WD-13: where a dodge costs more dice than it brings, standing still comes first", () => {
    const suits = ["plate", "mail"].map((name) => item("warpArmor", name, { heavy: true }));
    expect(offered(suits)[0]).toEqual(["still", "still", 0]);
  });

  test("WP-53: refusing leaves distance and circumstances", async () => {
    const { shooter, target } = range(REVOLVER);
    const { outcome } = await fight(armed(shooter, "revolver"), target, {
      ...{ attack: [6, 6, 3, 1], metres: 8, choices: { cover: "1" } },
      ...{ answer: [1, 2, 3], refused: true },
    });
    expect(outcome).toMatchObject({ margin: 10, damage: 30 });
  });

  test("WP-53: what the scene shows is proposed; the keeper is asked where it is left out", () => {
    const { shooter, target } = range(REVOLVER);
    const scenery = { darkness: 0.6, targetMoved: true, attackerMoved: false, covered: 0.2 };
    const shot = { ...situation(armed(shooter, "revolver"), target, 8), scenery };
    const proposed = warpAttack.proposals(shot);
    expect(proposed).toMatchObject({ targetMoving: "1", attackerMoving: "0", darkness: "1", cover: "1" });
    expect(warpAttack.doubts({ ...shot, choices: proposed })).toEqual([]);
    expect(warpAttack.doubts({ ...shot, choices: { darkness: "2", cover: "2" } })).toEqual(["targetMoving"]);
    expect(warpAttack.doubts({ ...shot, choices: { ...proposed, cover: "0" } })).toEqual(["cover"]);
    const hints = warpAttack.choices({ ...shot, choices: {} }).flatMap(({ id, hint }) => (hint ? [id] : []));
    expect(hints).toContain("cover");
    expect(warpAttack.doubts({ ...shot, choices: { ...proposed, darkness: "0" } })).toEqual(["darkness"]);
  });

  test("WP-55: half dice are offered only where the table plays them", () => {
    const { shooter, target, settings } = range(REVOLVER);
    const ids = () => warpAttack.choices(situation(armed(shooter, "revolver"), target, 8)).map(({ id }) => id);
    expect(ids()).toContain("halfDice");
    change(settings, "warpHalfRangeDice", false);
    expect(ids()).not.toContain("halfDice");
  });
});

describe("reach (WP-54, WP-83)", () => {
  test("WD-10: beyond the table it is the keeper's word, or no shot at all", () => {
    const { shooter, target, settings } = range(REVOLVER);
    const revolver = armed(shooter, "revolver");
    const far = situation(revolver, target, 90);
    expect(hindrance(revolver, target, 90)).toBeNull();
    expect(warpAttack.doubts(far)).toContain("range");
    expect(warpAttack.warning(far)?.key).toContain("beyondRange");
    change(settings, "warpBeyondRange", "refuse");
    expect(hindrance(revolver, target, 90)).toBe("outOfRange");
  });

  test("WP-54: no taser reaches beyond its cable", () => {
    const { shooter, target } = range(TASER);
    expect(hindrance(armed(shooter, "taser"), target, 5)).toBeNull();
    expect(hindrance(armed(shooter, "taser"), target, 6)).toBe("outOfRange");
  });

  test("WP-54: a shooter reads the column of the target and its dice, as far as the table goes", () => {
    const { shooter } = range(SMG);
    const note = (metres: number) => warpAttack.distanceNote?.(armed(shooter, "smg"), metres, {})?.data;
    expect(note(2)).toMatchObject({ dice: 1, band: { key: "GARDIEN.WARP.FIGHT.band.pointBlank" } });
    expect(note(26)).toMatchObject({ dice: 3, band: { key: "GARDIEN.WARP.FIGHT.band.medium" } });
    expect(note(201)).toBeUndefined();
    expect(warpAttack.distanceNote?.(armed(range(SWORD).shooter, "sword"), 2, {})).toBeNull();
  });

  test("WP-54: distances can be told without a scene", () => {
    const { shooter } = range(SMG);
    expect(warpAttack.bands(armed(shooter, "smg")).map(({ metres }) => metres)).toEqual([2, 25, 50, 100, 200]);
    expect(warpAttack.bands(armed(range(SWORD).shooter, "sword"))).toEqual([]);
  });
});

describe("thrown weapons (WP-52…WP-54)", () => {
  test("leave the hand, and come back with the attack", async () => {
    const { shooter, target } = range(DART);
    const dart = armed(shooter, "dart");
    const { outcome, undo } = await fight(dart, target, { attack: [6, 5, 1, 1], metres: 4, answer: [1, 2, 1, 1] });
    expect(outcome).toMatchObject({ margin: 10, raw: 10, harm: "normal" });
    expect(systemOf(dart)).toMatchObject({ quantity: 1, thrown: 1 });
    await undo();
    expect(systemOf(dart)).toMatchObject({ quantity: 2, thrown: 0 });
    await dart.update({ "system.quantity": 0 } as never);
    expect(hindrance(dart, target, 4)).toBe("noneLeft");
  });

  test("a blade may be thrown with its own factor, a throwing weapon kept in the hand", () => {
    const { shooter, target } = range(SWORD);
    const sword = armed(shooter, "sword");
    const thrown = strike(sword, target, { attack: [6, 6, 6, 6], metres: 7, choices: { thrown: "1" } });
    expect(guardLines(thrown, STILL)).toEqual([["range", 4]]);
    const { shooter: other, target: victim } = range(DART);
    const held = strike(armed(other, "dart"), victim, { attack: [6, 6, 6, 6], metres: 1, choices: { inHand: "1" } });
    expect(guardLines(held, {})).toEqual([["base", 2]]);
  });
});

describe("firearms (WP-82…WP-97)", () => {
  const agent = { attack: [6, 5, 4, 1], metres: 8, answer: [3, 3], answers: STILL };
  const atVest = { ...agent, answer: [3, 3, 3] };
  /** Rounds that leave armour nothing to roll. */
  const unrolled = { ...atVest, answer: [3, 3] };

  test("the first shot of the docks: 30 points, a vest stops one of them", async () => {
    const { shooter, target } = range(REVOLVER, [VEST]);
    const { outcome } = await fight(armed(shooter, "revolver"), target, atVest);
    expect(outcome).toMatchObject({ margin: 10, raw: 30, regular: [3], protection: 1, damage: 29 });
  });

  test("the second shot of the docks: six divided by four are two", async () => {
    const { shooter, target } = range(REVOLVER, [KEVLAR, NIMBLE]);
    const { outcome } = await fight(armed(shooter, "revolver"), target, {
      ...{ attack: [6, 5, 5, 1], metres: 8, choices: { targetMoving: "1" } },
      answer: [5, 5, 5, 1, 1, 1, 1, 4],
    });
    expect(outcome).toMatchObject({ margin: 2, raw: 6, ballistic: [4], divisor: 4, damage: 2 });
  });

  test("WP-94, WP-95: armour-piercing and hollow-point rounds", async () => {
    const shot = async (ammoType: string, played: object = atVest) => {
      const { shooter, target } = range(loadedWith(REVOLVER, { ammoType }), [VEST]);
      return (await fight(armed(shooter, "revolver"), target, played)).outcome;
    };
    expect(await shot("ap", unrolled)).toMatchObject({ raw: 30, harm: "ap", protection: 1, damage: 15 });
    expect(await shot("hollow")).toMatchObject({ raw: 50, harm: "hollow", protection: 6, damage: 44 });
    const runner = async (ammoType: string, vest: readonly number[]) => {
      const { shooter, target } = range(loadedWith(REVOLVER, { ammoType }), [KEVLAR, NIMBLE]);
      const shots = { attack: [6, 5, 5, 1], metres: 8, choices: { targetMoving: "1" } };
      const answer = [5, 5, 5, 1, 1, 1, 1, ...vest];
      return (await fight(armed(shooter, "revolver"), target, { ...shots, answer })).outcome;
    };
    expect(await runner("ap", [])).toMatchObject({ raw: 6, damage: 3 });
    expect(await runner("hollow", [4])).toMatchObject({ raw: 10, damage: 1 });
  });

  test("WP-94: rounds that the weapon does not hold are the keeper's to confirm", () => {
    const { shooter, target } = range(REVOLVER);
    const revolver = armed(shooter, "revolver");
    expect(warpAttack.doubts(situation(revolver, target, 8))).not.toContain("ammunition");
    expect(warpAttack.doubts(situation(revolver, target, 8, { ammunition: "hollow" }))).toContain("ammunition");
  });

  test("WP-89: rounds are counted unless the table does not care; then what is fired is chosen", () => {
    const { shooter, target, settings } = range(REVOLVER);
    const revolver = armed(shooter, "revolver");
    const ids = () => warpAttack.choices(situation(revolver, target, 8)).map(({ id }) => id);
    expect(warpAttack.magazine(revolver)).toEqual({ value: 6, max: 6, path: "system.loaded" });
    expect(ids()).not.toContain("ammunition");
    change(settings, "warpTrackAmmo", false);
    expect(warpAttack.magazine(revolver)).toBeNull();
    expect(ids()).toContain("ammunition");
  });

  test("WP-89: an automatic pistol fires twice in a turn, the second time with recoil", async () => {
    const { shooter, target } = range(PISTOL);
    inRound(1);
    const pistol = armed(shooter, "pistol");
    expect(told(linesOf(pistol, target, {}, 8).lines)).toEqual([["base", 4]]);
    const first = await fight(pistol, target, agent);
    expect(told(linesOf(pistol, target, {}, 8).lines)).toContainEqual(["recoil", -1]);
    expect(warpAttack.doubts(situation(pistol, target, 8))).not.toContain("action"); // WD-34: one action
    await fight(pistol, target, { ...agent, attack: [6, 5, 4, 1, 1] });
    expect(systemOf(shooter).turn).toMatchObject({ actions: 1, shots: { [pistol.id as string]: 2 } });
    expect(hindrance(pistol, target, 8)).toBe("rateSpent");
    inRound(2);
    expect(hindrance(pistol, target, 8)).toBeNull();
    inRound(1);
    await first.undo();
    expect(hindrance(pistol, target, 8)).toBeNull();
  });

  test("WP-89: a revolver fires once; outside of a fight nobody counts", async () => {
    const { shooter, target } = range(REVOLVER);
    inRound(1);
    await fight(armed(shooter, "revolver"), target, agent);
    expect(hindrance(armed(shooter, "revolver"), target, 8)).toBe("rateSpent");
    inRound(null);
    expect(hindrance(armed(shooter, "revolver"), target, 8)).toBeNull();
  });

  test("WP-90: a burst brings a die, a factor, costs three rounds and fills the turn", async () => {
    const { shooter, target } = range(SMG);
    inRound(1);
    const smg = armed(shooter, "smg");
    const burst = { tactic: "burst" };
    expect(told(linesOf(smg, target, burst, 8).lines)).toContainEqual(["tactic", 1]);
    expect(warpAttack.rounds?.(smg, burst, 1)).toBe(3);
    const { outcome } = await fight(smg, target, { ...agent, attack: [6, 5, 4, 1, 1], choices: burst });
    expect(outcome).toMatchObject({ raw: 50 });
    expect(hindrance(smg, target, 8)).toBe("rateSpent");
  });

  test("WP-91: full-auto needs ten rounds, and takes as many as the table says", () => {
    const { shooter, settings } = range(SMG);
    const smg = armed(shooter, "smg");
    const auto = { tactic: "fullAutoSingle" };
    expect(warpAttack.rounds?.(smg, auto, 1)).toBe(10);
    change(settings, "warpFullAutoRounds", 100);
    expect(warpAttack.rounds?.(smg, auto, 1)).toBe(30);
    const { shooter: other, target: victim } = range(loadedWith(SMG, { loaded: 9 }));
    expect(hindrance(armed(other, "smg"), victim, 8, auto)).toBe("fullAutoNeeds");
  });

  test("WP-92: a sweep takes five rounds for each target, and in whoever stands between", () => {
    const { shooter, target } = range(SMG);
    const smg = armed(shooter, "smg");
    const sweep = { tactic: "fullAutoSweep" };
    expect(warpAttack.rounds?.(smg, sweep, 3)).toBe(15);
    expect(hindrance(smg, target, 8, sweep, 3)).toBeNull();
    expect(hindrance(smg, target, 8, sweep, 7)).toBe("sweptAtMost");
    expect(hindrance(smg, target, 8, {}, 3)).toBe("oneTargetOrSweep");
    const [one, friend, other] = [1, 2, 3].map(() => ({ actor: target }));
    if (!one || !friend || !other) throw new Error("three stand there");
    expect(warpAttack.takesIn?.(smg, sweep, [one, friend, other], [one, other])).toEqual([one, friend, other]);
    expect(warpAttack.takesIn?.(smg, {}, [one, friend, other], [one, other])).toEqual([]);
  });

  test("WP-92: whoever lies on the ground is not swept away", async () => {
    const { shooter, target } = range(SMG);
    await target.update({ "system.hp.value": 0 } as never);
    const [one, fallen, other] = [shooter, target, shooter].map((actor) => ({ actor }));
    if (!one || !fallen || !other) throw new Error("three are there");
    const sweep = { tactic: "fullAutoSweep" };
    expect(warpAttack.takesIn?.(armed(shooter, "smg"), sweep, [one, fallen, other], [one, other])).toEqual([
      one,
      other,
    ]);
  });

  test("WD-33: where recoil spoils both shots, the first of two has to be said", async () => {
    const { shooter, target, settings } = range(SMG);
    inRound(1);
    const smg = armed(shooter, "smg");
    change(settings, "warpSmgDoubleShot", "both");
    expect(told(linesOf(smg, target, { pair: "1" }, 8).lines)).toContainEqual(["recoil", -1]);
    const { undo } = await fight(smg, target, agent);
    expect(hindrance(smg, target, 8)).toBe("rateSpent");
    await undo();
    await fight(smg, target, { ...agent, attack: [6, 5, 4, 1, 1], choices: { pair: "1" } });
    expect(hindrance(smg, target, 8)).toBeNull();
    expect(told(linesOf(smg, target, {}, 8).lines)).toContainEqual(["recoil", -1]);
  });

  test("WP-82: armour does not hinder the aim", () => {
    const plate = item("warpArmor", "plate", { heavy: true });
    const { hero, thug } = openRing([], [REVOLVER, MARKSMAN, plate]);
    expect(told(linesOf(armed(thug, "revolver"), hero, {}, 8).lines)).toEqual([["base", 4]]);
  });

  test("WP-93: a shotgun is divided by the dice of the distance, not by those of a cover", async () => {
    const { shooter, target } = range(SHOTGUN);
    const { outcome } = await fight(armed(shooter, "shotgun"), target, {
      ...{ attack: [6, 5, 4, 1], metres: 10, choices: { cover: "1" } },
      ...{ answer: [2, 1, 1, 2], answers: STILL },
    });
    expect(outcome).toMatchObject({ margin: 10, rangeDice: 3, raw: 33, damage: 33 });
  });

  test("WP-93, WD-10: the keeper's word on the distance divides too", async () => {
    const { shooter, target } = range(SHOTGUN);
    const { outcome } = await fight(armed(shooter, "shotgun"), target, {
      ...{ attack: [6, 5, 4, 1], metres: 10 },
      ...{ answer: [2, 1, 1, 2], answers: { ...STILL, range: 4 } },
    });
    expect(outcome).toMatchObject({ margin: 10, rangeDice: 4, raw: 25 });
  });

  test("WP-60: a taser stuns entirely or not at all", async () => {
    const { shooter, target } = range(TASER, [VEST]);
    const shot = { attack: [6, 5, 4, 1], metres: 2, answer: [5, 5, 6], answers: STILL };
    expect((await fight(armed(shooter, "taser"), target, shot)).outcome).toMatchObject({ margin: 6, damage: 0 });
    const { outcome } = await fight(armed(shooter, "taser"), target, { ...shot, answer: [5, 5, 5] });
    expect(outcome).toMatchObject({ temporary: true, damage: 30 });
    expect(systemOf(target).hp).toMatchObject({ value: 28, temp: 30 });
  });

  test("WD-01, WD-06, WD-07: divisions, ballistic ones and ties are as the table plays them", async () => {
    const { shooter, target, settings } = range(loadedWith(REVOLVER, { ammoType: "hollow" }), [KEVLAR]);
    const shot = { ...agent, attack: [5, 5, 5, 1], answer: [3, 3, 1] };
    expect((await fight(armed(shooter, "revolver"), target, shot)).outcome).toMatchObject({ divisor: 2, damage: 25 });
    change(settings, "warpHollowOnOne", "noEffect");
    expect((await fight(armed(shooter, "revolver"), target, shot)).outcome).toMatchObject({ divisor: 1, damage: 50 });
    const { shooter: other, target: victim, settings: table } = range(loadedWith(REVOLVER, { ammoType: "ap" }), [VEST]);
    change(table, "warpDamageRounding", "down");
    const pierced = await fight(armed(other, "revolver"), victim, unrolled);
    expect(pierced.outcome).toMatchObject({ raw: 30, damage: 14 });
    const { shooter: third, target: stunned, settings: rules } = range(TASER, [VEST]);
    change(rules, "warpTaserTie", "attacker");
    const tie = { attack: [6, 5, 4, 1], metres: 2, answer: [5, 5, 6], answers: STILL };
    expect((await fight(armed(third, "taser"), stunned, tie)).outcome).toMatchObject({ margin: 6, damage: 30 });
  });

  test("WP-90…WP-96: the card tells step by step how the damage came about", async () => {
    const words = async (weapon: Data, worn: readonly Data[], played: object) => {
      const { shooter, target } = range(weapon, worn);
      const { view } = await fight(armed(shooter, String(weapon.name)), target, { ...agent, ...played });
      return Object.fromEntries(view.facts.map(({ label, value }) => [last(label.key), last(value.key)]));
    };
    const burst = { attack: [6, 5, 4, 1, 1], choices: { tactic: "burst" }, answer: [3, 3, 3] };
    expect(await words(loadedWith(SMG, { ammoType: "hollow" }), [VEST], burst)).toMatchObject({
      ...{ ammunition: "hollow", factor: "factorBoth", damage: "damageValue", armour: "armourAgainst" },
      through: "throughPlain",
    });
    expect(await words(SHOTGUN, [], {})).toMatchObject({ damage: "damageSpread" });
    expect(await words(TASER, [VEST], { metres: 2, answer: [3, 3, 3] })).toMatchObject({ through: "taserThrough" });
    expect(await words(REVOLVER, [KEVLAR], { answer: [3, 3, 4] })).toMatchObject({ through: "throughValue" });
    expect(await words(REVOLVER, [KEVLAR], { answer: [3, 3, 1] })).toMatchObject({ through: "throughValue" });
    const aimed = { answer: [3, 3], choices: { specialEffect: "1" } };
    expect(await words(REVOLVER, [], aimed)).toMatchObject({ damage: "damageHalved" });
  });

  test("the note of a target names what its armour gives, and no more", () => {
    const { shooter, target } = range(REVOLVER, [VEST]);
    const note = warpAttack.targetNote(armed(shooter, "revolver"), target, {});
    expect(note?.data?.armour).toEqual({ key: "GARDIEN.WARP.ARMOUR.dice.one", data: { count: 1 } });
  });

  test.each(["fr", "en"])(
    "an answer and the line of its dice have two names, or the window leaves the line out (%s)",
    (lang) => {
      const { DICE, FIGHT } = (lang === "fr" ? fr : en).GARDIEN.WARP;
      const lines = Object.values(DICE).map(({ name }) => name);
      expect(Object.values(FIGHT.reply).filter((label) => lines.includes(label))).toEqual([]);
    },
  );

  test("WP-50: a dodge with a trait that is not of fighting keeps it from attacking", async () => {
    const { shooter, target } = range(REVOLVER, [NIMBLE]);
    inRound(1);
    await fight(armed(shooter, "revolver"), target, { ...agent, answer: [1, 1, 1, 1, 1, 1], answers: {} });
    expect(systemOf(target).turn).toMatchObject({ defenceTraits: [idOf("nimble")] });
  });
});
