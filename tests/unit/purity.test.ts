import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const PURE = /^src\/(?:rulesets\/[^/]+\/rules|core\/odds|conversions\/rules)\//;
/** Conversions read the rules of both sides. */
const OWN = /^\.\/[a-z0-9-]+\.js$/;
const RULES = /^\.\.\/\.\.\/rulesets\/[a-z0-9]+\/rules\/[a-z-]+\.js$/;
const FILES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file}`)
  .filter((file) => PURE.test(file) && file.endsWith(".ts"))
  .sort();
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;
const out = mkdtempSync(join(tmpdir(), "gardien-purity-"));

/** The modules as plain JavaScript, types gone and nothing else changed. */
const scripts = new Map<string, string>();

beforeAll(async () => {
  writeFileSync(join(out, "package.json"), '{"type":"module"}');
  for (const file of FILES) {
    const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
    const target = join(out, file.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
    scripts.set(file, target);
  }
});

afterAll(() => rmSync(out, { recursive: true, force: true }));

describe("rules and odds are pure", () => {
  test("there are rules and odds to look at", () => {
    expect(FILES.filter((file) => file.startsWith("src/core/odds/"))).not.toEqual([]);
    expect(FILES.filter((file) => file.startsWith("src/rulesets/gb/rules/"))).not.toEqual([]);
  });

  test.each(FILES)("%s imports only its own folder", (file) => {
    const imports = Array.from(readFileSync(file, "utf8").matchAll(IMPORT), ([, name]) => name);
    const allowed = file.startsWith("src/conversions/") ? [OWN, RULES] : [OWN];
    expect(imports.filter((name = "") => !allowed.some((pattern) => pattern.test(name)))).toEqual([]);
  });

  test("every one of them loads in a bare Node process", async () => {
    const list = JSON.stringify([...scripts.values()]);
    const program = `for (const file of ${list}) await import(file); console.log("loaded");`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
      env: {},
    });
    expect(stdout.trim()).toBe("loaded");
  });

  test.each(FILES)("%s neither draws a number nor reads a clock", (file) => {
    expect(readFileSync(scripts.get(file) ?? "", "utf8")).not.toMatch(/Math\.random|\bcrypto\b|\bDate\b|performance/);
  });
});
