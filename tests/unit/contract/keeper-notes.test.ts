// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { asExported } from "../../../src/core/documents/as-exported.js";
import { workshop } from "../../support/models/models.js";
import {
  cardSheet,
  drawnActor,
  drawnItem,
  prepareSheets,
  type Drawable,
  type SheetClass,
} from "../../support/windows/sheet-templates.js";
import { RULESETS } from "../../support/rulesets.js";

const NOTES = "keeperNotes";
const SECRET = "Il ment depuis le début.";
const LABEL = "GARDIEN.SHEET.keeperNotes";
const { documentTypes } = JSON.parse(readFileSync("system.json", "utf8")) as {
  documentTypes: Record<"Actor" | "Item", Record<string, { htmlFields?: string[] }>>;
};

type ModelOf = new (
  data: object,
  context: object,
) => Drawable & { prepareBaseData(): void; prepareDerivedData(): void };

/** Draws for a keeper, or for a player who owns what is drawn. */
async function told(isGM: boolean, draw: () => Promise<readonly HTMLElement[]>): Promise<string> {
  Object.assign(game.user, { isGM });
  const parts = await draw();
  return parts.map(({ outerHTML }) => outerHTML).join("\n");
}

/** Keepers are shown what they wrote; others neither that nor where it would stand. */
async function expectKept(draw: () => Promise<readonly HTMLElement[]>): Promise<void> {
  expect(await told(true, draw)).toContain(SECRET);
  const seen = await told(false, draw);
  expect(seen).not.toContain(SECRET);
  expect(seen).not.toContain(LABEL);
}

describe.each(RULESETS)("$id", (ruleset) => {
  const actors = Object.entries(ruleset.actors);
  const items = Object.entries(ruleset.items);
  beforeAll(async () => prepareSheets(ruleset.id, ruleset.settings));

  const models = Object.fromEntries(items.map(([type, { model }]) => [type, model as unknown as ModelOf]));
  const { prepared, preparedItem } = workshop(models);
  const noted = () => ({ [NOTES]: `<p>${SECRET}</p>` });

  test.each(items)("%s: its card draws the keeper's notes, for keepers alone", async (type) => {
    const model = preparedItem(type, noted()) as Drawable;
    await expectKept(() => drawnItem(cardSheet(type), model, true));
  });

  test.each(actors)("%s: its sheet draws the keeper's notes, for keepers alone", async (_type, { model, sheet }) => {
    const actor = prepared(model as unknown as ModelOf, noted(), []) as Drawable;
    await expectKept(() => drawnActor(sheet as unknown as SheetClass, actor, true));
  });

  test("the server cleans them, for they are formatted", () => {
    const formatted = (kind: "Actor" | "Item", type: string) => documentTypes[kind][type]?.htmlFields ?? [];
    for (const [type] of actors) expect(formatted("Actor", type), type).toContain(NOTES);
    for (const [type] of items) expect(formatted("Item", type), type).toContain(NOTES);
  });
});

test("a player who exports what they own gets a file without them, a keeper the whole", () => {
  const data = () => ({ system: { [NOTES]: SECRET, hp: 3 }, items: [{ system: { [NOTES]: SECRET, bonus: 1 } }] });
  Object.assign(game.user, { isGM: true });
  expect(asExported(data())).toEqual(data());
  Object.assign(game.user, { isGM: false });
  expect(asExported(data())).toEqual({ system: { hp: 3 }, items: [{ system: { bonus: 1 } }] });
});
