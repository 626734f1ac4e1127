import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { RULESETS } from "../support/rulesets.js";

/** The scripts as they ship, by file; styles are left out, they take their time and say nothing here. */
async function scripts(): Promise<Map<string, string>> {
  const withoutStyles = {
    name: "without-styles",
    enforce: "pre" as const,
    load: (id: string) => (id.endsWith(".scss") ? "" : null),
  };
  const built = await build({ logLevel: "silent", plugins: [withoutStyles], build: { write: false } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code]] : [])));
}

it("the built script is small, yet its roll classes keep the names under which rolls are stored", async () => {
  const built = await scripts();
  const code = [...built.values()].join("\n");
  for (const [file, text] of built) expect(text.split("\n").length, file).toBeLessThan(50);
  const names = RULESETS.flatMap(({ rolls }) => rolls.map(({ name }) => name));
  const lost = names.filter((name) => !new RegExp(`\\b${name}=class\\b|\\bclass ${name}\\b`).test(code));
  expect(names.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);

  // Loaded under two addresses, the system would be there twice.
  const importers = [...built].filter(([, text]) => /gardien\.mjs/.test(text)).map(([file]) => file);
  expect(built.has("gardien.mjs")).toBe(true);
  expect(importers).toEqual([]);
});
