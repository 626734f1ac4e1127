import { expect, test, vi } from "vitest";
import { ACTION_GROUPS } from "../../../src/core/api/action-groups.js";
import { attacksOf } from "../../../src/core/api/attacks.js";
import { roll } from "../../../src/core/attack/roll.js";
import { Draft } from "../../../src/core/play/draft/draft.js";
import type { Deeds } from "../../../src/core/play/contract/deed.js";
import { actionsOf } from "../../../src/core/modules/actions.js";
import { RULESETS } from "../../support/rulesets.js";
import { hear } from "../../support/hear.js";
import { as, RULESET_IDS, seatAt } from "../../support/play/all-tables.js";
import { KEEPER, PLAYER } from "../../support/play/arbiter-table.js";

const rolled = () => game.messages.contents.map((message) => (message as ChatMessage & { type: string }).type);

test.each(RULESET_IDS)("%s: each action has an id of its own, a name, an icon and a known place", async (id) => {
  const { hero } = await seatAt(id);
  for (const user of [KEEPER, PLAYER]) {
    const listed = await as(user, () => actionsOf(hero));
    expect(new Set(listed.map((one) => one.id)).size).toBe(listed.length);
    const faulty = listed.filter(
      ({ name, icon, group }) => name === "" || !icon.startsWith("fa-") || !ACTION_GROUPS.includes(group),
    );
    expect(faulty).toEqual([]);
    expect(new Set(listed.map(({ group }) => group)).size).toBeGreaterThan(2);
    expect(listed.map(({ group }) => ACTION_GROUPS.indexOf(group))).toEqual(
      listed.map(({ group }) => ACTION_GROUPS.indexOf(group)).toSorted((a, b) => a - b),
    );
    expect(listed.some(({ group }) => group === "keeper")).toBe(user === KEEPER);
  }
});

test.each(RULESET_IDS)("%s: an action of a test is rolled as the button of the sheet rolls it", async (id) => {
  const { hero } = await seatAt(id);
  const check = (await actionsOf(hero)).find(({ group }) => group === "tests" || group === "skills");
  expect(check?.macro).toMatch(/^game\.gardien\.deed\("check"/);
  await check?.use(Object.assign(new Event("click"), { shiftKey: true }));
  expect(rolled()).toContain("deed");
});

test.each(RULESETS.map(({ id }) => id))("%s: all that its sheets offer are deeds that it has", async (id) => {
  const ruleset = RULESETS.find((one) => one.id === id);
  const { hero } = await seatAt(id);
  const [part, deeds] = [await ruleset?.modules?.(), await ruleset?.deeds()];
  const offered = (part?.actions(hero) ?? []).flatMap((offer) => ("deed" in offer ? [offer.deed] : []));
  expect(offered.filter((deed) => !Object.hasOwn(deeds?.procedures ?? {}, deed))).toEqual([]);
});

/** What the rules of a table do outside attacks, by id. */
async function proceduresOf(id: string): Promise<Deeds["procedures"]> {
  const deeds = await RULESETS.find((one) => one.id === id)?.deeds();
  return deeds?.procedures ?? {};
}

/** What comes of a card, whose row its owner presses: their sheets need not offer it. */
const BY_CARD = ["venom"];

test.each(RULESET_IDS)("%s: what sheets offer to keepers alone waits for their word whoever sends it", async (id) => {
  const { hero } = await seatAt(id);
  const procedures = await proceduresOf(id);
  const deedsFor = async (user: string) =>
    (await as(user, () => actionsOf(hero))).flatMap((one) => /^deed\.(\w+)/.exec(one.id)?.[1] ?? []);
  const players = await deedsFor(PLAYER);
  const keepers = (await deedsFor(KEEPER)).filter((deed) => !players.includes(deed) && !BY_CARD.includes(deed));
  expect(keepers.length).toBeGreaterThan(0);
  expect(keepers.filter((deed) => procedures[deed]?.by !== "keeper")).toEqual([]);
});

test.each(RULESET_IDS)("%s: no player is given experience, a level or time without the keeper's word", async (id) => {
  const procedures = await proceduresOf(id);
  const gifts = [
    "award",
    "session",
    "level",
    "refund",
    "mark",
    "talent",
    "mythosGain",
    "giveBack",
    "rest",
    "day",
    "harm",
  ];
  expect(gifts.filter((deed) => procedures[deed] && procedures[deed].by !== "keeper")).toEqual([]);
});

test("whoever does not own somebody can do nothing with them", async () => {
  const { foe } = await seatAt("seuils");
  expect(await as(PLAYER, () => actionsOf(foe))).toEqual([]);
  expect(await actionsOf("Actor.nowhere")).toEqual([]);
});

test("a module keeps a deed from being begun, before a die is thrown", async () => {
  const { hero } = await seatAt("seuils");
  const asked = vi.fn(() => false);
  hear("gardien.preDeed", asked);
  const check = (await actionsOf(hero)).find(({ group }) => group === "tests");
  await check?.use(Object.assign(new Event("click"), { shiftKey: true }));
  expect(asked).toHaveBeenCalledWith(hero, {
    ...{ ruleset: "seuils", deed: "check", weapon: null },
    attacker: { actor: hero.uuid, token: null, name: hero.name },
    targets: [{ actor: hero.uuid, token: null, name: hero.name }],
  });
  expect(rolled()).toEqual([]);
});

test("and an attack, which leaves no message then", async () => {
  const { hero, foe } = await seatAt("gb");
  const { uuid } = (await attacksOf(hero))[0] ?? { uuid: "" };
  const draft = new Draft(fromUuidSync(uuid) as unknown as Item, hero, null);
  draft.targets.push({ actor: foe, token: null, metres: 2 });
  const answers = [false, true];
  const asked = vi.fn(() => answers.shift());
  hear("gardien.preAttack", asked);
  expect(await roll(draft)).toBe(false);
  expect(rolled()).toEqual([]);
  const weapon = expect.objectContaining({ uuid }) as unknown;
  expect(asked).toHaveBeenCalledWith(hero, expect.objectContaining({ ruleset: "gb", deed: null, weapon }));
  expect(await roll(draft)).toBe(true);
  expect(rolled()).toContain("attack");
});
