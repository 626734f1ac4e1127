import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** What the compiler holds to be pure is what is looked at here: one list of rooms for both. */
const LISTED = JSON.parse(readFileSync("src/rules.tsconfig.json", "utf8")) as {
  readonly include: readonly string[];
};
/** A pattern of the compiler's list; files of `src` by their path below it. */
const fits = (pattern: string) => {
  const path = pattern.replace(/^\.\//, "").replaceAll(".", "\\.");
  const any = path.replace(/\*\*\/|\*/g, (star) => (star === "*" ? "[^/]*" : "(?:.*/)?"));
  return new RegExp(`^${any}$`);
};
const within = (patterns: readonly string[]) => {
  const rooms = patterns.map(fits);
  return (file: string) => rooms.some((room) => room.test(file));
};
const included = within(LISTED.include);
const FILES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && included(file))
  .map((file) => `src/${file}`)
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

describe("what is listed as pure is", () => {
  test.each([
    "src/core/odds/",
    "src/core/shape/",
    "src/core/play/contract/",
    "src/core/play/record/",
    "src/conversions/rules/",
    ...["gb", "warp", "rpg", "seuils", "d20d100"].flatMap((id) => [
      `src/rulesets/${id}/rules/`,
      `src/rulesets/${id}/odds/`,
    ]),
  ])("%s is looked at", (room) => {
    expect(FILES.filter((file) => file.startsWith(room))).not.toEqual([]);
  });

  // Types may name what is not pure, they are gone at run time; the compiler looks at those.
  test.each(FILES)("%s imports only what is pure", (file) => {
    const script = readFileSync(scripts.get(file) ?? "", "utf8");
    const targets = Array.from(script.matchAll(IMPORT), ([, name = ""]) =>
      name.startsWith(".") ? normalize(join(dirname(file), name)).replace(/\.js$/, ".ts") : name,
    );
    expect(targets.filter((target) => !FILES.includes(target))).toEqual([]);
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
