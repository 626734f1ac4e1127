import { expect, onTestFinished, test, vi } from "vitest";
import { settingsStore } from "../../../../src/core/foundry/types/settings-store.js";
import { followRings } from "../../../../src/core/effects/ring-flash.js";
import { whileTested } from "../../../support/hear.js";
import { ofPack, seat } from "../../../support/play/play.js";

/** Seats one, with a token that has a ring, at a page that asks for less motion or does not. */
async function sit(file: string, id: string, still: boolean, photosensitive = false) {
  await seat(id, [ofPack(file)], { settings: { photosensitiveMode: photosensitive } });
  vi.spyOn(settingsStore().settings, "has").mockReturnValue(true);
  const actor = game.actors.contents[0] as Actor;
  const flashes: string[] = [];
  const token = { actor, object: { ring: { flashColor: (color: string) => flashes.push(color) } } };
  const scenes = Object.assign([], { viewed: { tokens: [token] }, active: null });
  vi.stubGlobal("game", Object.create(game, { scenes: { value: scenes } }));
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  const colours = { Color: { from: (color: string) => color } };
  vi.stubGlobal("foundry", { ...foundry, utils: { ...foundry.utils, ...colours } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await whileTested(followRings);
  return { actor, flashes };
}

test.each([
  ["gb", "investigators/paul", "system.pf.value"],
  ["gb", "investigators/paul", "system.pv.value"],
  ["warp", "warp-characters/ines-marchand", "system.hp.value"],
  ["rpg", "rpg-characters/odile-brisefer", "system.hp.value"],
  ["d20d100", "d20d100-investigators/paul-verneuil", "system.hp.value"],
])("in %s the ring of %s flashes red as %s falls, green as it comes back", async (id, file, path) => {
  const { actor, flashes } = await sit(file, id, false);
  const full = foundry.utils.getProperty(actor, path) as number;
  await actor.update({ [path]: full - 2 });
  await actor.update({ [path]: full });
  await actor.update({ name: "Somebody else" });
  expect(flashes).toEqual(["#d1372c", "#3f9d4d"]);
});

test.each([
  ["less motion, in their system", true, false],
  ["no flashes, in Foundry's photosensitive mode", false, true],
])("stays still for who has asked for %s", async (_what, still, photosensitive) => {
  const { actor, flashes } = await sit("investigators/paul", "gb", still, photosensitive);
  await actor.update({ "system.pv.value": 3 });
  expect(flashes).toEqual([]);
});
