import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesUnder } from "../../../support/files.js";

/** The tags that our templates open, as `file: tag`, without what is filled in: the mustaches hold quotes and angles. */
const tags = filesUnder("templates", ".hbs").flatMap((file) =>
  [
    ...readFileSync(file, "utf8")
      .replaceAll(/\{\{[^}]*\}\}/g, "")
      .matchAll(/<\w[^>]*>/g),
  ].map(([tag]) => `${file}: ${tag}`),
);

describe("what is dragged from a template", () => {
  it("is never a button itself: Firefox long started no drag from one", () => {
    expect(tags.length).toBeGreaterThan(1000);
    expect(tags.filter((tag) => /<button\b.*\bdraggable\b/s.test(tag))).toEqual([]);
  });

  it("says itself which deed it begins: what is dragged is what carries the data", () => {
    const named = tags.filter((tag) => tag.includes("data-macro-name="));
    expect(named).toHaveLength(5);
    for (const tag of named) expect(tag).toMatch(/data-deed="\w+" data-choices='/);
  });
});
