import { afterEach, describe, expect, it } from "vitest";
import { sourceShown } from "../../../../src/core/sheets/source-shown.js";
import { reading } from "../../../../src/core/text/content.js";

const DOCUMENT = { _source: { system: { language: "français", weeks: 22 } } };

afterEach(() => {
  delete reading.lines;
});

describe("the fields of a sheet", () => {
  it("show what is read where nobody may write, and what is stored where one writes", () => {
    reading.lines = (system) => void Object.assign(system, { language: "French" });
    expect(sourceShown(DOCUMENT, false)).toEqual({ language: "French", weeks: 22 });
    expect(sourceShown(DOCUMENT, true)).toBe(DOCUMENT._source.system);
    expect(DOCUMENT._source.system.language).toBe("français");
  });
});
