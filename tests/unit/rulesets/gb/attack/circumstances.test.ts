import { beforeEach, describe, expect, test } from "vitest";
import type { Blow } from "../../../../../src/core/play/contract/outcome.js";
import type { Choices, Situation } from "../../../../../src/core/play/contract/situation.js";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { readOutcome } from "../../../../../src/rulesets/gb/attack/outcome-kept.js";
import { carried, feat, marked, monster, openWorld, paul, person, revolver } from "./world.js";

beforeEach(() => openWorld());

const axe = { type: "gbWeapon", system: { category: "melee", ability: "str", damage: "1d6" } } as const;
const shooter = (...feats: readonly ReturnType<typeof feat>[]) => paul({}, [revolver, ...feats]);
const brawler = (more: object = {}, ...feats: readonly ReturnType<typeof feat>[]) => paul(more, [axe, ...feats]);

const attack = (
  attacker: Actor,
  target: Actor | null,
  choices: Choices = {},
  metres: number | null = 9,
): Situation => ({
  ...{ attacker, weapon: carried(attacker), target, metres, choices },
});
const values = (situation: Situation) =>
  Object.fromEntries(gbAttack.modifiers(situation).map(({ id, value }) => [id, value]));
const blow = (attacker: Actor, target: Actor, more: Partial<Blow>): Blow => ({
  ...{ target, weapon: carried(attacker), metres: 9, choices: {}, dice: { attack: [13], location: [60] } },
  ...{ bonus: 3, lines: [], defence: null, override: {} },
  ...more,
});
const outcome = (given: Blow) => readOutcome(gbAttack.outcome(given));

describe("aim (GB-19)", () => {
  const aiming = (targetUuid: string) => paul({ aim: { rounds: 1, targetUuid } }, [revolver]);

  test("GB-19: a round of aiming gives +2 to the shot at whoever was aimed at", () => {
    const target = paul();
    expect(values(attack(aiming(target.uuid), target))).toMatchObject({ aim: 2 });
    expect(values(attack(aiming("Actor.other"), target))).not.toHaveProperty("aim");
    expect(values(attack(aiming(""), target))).toMatchObject({ aim: 2 });
  });

  test("GB-19, D-43: further rounds add nothing, and a blow gets nothing", () => {
    expect(values(attack(paul({ aim: { rounds: 3 } }, [revolver]), paul()))).toMatchObject({ aim: 2 });
    expect(values(attack(paul({ aim: { rounds: 1 } }, [axe]), paul()))).not.toHaveProperty("aim");
  });

  test("GB-19: any shot uses the aim up, whoever it is fired at; a blow does not", () => {
    const spent = { numbers: [{ path: "system.aim.rounds", after: 0 }], values: [] };
    const archer = aiming("Actor.other");
    expect(gbAttack.aftermath(archer, carried(archer), {}, 1, { dice: {}, lines: [] })).toEqual(spent);
    const fighter = paul({ aim: { rounds: 1 } }, [axe]);
    expect(gbAttack.aftermath(fighter, carried(fighter), {}, 1, { dice: {}, lines: [] })).toBeNull();
    expect(gbAttack.aftermath(shooter(), carried(shooter()), {}, 1, { dice: {}, lines: [] })).toBeNull();
  });
});

