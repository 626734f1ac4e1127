import { expect, test, vi } from "vitest";
import { subtitle } from "../../../../src/core/play/log/attack-title.js";
import type { Intent } from "../../../../src/core/play/record/intent.js";
import { weaponName } from "../../../../src/core/world/names.js";

const CONTENT: Record<string, Record<string, string>> = { fr: { grapple: "Lutte" }, en: { grapple: "Grapple" } };

/** Seats a reader of English before somebody's row of bare hands, which the world calls so. */
async function read(name: string): Promise<void> {
  const text = (key: string) => CONTENT["en"]?.[key.replace("GARDIEN.CONTENT.", "")];
  vi.stubGlobal("game", {
    i18n: {
      lang: "en",
      has: (key: string) => text(key) !== undefined,
      localize: (key: string) => text(key) ?? key,
      format: (_key: string, { weapon }: { weapon: string }) => weapon,
    },
    system: { languages: [{ lang: "fr" }, { lang: "en" }] },
    modules: [],
  });
  const answer = { ok: true, json: () => Promise.resolve({ GARDIEN: { CONTENT: CONTENT["fr"] } }) };
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  vi.stubGlobal("foundry", { documents: { Item: Row } });
  const row = Object.assign(new Row(), { name, system: { slug: "grapple" } });
  vi.stubGlobal("fromUuidSync", (uuid: string) => (uuid === "Actor.a.Item.row" ? row : null));
  const { learnNames } = await import("../../../../src/core/text/translate.js");
  await learnNames();
}
class Row {}

test("a weapon that a message tells of is called as its reader calls it, as long as nobody renamed it", async () => {
  await read("Lutte");
  const told = (name: string, uuid = "Actor.a.Item.row") => weaponName({ uuid, name });
  expect([told("Lutte"), told("Prise de l’ours"), told("Lutte", "Actor.a.Item.gone")]).toEqual([
    "Grapple",
    "Prise de l’ours",
    "Lutte",
  ]);
  const intent = { weapon: { uuid: "Actor.a.Item.row", name: "Lutte" }, targets: [] } as unknown as Intent;
  expect(subtitle(intent, "")).toBe("Grapple");
});
