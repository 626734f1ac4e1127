import { VERDICT } from "../../../../../src/core/play/record/verdict.js";
import { describe, expect, test, vi } from "vitest";
import { actionsOf } from "../../../../../src/core/card/parts/row-actions.js";
import { planOf } from "../../../../../src/core/play/apply/planned.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import { type VerdictTarget } from "../../../../../src/core/play/record/verdict.js";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { d20d100Deeds } from "../../../../../src/rulesets/d20d100/deeds/index.js";
import { figuresOf } from "../../../../../src/rulesets/d20d100/data/reading.js";
import { moved } from "../../../../../src/rulesets/d20d100/fight/moved.js";
import { holdingEachOther } from "../../../../../src/rulesets/d20d100/attack/close/people.js";
import { deedsAtTable } from "../../../../support/play/deeds.js";
import {
  armed,
  FISTS,
  idOf,
  inRound,
  KNIFE,
  openRing,
  resistance,
  situationOf,
  skill,
  strike,
  weapon,
  wrestle,
} from "./table.js";

const { doDeed, hindrance } = deedsAtTable(d20d100Deeds);
const refusal = (actor: Actor, target: Actor, choices: Choices) =>
  d20d100Attack.hindrance?.(situationOf(grapple(actor), target, choices), 1)?.key;
const statesOf = (actor: Actor) => figuresOf(actor).states;
const grapple = (actor: Actor) => armed(actor, actor.name === "Docker" ? "grapple2" : "grapple");
/** What the window offers to try. */
const offered = (actor: Actor, target: Actor) =>
  d20d100Attack
    .choices(situationOf(grapple(actor), target))
    .find(({ id }) => id === "tried")
    ?.options.map(({ value }) => value);

/** What the keeper's client writes down of a blow that fell. */
function planned(outcome: Outcome, attacker: Actor, target: Actor) {
  const known = { id: "", name: "" };
  const intent = {
    ...{ ruleset: "d20d100", way: "close" },
    attacker: { actor: attacker.uuid, token: null },
    weapon: { uuid: "", ...known },
    way: "close",
  };
  const verdict = { ...VERDICT.read({ kind: "attack" }), intent } as unknown as Parameters<typeof planOf>[2];
  return planOf({ actor: target.uuid, token: null, outcome } as unknown as VerdictTarget, 0, verdict);
}

/** Two who hold each other. */
async function held(setting: Parameters<typeof openRing>[0] = {}) {
  const ring = openRing(setting);
  await wrestle(grapple(ring.hero), ring.foe, { faces: [15], answer: [5] });
  return ring;
}

describe("whom it is for", () => {
  test("DD-138: Lutte is for whom its wrestler holds, where nobody is aimed at; no other weapon is", async () => {
    const { hero, foe } = openRing();
    const aimsAt = (weapon: Item) => d20d100Attack.aimsAt?.(weapon, hero) ?? null;
    expect(aimsAt(grapple(hero))).toBeNull();
    await wrestle(grapple(hero), foe, { faces: [15], answer: [5] });
    expect(aimsAt(grapple(hero))).toBe(foe);
    expect(aimsAt(armed(hero, "fists"))).toBeNull();
    await foe.update({ system: { states: { grappling: [] } } } as never);
    expect(aimsAt(grapple(hero))).toBeNull();
  });
});

