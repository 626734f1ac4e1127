import { beforeEach, expect, test } from "vitest";
import { confirmNext, openAsker } from "../../../../src/core/card/acts/quick.js";
import { as, attack, type Fallen, ofPack, PLAYER, seat } from "../../../support/play/play.js";

const GUN = "Revolver .38 (Ruger Service-Six)";
const HIT: readonly Fallen[] = [
  [20, 15],
  [100, 12],
];

let paul: Actor;
let thug: Actor;
let told: readonly string[];

beforeEach(async () => {
  const people = ["investigators/paul", "creatures/humains/voyou"].map(ofPack);
  told = await seat(
    "gb",
    people.map((one, i) => ({ ...one, ownership: { default: 1, ...(i === 0 && { [PLAYER]: 3 }) } })),
    { settings: { automation: "keeper" } },
  );
  [paul, thug] = game.actors.contents as [Actor, Actor];
});

const shoot = () => attack(paul.items.getName(GUN) as Item, thug, {}, HIT, { metres: 4 });
const wounds = () => thug.items.contents.filter(({ type }) => type === "gbWound").length;

test("what waits longest for a click is applied by a key, one card after the other", async () => {
  const shots = [await shoot(), await shoot()];
  const stages = () => shots.map(({ verdict }) => verdict.targets[0]?.stage);
  await as(PLAYER, confirmNext);
  expect([stages(), told.at(-1)]).toEqual([["resolved", "resolved"], "GARDIEN.QUICK.nothing"]);
  await confirmNext();
  expect([stages(), wounds()]).toEqual([["applied", "resolved"], 1]);
  await confirmNext();
  expect([stages(), wounds()]).toEqual([["applied", "applied"], 2]);
  await confirmNext();
  expect(told.at(-1)).toBe("GARDIEN.QUICK.nothing");
});

test("the sheet of whoever waits is opened, or it is said that nobody does", async () => {
  await openAsker();
  expect(told.at(-1)).toBe("GARDIEN.QUICK.nobody");
  await shoot();
  const opened: string[] = [];
  for (const one of [paul, thug])
    Object.defineProperty(one, "sheet", { value: { render: () => Promise.resolve(opened.push(one.name)) } });
  await openAsker();
  expect(opened).toEqual([thug.name]);
});
