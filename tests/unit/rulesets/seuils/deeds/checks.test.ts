import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { DeedChoices, Gathering } from "../../../../../src/core/play/contract/deed.js";
import { throwAll } from "../../../../support/play/deeds.js";
import { change, doDeed, found, hindrance, idOf, item, openCamp, procedure, settled, written } from "./camp.js";

const WATCH = item("seuilsSpecialty", "guet", { slug: "guet", characteristic: "perception" });
const BLADES = item("seuilsSpecialty", "lames", {
  slug: "lames",
  characteristic: "agilite",
  uses: ["weaponGroup:blades"],
});
const OWN = item("seuilsSpecialty", "own", { characteristic: "agilite" }); // of the table's own making, without a tag
const GLASSES = item("seuilsGear", "jumelles", { slug: "jumelles", equipmentDice: 2, uses: ["skill:guet"] });
const ROPE = item("seuilsGear", "corde", { slug: "corde", equipmentDice: 1, uses: ["characteristic:force"] });
const SPENT = item("seuilsGear", "vide", { equipmentDice: 3, uses: ["characteristic:force"], quantity: 0 });

let hero: Actor;
let foe: Actor;
let settings: Map<string, unknown>;
beforeEach(() => {
  ({ hero, foe, settings } = openCamp([WATCH, BLADES, OWN, GLASSES, ROPE, SPENT]));
});

const tried = (choices: DeedChoices) => settled("check", hero, choices);
const field = (id: string, choices: DeedChoices, asked: Gathering | null = null) =>
  procedure("check")
    .fields([hero], choices, asked)
    .find((one) => one.id === id);
const asked = (outcome: Gathering["outcome"]): Gathering => ({ choices: {}, outcome, joined: [] });
const formula = (choices: DeedChoices, gathering: Gathering | null = null) =>
  procedure("check").rolls({ actor: hero, choices: settled("check", hero, choices, gathering), gathering })[0]?.formula;