describe("circumstances (GB-21)", () => {
  test("GB-21: each tick is a line with its rule, and only where it can matter", () => {
    expect(values(attack(brawler(), paul(), { higherGround: "1", flanking: "1", targetProne: "1" }))).toMatchObject({
      ...{ higherGround: 1, flanking: 2, targetProne: 4 },
    });
    const shot = values(attack(shooter(), paul(), { higherGround: "1", targetProne: "1", intoMelee: "1" }));
    expect(shot).toMatchObject({ targetProne: -4, intoMelee: -4 });
    expect(shot).not.toHaveProperty("higherGround");
  });

  test("GB-21, D-51: the helpless line carries the table's bonus and replaces the prone one", () => {
    openWorld({ gbHelplessBonus: 6 });
    const lines = values(attack(shooter(), paul(), { targetHelpless: "1", targetProne: "1" }));
    expect(lines).toMatchObject({ targetHelpless: 6 });
    expect(lines).not.toHaveProperty("targetProne");
  });

  test("GB-21: who cannot see the blow coming loses its Dexterity bonus", () => {
    const given = blow(brawler(), paul(), {});
    expect(outcome(given).ac).toBe(12);
    expect(outcome({ ...given, choices: { attackerUnseen: "1" } }).ac).toBe(10);
  });

  test("GB-21: what the sheets say is proposed", () => {
    expect(gbAttack.proposals(attack(shooter(), marked(paul(), "prone")))).toEqual({ targetProne: "1" });
    expect(gbAttack.proposals(attack(shooter(), paul({ posture: { prone: true } })))).toEqual({ targetProne: "1" });
    expect(gbAttack.proposals(attack(shooter(), marked(paul(), "blinded")))).toEqual({ targetBlinded: "1" });
    expect(gbAttack.proposals(attack(brawler({ posture: { prone: true } }), paul()))).toEqual({ attackerProne: "1" });
    expect(gbAttack.proposals(attack(shooter(), null))).toEqual({});
  });

  test("GB-10, GB-35: no defence while unconscious or reeling from a violent shock", () => {
    const down = paul({ pf: { value: 0 }, exhaustion: { result: "unconscious" } });
    expect(gbAttack.proposals(attack(shooter(), down))).toMatchObject({ targetHelpless: "1" });
    const reeling = paul({ shock: { kind: "violent" }, posture: { prone: true } });
    expect(gbAttack.proposals(attack(shooter(), reeling))).toEqual({ targetHelpless: "1" });
  });

  test("GB-21: the keeper is asked about ticks in one's favour that no sheet bears out, not about one's own choices", () => {
    expect(gbAttack.doubts(attack(brawler(), paul(), { flanking: "1", charge: "1" }))).toEqual(["flanking"]);
    expect(gbAttack.doubts(attack(shooter(), marked(paul(), "prone"), {}))).toEqual(["targetProne"]);
    expect(gbAttack.doubts(attack(shooter(), marked(paul(), "prone"), { targetProne: "1" }))).toEqual([]);
    expect(gbAttack.doubts(attack(shooter(), paul(), { intoMelee: "1" }))).toEqual([]);
  });

  test("GB-21: a charge and a defensive fight put the attacker in that stance", () => {
    const fighter = brawler();
    const stance = (choices: Choices) =>
      gbAttack.aftermath(fighter, carried(fighter), choices, 1, { dice: {}, lines: [] })?.values;
    expect(stance({ charge: "1" })).toEqual([{ path: "system.stance", after: "charge" }]);
    expect(stance({ defensive: "1" })).toEqual([{ path: "system.stance", after: "defensive" }]);
    expect(values(attack(fighter, paul(), { defensive: "1" }))).toMatchObject({ defensive: -4 });
  });

  test.each([
    ["20", 20, 20],
    ["20", 21, 0],
    ["50", 50, 50],
    ["50", 51, 0],
  ])("GB-21: at %s % of concealment a %i makes a hit miss or not", (concealment, d100, astray) => {
    const given = blow(shooter(), paul(), {
      choices: { concealment },
      dice: { attack: [13], location: [60], concealment: [d100] },
    });
    expect(outcome(given)).toMatchObject({ astray, hit: astray === 0 });
  });

  test("GB-21: concealment is a roll of its own", () => {
    const given = attack(shooter(), paul(), { concealment: "50" });
    expect(gbAttack.rolls(given, []).map(({ id }) => id)).toEqual(["attack", "location", "concealment"]);
  });
});

