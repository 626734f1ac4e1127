import { expect, onTestFinished, test } from "vitest";
import { openMending } from "../../../../src/core/check/deliver.js";
import { CHECKS } from "../../../../src/core/check/list.js";
import { heldBySpectators } from "../../../../src/core/check/mending/spectators.js";
import { announce } from "../../../../src/core/foundry/types/hooks.js";
import { PLAYER, RIVAL, seat } from "../../../support/play/play.js";

const id = (letter: string) => letter.repeat(16);
const person = (letter: string, ownership: object) => ({
  ...{ _id: id(letter), name: letter, type: "gbInvestigator", ownership },
});

const watch = async (users: string) => {
  await game.settings.set("gardien", "spectators" as never, users as never);
  announce("gardien.settingChanged", "spectators");
};
const check = () => {
  const one = CHECKS.find((known) => known.id === "players.spectators");
  return one && !one.each ? one.run({} as never).then(() => "", String) : Promise.resolve("none");
};

test("a spectator who owns a sheet or plays it is told of, and loses both by a button", async () => {
  const told = await seat("gb", [
    person("a", { default: 1, [PLAYER]: 3, [RIVAL]: 3 }),
    person("b", { default: 3 }), // left to whoever takes it: nobody's yet
    person("c", { default: 0, [RIVAL]: 2 }),
  ]);
  onTestFinished(() => watch(""));
  expect(await check()).toBe("");
  await watch(RIVAL);
  const rival = game.users.get(RIVAL) as User;
  await rival.update({ character: id("c") } as never);
  expect(heldBySpectators().map(({ actor, owns, plays }) => [actor.name, owns, plays])).toEqual([
    ["a", true, false],
    ["c", false, true],
  ]);
  expect(await check()).toContain("2 actors");

  await openMending("spectators");
  expect(await check()).toBe("");
  const rights = game.actors.map((actor) => (actor as unknown as { ownership: object }).ownership);
  expect(rights).toEqual([{ default: 1, [PLAYER]: 3, [RIVAL]: 1 }, { default: 3 }, { default: 0, [RIVAL]: 2 }]);
  expect(rival.character).toBeFalsy();
  expect(told).toContain("GARDIEN.CHECK.takenFromSpectators");
});