describe("taking hold", () => {
  test("DD-05, DD-137: Lutte against Lutte, and equal totals are the active side's", async () => {
    const { hero, foe } = openRing();
    const { outcome, asked } = await wrestle(grapple(hero), foe, { faces: [10], answer: [12] });
    expect(asked).toBe(true);
    expect([outcome["active"], outcome["passive"]]).toEqual([
      { die: 10, modifier: 4, total: 14 },
      { die: 12, modifier: 2, total: 14 },
    ]);
    expect(outcome["won"]).toBe(true);
    expect([statesOf(hero).grappling, statesOf(foe).grappling]).toEqual([[foe.uuid], [hero.uuid]]);
  });

  test("DD-05, DD-137: a higher total of whoever resists, and nobody holds anybody", async () => {
    const { hero, foe } = openRing();
    const { outcome, view } = await wrestle(grapple(hero), foe, { faces: [10], answer: [13] });
    expect([outcome["won"], view.tone]).toEqual([false, "mute"]);
    expect([statesOf(hero).grappling, statesOf(foe).grappling]).toEqual([[], []]);
  });

  test("DD-02, DD-05: a natural 1 has failed, and nobody is asked to resist it", async () => {
    const { hero, foe } = openRing();
    const { outcome, asked } = await wrestle(grapple(hero), foe, { faces: [1] });
    expect([asked, outcome["won"]]).toEqual([false, false]);
  });

  test("DD-02, DD-05: whoever resists with a natural 1 is held whatever the totals", async () => {
    const { hero, foe } = openRing({ foe: { grapple: 40 } });
    expect((await wrestle(grapple(hero), foe, { faces: [2], answer: [1] })).outcome["won"]).toBe(true);
  });

  test("DD-137: whoever lets it happen, or can do nothing, is held by anything but a 1", async () => {
    const one = openRing();
    expect((await wrestle(grapple(one.hero), one.foe, { faces: [2], refused: true })).outcome["won"]).toBe(true);
    const { hero, foe } = openRing({ foe: { states: { helpless: true } } });
    const { outcome, asked } = await wrestle(grapple(hero), foe, { faces: [2] });
    expect([asked, outcome["won"]]).toEqual([false, true]);
  });

  test("DD-92, DD-137: wounds weigh on Lutte", () => {
    const { hero, foe } = openRing();
    const lines = (one: Actor) =>
      d20d100Attack.modifiers(situationOf(grapple(one), foe)).map(({ id, value }) => [id, value]);
    expect(lines(hero)).toEqual([["grapple", 4]]);
    hero.updateSource({ system: { hp: { value: 3 } } } as never);
    hero.prepareData();
    expect(lines(hero)).toEqual([
      ["grapple", 4],
      ["wounds", -6],
    ]);
  });

  test("F5: taken back, nobody holds anybody, and the round is whole again", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    const { undo } = await wrestle(grapple(hero), foe, { faces: [15], answer: [5] });
    expect(figuresOf(hero).fightNow).toMatchObject({ engaged: true, spent: 1 });
    await undo();
    expect([statesOf(hero).grappling, statesOf(foe).grappling]).toEqual([[], []]);
    expect(figuresOf(hero).fightNow).toMatchObject({ engaged: false, spent: 0 });
  });

  test("DD-137: the odds are those of all four hundred pairs of dice", () => {
    const { hero, foe } = openRing();
    const odds = d20d100Attack.odds(situationOf(grapple(hero), foe), 4);
    const pairs = Array.from({ length: 400 }, (_, i) => [Math.floor(i / 20) + 1, (i % 20) + 1] as const);
    const won = pairs.filter(([die, other]) => die !== 1 && (other === 1 || die + 4 >= other + 2));
    expect(odds?.chance).toBeCloseTo(won.length / 400, 10);
  });
});