describe("a blade that is thrown (GB-21)", () => {
  const knife = {
    type: "gbWeapon",
    system: { category: "melee", ability: "str", damage: "1d4", increment: 3 },
  } as const;
  const thrower = () => paul({ bab: 2, abilities: { str: { value: 18 }, dex: { value: 12 } } }, [knife]);

  test("beyond the reach of an arm it is proposed to throw it: with Dexterity, and with a range", () => {
    expect(gbAttack.proposals(attack(thrower(), paul(), {}, 3))).toEqual({});
    expect(gbAttack.proposals(attack(thrower(), paul(), {}, 6))).toEqual({ thrown: "1" });
    expect(values(attack(thrower(), paul(), { thrown: "1" }, 6))).toMatchObject({ dex: 1, range: -2 });
    expect(values(attack(thrower(), paul(), {}, 3))).toMatchObject({ str: 4 });
  });

  test("it flies five increments, and somebody on the ground is harder to hit with it", () => {
    expect(gbAttack.warning(attack(thrower(), paul(), { thrown: "1" }, 15))).toBeNull();
    expect(gbAttack.warning(attack(thrower(), paul(), { thrown: "1" }, 16))?.key).toBe("GARDIEN.GB.ATTACK.outOfRange");
    expect(gbAttack.warning(attack(thrower(), paul(), {}, 6))?.key).toBe("GARDIEN.GB.ATTACK.outOfReach");
    expect(values(attack(thrower(), paul(), { thrown: "1", targetProne: "1" }, 6))).toMatchObject({ targetProne: -4 });
  });
});

describe("who attacks", () => {
  const refused = (state: object) =>
    gbAttack
      .outOfTurn?.(attack(brawler(state), paul(), {}, 1))
      ?.key.split(".")
      .at(-1);

  test("GB-08, GB-09: the dead and those without PF do not attack", () => {
    expect(refused({ pv: { value: 0 } })).toBe("dead");
    const tired = ["none", "stunned", "unconscious"].map((result) =>
      refused({ pf: { value: 0 }, exhaustion: { result } }),
    );
    expect(tired).toEqual(["unable", "unable", "unable"]);
    expect(refused({})).toBeUndefined();
  });

  test("GB-34, GB-35: a violent shock takes the turn, a simple one does not", () => {
    expect([refused({ shock: { kind: "violent" } }), refused({ shock: { kind: "simple" } })]).toEqual([
      "shocked",
      undefined,
    ]);
  });

  test("GB-69: an action that the keeper barred is said, and not refused", () => {
    const barred = attack(brawler({ barred: true }), paul(), {}, 1);
    expect(gbAttack.warning(barred)?.key).toBe("GARDIEN.GB.ATTACK.cannot.barred");
    expect([gbAttack.outOfTurn?.(barred), gbAttack.warning(attack(brawler(), paul(), {}, 1))]).toEqual([null, null]);
  });
});

