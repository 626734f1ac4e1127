import { afterAll, beforeEach, expect, test } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { ledgerOf } from "../../../../../src/core/play/apply/planning.js";
import { gb } from "../../../../../src/rulesets/gb/index.js";
import { HERO, settled, sitDown } from "../../../../support/play/arbiter-table.js";
import { playDeeds, sentDeed } from "../../../../support/play/deed-of.js";

const { deeds } = gb;
beforeEach(playDeeds);
afterAll(() => void Object.assign(gb, { deeds }));

const hero = () => game.actors.get(HERO.slice(6)) as Actor;
const pf = (): number => (hero().system as unknown as { pf: { value: number } }).pf.value;
const write = (points: number, ledger: readonly string[]) =>
  hero().update({ "system.pf.value": points, "flags.gardien.ledger": ledger } as never);

/** A deed that costs three points, written by this window; answers with the points before. */
async function toil(): Promise<number> {
  sitDown([sentDeed("toil", { choices: { pf: 3 } })]);
  const before = pf();
  takeUp();
  await settled();
  expect(pf()).toBe(before - 3);
  return before;
}

test("what another window overwrites from what it knew is written again, once", async () => {
  const before = await toil();
  const [mark] = ledgerOf(hero());
  await write(before - 1, ["theirs"]); // it knew of no deed
  await settled();
  expect([pf(), ledgerOf(hero())]).toEqual([before - 4, ["theirs", mark]]);
  await write(before - 5, ["theirs", mark ?? "", "more"]);
  await settled();
  expect(pf()).toBe(before - 5);
});

test("a mark that goes by itself since the ledger is full, or with all others, is nothing lost", async () => {
  const before = await toil();
  const [mark = ""] = ledgerOf(hero());
  const later = Array.from({ length: 39 }, (_one, i) => `mark${i}`);
  await write(before - 3, [mark, ...later]);
  await write(before - 4, [...later, "last"]);
  await settled();
  expect(pf()).toBe(before - 4);
  await write(before, []);
  await settled();
  expect(pf()).toBe(before);
});
