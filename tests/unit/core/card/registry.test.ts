// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { cards } from "../../../../src/core/card/registry.js";

describe("the registry of drawn cards", () => {
  it("knows an element once, however often it is drawn: else every change would double the drawings", () => {
    const place = document.createElement("div");
    document.body.append(place);
    for (let drawn = 0; drawn < 5; drawn++) cards.add("message", place);
    expect(cards.of("message")).toEqual([place]);
  });

  it("knows every place where a message is drawn, and forgets those that left the page", () => {
    const [log, window] = [document.createElement("div"), document.createElement("div")];
    document.body.append(log, window);
    cards.add("twice", log);
    cards.add("twice", window);
    expect(cards.of("twice")).toEqual([log, window]);
    window.remove();
    expect(cards.of("twice")).toEqual([log]);
    expect(cards.ids).toContain("twice");
  });
});