describe("a test", () => {
  test("SE-02, SE-03, SE-05: successes against the Difficulté, a ten rolls on, and by how much", async () => {
    const { outcome, view } = await doDeed("check", hero, { characteristic: "force", gear: "none" }, [6, 10, 2, 7]);
    expect(outcome).toMatchObject({ pool: 3, threshold: 6, result: 3, difficulty: 3, success: true, margin: 0 });
    expect(view).toMatchObject({ total: 3, tone: "good" });
    expect(view.dice?.map(({ value, counts }) => [value, counts])).toEqual([
      [6, true],
      [10, true],
      [2, false],
      [7, true],
    ]);
    const failed = await doDeed("check", hero, { characteristic: "force", gear: "none" }, [5, 6, 2]);
    expect(failed.outcome).toMatchObject({ success: false, margin: -2 });
    expect(failed.view.tone).toBe("bad");
  });

  test("SE-05: the table's average is proposed; without a Difficulté the result stands alone", () => {
    expect(tried({}).difficulty).toBe(3);
    change(settings, "seuilsAverageDifficulty", 2);
    expect(tried({}).difficulty).toBe(2);
    expect(field("difficulty", { difficulty: null })?.value).toBeNull();
    const choices = { characteristic: "force", gear: "none" }; // as it is sent: an empty field says nothing
    const outcome = procedure("check").outcome({ actor: hero, choices, dice: { test: [9, 2, 2] } });
    expect(outcome).toMatchObject({ result: 1, difficulty: null });
    expect(outcome.success).toBeNull();
    expect(procedure("check").view(outcome)).toMatchObject({
      tone: "accent",
      verdict: { key: "GARDIEN.SEUILS.DEED.successes.one" },
    });
  });

  test("SE-10: a Spécialité brings its usual Caractéristique and counts from 4; with another Caractéristique it does too", () => {
    expect(tried({ specialty: "guet" })).toMatchObject({ characteristic: "perception", specialty: "guet" });
    expect(formula({ specialty: "lames" })).toBe("3d10x>=10cs>=4");
    expect(formula({ specialty: "lames", characteristic: "volonte" })).toBe("3d10x>=10cs>=4");
    expect(formula({ specialty: "none", characteristic: "volonte" })).toBe("3d10x>=10cs>=6");
    for (const specialty of ["lames", "own"]) expect(field("specialty", { specialty })?.asks, specialty).toBe(false);
  });

  test("SE-04: equipment is proposed by its tags, and asks the keeper where they do not say so; what is used up is not there", () => {
    expect(tried({ specialty: "guet" }).gear).toBe(idOf("jumelles"));
    expect(tried({ characteristic: "perception" }).gear).toBe("none");
    expect(tried({ characteristic: "force" }).gear).toBe(idOf("corde"));
    expect(formula({ specialty: "guet" })).toBe("1d10x>=10cs>=4 + 2 * 2d10cs>=4");
    const byHand = { characteristic: "volonte", gear: idOf("jumelles") };
    expect([field("gear", byHand)?.asks, field("gear", { specialty: "guet" })?.asks]).toEqual([true, false]);
    expect(field("gear", {})?.options?.map(({ value }) => value)).not.toContain(idOf("vide"));
  });

  test("SE-06, SE-58, SE-66: wounds and fever cost dice, and so does what is taken by hand; giving oneself some asks", () => {
    written(hero, { wounds: { touche: { lethal: 1 } }, care: { infection: "fievre" } });
    expect(formula({ characteristic: "volonte" })).toBe("1d10x>=10cs>=6");
    expect(formula({ characteristic: "volonte", dice: 1, successes: -1 })).toBe("2d10x>=10cs>=6 - 1");
    expect([field("dice", { dice: 1 })?.asks, field("dice", { dice: -1 })?.asks]).toEqual([true, false]);
    expect([field("difficulty", { difficulty: 2 })?.asks, field("difficulty", { difficulty: 4 })?.asks]).toEqual([
      true,
      false,
    ]);
  });

  test("SE-07: a pool of nothing rolls nothing and fails any Difficulté of 1 or more", async () => {
    written(hero, { wounds: { tue: { max: 2, lethal: 1 } } });
    const { outcome, view } = await doDeed("check", hero, { characteristic: "volonte" });
    expect(outcome).toMatchObject({ pool: 0, result: 0, success: false });
    expect(view.dice).toEqual([]);
  });

  test("SE-11: the window tells the exact chance, of 3D from 6 on to reach 3", () => {
    // three dice of 1/2, of which a fifth go on: P(S ≥ 3) by the series of SE-11
    const one = [0.5, 0.45, 0.045, 0.0045, 0.00045, 0.000045];
    const sum = (k: number): number => {
      let all = 0;
      for (let a = 0; a <= k; a += 1)
        for (let b = 0; a + b <= k; b += 1) all += (one[a] ?? 0) * (one[b] ?? 0) * (one[k - a - b] ?? 0);
      return all;
    };
    const chance = 1 - sum(0) - sum(1) - sum(2);
    const hint = field("specialty", { characteristic: "volonte" })?.hint;
    const told = new Intl.NumberFormat(game.i18n.lang, { style: "percent", maximumFractionDigits: 1 }).format(chance);
    expect(hint?.data).toMatchObject({ chance: told, difficulty: 3, dice: { data: { threshold: 6 } } });
    expect(field("specialty", { characteristic: "volonte", difficulty: null })?.hint?.key).toBe(
      "GARDIEN.SEUILS.POOL.from",
    );
  });

  test("SE-10: several try with the same Spécialité at once, those who have it", () => {
    const choices = { characteristic: "perception", specialty: "guet", gear: "none" };
    const fields = procedure("check").fields([foe, hero], choices);
    expect(fields.map(({ id }) => id)).not.toContain("gear");
    expect(fields.find(({ id }) => id === "specialty")?.value).toBe("guet");
    const rolled = [foe, hero].map((actor) => procedure("check").rolls({ actor, choices })[0]?.formula);
    expect(rolled).toEqual(["3d10x>=10cs>=6", "3d10x>=10cs>=4"]);
  });

  test("SE-18: another action comes with its Caractéristique and a Difficulté of 1, which asks nobody", () => {
    expect(tried({ action: "run" })).toMatchObject({ characteristic: "rapidite", difficulty: 1 });
    expect(field("difficulty", { action: "run" })?.asks).toBe(false);
    const [roll] = procedure("check").rolls({ actor: hero, choices: tried({ action: "drop" }) });
    expect(roll?.options).toMatchObject({ what: "action", lines: [{ id: "base", value: 3 }] });
  });

  test("SE-54: nothing is asked of the dead; who is out of action asks the keeper, but may resist", () => {
    written(hero, { wounds: { tue: { lethal: 1 } } });
    const doubt = (choices: DeedChoices) => procedure("check").doubt?.({ actor: hero, choices: tried(choices) });
    expect([doubt({ characteristic: "force" })?.key, doubt({ characteristic: "sante" })]).toEqual([
      "GARDIEN.SEUILS.DEED.obstacle.unable",
      null,
    ]);
    written(hero, { deathConfirmed: true });
    expect(hindrance("check", hero)).toBe("dead");
  });

  test("SE-05: the keeper corrects the result or the Difficulté, and success follows unless they say it too", async () => {
    const done = await doDeed("check", hero, { characteristic: "volonte" }, [6, 2, 2]);
    expect((await done.decide({ difficulty: 1 })).outcome).toMatchObject({ success: true, margin: 0 });
    expect((await done.decide({ result: 5 })).outcome).toMatchObject({ success: true, margin: 2 });
    expect((await done.decide({ success: "yes" })).view.tone).toBe("good");
  });

  test("SE-05: a hidden Difficulté is on no card that players read", async () => {
    const { view } = await doDeed("check", hero, { characteristic: "volonte", hidden: true }, [6, 2, 2]);
    const audience: Record<string, string> = Object.fromEntries(
      view.facts.map(({ label, audience: who }): [string, string] => [label.key.split(".").at(-1) ?? "", who]),
    );
    expect(audience).toMatchObject({ difficulty: "keeper", margin: "keeper", characteristic: "all" });
  });
});

