import { beforeEach, expect, test } from "vitest";
import { previewOf, sentenceOf, shortOf, type UndoPreview } from "../../../../src/core/undo/preview.js";
import { inRound } from "../../../support/play/ring.js";
import { settled } from "../../../support/play/arbiter-table.js";
import {
  type Act,
  attack,
  doDeed,
  type Fallen,
  KEEPER,
  ofPack,
  PLAYER,
  readIn,
  seat,
} from "../../../support/play/play.js";

const GUN = "Revolver .38 (Ruger Service-Six)";
const HIT: readonly Fallen[] = [
  [20, 15],
  [100, 12],
];

let paul: Actor;
let thug: Actor;
let shot: Act;

beforeEach(async () => {
  const people = ["investigators/paul", "creatures/humains/voyou"].map(ofPack);
  await seat(
    "gb",
    people.map((one, i) => ({ ...one, ownership: { default: 1, ...(i === 0 && { [PLAYER]: 3 }) } })),
  );
  readIn("fr");
  [paul, thug] = game.actors.contents as [Actor, Actor];
  shot = await attack(paul.items.getName(GUN) as Item, thug, {}, HIT, { metres: 4 });
});

const preview = async (targets: readonly number[] | null = null): Promise<UndoPreview> => {
  const told = await previewOf(shot.record.message, { targets, later: false, back: [] });
  if (!told) throw new Error("nothing to tell");
  return told;
};
const rows = ({ sheets }: UndoPreview) =>
  sheets.map(({ name, role, rows: each }) => ({
    ...{ name, role },
    rows: each.map(({ what, from, to, word, diff }) => [what, from ? `${from} → ${to}` : word, diff].join(" ")),
  }));

test("lists for everybody what a blow changed, before and after, and the rounds that come back with the whole of it", async () => {
  const { pv, pf } = thug.system as unknown as Record<"pv" | "pf", { value: number }>;
  const [lost, tired] = ["pv", "pf"].map((pool) => {
    const move = shot.verdict.targets[0]?.plan?.numbers.find(({ path }) => path.includes(`.${pool}.`));
    return Number(move?.before) - Number(move?.after);
  });
  const all = await preview();
  expect(rows(all)[0]).toEqual({
    name: thug.name,
    role: "la cible",
    rows: [
      `PV ${pv.value} → ${pv.value + Number(lost)} +${lost}`,
      `PF ${pf.value} → ${pf.value + Number(tired)} +${tired}`,
      `${GUN} disparaît −1`,
    ],
  });
  expect(rows(all)[1]).toMatchObject({ name: paul.name, role: "l’attaquant", rows: [expect.stringContaining(GUN)] });
  expect([all.count, all.cards, all.later.length]).toEqual([4, 1, 0]);
  expect((await preview([0])).sheets.map(({ name }) => name)).toEqual([thug.name]);
});

test("tells it in one sentence, and in a few words for each", async () => {
  const told = await preview();
  const sentence = sentenceOf(told).replaceAll("\u00a0", " ");
  expect(sentence).toMatch(
    new RegExp(`^Rend à ${thug.name} : PV \\+\\d, PF \\+\\d, .* \\(Blessure\\) disparaît ; à ${paul.name} : `),
  );
  expect(sentence).toContain("Aucune autre carte n’en dépend.");
  expect(shortOf(told).map(({ name }) => name)).toEqual([thug.name, paul.name]);
});

test("of somebody who is gone there is nothing to give back, which is said", async () => {
  await thug.delete();
  await settled();
  const told = await preview();
  expect(told.sheets.map(({ name }) => name)).toEqual([paul.name]);
  expect(told.gone.map((one) => one.replaceAll("\u00a0", " "))).toEqual([
    `« ${thug.name} » n’existe plus : rien à lui rendre.`,
  ]);
});

test("names once what several numbers of one name go back to", async () => {
  await seat("d20d100", [ofPack("d20d100-adversaries/gens-de-ce-monde/cultiste")]);
  readIn("fr");
  const [cultist] = game.actors.contents as [Actor];
  inRound(1);
  const act = await doDeed("act", cultist, {}, [], { by: KEEPER });
  const told = await previewOf(act.record.message, { targets: null, later: false, back: [] });
  expect(told && rows(told)).toMatchObject([{ rows: ["les actions du round comme avant "] }]);
});
