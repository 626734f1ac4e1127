import { describe, expect, it } from "vitest";
import { acceptable } from "../../../../../src/core/ui/forms/form-data.js";

const fields: Record<string, { nullable: boolean; blank?: boolean }> = {
  "system.level": { nullable: false },
  "system.magazine.max": { nullable: true },
  "system.forcedSeverity": { nullable: true, blank: false },
  "system.occupation": { nullable: false, blank: true },
};
const accepted = (data: Record<string, unknown>) => acceptable(data, (path) => fields[path]);

describe("what a sheet's form sends", () => {
  it("leaves out an emptied number that must be there", () => {
    expect(accepted({ "system.level": null, name: "Paul" })).toEqual({ name: "Paul" });
  });

  it("keeps an emptied number that may be absent", () => {
    expect(accepted({ "system.magazine.max": null })).toEqual({ "system.magazine.max": null });
  });

  it("turns the empty choice of an optional word into none", () => {
    expect(accepted({ "system.forcedSeverity": "" })).toEqual({ "system.forcedSeverity": null });
  });

  it("keeps an emptied text", () => {
    expect(accepted({ "system.occupation": "" })).toEqual({ "system.occupation": "" });
  });
});