describe("feats (GB-48…GB-56)", () => {
  test("GB-52: Point Blank Shot adds 1 within nine metres", () => {
    const archer = shooter(feat("pointBlankShot"));
    expect(values(attack(archer, paul(), {}, 9))).toMatchObject({ pointBlank: 1 });
    expect(values(attack(archer, paul(), {}, 9.5))).not.toHaveProperty("pointBlank");
    expect(values(attack(archer, paul(), {}, null))).not.toHaveProperty("pointBlank");
    expect(values(attack(brawler({}, feat("pointBlankShot")), paul(), {}, 1))).not.toHaveProperty("pointBlank");
  });

  test("GB-56: Weapon Focus and Weapon Proficiency speak of a weapon or of its group", () => {
    expect(values(attack(shooter(feat("weaponFocus", "handgun")), paul()))).toMatchObject({ weaponFocus: 1 });
    expect(values(attack(shooter(feat("weaponFocus", "longarm")), paul()))).not.toHaveProperty("weaponFocus");
    const strange = { ...revolver, system: { ...revolver.system, proficient: false } };
    expect(values(attack(paul({}, [strange]), paul()))).toMatchObject({ notProficient: -4 });
    const trained = paul({}, [strange, feat("weaponProficiency", "handgun")]);
    expect(values(attack(trained, paul()))).not.toHaveProperty("notProficient");
  });

  test("GB-56: Precise Shot leaves the line of the people around in sight, at 0", () => {
    const given = attack(shooter(feat("preciseShot")), paul(), { intoMelee: "1" });
    expect(values(given)).toMatchObject({ intoMelee: 0 });
    const line = gbAttack.modifiers(given).find(({ id }) => id === "intoMelee");
    expect([line?.rule, line && gbAttack.explain(line).source.key.split(".").pop()]).toEqual(["GB-56", "cancelled"]);
  });

  test("GB-56: Far Shot stretches the increment half as far again", () => {
    const archer = shooter(feat("farShot"));
    expect(values(attack(archer, paul(), {}, 13.5))).not.toHaveProperty("range");
    expect(values(attack(archer, paul(), {}, 14))).toMatchObject({ range: -2 });
    expect(gbAttack.bands(carried(archer))[0]?.metres).toBe(13.5);
  });

  test("GB-53: Power Attack takes n from the roll and gives half as much again to the gravity, up to the base", () => {
    const strong = brawler({ bab: 3 }, feat("powerAttack"));
    expect(values(attack(strong, paul(), { power: "2" }))).toMatchObject({ power: -2 });
    expect(values(attack(strong, paul(), { power: "9" }))).toMatchObject({ power: -3 });
    expect(outcome(blow(strong, paul(), { choices: { power: "2" } }))).toMatchObject({ powerGb: 3, gb: 7 });
    expect(values(attack(brawler({ bab: 3 }), paul(), { power: "2" }))).not.toHaveProperty("power");
    const archer = paul({ bab: 3 }, [revolver, feat("powerAttack")]);
    expect(values(attack(archer, paul(), { power: "2" }))).not.toHaveProperty("power");
  });

  test("GB-50: Improved Critical adds 2 to the gravity of a hit with its weapon, and nothing to a miss", () => {
    const keen = shooter(feat("improvedCritical", "handgun"));
    expect(outcome(blow(keen, paul(), {}))).toMatchObject({ criticalGb: 2, gb: 6 });
    expect(outcome(blow(keen, paul(), { dice: { attack: [2], location: [60] } }))).toMatchObject({ hit: false, gb: 0 });
  });

  test("GB-50, GB-51, GB-53: a weapon deleted before the keeper decides still does what it did", () => {
    const strong = brawler({ bab: 3 }, feat("powerAttack"), feat("improvedCritical", "melee"));
    const fists = paul({}, [{ type: "gbWeapon", system: { category: "unarmed", damage: "1d3" } }]);
    const ghost = monster({ defense: { natural: 2 } });
    const touch = paul({}, [{ type: "gbWeapon", system: { category: "touch" } }]);
    const all: readonly [Actor, Actor, Choices][] = [
      [strong, paul(), { power: "2" }],
      [fists, paul(), {}],
      [touch, ghost, {}],
      [shooter(), paul(), { targetBlinded: "1" }],
    ];
    for (const [attacker, target, choices] of all) {
      const kept = gbAttack.keeps?.(attack(attacker, target, choices)) ?? {};
      const struck = gbAttack.outcome(blow(attacker, target, { choices }));
      expect(gbAttack.outcome(blow(attacker, target, { choices, weapon: null, kept }))).toEqual(struck);
    }
  });

  test("GB-51: bare hands cost PF only, unless their owner is a Martial Artist or the keeper says so", () => {
    const fists = { type: "gbWeapon", system: { category: "unarmed", damage: "1d3" } } as const;
    expect(outcome(blow(paul({}, [fists]), paul(), {}))).toMatchObject({ pfOnly: true, pvLoss: 0 });
    expect(outcome(blow(paul({}, [fists, feat("martialArtist")]), paul(), {}))).toMatchObject({
      pfOnly: false,
      pvLoss: 1,
    });
    expect(outcome(blow(paul({}, [fists]), paul(), { override: { sparing: "no" } }))).toMatchObject({ pvLoss: 1 });
    expect(outcome(blow(shooter(), paul(), { override: { sparing: "yes" } }))).toMatchObject({ pvLoss: 0, pfLoss: 2 });
  });

  test("GB-65: a shot at two targets at one go is warned of; two claws are not, at one target", () => {
    const claws = { type: "gbWeapon", system: { category: "natural", count: 2 } } as const;
    const [armed, beast] = [paul({}, [revolver]), monster({}, [claws])];
    const told = (attacker: Actor, blows: number) => gbAttack.warning(attack(attacker, paul(), {}, 1), blows)?.key;
    expect([told(armed, 1), told(beast, 2)]).toEqual([undefined, undefined]);
    expect([told(armed, 2), told(beast, 4)]).toEqual(Array(2).fill("GARDIEN.GB.ATTACK.atOneGo"));
  });

  test("GB-65: a base of 7 gives a second attack at +2; claws are never multiplied by it", () => {
    const skilled = paul({ bab: 7 }, [revolver]);
    const index = gbAttack.choices(attack(skilled, paul())).find(({ id }) => id === "attack");
    expect(index?.options.map(({ value }) => value)).toEqual(["0", "1"]);
    expect(values(attack(skilled, paul(), { attack: "1" }))).toMatchObject({ bab: 2 });
    expect(values(attack(skilled, paul(), { attack: "7" }))).toMatchObject({ bab: 2 });
    const claws = { type: "gbWeapon", system: { category: "natural", count: 2 } } as const;
    const beast = monster({ bab: 11 }, [claws]);
    expect(gbAttack.choices(attack(beast, paul())).map(({ id }) => id)).not.toContain("attack");
    const strikes = (said: Choices) => gbAttack.repeats(carried(beast), said);
    expect([strikes({}), strikes({ times: "1" }), strikes({ times: "9" })]).toEqual([2, 1, 2]);
  });

  describe("GB-48: Cleave", () => {
    const attacker = brawler({}, feat("cleave"));
    const at = (result: string, wounds: readonly object[] = []) => {
      const items = wounds.map((system) => ({ type: "gbWound" as const, system }));
      const victim = paul({ pf: { value: 0 }, exhaustion: { result } }, items);
      for (const i of items.keys()) Object.assign(carried(victim, i), { id: `w${i}` });
      return victim;
    };
    const struck = (more: Partial<Blow> = {}, target = paul()) => gbAttack.outcome(blow(attacker, target, more));
    const more = (target: Actor, by = attacker, stored = struck()) =>
      gbAttack.oneMore(by, carried(by), target, stored, "m1");

    test("grants one more blow over somebody out of the fight and on the ground", () => {
      expect(more(at("unconscious"))).not.toBeNull();
      expect(more(marked(at("stunned"), "prone"))).not.toBeNull();
      expect(more(at("stunned"))).toBeNull();
      expect(more(marked(paul(), "prone"))).toBeNull();
      expect(more(at("unconscious"), brawler())).toBeNull();
    });

    test("is granted by the last blow that wounded the victim, not by earlier ones", () => {
      const { zone, gb } = readOutcome(struck());
      const felling = { zone, gb, inflictedAt: 120, messageId: "m1" };
      const other = { zone, gb, inflictedAt: 120, messageId: "m0" };
      expect(more(at("unconscious", [other, felling]))).not.toBeNull();
      expect(more(at("unconscious", [felling, other]))).toBeNull();
      expect(more(at("unconscious", [felling, { ...other, inflictedAt: 60 }]))).not.toBeNull();
      const second = { ...felling, zone: "head", gb: 1 };
      expect(more(at("unconscious", [felling, second])), "two blows at one go").toBeNull();
      expect(more(at("unconscious", [second, felling]))).not.toBeNull();
      expect(more(at("unconscious", [{ ...felling, zone: "head" }])), "worded anew by the keeper").not.toBeNull();
    });

    test("is granted by no blow at somebody who lay there already", () => {
      const late = struck({}, at("unconscious"));
      expect(readOutcome(late).targetDown).toBe(true);
      expect(more(at("unconscious"), attacker, late)).toBeNull();
      const stunned = struck({}, at("stunned"));
      expect(more(at("unconscious"), attacker, stunned)).not.toBeNull();
    });
  });
});

