import { expect, test, vi } from "vitest";
import { callForTests } from "../../../../../../src/rulesets/d20d100/sheets/actor/horror.js";
import { openBedside, write } from "../../deeds/bedside.js";

/** Whom a horror is asked to be seen by. */
async function asked(): Promise<readonly (string | null)[]> {
  const seeing: (string | null)[] = [];
  await callForTests(undefined, new Event("click"), (_deed, people) =>
    Promise.resolve(void seeing.push(...people.map(({ name }) => name))),
  );
  return seeing;
}

/** A table where a player has one character, and others stand on the scene. */
function watch(character: Actor, placed: readonly Actor[]): void {
  const users = [
    { active: true, isGM: false, character },
    { active: true, isGM: true, character: null },
  ];
  const scenes = { viewed: { tokens: { contents: placed.map((actor) => ({ actor })) } } };
  const seats = { users: { value: users }, scenes: { value: scenes }, user: { value: { targets: new Set() } } };
  vi.stubGlobal("game", Object.create(game, seats));
  vi.stubGlobal("canvas", { ready: false });
}

/** An investigator with the figures of another, whom players own or do not. */
function another(name: string, { system }: Actor, owned: boolean): Actor {
  return { name, system, testUserPermission: () => owned } as unknown as Actor;
}

test("DD-106: whoever a player has on the scene sees it too, not only the character of theirs", async () => {
  const { hero, foe } = openBedside();
  watch(hero, [hero, foe, another("Anatole", hero, true), another("Marthe", hero, false)]);
  expect(await asked()).toEqual(["John", "Anatole"]);
});

test("DD-95, DD-106: whoever has fainted sees nothing", async () => {
  const { hero } = openBedside();
  await write(hero, { hp: { value: -3 } });
  watch(hero, [hero]);
  expect(await asked()).toEqual([]);
});