describe("in a grapple", () => {
  test("DD-138: everything is offered but taking hold, and nothing else without a hold", async () => {
    const { hero, foe } = openRing();
    expect(offered(hero, foe)).toEqual(["seize"]);
    await wrestle(grapple(hero), foe, { faces: [15], answer: [5] });
    expect(offered(hero, foe)).toEqual([
      "strike",
      "drawWeapon",
      "shoot",
      "immobilise",
      "push",
      "throwDown",
      "breakFree",
      "strangle",
      "keepHold",
    ]);
  });

  test("DD-138: what needs a hold is refused without one", () => {
    const { hero, foe } = openRing();
    const refused = d20d100Attack.hindrance?.(situationOf(grapple(hero), foe, { tried: "strangle" }), 1);
    expect(refused?.key).toContain("notHeld");
  });

  test("DD-101, DD-138: a blow deals the damage of Boxe, that wears off", async () => {
    const { hero, foe } = await held();
    const { outcome } = await wrestle(grapple(hero), foe, {
      choices: { tried: "strike" },
      faces: [12, 3],
      answer: [5],
    });
    expect(outcome["won"]).toBe(true);
    expect([figuresOf(foe).temporaryDamage, figuresOf(foe).hp.value]).toEqual([4, 12]); // 1d3 and +1 of FOR and TAI
  });

  test("DD-105, DD-138: or real damage, at −4", async () => {
    const { hero, foe } = await held();
    const choices = { tried: "strike", real: "1" };
    const { struck } = await wrestle(grapple(hero), foe, { choices, faces: [12, 3], answer: [5] });
    expect([struck.bonus, figuresOf(foe).hp.value, figuresOf(foe).temporaryDamage]).toEqual([0, 8, 0]);
  });

  test("DD-138: a blow that is resisted does nothing, whatever its dice", async () => {
    const { hero, foe } = await held();
    await wrestle(grapple(hero), foe, { choices: { tried: "strike" }, faces: [5, 3], answer: [20] });
    expect([figuresOf(foe).temporaryDamage, figuresOf(foe).hp.value]).toEqual([0, 12]);
  });

  test("DD-133, DD-138: whoever resists throws for their vest", async () => {
    const vest = { _id: idOf("vest"), name: "Gilet", type: "d20d100Armor", system: { protection: 4, equipped: true } };
    const { hero, foe } = await held({ theirs: [vest] });
    await wrestle(grapple(hero), foe, { choices: { tried: "strike" }, faces: [12, 3], answer: [5, 3] });
    expect(figuresOf(foe).temporaryDamage).toBe(1);
  });

  test("DD-138: drawing a weapon puts it in hand, and it is put away again when taken back", async () => {
    const knife = { ...KNIFE, system: { ...(KNIFE.system as object), equipped: false } };
    const { hero, foe } = await held({ mine: [knife] });
    const equipped = () => (armed(hero, "knife").system as unknown as { equipped: boolean }).equipped;
    const { undo } = await wrestle(grapple(hero), foe, { choices: { tried: "drawWeapon" }, faces: [12], answer: [5] });
    expect(equipped()).toBe(true);
    await undo();
    expect(equipped()).toBe(false);
  });

  test("DD-138: only what is not in hand can be drawn", async () => {
    const away = weapon("club", { skill: "meleeWeapons", damage: "1d6", equipped: false });
    const drawn = async (mine: Parameters<typeof openRing>[0]) => {
      const { hero, foe } = await held(mine);
      const situation = situationOf(grapple(hero), foe, { tried: "drawWeapon" });
      const listed = d20d100Attack.choices(situation).find(({ id }) => id === "drawn");
      return [listed?.options.map(({ value }) => value), refusal(hero, foe, { tried: "drawWeapon" })];
    };
    expect(await drawn({ mine: [KNIFE, away] })).toEqual([["", idOf("club")], undefined]);
    expect(await drawn({ mine: [KNIFE] })).toEqual([[""], "GARDIEN.D20D100.FIGHT.close.refusal.noWeapon"]);
  });

  test("DD-138: whoever is pinned is so until the hold is broken", async () => {
    const { hero, foe } = await held();
    await wrestle(grapple(hero), foe, { choices: { tried: "immobilise" }, faces: [12], answer: [5] });
    expect(statesOf(foe).immobilised).toBe(true);
    await wrestle(grapple(foe), hero, { choices: { tried: "breakFree" }, faces: [15], answer: [5] });
    expect([statesOf(foe).immobilised, statesOf(foe).grappling, statesOf(hero).grappling]).toEqual([false, [], []]);
  });

  test("DD-138: pushing away ends the hold, throwing down does not", async () => {
    const { hero, foe } = await held();
    const { undo } = await wrestle(grapple(hero), foe, { choices: { tried: "throwDown" }, faces: [12], answer: [5] });
    expect([statesOf(foe).prone, statesOf(foe).grappling]).toEqual([true, [hero.uuid]]);
    await undo();
    await wrestle(grapple(hero), foe, { choices: { tried: "push" }, faces: [12], answer: [5] });
    expect([statesOf(foe).prone, statesOf(foe).grappling]).toEqual([false, []]);
  });

  test("DD-138: an ally is let go by their foe, and by nobody else", async () => {
    const { hero, foe, ally } = await held();
    const holds = (one: Actor, ...uuids: readonly string[]) => {
      one.updateSource({ system: { states: { grappling: uuids } } } as never);
      one.prepareData();
    };
    holds(foe, hero.uuid, ally.uuid);
    holds(ally, foe.uuid);
    expect(offered(hero, foe)).toContain("freeAlly");
    ally.updateSource({ system: { states: { immobilised: true } } } as never);
    ally.prepareData();
    const freed = { choices: { tried: "freeAlly" }, faces: [12] };
    expect((await wrestle(grapple(hero), foe, { ...freed, answer: [20] })).outcome["won"]).toBe(false);
    expect(holdingEachOther(ally, foe)).toBe(true);
    const { outcome, view, undo } = await wrestle(grapple(hero), foe, { ...freed, answer: [5] });
    expect(statesOf(foe).grappling).toEqual([hero.uuid]);
    expect(statesOf(ally)).toMatchObject({ grappling: [], immobilised: false });
    expect(view.verdict.data).toMatchObject({ ally: ally.name });
    await undo();
    expect(holdingEachOther(ally, foe)).toBe(true);
    expect(statesOf(ally).immobilised).toBe(true);
    await loadAttacks("d20d100");
    expect(planned(outcome, hero, foe)?.elsewhere?.map(({ actor }) => actor)).toEqual([ally.uuid]);
  });

  const GUN = weapon("gun", { skill: "handgun", action: "revolver", damage: "1d10", rangeIncrement: 10 });

  test("DD-138: the barrel once free, the shot is at hand on the card, at −4", async () => {
    const { hero, foe } = await held({ mine: [GUN] });
    const shoot = { choices: { tried: "shoot" }, faces: [12] };
    const more = (outcome: Outcome) => [
      d20d100Attack.oneMore(hero, grapple(hero), foe, outcome)?.data,
      d20d100Attack.oneMoreWith?.(hero, outcome)?.name,
    ];
    expect(more((await wrestle(grapple(hero), foe, { ...shoot, answer: [5] })).outcome)).toEqual([
      { weapon: armed(hero, "gun").name },
      armed(hero, "gun").name,
    ]);
    expect(more((await wrestle(grapple(hero), foe, { ...shoot, answer: [20] })).outcome)[0]).toBeUndefined();
    const lines = d20d100Attack.modifiers(situationOf(armed(hero, "gun"), foe)).map(({ id, value }) => [id, value]);
    expect(lines).toContainEqual(["shotInGrapple", -4]);
  });

  test("DD-138: nobody shoots without a weapon in hand", async () => {
    const { hero, foe } = await held({ mine: [{ ...GUN, system: { ...(GUN.system as object), equipped: false } }] });
    expect(refusal(hero, foe, { tried: "shoot" })).toContain("noGun");
  });

  test("DD-138: whoever was freed shoots as anybody does", async () => {
    const { hero, foe } = await held({ mine: [GUN] });
    foe.updateSource({ system: { states: { grappling: [] } } } as never);
    foe.prepareData();
    expect(situationOf(armed(hero, "gun"), foe).choices["inGrapple"]).toBeUndefined();
  });

  test("DD-139: at 0 PV nobody frees their own throat; whoever is put out strangles no more", async () => {
    const { hero, foe } = await held({ theirs: [KNIFE] });
    await wrestle(grapple(hero), foe, { choices: { tried: "strangle" }, faces: [15], answer: [5] });
    expect(d20d100Attack.obstacle(grapple(foe))).toBeNull();
    expect(refusal(foe, hero, { tried: "breakFree" })).toBeUndefined();
    foe.updateSource({ system: { hp: { value: 0 } } } as never);
    foe.prepareData();
    for (const arm of ["grapple2", "knife"]) expect(d20d100Attack.obstacle(armed(foe, arm))?.key).toContain("choking"); // whatever they would do
    hero.updateSource({ system: { temporaryDamage: 40 } } as never);
    hero.prepareData();
    expect(hindrance("strangled", foe)).not.toBeNull();
  });

  test("D-79, DD-159: whoever charges pushes or throws down; how far a charge goes is said, not held to arm's length", () => {
    const { hero, foe } = openRing();
    const charging = d20d100Attack.choices(situationOf(grapple(hero), foe, { tried: "seize", charge: "1" }));
    const tried = charging.find(({ id }) => id === "tried");
    expect([tried?.value, tried?.options.map(({ value }) => value)]).toEqual(["push", ["push", "throwDown"]]);
    expect(refusal(hero, foe, { tried: "seize", charge: "1" })).toBeUndefined();
    const warned = (metres: number) =>
      d20d100Attack.warning(situationOf(grapple(hero), foe, { tried: "push", charge: "1" }, metres))?.key;
    expect([warned(9), warned(30)]).toEqual([undefined, "GARDIEN.D20D100.FIGHT.warning.charge"]);
  });

  test("DD-119, DD-120: a spent round is said, and not refused; nobody wrestles in a round lost to surprise", () => {
    const { hero, foe } = openRing();
    inRound(1);
    const remember = (fight: object) => {
      hero.updateSource({ system: { fight: { combatId: "f".repeat(16), round: 1, ...fight } } } as never);
      hero.prepareData();
    };
    const said = () => [
      d20d100Attack.outOfTurn?.(situationOf(grapple(hero), foe))?.key,
      d20d100Attack.warning(situationOf(grapple(hero), foe))?.key,
    ];
    remember({ spent: 2 });
    expect(said()).toEqual([undefined, "GARDIEN.D20D100.FIGHT.warning.round"]);
    remember({ spent: 0, surprised: true });
    expect(said()[0]).toBe("GARDIEN.D20D100.FIGHT.refusal.surprised");
  });

  test("DD-159: a charge pushes and throws down at +2 without a hold, and leaves au dépourvu", async () => {
    const { hero, foe } = openRing();
    const choices = { tried: "throwDown", charge: "1" };
    const { struck } = await wrestle(grapple(hero), foe, { choices, faces: [12], answer: [5] });
    expect([struck.bonus, statesOf(foe).prone, figuresOf(hero).defence.forceFlatFooted]).toEqual([6, true, true]);
  });

  test("DD-138, DD-159: whoever is pushed without a hold is still to be moved: the card is written, and asks", async () => {
    const { hero, foe } = openRing();
    inRound(2);
    foe.updateSource({ system: { fight: { combatId: "f".repeat(16), round: 2, engaged: true } } } as never);
    foe.prepareData();
    const pushing = { choices: { tried: "push", charge: "1" }, faces: [12] };
    const { outcome } = await wrestle(grapple(hero), foe, { ...pushing, answer: [5] });
    await loadAttacks("d20d100");
    expect(planned(outcome, hero, foe)).not.toBeNull();
    const lost = await wrestle(grapple(hero), foe, { ...pushing, answer: [20] });
    expect(planned(lost.outcome, hero, foe)).toBeNull();
  });

  test("DD-164: the first hold without a sound has +4, and whoever is missed cries out", async () => {
    const { hero, foe } = openRing();
    const first = await wrestle(grapple(hero), foe, { choices: { quiet: "1" }, faces: [12], answer: [5] });
    expect([first.struck.bonus, JSON.stringify(first.view.facts)]).toEqual([8, expect.stringContaining("close.quiet")]);
    const choices = { tried: "keepHold" }; // nothing but quiet
    expect(d20d100Attack.choices(situationOf(grapple(hero), foe, choices)).map(({ id }) => id)).toEqual(["tried"]);
    const next = await wrestle(grapple(hero), foe, { choices, faces: [5], answer: [15] });
    expect([next.struck.bonus, JSON.stringify(next.view.facts)]).toEqual([4, expect.stringContaining("close.cries")]);
    expect(statesOf(foe).grappling).toEqual([hero.uuid]);
  });

  test("the keeper may let the other side win, and say how much a blow does", async () => {
    const { hero, foe } = await held();
    const lost = { choices: { tried: "strike" }, faces: [20, 3], answer: [2], override: { winner: "target" } };
    expect((await wrestle(grapple(hero), foe, lost)).outcome["won"]).toBe(false);
    await wrestle(grapple(hero), foe, { ...lost, override: { points: 2 } });
    expect(figuresOf(foe).temporaryDamage).toBe(2);
  });
});

