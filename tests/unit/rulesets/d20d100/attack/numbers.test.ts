import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { numberLabel, valueLabel } from "../../../../../src/rulesets/d20d100/attack/outcome/numbers.js";
import { filesUnder } from "../../../../support/files.js";

const DEEDS = "src/rulesets/d20d100/deeds";
/** What lies on belongings, which cards call by their names. */
const OF_ITEMS = [
  ...["checked", "clearActionsDone", "dropped", "equipped", "experience", "loaded", "read", "state", "weeksRead"],
].map((key) => `system.${key}`);

/** Every path that a deed writes outright. */
const written = new Set(
  filesUnder(DEEDS, ".ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/path: "(system\.[^"]+)"/g)].map(([, path = ""]) => path),
  ),
);

describe("what cards call what they change", () => {
  test("every number and value that a deed writes has its words (DD-90, DD-106, DD-178)", () => {
    expect(written.size).toBeGreaterThan(15);
    const nameless = [...written].filter(
      (path) => !OF_ITEMS.includes(path) && numberLabel(path).key.endsWith(".other") && valueLabel(path) === null,
    );
    expect(nameless).toEqual([]);
  });

  test("experience is told in words, not by its place on the sheet (DD-178)", () => {
    expect(numberLabel("system.experience.available").key).toBe("GARDIEN.D20D100.FIGHT.number.experience");
    expect(numberLabel("system.experience.earned").key).toBe("GARDIEN.D20D100.FIGHT.number.experienceEarned");
  });

  test("boxes of Jets, what is bought and rolls that are kept have words as well (DD-83, DD-177, DD-179)", () => {
    expect(valueLabel("system.jets.reflexes.checked")?.key).toBe("GARDIEN.D20D100.FIGHT.value.checked");
    for (const path of ["system.jets.luck.experience", "system.characteristics.power.score", "system.hp.experience"])
      expect(valueLabel(path)?.key).toBe("GARDIEN.D20D100.FIGHT.value.bought"); // DD-179
    expect(valueLabel("system.passive.listen")?.key).toBe("GARDIEN.D20D100.FIGHT.value.passive");
  });
});
