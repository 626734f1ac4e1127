import { beforeEach, expect, test } from "vitest";
import { carryOutUndo } from "../../../../src/core/undo/ask.js";
import { previewOf } from "../../../../src/core/undo/preview.js";
import { beforeUndoing } from "../../../../src/core/undo/resting.js";
import { settled } from "../../../support/play/arbiter-table.js";
import { type Act, attack, type Fallen, ofPack, PLAYER, readIn, seat } from "../../../support/play/play.js";

const GUN = "Revolver .38 (Ruger Service-Six)";
const HIT: readonly Fallen[] = [
  [20, 15],
  [100, 12],
];

let paul: Actor;
let thug: Actor;
let other: Actor;
let [first, second]: readonly [Act?, Act?] = [];

beforeEach(async () => {
  const people = ["investigators/paul", "creatures/humains/voyou", "creatures/humains/voyou"].map(ofPack);
  await seat(
    "gb",
    people.map((one, i) => ({
      ...{ ...one, _id: `${"abc"[i]}`.repeat(16) },
      ownership: { default: 1, ...(i === 0 && { [PLAYER]: 3 }) },
    })),
  );
  readIn("fr");
  [paul, thug, other] = game.actors.contents as [Actor, Actor, Actor];
  first = await fire(thug);
  await fire(other);
  second = await fire(thug);
});

const fire = (whom: Actor) => attack(paul.items.getName(GUN) as Item, whom, {}, HIT, { metres: 4 });
const all = (act?: Act) => {
  if (!act) throw new Error("nothing was done");
  return { targets: null, later: true, back: [], record: act.record };
};
const rounds = () => foundry.utils.getProperty(paul.items.getName(GUN) as Item, "system.magazine.value");
const pv = () => foundry.utils.getProperty(thug, "system.pv.value");

test("blows on one target are told to be taken back from the last, those on others are left alone", async () => {
  const { record, ...undone } = all(first);
  const told = await previewOf(record.message, undone);
  expect([told?.later.length, told?.newer.length, told?.cards]).toEqual([0, 1, 2]);
  expect(told?.newer[0]?.who).toBe(`${paul.name} → ${thug.name}`);
  expect(beforeUndoing(all(second).record, null).all).toEqual([]);
});

test("they are, with the rounds that each has cost; or the older one alone, by its difference", async () => {
  const { record, ...undone } = all(first);
  const [points, left] = [Number(pv()), Number(rounds())];
  await carryOutUndo(record.message, { ...undone, later: false });
  await settled();
  const lost = Number(pv()) - points;
  expect([lost > 0, rounds(), second?.verdict.targets[0]?.stage]).toEqual([true, left + 1, "applied"]);
  await first?.apply();
  expect(pv()).toBe(points);
  await carryOutUndo(record.message, undone);
  await settled();
  expect([pv(), second?.verdict.targets[0]?.stage, second?.verdict.ammunition]).toEqual([
    points + 2 * lost,
    "undone",
    "returned",
  ]);
});
