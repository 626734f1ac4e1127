import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { source, cases } = JSON.parse(readFileSync("tests/golden/gb.json", "utf8")) as {
  readonly source: string;
  readonly cases: readonly object[];
};

/** What the command says of a file of cases, and how it ends. */
function golden(file: unknown) {
  const path = join(folder, "own.json");
  writeFileSync(path, JSON.stringify(file));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/golden.mjs", path], { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("the command that runs worked cases of one's own", () => {
  it("plays the cases of a book it knows, and says which fail", () => {
    const [passing] = cases;
    const played = golden({ source, cases: [passing, { ...passing, id: "wrong", expect: { mod: 99 } }] });
    expect(played.stdout).toMatch(/^wrong .*expected 99/m);
    expect(played.stdout).toMatch(/1 passed, 1 failed\n$/);
    expect(played.status).toBe(1);
  });

  it("refuses a file that is none of cases, and says why", () => {
    const refused = golden({ source, cases: [{ id: "bare" }] });
    expect(refused.stderr).toContain("case 1 needs id, op, given and expect");
    expect(refused.status).toBe(2);
  });
});
