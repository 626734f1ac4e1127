import "../../../support/rulesets.js";
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { namePackFolders } from "../../../../src/core/setup/pack-folders.js";

type Texts = { readonly [key: string]: Texts | string };
interface Folder {
  name: string;
}

const { packFolders } = JSON.parse(readFileSync("system.json", "utf8")) as {
  packFolders: { name: string; packs: string[] }[];
};
const render = vi.fn();

beforeEach(() => render.mockClear());

/** The folders of the sidebar as Foundry's server has made them, read in a language. */
function seated(lang: "fr" | "en"): Folder[] {
  const texts = (JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Texts)["GARDIEN"] as Texts;
  const localize = (key: string) => ((texts[key.split(".")[1] ?? ""] as Texts | undefined)?.["title"] ?? key) as string;
  const folders = packFolders.map(({ name }) => ({ name }));
  vi.stubGlobal("game", { i18n: { localize }, system: { packFolders }, packs: { folders } });
  vi.stubGlobal("ui", { compendium: { render } });
  namePackFolders();
  return folders;
}

test("the folders of our compendia are called after their ruleset in the reader’s language", () => {
  const names = (folders: Folder[]) => folders.map(({ name }) => name);
  expect(names(seated("en"))[0]).toBe("Gardien Wound severity");
  expect(render).toHaveBeenCalledOnce();
  render.mockClear();
  expect(names(seated("fr"))).toEqual(packFolders.map(({ name }) => name)); // written as they are read in French
  expect(render).not.toHaveBeenCalled();
});

test("one that a keeper renames is called as they say", () => {
  const [folder] = seated("en");
  if (folder) folder.name = "House rules";
  expect(folder?.name).toBe("House rules");
});