describe("a test that was asked for", () => {
  const call = asked({ characteristic: "perception", specialty: "guet", difficulty: 2, dice: -1, successes: 0 });

  test("SE-05, SE-10: is of what the keeper said, whatever a player's message says; with what, is theirs to say", async () => {
    expect(formula({}, call)).toBe("2 * 2d10cs>=4");
    expect(formula({ characteristic: "force", dice: 5, difficulty: 0 }, call)).toBe("2 * 2d10cs>=4");
    expect(formula({ specialty: "none" }, call)).toBe("2d10x>=10cs>=6");
    const { outcome } = await doDeed("check", hero, { difficulty: 0, hidden: true }, [4, 3], call);
    expect(outcome).toMatchObject({ difficulty: 2, success: true, hidden: false, characteristic: "perception" });
  });

  test("SE-10: asks whoever answers for nothing where they have nothing to choose from", () => {
    expect(
      procedure("check")
        .fields([hero], {}, call)
        .map(({ id }) => id),
    ).toEqual(["specialty", "gear"]);
    expect(procedure("check").fields([foe], {}, call)).toEqual([]);
  });

  test("SE-05: tells no chance against a hidden Difficulté", () => {
    const hidden = asked({ ...call.outcome, hidden: true });
    expect(field("specialty", {}, hidden)?.hint?.data).not.toHaveProperty("chance");
  });

  test("SE-05: is hidden from its author where the keeper wants it so", () => {
    const blind = (gathering: Gathering | null) => procedure("check").blind?.([hero], {}, gathering);
    expect([blind(call), blind(asked({ ...call.outcome, secret: true })), blind(null)]).toEqual([false, true, false]);
  });

  test("SE-05, SE-10: names the Spécialité by what those asked call it, and keeps its key", async () => {
    const { outcome, view } = await doDeed("request", foe, { specialty: "guet", difficulty: 2 });
    expect(outcome).toMatchObject({ specialty: "guet", named: "guet", difficulty: 2 });
    expect(view.verdict.data).toMatchObject({ tried: { data: { specialty: "guet" } } });
    const fields = procedure("request").fields([foe, hero], {});
    expect(fields.find(({ id }) => id === "specialty")?.options?.map(({ value }) => value)).toEqual([
      "none",
      "guet",
      "lames",
      "own",
    ]);
  });
});

