import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync("OGL.md", "utf8");
const [said = "", licence = ""] = text.split("## OPEN GAME LICENSE Version 1.0a\n");

describe("the Open Game License", () => {
  it("WP-134: is there whole, all fifteen sections of it", () => {
    const sections = [...licence.matchAll(/^(\d+)\. [A-Z]/gm)].map(([, number]) => Number(number));
    expect(sections).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  });

  it("carries the copyright notice of what we use, then ours", () => {
    const notice = licence.split("15. COPYRIGHT NOTICE\n")[1]?.trim().split("\n\n");
    expect(notice).toEqual([
      "Open Game License v 1.0a Copyright 2000, Wizards of the Coast, Inc.",
      "WaRP System Reference Document, Copyright 2012 John A. Nephew. Published under license by Trident, Inc. d/b/a Atlas Games; Authors Jonathan Tweet with Robin D. Laws; Editor Michelle Nephew.",
      "Gardien, ruleset `warp`, Copyright 2026 Gardien contributors.",
    ]);
  });

  it("is preceded by what is open and what is not", () => {
    expect(said).toContain("This work uses Open Game Content under the Open Game License version 1.0a");
    expect(said).toContain("**Not Open Game Content**");
  });

  it("is told by the README and goes into the release", () => {
    expect(readFileSync("README.md", "utf8")).toContain("(OGL.md)");
    expect(readFileSync("tools/release.mjs", "utf8")).toContain('"OGL.md"');
  });
});
