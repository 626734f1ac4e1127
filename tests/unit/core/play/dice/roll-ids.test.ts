import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder } from "../../../../support/files.js";

test("no id of a roll has a dot: its dice are stored under it", () => {
  const files = filesUnder("src", ".ts").filter((file) => readFileSync(file, "utf8").includes("RollSpec"));
  expect(files.length).toBeGreaterThan(50);
  const dotted = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bid: (?:`[^`]*`|"[^"]*")/g)].flatMap(([id]) =>
      id.replaceAll(/\$\{[^}]*\}/g, "").includes(".") ? [`${file}: ${id}`] : [],
    ),
  );
  expect(dotted).toEqual([]);
});
