import { describe, expect, it } from "vitest";
import { attackChoices } from "../../../../src/core/attack/start.js";

describe("what a button says of the attack that it begins", () => {
  it("is known as the choices that are texts; anything else is left to be chosen", () => {
    expect(attackChoices('{"mode":"double","shots":"2"}')).toEqual({ mode: "double", shots: "2" });
    expect(attackChoices('{"mode":"double","shots":2,"aim":null}')).toEqual({ mode: "double" });
    expect([attackChoices(undefined), attackChoices(""), attackChoices("[1]")]).toEqual([{}, {}, {}]);
  });
});