describe("the keeper's word on a blow", () => {
  const given = (override: Blow["override"], location = 10) =>
    blow(shooter(), paul(), { override, dice: { attack: [13], location: [location] } });
  const origin = { messageId: "m", attackerUuid: "Actor.a", weaponName: "Revolver" };
  const changes = (override: Blow["override"]) => gbAttack.changes(gbAttack.outcome(given(override)), paul(), origin);

  test("GB-34: a shock costs no PF and half a turn", () => {
    expect(outcome(given({ shock: "simple" }))).toMatchObject({ shock: "simple", pfLoss: 4 });
    expect(changes({ shock: "simple" }).values).toEqual([{ path: "system.shock.kind", after: "simple" }]);
  });

  test("GB-35, D-20: a violent shock costs one PF more and throws to the ground; the wound keeps its own losses", () => {
    expect(outcome(given({ shock: "violent" }))).toMatchObject({ pfLoss: 5, pvLoss: 2 });
    const { values: written, created } = changes({ shock: "violent" });
    expect(written).toEqual([
      { path: "system.shock.kind", after: "violent" },
      { path: "system.posture.prone", after: true },
    ]);
    expect(created).toMatchObject([{ system: { pfLost: 4, shockPf: 1 } }]);
  });

  test("GB-67, step 3: a light wound to the torso with a violent shock costs three PF", () => {
    expect(outcome(given({ severity: "light", shock: "violent" }))).toMatchObject({ pfLoss: 3, pvLoss: 0 });
  });

  test("GB-31: the state of the part is written on the wound", () => {
    expect(changes({ part: "unusable" }).created).toMatchObject([{ system: { partState: "unusable" } }]);
  });

  test("GB-25, D-16: a blow at a hidden zone waits; the keeper lets it through or stops it", () => {
    const hidden = paul({ cover: { torso: true } });
    const at = (override: Blow["override"]) =>
      blow(shooter(), hidden, { override, dice: { attack: [13], location: [10] } });
    const asked = gbAttack.outcome(at({}));
    expect([readOutcome(asked).cover, gbAttack.asksKeeper(asked, null)]).toEqual(["asked", true]);
    expect(gbAttack.changes(asked, hidden, origin)).toEqual({});
    expect(gbAttack.answers(asked).map(({ override }) => outcome(at(override)).hit)).toEqual([false, true]);
    expect(gbAttack.answers(gbAttack.outcome(at({ cover: "open" })))).toEqual([]);
    expect(outcome(at({ cover: "open" }))).toMatchObject({ cover: "none", hit: true });
    expect(outcome(at({ cover: "stopped" }))).toMatchObject({ cover: "stopped", hit: false, pfLoss: 0 });
    openWorld({ gbCoveredZones: false });
    expect(outcome(at({}))).toMatchObject({ cover: "none", hit: true });
  });

  test("GB-23: where several zones were called, somebody's word may settle it", () => {
    const low = { zone: "bothLegs" };
    openWorld({ gbMultiZoneMode: "attacker" });
    const placed = attack(shooter(), paul(), { ...low, place: "legLeft" });
    expect(gbAttack.choices(placed).map(({ id }) => id)).toContain("place");
    expect(gbAttack.rolls(placed, []).map(({ id }) => id)).toEqual(["attack"]);
    expect(values(placed)).toMatchObject({ called: -4 });
    openWorld({ gbMultiZoneMode: "keeper" });
    const open = blow(shooter(), paul(), { choices: low, dice: { attack: [13], location: [10] } });
    expect(gbAttack.asksKeeper(gbAttack.outcome(open), null)).toBe(true);
    expect(gbAttack.asksKeeper(gbAttack.outcome({ ...open, override: { zone: "legLeft" } }), null)).toBe(false);
  });
});

test("D-41: a touch ignores armour", () => {
  const toucher = person({}, [{ type: "gbWeapon", system: { category: "touch", damage: "" } }]);
  expect(outcome(blow(toucher, paul(), { dice: { attack: [13], location: [10] } })).ac).toBe(12);
});