describe("a box that a natural 20 ticks (DD-177, D-75)", () => {
  /** What the card offers to tick: of whom, and what; `idle`: where the bout has written nothing. */
  const offered = async (arm: Item, target: Actor, played: Parameters<typeof wrestle>[2]) => {
    const { outcome } = await wrestle(arm, target, played);
    const blow = { attacker: arm.actor, weapon: arm, outcome };
    const [calls, idle] = [d20d100Attack.calls(target, "", blow), d20d100Attack.idleCalls?.(target, blow) ?? []];
    const marks = calls.filter(({ deed }) => deed === "mark");
    expect(idle).toEqual(marks);
    return marks.map(({ choices, ofAttacker, label }) => [choices["tried"], ofAttacker ?? false, label.data?.["name"]]);
  };

  test("is that of Lutte of whoever wins by it, on either side", async () => {
    const { hero, foe } = openRing();
    expect(await offered(grapple(hero), foe, { faces: [5], answer: [20] })).toEqual([]); // adversaries have no boxes
    expect(await offered(grapple(foe), hero, { faces: [5], answer: [20] })).toEqual([
      ["skill.grapple", false, "Honorine"],
    ]);
    expect(await offered(grapple(hero), foe, { faces: [20], answer: [19] })).toEqual([
      ["skill.grapple", true, "Honorine"],
    ]);
    const strike = { choices: { tried: "strike" }, answer: [5] };
    expect(await offered(grapple(hero), foe, { ...strike, faces: [19, 3] })).toEqual([]);
    expect(await offered(grapple(hero), foe, { ...strike, faces: [20, 3] })).toHaveLength(1);
    await hero.items.get(idOf("kgrapple"))?.update({ "system.checked": true } as never);
    expect(await offered(grapple(hero), foe, { ...strike, faces: [20, 3] })).toEqual([]);
  });

  test("is that of the weapon of whoever disarms, and of silent steps from behind; nobody wins one by losing", async () => {
    const combat = { family: "combat" };
    const mine = [KNIFE, skill("meleeWeapons", 3, combat), skill("moveSilently", 3)];
    const { hero, foe } = openRing({ mine, theirs: [weapon("club", { skill: "meleeWeapons", damage: "1d6" })] });
    const knife = armed(hero, "knife");
    const disarm = { mode: "disarm", loses: idOf("club") };
    expect(await offered(knife, foe, { choices: disarm, faces: [20], answer: [5] })).toEqual([
      ["skill.meleeWeapons", true, "Honorine"],
    ]);
    expect(await offered(knife, foe, { choices: { mode: "behind" }, faces: [20], answer: [2] })).toEqual([
      ["skill.moveSilently", true, "Honorine"],
    ]);
    const keen = openRing({ mine, theirs: [skill("listen", 30)] });
    const heard = { choices: { mode: "behind" }, faces: [20], answer: [19] };
    expect(await offered(armed(keen.hero, "knife"), keen.foe, heard)).toEqual([]);
  });

  test("is offered where the bout has nothing to write, too", async () => {
    const { hero, foe } = await held();
    const { outcome } = await wrestle(grapple(hero), foe, { choices: { tried: "keepHold" }, faces: [20], answer: [5] });
    await loadAttacks("d20d100");
    const known = { id: "", name: "" };
    const [attacker, weapon] = [
      { actor: hero.uuid, token: null },
      { ...known, uuid: grapple(hero).uuid },
    ];
    const intent = { ruleset: "d20d100", attacker, weapon, targets: [{ actor: foe.uuid }] };
    const target = { ...{ actor: foe.uuid, token: null, outcome, override: {} }, stage: "resolved", asked: null };
    const verdict = { ...VERDICT.read({ kind: "attack" }), standing: "judged", intent, targets: [target] };
    const { calls } = actionsOf(target as never, 0, verdict as never, foe);
    expect(calls.map(({ deed, ofAttacker }) => [deed, ofAttacker])).toEqual([["mark", true]]);
  });
});

