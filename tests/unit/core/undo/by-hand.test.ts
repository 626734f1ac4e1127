import { beforeEach, describe, expect, test } from "vitest";
import type { BackWay } from "../../../../src/core/play/record/chosen-back.js";
import { carryOutUndo } from "../../../../src/core/undo/ask.js";
import { previewOf, type Undone } from "../../../../src/core/undo/preview.js";
import { takeUp } from "../../../../src/core/play/arbiter/arbiter.js";
import { write } from "../../../../src/core/foundry/write.js";
import { settled } from "../../../support/play/arbiter-table.js";
import { type Act, attack, type Fallen, ofPack, PLAYER, readIn, seat } from "../../../support/play/play.js";

const GUN = "Revolver .38 (Ruger Service-Six)";
const HIT: readonly Fallen[] = [
  [20, 15],
  [100, 12],
];
const PF = "system.pf.value";

let paul: Actor;
let thug: Actor;
let shot: Act;
/** Points before the shot, after it, and once the keeper has taken one more by hand. */
let [before, written, now] = [0, 0, 0];

beforeEach(async () => {
  const people = ["investigators/paul", "creatures/humains/voyou"].map(ofPack);
  await seat(
    "gb",
    people.map((one, i) => ({ ...one, ownership: { default: 1, ...(i === 0 && { [PLAYER]: 3 }) } })),
  );
  readIn("fr");
  [paul, thug] = game.actors.contents as [Actor, Actor];
  before = points();
  shot = await fire();
  written = points();
});

const points = () => Number(foundry.utils.getProperty(thug, PF));
const fire = () => attack(paul.items.getName(GUN) as Item, thug, {}, HIT, { metres: 4 });
const undone = (way?: BackWay): Undone => ({
  ...{ targets: null, later: false },
  back: way ? [{ actor: thug.uuid, path: PF, way }] : [],
});
const rowOf = async (asked: Undone) => {
  const told = await previewOf(shot.record.message, asked);
  return { told, row: told?.sheets[0]?.rows.find(({ what }) => what === "PF") };
};

async function changeByHand(): Promise<void> {
  await thug.update({ [PF]: written - 1 });
  await settled();
  now = points();
}

async function undoBy(way?: BackWay): Promise<void> {
  await carryOutUndo(shot.record.message, undone(way));
  await settled();
}

test("a number changed by hand since is asked about: its difference, as before, or as it is", async () => {
  expect((await rowOf(undone())).row?.ask).toBeNull();
  await changeByHand();
  const { row, told } = await rowOf(undone());
  expect(row?.ask?.told.replaceAll("\u00a0", " ")).toBe(
    `La carte avait écrit ${written}, on lit ${now} : changé à la main depuis.`,
  );
  expect(row?.ask?.ways.map(({ label, on }) => [label.replaceAll("\u00a0", " "), on])).toEqual([
    [`+${before - written} : ${now} → ${now + before - written}`, true],
    [`comme avant : ${before}`, false],
    [`laisser ${now}`, false],
  ]);
  const left = await rowOf(undone("leave"));
  expect([left.row?.stays, left.row?.diff]).toEqual([true, "±0"]);
  expect(left.row?.ask?.ways).toEqual(row?.ask?.ways.map((one) => ({ ...one, on: one.way === "leave" })));
  expect(left.told?.count).toBe(Number(told?.count) - 1);
});

test.each([
  ["difference", () => now + before - written, ""],
  ["before", () => before, "remis comme avant la carte, par le gardien"],
  ["leave", () => now, "laissé tel quel par le gardien"],
] as const)(
  "« %s » is what is written, told on the card, and forgotten once it is applied anew",
  async (way, due, word) => {
    await changeByHand();
    await undoBy(way);
    expect(points()).toBe(due());
    expect((await shot.card()).text).toContain(word);
    await shot.apply();
    expect(points()).toBe(due() - (before - written));
    expect((await shot.card()).text).not.toContain("par le gardien");
    await undoBy();
    expect(points()).toBe(due());
  },
);

