import { build as vite, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { RULESETS } from "../support/rulesets.js";

/** The scripts as they ship, by file; styles are left out, they take their time and say nothing here. */
async function build(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  const withoutStyles = {
    name: "without-styles",
    enforce: "pre" as const,
    load: (id: string) => (id.endsWith(".scss") ? "" : null),
  };
  const built = await vite({ logLevel: "silent", plugins: [withoutStyles], build: { write: false } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
}

const scripts = await build();

/** The parts that a browser has once it has these and all they import, step by step: what it asks for at once is one step. */
function stepsTo(files: readonly string[], there: ReadonlySet<string> = new Set()): string[][] {
  const steps: string[][] = [];
  const known = new Set(there);
  for (let asked = files; ; asked = asked.flatMap((file) => scripts.get(file)?.imports ?? [])) {
    const step = [...new Set(asked)].filter((file) => !known.has(file));
    if (step.length === 0) return steps;
    steps.push(step);
    for (const file of step) known.add(file);
  }
}

const atStart = () => new Set(stepsTo(["gardien.mjs"]).flat());
const part = (name: string) => `parts/${name}.mjs`;

it("the built script is small, yet its roll classes keep the names under which rolls are stored", () => {
  const code = [...scripts.values()].map((script) => script.code).join("\n");
  for (const [file, script] of scripts) expect(script.code.split("\n").length, file).toBeLessThan(50);
  const names = RULESETS.flatMap(({ rolls }) => rolls.map(({ name }) => name));
  const lost = names.filter((name) => !new RegExp(`\\b${name}=class\\b|\\bclass ${name}\\b`).test(code));
  expect(names.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);

  // Loaded under two addresses, the system would be there twice.
  const importers = [...scripts].filter(([, { code: text }]) => /gardien\.mjs/.test(text)).map(([file]) => file);
  expect(scripts.has("gardien.mjs")).toBe(true);
  expect(importers).toEqual([]);
});

describe("the parts of the script", () => {
  it("are few, and each is called after what it holds", () => {
    const everybody = ["start", "play", "rolldown-runtime"];
    const sometimes = [
      "arbiter",
      "browser",
      "check",
      "blocks",
      "conversions",
      "creation",
      "effects",
      "fight",
      "keeper",
      "modules",
      "plea",
      "setup",
      "stream",
      "twins",
      "undo",
      "welcome",
    ];
    const ofOne = RULESETS.flatMap(({ id }) => [id, `${id}-sheets`, `${id}-creation`, `${id}-keeper`, `${id}-browser`]);
    const named = new Set(["gardien.mjs", ...[...everybody, ...sometimes, ...ofOne].map(part)]);
    expect([...scripts.keys()].filter((file) => !named.has(file))).toEqual([]);
  });

  it("come in two steps at most once the table stands, whichever is asked for", () => {
    const there = new Set([...atStart(), ...stepsTo([part("play")]).flat()]);
    for (const file of scripts.keys()) expect(stepsTo([file], there).length, file).toBeLessThanOrEqual(2);
  });

  // A click, and a card, ask for both at once.
  it.each(RULESETS.map(({ id }) => id))("of a first attack, deed or card of %s come in two steps", (id) => {
    const steps = stepsTo([part("play"), part(id)], atStart());
    expect(steps.length).toBeLessThanOrEqual(2);
    expect(steps[0]).toEqual([part("play"), part(id)]);
    const held = steps.flat().flatMap((file) => scripts.get(file)?.moduleIds ?? []);
    for (const path of [
      `rulesets/${id}/attack/procedure`,
      `rulesets/${id}/deeds/index`,
      "core/attack/window",
      "core/deed/window",
      "core/card/html",
    ])
      expect(
        held.some((module) => module.endsWith(`/src/${path}.ts`)),
        path,
      ).toBe(true);
  });
});
