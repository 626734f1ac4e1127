import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { cardContext } from "../../../../../src/core/card/context.js";
import type { RowContext } from "../../../../../src/core/card/parts/row.js";
import { actOf } from "../../../../../src/core/play/act/act-of.js";
import { actorOf } from "../../../../../src/core/world/world.js";
import { earlierDeed } from "../../../../../src/core/play/log/earlier.js";
import { gb } from "../../../../../src/rulesets/gb/index.js";
import { HERO, KEEPER, onCard, PLAYER, recordOn, settled, sitDown } from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { d20, person, playDeeds, RANK_LINE, sentDeed } from "../../../../support/play/deed-of.js";

const { deeds } = gb;
beforeEach(() => playDeeds());
afterAll(() => void Object.assign(gb, { deeds }));

const pf = (): number => (game.actors.get(HERO.slice(6))?.system as unknown as { pf: { value: number } }).pf.value;
const targetOf = (deed: Data) => recordOn(deed).verdict.targets[0];
const edit = (deed: Data, override: Data, user = KEEPER) =>
  onCard(deed, { action: "edit", target: 0, override: override as never }, user);

async function judged(deed: Data): Promise<Data> {
  sitDown([deed]);
  takeUp();
  await settled();
  return deed;
}

const toil = (choices: Record<string, number> = { pf: 3 }) => judged(sentDeed("toil", { choices }));
const climb = () => judged(sentDeed("climb", { targets: [person(HERO, { lines: [RANK_LINE] })], rolls: [d20(11)] }));

/** The row of a deed's card, as somebody reads it. */
function rowFor(user: string, deed: Data): RowContext {
  const table = game as unknown as Data;
  table.userId = user;
  const record = recordOn(deed);
  const { intent, deed: call } = record.verdict;
  const source = { id: String(deed._id), message: game.messages.get(String(deed._id)), intent, deed: call, record };
  const [row] = cardContext(source, false, null).rows;
  table.userId = KEEPER;
  return row as RowContext;
}

describe("what a deed came to, decided otherwise", () => {
  test("is taken back and written anew, and said so on the card", async () => {
    const deed = await toil();
    const before = pf() + 3;
    expect(rowFor(KEEPER, deed).corrected).toEqual([]);
    await edit(deed, { pf: 1, remark: "une pause" });
    expect(pf()).toBe(before - 1);
    expect(targetOf(deed)).toMatchObject({ stage: "applied", outcome: { pf: 1 }, ruled: { pf: 3 } });
    for (const user of [KEEPER, PLAYER])
      expect(rowFor(user, deed)).toMatchObject({
        corrected: [expect.stringContaining("corrected")],
        remark: "une pause",
      });
    await onCard(deed, { action: "undo", target: 0 });
    expect([pf(), targetOf(deed)?.stage]).toEqual([before, "undone"]);
  });

  test("is left to the rules again once nothing is told any more", async () => {
    const deed = await toil();
    const before = pf() + 3;
    await edit(deed, { pf: 1 });
    await edit(deed, { pf: 2 });
    expect([pf(), targetOf(deed)?.ruled]).toEqual([before - 2, { pf: 3 }]);
    await edit(deed, {});
    expect(pf()).toBe(before - 3);
    expect(targetOf(deed)).toMatchObject({ stage: "applied", outcome: { pf: 3 }, ruled: null });
  });

  test("is no correction where it is what the rules say", async () => {
    const deed = await toil();
    await edit(deed, { pf: 3, remark: "voilà" });
    expect(targetOf(deed)).toMatchObject({ outcome: { pf: 3 }, ruled: null, stage: "applied" });
  });

  test("keeps within its bounds, whatever is sent, and to the figures there are", async () => {
    const deed = await toil();
    await edit(deed, { pf: 1e9, seconds: 5, decided: "pf" });
    expect(targetOf(deed)?.outcome).toEqual({ pf: 9, decided: ["pf"] });
    await edit(deed, { pf: "many" });
    expect(targetOf(deed)).toMatchObject({ outcome: { pf: 3 }, ruled: null });
  });

  test("writes what waited for the keeper's word, unless it still needs it", async () => {
    const deed = await toil({ pf: 5 });
    expect(targetOf(deed)?.stage).toBe("resolved");
    const before = pf();
    await edit(deed, { pf: 4 });
    expect([pf(), targetOf(deed)?.stage]).toEqual([before - 4, "applied"]);
  });

  test("is done by nobody but the keeper, to nobody else than before", async () => {
    const deed = await toil();
    await edit(deed, { pf: 1 }, PLAYER);
    expect(targetOf(deed)).toMatchObject({ outcome: { pf: 3 }, ruled: null });
    expect(rowFor(PLAYER, deed).actions.edit).toBe(false);
    expect(rowFor(KEEPER, deed).actions).toMatchObject({ edit: true, answers: [] });
    const beast = `Actor.${"b".repeat(16)}`;
    await onCard(deed, {
      action: "edit",
      target: 0,
      override: { pf: 1 },
      retarget: { actor: beast, token: null },
    });
    expect(targetOf(deed)).toMatchObject({ actor: HERO, outcome: { pf: 1 } });
  });

  test("counts for whoever answers it, with what follows from it", async () => {
    const deed = await climb();
    await edit(deed, { total: 40 });
    expect(earlierDeed(String(deed._id))?.outcome).toMatchObject({ total: 40, top: true });
    expect(rowFor(KEEPER, deed).corrected).toHaveLength(1);
    expect(rowFor(PLAYER, deed).corrected, "the keeper's own figure").toEqual([]);
  });

  test("may be yes or no, a word, or a number that the rules had none of", async () => {
    const deed = await climb();
    await edit(deed, { top: "yes", rope: "wire", metres: 7 });
    expect(targetOf(deed)?.outcome).toMatchObject({ top: true, rope: "wire", metres: 7 });
    expect(rowFor(PLAYER, deed).corrected).toEqual([
      expect.stringContaining("corrected"),
      expect.stringContaining("corrected"),
      expect.stringContaining("added"),
    ]);
    await edit(deed, { top: "no", rope: "steel" });
    expect(targetOf(deed)).toMatchObject({ outcome: { top: false, rope: "hemp" }, ruled: null });
  });

  test("is asked with what the rules have in view", async () => {
    const deed = await climb();
    await edit(deed, { total: 12, rope: "wire" });
    const { verdict } = recordOn(deed);
    const [target] = verdict.targets;
    const fields = target && actOf(verdict).fields(target, 0, actorOf(target) as Actor);
    expect(fields).toMatchObject([
      { name: "total", kind: "number", value: "12", placeholder: "13", range: { min: 0, max: 40 } },
      { name: "top", kind: "choice", value: "", options: [{ value: "" }, { value: "yes" }, { value: "no" }] },
      { name: "rope", value: "wire", options: [{ label: { data: { ruled: { key: "hemp" } } } }, {}, {}] },
      { name: "metres", value: "", placeholder: "" },
    ]);
  });

  test("is nothing where a deed has no figures", async () => {
    const deed = await judged(sentDeed("dress", { choices: { item: "j".repeat(16) } }));
    expect(rowFor(KEEPER, deed).actions.edit).toBe(false);
    await edit(deed, { item: "g".repeat(16) });
    expect(targetOf(deed)).toMatchObject({ stage: "applied", ruled: null });
  });
});