describe("somebody who goes down", () => {
  const holds = ({ hero, foe }: { readonly hero: Actor; readonly foe: Actor }) => [
    [...statesOf(hero).grappling],
    [...statesOf(foe).grappling],
    statesOf(hero).immobilised,
  ];

  test.each([
    ["dies", { damage: "12" }],
    ["faints", { damage: "13", type: "temporary" }],
  ])("DD-137, DD-138: who %s holds and is held no more, until it is taken back", async (_how, choices) => {
    const ring = await held();
    await wrestle(grapple(ring.foe), ring.hero, { choices: { tried: "immobilise" }, faces: [15], answer: [5] });
    const before = holds(ring);
    expect(before).toEqual([[ring.foe.uuid], [ring.hero.uuid], true]);
    const { undo } = await doDeed("harm", ring.foe, choices);
    expect(holds(ring)).toEqual([[], [], false]);
    await undo();
    expect(holds(ring)).toEqual(before);
  });

  test("DD-139: a hold around the neck is kept up on somebody who faints, and none by somebody who does", async () => {
    const ring = await held();
    await wrestle(grapple(ring.hero), ring.foe, { choices: { tried: "strangle" }, faces: [15], answer: [5] });
    const { undo } = await doDeed("harm", ring.foe, { damage: "13", type: "temporary" });
    expect([statesOf(ring.foe).strangled?.by, holdingEachOther(ring.hero, ring.foe)]).toEqual([ring.hero.uuid, true]);
    await undo();
    await doDeed("harm", ring.hero, { damage: "13", type: "temporary" });
    expect([statesOf(ring.foe).strangled, holds(ring)]).toEqual([null, [[], [], false]]);
  });

  test("DD-137: a wound that leaves somebody standing leaves the hold", async () => {
    const ring = await held();
    await doDeed("harm", ring.foe, { damage: "5" });
    expect(holdingEachOther(ring.hero, ring.foe)).toBe(true);
  });

  test("DD-137: holds end with the step that parts the two, for both", async () => {
    const ring = await held();
    const tokens: object[] = [];
    const measurePath = ([from, to]: readonly { x: number }[]) => ({
      distance: (1.5 * Math.abs((from?.x ?? 0) - (to?.x ?? 0))) / 100,
    });
    const parent = { grid: { size: 100, units: "m", measurePath }, tokens };
    const at = (actor: Actor, column: number) => ({
      ...{ actor, actorLink: true, hidden: false, parent },
      x: column * 100,
      y: 0,
      width: 1,
      height: 1,
    });
    const stand = (column: number) => {
      tokens.splice(0, 2, at(ring.hero, 0), at(ring.foe, column));
      return moved(ring.foe, tokens[1] as TokenDocument);
    };
    vi.stubGlobal("canvas", { ready: false });
    expect(stand(1)).toEqual([]);
    for (const { actor, change } of stand(2)) await actor.update({ system: change } as never);
    vi.unstubAllGlobals();
    expect(holds(ring)).toEqual([[], [], false]);
  });
});