test("an arbiter who resumes half an undo finishes it as it was chosen", async () => {
  await changeByHand();
  const { message, verdict } = shot.record;
  const targets = verdict.targets.map((target) => ({
    ...{ ...target, stage: "undoing" },
    plan: target.plan && {
      ...target.plan,
      numbers: target.plan.numbers.map((move) => ({ ...move, ...(move.path === PF && { back: "before" }) })),
    },
  }));
  await write(message, { system: { data: { targets } } });
  takeUp();
  await settled();
  expect([shot.verdict.targets[0]?.stage, points()]).toEqual(["undone", before]);
});

test("what other cards have moved since is not asked about as if by hand", async () => {
  const second = await fire();
  expect(points()).toBeLessThan(written);
  const { row } = await rowOf(undone());
  expect([row?.ask, row?.note]).toEqual([null, expect.stringContaining("on lit")]);
  await second.undo();
});

describe("the rounds in a weapon", () => {
  let gun: Item;
  let path: string;
  const rounds = () => Number(foundry.utils.getProperty(gun, path));
  const [full, left] = [6, 5];
  const undone = (way?: BackWay): Undone => ({
    ...{ targets: null, later: false },
    back: way ? [{ actor: gun.uuid, path, way }] : [],
  });
  const rowOf = async (asked: Undone) =>
    (await previewOf(shot.record.message, asked))?.sheets
      .find(({ name }) => name === paul.name)
      ?.rows.find(({ what }) => what === GUN);

  beforeEach(() => {
    gun = paul.items.getName(GUN) as Item;
    path = shot.verdict.intent.costs[0]?.path ?? "";
    expect(rounds()).toBe(left);
  });

  test("are asked about once they were changed by hand, not for what other shots have cost", async () => {
    expect((await rowOf(undone()))?.ask).toBeNull();
    const second = await fire();
    expect((await rowOf(undone()))?.ask).toBeNull();
    await second.undo();
    await gun.update({ [path]: 2 });
    const row = await rowOf(undone());
    expect(row?.ask?.told.replaceAll("\u00a0", " ")).toBe(
      "La carte avait écrit 5, on lit 2 : changé à la main depuis.",
    );
    expect(row?.ask?.ways.map(({ label, on }) => [label.replaceAll("\u00a0", " "), on])).toEqual([
      ["+1 : 2 → 3", true],
      ["comme avant : 6", false],
      ["laisser 2", false],
    ]);
    expect(await rowOf(undone("leave"))).toMatchObject({ stays: true, diff: "±0", word: "2" });
    expect(await rowOf(undone("before"))).toMatchObject({ from: "2", to: "6" });
  });

  test("are asked about where they are full again: undoing would give nothing back", async () => {
    await gun.update({ [path]: full });
    expect(await rowOf(undone())).toMatchObject({ stays: true, ask: { path } });
  });

  test.each([
    ["difference", 3],
    ["before", full],
    ["leave", 2],
  ] as const)("go back by « %s », and a shot made anew costs one again", async (way, due) => {
    await gun.update({ [path]: 2 });
    await carryOutUndo(shot.record.message, undone(way));
    await settled();
    expect([rounds(), shot.verdict.ammunition]).toEqual([due, "returned"]);
    await fire();
    expect(rounds()).toBe(due - 1);
  });

  test("go back as was chosen where an arbiter resumes half an undo", async () => {
    await gun.update({ [path]: 2 });
    const back = [{ actor: gun.uuid, path, way: "before" }];
    await write(shot.record.message, { system: { data: { ammunition: "returning", back } } });
    takeUp();
    await settled();
    expect([rounds(), shot.verdict.ammunition]).toEqual([full, "returned"]);
  });
});

test("what no keeper may ask for goes for no player either: how numbers go back included", async () => {
  await changeByHand();
  const back = [{ actor: thug.uuid, path: PF, way: "before" }] as const;
  await shot.press("undo", { by: PLAYER, back });
  expect([points(), shot.verdict.targets[0]?.stage]).toEqual([now, "applied"]);
});
