import { beforeEach, expect, it, vi } from "vitest";
import { actorsIn, copyBlocks, printedBlock } from "../../../../src/core/convert/blocks/copy.js";
import { mayCopyBlock } from "../../../../src/core/convert/blocks/door.js";
import "../../../support/rulesets.js";

const copied: string[] = [];
const told: string[] = [];

/** A table where the reader is a keeper, or a player; what goes to the clipboard is kept. */
function sitAs(isGM: boolean, lang = "fr"): void {
  vi.stubGlobal("game", {
    user: { isGM },
    i18n: { lang, localize: (key: string) => key, format: (key: string) => key },
    clipboard: { copyPlainText: (text: string) => Promise.resolve(copied.push(text)) },
  });
  vi.stubGlobal("ui", { notifications: { info: (text: string) => told.push(text) } });
}

beforeEach(() => {
  copied.length = 0;
  told.length = 0;
});

const item = (name: string, type: string, system: object) => ({ name, type, toObject: () => ({ system }) });

function somebody(type: string, system: object, items: readonly object[] = [], isOwner = true): Actor {
  return { name: "Videur", type, system, isOwner, items, toObject: () => ({ system }) } as unknown as Actor;
}

const bouncer = (type = "warpNpc") =>
  somebody(type, { hp: { max: 28, value: 3 }, psy: { max: 0 } }, [
    item("Videur", "warpTrait", { kind: "central", score: 3, scale: "standard", unknown: false }),
    item("Possédé", "warpTrait", { kind: "side", score: 4, scale: "standard", unknown: true }),
  ]);

it("puts a block on the clipboard in the reader's language, and says so", async () => {
  sitAs(true, "de");
  await copyBlocks([bouncer()]);
  expect(copied).toEqual(["Videur\nHit points: 28\nTraits: Videur 3 (central), Possédé 4"]);
  expect(told).toEqual(["GARDIEN.BLOCK.copied"]);
});

it("puts several on it at once, parted so that they can be pasted again", async () => {
  sitAs(true);
  await copyBlocks([bouncer(), somebody("vehicle", {}), bouncer()]);
  expect(copied[0]?.split("\n\n").map((text) => text.split("\n")[0])).toEqual(["Videur", "Videur"]);
  expect(told).toEqual(["GARDIEN.BLOCK.copiedMany"]);
});

it("takes those of a folder and of the folders within, by name", () => {
  sitAs(true);
  const [outer, other] = [
    { id: "out", folder: null },
    { id: "other", folder: null },
  ];
  const inner = { id: "in", folder: outer };
  const actors = [inner, other, null, outer].map((folder, i) => ({ name: `${9 - i}`, folder }));
  Object.assign(game, { actors });
  expect(actorsIn("out").map(({ name }) => name)).toEqual(["6", "9"]);
});

it("leaves out what the keeper keeps from a player (WP-28)", async () => {
  sitAs(false);
  await copyBlocks([bouncer()]);
  expect(copied).toEqual(["Videur\nPoints de vie\u00A0: 28\nTraits\u00A0: Videur 3 (central)"]);
});

it("is offered to owners of those who have blocks, and printed for the keeper's people alone", async () => {
  sitAs(true);
  expect(mayCopyBlock(bouncer())).toBe(true);
  expect(mayCopyBlock(somebody("warpNpc", {}, [], false))).toBe(false);
  expect(mayCopyBlock(somebody("vehicle", {}))).toBe(false);
  expect(mayCopyBlock(undefined)).toBe(false);
  expect((await printedBlock(bouncer()))?.lines[0]).toEqual({ label: "Points de vie", text: "28" });
  expect(await printedBlock(bouncer("warpCharacter"))).toBeNull();
});
