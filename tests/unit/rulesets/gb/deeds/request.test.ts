import { beforeEach, describe, expect, test } from "vitest";
import type { DeedChoices, Gathering } from "../../../../../src/core/play/contract/deed.js";
import { doDeed, hindrance, idOf, item, openTable, procedure } from "./table.js";

const JUMP = item("gbSkill", "jump", { ability: "str", ranks: 3, slug: "saut" });

describe("a check that the keeper asks for (GB-01)", () => {
  let hero: Actor;
  let beast: Actor;
  beforeEach(async () => {
    ({ hero, beast } = await openTable(undefined, [JUMP]));
  });

  const called = async (choices: DeedChoices): Promise<Gathering> => {
    const { outcome } = await doDeed("request", hero, choices);
    return { choices: {}, outcome, joined: [] };
  };
  const answer = (gathering: Gathering, choices: DeedChoices, face: number) =>
    procedure("check").outcome({ actor: hero, choices, gathering, dice: { check: [face] } });

  test("is tried as asked, whatever the answer says: what, against what, with what modifier", async () => {
    const gathering = await called({ check: "skill.saut", dc: 15, modifier: 2, reason: "élan" });
    const forged = { check: "ability.dex", dc: 1, modifier: 9, against: "x" };
    expect(answer(gathering, forged, 9)).toMatchObject({ name: "jump", total: 14, dc: 15, success: false });
    const [line] = procedure("check")
      .modifiers({ actor: hero, choices: forged, gathering })
      .filter(({ id }) => id.startsWith("free"));
    expect(line).toMatchObject({ value: 2, facts: { reason: "élan" } });
    const fields = procedure("check").fields([hero], {}, gathering);
    expect(fields.map(({ id }) => id)).toEqual(["take"]);
  });

  test("keeps a hidden difficulty and what was missed by for the keeper, not whether it was met", async () => {
    const gathering = await called({ kind: "save", id: "ref", dc: 18, hidden: true });
    const told = procedure("request").view(gathering.outcome).facts;
    expect(told.find(({ label }) => label.key.endsWith(".dc"))?.audience).toBe("keeper");
    const outcome = answer(gathering, {}, 10);
    const view = procedure("check").view(outcome);
    expect(view.verdict.key).toBe("GARDIEN.GB.DEED.check.failure");
    const secrets = view.facts.filter(({ audience }) => audience === "keeper");
    expect(secrets.map(({ label }) => label.key)).toEqual(["GARDIEN.GB.DEED.fact.dc", "GARDIEN.GB.DEED.fact.margin"]);
    expect(procedure("request").gathers?.each?.compared?.(outcome)?.audience).toBe("keeper");
  });

  test("is thrown blind where the result is the keeper's alone", async () => {
    const blind = async (secret: boolean) =>
      procedure("check").blind?.([hero], {}, await called({ kind: "ability", id: "wis", secret }));
    expect([await blind(true), await blind(false)]).toEqual([true, false]);
    expect(procedure("check").blind?.([hero], {}, null)).toBe(false);
  });

  test("without a difficulty nothing is hidden; who lacks the skill is not asked", async () => {
    expect((await called({ kind: "save", id: "will", hidden: true })).outcome).toMatchObject({
      dc: null,
      hidden: false,
    });
    expect(hindrance("request", beast, { check: `skill.${idOf("jump")}` })).toBe("noCheck");
    expect(
      procedure("request")
        .fields([hero], { dc: null })
        .map(({ id }) => id),
    ).not.toContain("hidden");
  });
});