describe("a hold that ends by hand", () => {
  const stands = (...people: readonly Actor[]) =>
    people.map((one) => [[...statesOf(one).grappling], statesOf(one).immobilised, statesOf(one).strangled !== null]);

  test("DD-137…DD-139: both are free, and hold each other again once that is taken back", async () => {
    const { hero, foe } = await held();
    for (const tried of ["immobilise", "strangle"]) {
      await wrestle(grapple(hero), foe, { choices: { tried }, faces: [15], answer: [5] });
    }
    const before = stands(hero, foe);
    const { view, undo } = await doDeed("letGo", hero);
    expect(stands(hero, foe)).toEqual([
      [[], false, false],
      [[], false, false],
    ]);
    expect(view.facts.map(({ value }) => value.data?.["name"])).toEqual(["Docker"]);
    await undo();
    expect(stands(hero, foe)).toEqual(before);
    await doDeed("letGo", foe);
    expect(stands(hero, foe).flat()).toEqual([[], false, false, [], false, false]);
    expect(hindrance("letGo", hero)).toBe("noHold");
  });

  test("DD-137: of several who are held one alone may be let go", async () => {
    const { hero, foe, ally } = await held();
    await wrestle(grapple(hero), ally, { faces: [15], refused: true });
    await doDeed("letGo", hero, { held: ally.uuid });
    expect([holdingEachOther(hero, foe), statesOf(ally).grappling]).toEqual([true, []]);
  });

  test("DD-137: the condition taken off a token is that deed; the others are written at once", async () => {
    const { hero, foe } = await held();
    const { conditionDeed } = figuresOf(hero);
    const taken = (id: string, active: boolean) => conditionDeed.call(figuresOf(hero), id, active)?.deed ?? null;
    expect([taken("d20d100Grappling", false), taken("d20d100Strangled", false)]).toEqual(["letGo", null]);
    await doDeed("letGo", foe);
    expect(taken("d20d100Grappling", false)).toBeNull();
  });
});

