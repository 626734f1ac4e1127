import { afterEach, describe, expect, it, vi } from "vitest";
import { sitDown } from "../../../support/windows/settings-desk.js";
import { writeAll } from "../../../../src/core/setup/page/change.js";
import {
  allAt,
  backToDial,
  isApart,
  levelOf,
  levelsOf,
  stepsAmong,
  stopOf,
  turned,
  valueAt,
} from "../../../../src/core/setup/page/dial.js";
import { accepts, allOptions, differs, isOfTable } from "../../../../src/core/setup/page/options.js";
import { changesOf, PRESETS } from "../../../../src/core/setup/page/presets.js";

afterEach(() => vi.unstubAllGlobals());

describe("the dial of automation", () => {
  it("has steps that may say what each of their levels is, and stand at one of them at first", () => {
    sitDown();
    expect(stepsAmong(allOptions()).length).toBeGreaterThan(5);
    for (const step of stepsAmong(allOptions())) {
      expect(levelsOf(step).length, step.key).toBeGreaterThan(1);
      for (const level of levelsOf(step)) expect(accepts(step, valueAt(step, level)), step.key).toBe(true);
      expect(levelOf(step), step.key).toBeDefined();
    }
  });

  it("takes along the steps that stood as it did; those set apart stay", async () => {
    const { option, kept } = sitDown({ kept: { gbVigorRoll: "auto" } });
    expect(stopOf(allOptions())).toBe("keeper");
    expect(isApart(option("gbVigorRoll"), "keeper")).toBe(true);
    await writeAll(turned(allOptions(), "never"));
    expect(stopOf(allOptions())).toBe("never");
    expect([kept.get("gbWorsenClock"), kept.get("gbVigorRoll")]).toEqual(["manual", "auto"]);
    await writeAll([backToDial(option("gbVigorRoll"), allOptions())]);
    // It knows no level by hand: the nearest is an offer.
    expect([kept.get("gbVigorRoll"), isApart(option("gbVigorRoll"), "never")]).toEqual(["prompt", false]);
  });

  it("takes every step along where all of them are asked for", async () => {
    sitDown();
    await writeAll(allAt(allOptions(), "auto"));
    expect(stepsAmong(allOptions()).map(levelOf)).toEqual(stepsAmong(allOptions()).map(() => "alone"));
  });
});

describe("a preset", () => {
  it("changes nothing where all stands so: by the book is what a table begins with", async () => {
    sitDown();
    expect(changesOf("letter", allOptions())).toEqual([]);
    for (const preset of PRESETS) {
      await writeAll(changesOf(preset, allOptions()));
      expect(changesOf(preset, allOptions()), preset).toEqual([]);
    }
  });

  it("by the book, puts every option of the table back, and leaves what is of users", async () => {
    const { kept } = sitDown({ kept: { gbHelplessBonus: 9, automation: "auto", skipAttackWindow: true } });
    await writeAll(changesOf("letter", allOptions()));
    expect(allOptions().filter((one) => isOfTable(one) && differs(one))).toEqual([]);
    expect(kept.get("skipAttackWindow")).toBe(true);
  });

  it("touches no rule of the house but by the book, and no ruleset out of sight", () => {
    sitDown({ kept: { gbHelplessBonus: 9, rulesets: "rpg" } });
    expect(changesOf("letter", allOptions())).toEqual([]);
    const touched = PRESETS.flatMap((preset) => changesOf(preset, allOptions())).map(({ option }) => option);
    expect(touched.filter(({ ruleset }) => ruleset && ruleset.id !== "rpg")).toEqual([]);
    sitDown({ kept: { gbHelplessBonus: 9 } });
    expect(changesOf("quick", allOptions()).map(({ option }) => option.key)).not.toContain("gbHelplessBonus");
  });
});
