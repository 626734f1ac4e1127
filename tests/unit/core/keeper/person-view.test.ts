import { expect, test } from "vitest";
import { loadKeeper } from "../../../../src/core/keeper/loaded.js";
import { personView } from "../../../../src/core/keeper/person-view.js";
import { ofPack, readIn, seat } from "../../../support/play/play.js";

test("somebody's state is told once, whatever condition bears the same name", async () => {
  await seat("gb", [ofPack("creatures/humains/voyou")]);
  readIn("fr");
  await loadKeeper("gb");
  const [thug] = game.actors.contents as [Actor];
  await thug.update({ system: { pv: { value: 0 } } } as never);
  Object.defineProperty(thug, "statuses", { configurable: true, value: new Set(["dead", "prone"]) });
  const seen = { now: 0, ticked: false, questions: [], due: false };
  const view = personView({ actor: thug, name: thug.name, img: "" }, seen) as {
    readonly plights: readonly { readonly text?: string; readonly chip?: string }[];
  };
  expect(view.plights.map(({ text, chip }) => text ?? chip)).toEqual(["Mort", "À terre"]);
});
