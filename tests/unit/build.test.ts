import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { RULESETS } from "../../src/rulesets/index.js";

/** The script as it ships; styles are left out, they take their time and say nothing here. */
async function script(): Promise<string> {
  const withoutStyles = {
    name: "without-styles",
    enforce: "pre" as const,
    load: (id: string) => (id.endsWith(".scss") ? "" : null),
  };
  const built = await build({ logLevel: "silent", plugins: [withoutStyles], build: { write: false } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

it("the built script is small, yet its roll classes keep the names under which rolls are stored", async () => {
  const code = await script();
  expect(code.split("\n").length).toBeLessThan(50);
  const names = RULESETS.flatMap(({ rolls }) => rolls.map(({ name }) => name));
  const lost = names.filter((name) => !new RegExp(`\\b${name}=class\\b|\\bclass ${name}\\b`).test(code));
  expect(names.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