test("SE-05…SE-07: whatever is sent, a result is never below 0, and success is to reach the Difficulté", () => {
  const value = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.double(), fc.string({ maxLength: 8 }), fc.boolean());
  const ids = ["characteristic", "specialty", "gear", "dice", "successes", "difficulty", "hidden", "action"];
  const known = fc.constantFrom("guet", "lames", "force", "none", "run", "__proto__", "Actor.gone");
  const choices = fc.dictionary(fc.constantFrom(...ids), fc.oneof(known, value), { maxKeys: 8 });
  const face = fc.integer({ min: 1, max: 9 }); // a ten rolls on: faces.test.ts
  fc.assert(
    fc.property(choices, face, (told, shown) => {
      procedure("check").fields([hero], told);
      const situation = { actor: hero, choices: told };
      const dice = throwAll(procedure("check").rolls(situation), () => shown);
      const outcome = procedure("check").outcome({ ...situation, dice });
      procedure("check").view(outcome);
      const { result, difficulty, success } = outcome;
      expect(result).toBeGreaterThanOrEqual(0);
      if (typeof difficulty === "number") expect(success).toBe(Number(result) >= difficulty);
      else expect(success).toBeNull();
    }),
    { numRuns: 300 },
  );
});

describe("an opposition", () => {
  const outcomeOf = (actor: Actor, choices: DeedChoices) => {
    const all = settled("oppose", hero, { opponent: foe.uuid, ...choices });
    const sent = procedure("oppose").onto?.([hero], all) ?? { actors: [], choices: {} };
    expect(sent.actors).toEqual([hero, foe]);
    return procedure("oppose").outcome({ actor, choices: sent.choices, dice: {} });
  };
  const result = (active: number, defender: number) => {
    const part = (name: string, acts: boolean, count: number) => ({
      ...{ name, outcome: { active: acts }, answers: [{ result: count }] },
    });
    const { verdict } =
      procedure("oppose").gathers?.each?.result?.([part("Maude", true, active), part("Pillard", false, defender)]) ??
      {};
    return [verdict?.key.split(".").at(-1), verdict?.data?.name];
  };

  test("SE-08: each has a Caractéristique of their own, and one of them acts", () => {
    const choices = { characteristic: "force", theirCharacteristic: "agilite", theirDice: -1, active: "second" };
    expect(outcomeOf(hero, choices)).toMatchObject({ characteristic: "force", active: false, difficulty: null });
    expect(outcomeOf(foe, choices)).toMatchObject({ characteristic: "agilite", dice: -1, active: true });
  });

  test("SE-08: the other is proposed the same Caractéristique", () => {
    const fields = procedure("oppose").fields([hero, foe], { characteristic: "force" });
    expect(fields.find(({ id }) => id === "theirCharacteristic")?.value).toBe("force");
    expect(hindrance("oppose", hero, {})).toBe("noOpponent");
  });

  test("SE-08: whoever defends is told the chance to reach what the other came to, unless that is the keeper's to read", () => {
    const met = (secret: boolean) => ({
      ...asked({ characteristic: "agilite", specialty: "none", difficulty: null, active: false }),
      joined: [{ id: "m", deed: "check", actor: foe.uuid, name: "Pillard", outcome: { result: 2 }, secret }],
    });
    expect(field("specialty", {}, met(false))?.hint?.data).toMatchObject({ difficulty: 2 });
    expect(field("specialty", {}, met(true))?.hint?.data).not.toHaveProperty("chance");
  });

  test("SE-08: who acts wins only by more; a tie, 0 against 0 too, is the defender's", () => {
    expect(result(3, 2)).toEqual(["wins", "Maude"]);
    expect(result(2, 3)).toEqual(["wins", "Pillard"]);
    expect(result(2, 2)).toEqual(["tie", "Pillard"]);
    expect(result(0, 0)).toEqual(["tie", "Pillard"]);
    const open = procedure("oppose").gathers?.each?.result?.([
      { name: "Maude", outcome: { active: true }, answers: [{ result: 2 }] },
      { name: "Pillard", outcome: { active: false }, answers: [] },
    ]);
    expect(open).toBeNull();
  });
});

test("SE-04: gear is found by its slug too", () => {
  expect(found(hero, "jumelles").name).toBe("jumelles");
  expect(formula({ specialty: "guet", gear: "jumelles" })).toBe("1d10x>=10cs>=4 + 2 * 2d10cs>=4");
});