describe("strangling", () => {
  /** The keeper's man by the throat. */
  async function strangled() {
    const ring = await held({ mine: [FISTS] });
    await wrestle(grapple(ring.hero), ring.foe, { choices: { tried: "strangle" }, faces: [15], answer: [5] });
    return ring;
  }

  test("DD-139: each round a test of CON, 10, 11, 12…, and with the first failure 1d8 a round", async () => {
    const { foe } = await strangled();
    const first = await doDeed("strangled", foe, {}, [9]); // CON 12: +1, 10 against 10
    expect([first.outcome["difficulty"], first.outcome["loses"], figuresOf(foe).hp.value]).toEqual([10, false, 12]);
    const second = await doDeed("strangled", foe, {}, [9, 5]);
    expect([second.outcome["difficulty"], second.outcome["loses"], figuresOf(foe).hp.value]).toEqual([11, true, 7]);
    await doDeed("strangled", foe, {}, [6]); // no more tests
    expect([figuresOf(foe).hp.value, statesOf(foe).strangled?.round]).toEqual([1, 3]);
  });

  test("DD-139: ends of rounds do the same, and taken back nothing has happened", async () => {
    const { foe } = await strangled();
    const { undo } = await doDeed("roundSummary", foe, { first: 1, last: 2 }, [9, 9, 5]);
    expect([figuresOf(foe).hp.value, statesOf(foe).strangled]).toMatchObject([7, { round: 2, failed: true }]);
    await undo();
    expect([figuresOf(foe).hp.value, statesOf(foe).strangled]).toMatchObject([12, { round: 0, failed: false }]);
  });

  test("DD-139: whoever breaks free breathes again", async () => {
    const { hero, foe } = await strangled();
    await wrestle(grapple(foe), hero, { choices: { tried: "breakFree" }, faces: [18], answer: [5] });
    expect(statesOf(foe).strangled).toBeNull();
    expect(hindrance("strangled", foe)).toBe("letGo");
  });

  test("DD-92, DD-139: wounds take nothing off a test that only resists", async () => {
    const { foe } = await strangled();
    foe.updateSource({ system: { hp: { value: 2 } } } as never);
    foe.prepareData();
    expect((await doDeed("strangled", foe, {}, [9])).outcome["loses"]).toBe(false);
  });
});

test("DD-137: the one who is asked reads what is tried, and what has to be beaten", () => {
  const { hero, foe } = openRing();
  const blow = strike(grapple(hero), foe, { faces: [10] });
  expect(resistance.facts(blow).map(({ value }) => value.data ?? value.key)).toEqual([{}, { value: 14 }]);
  expect(resistance.facts(blow).map(({ rule }) => rule)).toEqual(["DD-137", "DD-05"]);
  const chance = (refused: boolean) => resistance.odds({ blow, choices: {}, refused }, 2)?.chance;
  expect([chance(false), chance(true)]).toEqual([8 / 20, 0]); // 15 and more of 14
  expect(resistance.replies({ blow, choices: {} }).map(({ kind }) => kind)).toEqual(["fits", "still"]);
});
