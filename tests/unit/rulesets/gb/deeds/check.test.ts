import { beforeEach, describe, expect, test } from "vitest";
import { HERO, KEEPER, sent } from "../../../../support/play/arbiter-table.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { saveCallLabel } from "../../../../../src/rulesets/gb/labels.js";
import { references } from "../../../../../src/core/play/messages/messages.js";
import { doDeed, hindrance, idOf, item, openTable, procedure, settled, systemOf } from "./table.js";

const JUMP = item("gbSkill", "jump", { ability: "str", ranks: 3, slug: "saut" });
const LORE = item("gbSkill", "lore", { ability: "int", ranks: 0, trainedOnly: true });
const jump = { kind: "skill", id: idOf("jump") };

const linesOf = (actor: Actor, choices: object) =>
  procedure("check")
    .modifiers({ actor, choices: settled("check", actor, choices as never) })
    .map(({ id, value }) => [id, value]);

describe("a check (GB-01, GB-12)", () => {
  let hero: Actor;
  let beast: Actor;
  beforeEach(async () => {
    ({ hero, beast } = await openTable(undefined, [JUMP, LORE]));
  });

  test("GB-01: succeeds when the total reaches the DC", async () => {
    const { outcome, view } = await doDeed("check", hero, { ...jump, dc: 15 }, [12]);
    expect(outcome).toMatchObject({ face: 12, modifier: 3, total: 15, dc: 15, success: true });
    expect(view).toMatchObject({ tone: "good", total: 15, verdict: { key: "GARDIEN.GB.DEED.check.success" } });
    expect((await doDeed("check", hero, { ...jump, dc: 15 }, [11])).outcome.success).toBe(false);
  });

  test("without a DC the card gives the total and leaves it to the keeper", async () => {
    const { outcome, view } = await doDeed("check", hero, jump, [7]);
    expect(outcome).toMatchObject({ total: 10, dc: null, success: null });
    expect(view).toMatchObject({ total: 10, verdict: { key: "GARDIEN.GB.DEED.named", data: { name: "jump" } } });
    expect(view.summary.data?.total).toBe(10);
  });

  test("GB-12: fatigue weighs on Strength and Dexterity, never on Wisdom or Will", async () => {
    await hero.update({ system: { pf: { value: 5 } } } as never);
    expect(linesOf(hero, jump)).toEqual([
      ["ranks", 3],
      ["fatigue", -2],
    ]);
    expect(linesOf(hero, { kind: "ability", id: "dex" })).toEqual([
      ["dex", 2],
      ["fatigue", -2],
    ]);
    expect(linesOf(hero, { kind: "save", id: "will" })).toEqual([]);
  });

  test("a modifier of one's own has its reason, and asks the keeper", () => {
    expect(linesOf(hero, { ...jump, modifier: 2, reason: "élan" })).toContainEqual(["free", 2]);
    expect(procedure("check").explain({ id: "free", value: 2, rule: "", facts: { reason: "élan" } }).source).toEqual({
      key: "GARDIEN.GB.DEED.line.free.source",
      data: { reason: "élan" },
    });
    const field = procedure("check")
      .fields([hero], jump)
      .find(({ id }) => id === "modifier");
    expect(field?.asks).toBe(true);
  });

  test("the window of a named check says what is tried, and lets something else be tried", () => {
    const shown = (choices: DeedChoices) => {
      const [field] = procedure("check").fields([hero], choices);
      return [field?.value, field?.options?.find(({ value }) => value === field.value)?.label];
    };
    const tried = `skill.${jump.id}`;
    expect(shown(jump)).toEqual([tried, { key: "GARDIEN.GB.DEED.named", data: { name: "jump" } }]);
    expect(shown({ kind: "save", id: "ref" })).toEqual(["save.ref", { key: saveCallLabel("ref") }]);
    expect(shown({ ...jump, check: "ability.dex" })).toEqual(["ability.dex", { key: saveCallLabel("dex") }]);
  });

  test("GB-01: 10 or 20 is taken without a die; nobody takes a save", async () => {
    const { outcome, view } = await doDeed("check", hero, { ...jump, take: "20", dc: 23 });
    expect(outcome).toMatchObject({ face: 20, taken: true, total: 23, success: true });
    expect(view.die).toBeNull();
    expect((await doDeed("check", hero, { kind: "save", id: "ref", take: "20" }, [3])).outcome.taken).toBe(false);
  });

  test("GB-49: Endurance adds 4 to a physical effort that lasts", async () => {
    expect(settled("check", hero, jump)).not.toHaveProperty("lasting");
    const feat = item("gbFeat", "endurance", { key: "endurance" });
    await hero.createEmbeddedDocuments("Item", [feat] as never, { keepId: true } as never);
    expect(linesOf(hero, { ...jump, lasting: true })).toContainEqual(["endurance", 4]);
    expect(linesOf(hero, { kind: "ability", id: "cha", lasting: true })).toEqual([]);
  });

  test("GB-09: the Fortitude save that is due decides, at DC 15, between stunned and unconscious", async () => {
    await hero.update({ system: { pf: { value: 0 } } } as never);
    const { outcome, undo } = await doDeed("check", hero, { kind: "save", id: "fort" }, [13]);
    expect(outcome).toMatchObject({ dc: 15, total: 15, called: true });
    expect(systemOf(hero).state).toBe("stunned");
    await undo();
    await doDeed("check", hero, { kind: "save", id: "fort" }, [12]);
    expect(systemOf(hero).state).toBe("unconscious");
  });

  test("a save that nobody called for changes nothing", async () => {
    expect((await doDeed("check", hero, { kind: "save", id: "fort" }, [2])).changes).toBeNull();
  });

  test("opposed: the higher total wins, then the higher modifier, else both roll again", async () => {
    const first = await doDeed("check", beast, { kind: "ability", id: "cha" }, [12]);
    const id = await record(first.outcome);
    const wins = await doDeed("check", hero, { ...jump, against: id }, [10]);
    expect(wins.outcome).toMatchObject({ opponent: "Bête", opposed: 12, winner: "one" });
    expect(wins.view.tone).toBe("good");
    expect((await doDeed("check", hero, { ...jump, against: id }, [9])).outcome.winner).toBe("one");
    expect((await doDeed("check", hero, { ...jump, against: id }, [8])).outcome.winner).toBe("other");
    expect((await doDeed("check", hero, { kind: "ability", id: "cha", against: id }, [12])).outcome.winner).toBe(
      "nobody",
    );
    const field = procedure("check")
      .fields([hero], jump)
      .find((one) => one.id === "against");
    expect(field?.options?.map(({ value }) => value)).toEqual(["", id]);
  });

  test("an opponent's check that is gone or was something else opposes nothing", async () => {
    const { outcome } = await doDeed("check", hero, { ...jump, against: "x".repeat(16) }, [10]);
    expect(outcome).toMatchObject({ opposed: null, winner: "" });
  });

  test("without a name, the window lists what can be tried; several people share abilities, saves and skills", () => {
    const values = (actors: Actor[]) =>
      procedure("check")
        .fields(actors, {})
        .find(({ id }) => id === "check")
        ?.options?.map(({ value }) => value) ?? [];
    expect(values([hero])).toContain(`skill.${idOf("jump")}`);
    expect(values([hero])).not.toContain(`skill.${idOf("lore")}`);
    expect(values([hero, beast])).toContain("skill.saut");
    expect(hindrance("check", hero, { check: "skill.saut" })).toBeNull();
    expect(hindrance("check", beast, { check: "skill.saut" })).toBe("noCheck");
  });

  test("needs the skill, its training and somebody who can act", async () => {
    expect(hindrance("check", hero, { kind: "skill", id: "gone" })).toBe("noCheck");
    expect(hindrance("check", hero, { kind: "skill", id: idOf("lore") })).toBe("untrained");
    await hero.update({ system: { pf: { value: 0 } } } as never);
    expect(hindrance("check", hero, jump)).toBe("unable");
    expect(hindrance("check", hero, { kind: "save", id: "fort" })).toBeNull();
    await hero.update({ system: { pv: { value: 0 } } } as never);
    expect(hindrance("check", hero, { kind: "save", id: "fort" })).toBe("dead");
  });

  /** The verdict on a check of the beast, as the arbiter wrote it. */
  async function record(outcome: object): Promise<string> {
    const subject = "s".repeat(16);
    const targets = [{ actor: HERO, name: "Bête", stage: "resolved", outcome }];
    const deed = { id: "check", choices: {}, rolls: [1] };
    const data = { subject, kind: "deed", standing: "judged", deed, targets, intent: { ruleset: "gb" } };
    const message = (await ChatMessage.create(sent("verdict", KEEPER, data) as never)) as ChatMessage;
    references.add(message);
    return subject;
  }
});
