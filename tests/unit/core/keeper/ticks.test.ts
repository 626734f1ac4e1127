import { describe, expect, it } from "vitest";
import { Ticks } from "../../../../src/core/keeper/ticks.js";

const all = ["Actor.paul", "Actor.elise", "Token.thug"];
const ticked = (ticks: Ticks) => all.filter((uuid) => ticks.has(uuid));

describe("who is ticked on the keeper's screen", () => {
  it("is the whole group at first, and nobody else", () => {
    const ticks = new Ticks();
    ticks.knowGroup(["Actor.paul", "Actor.elise"]);
    expect(ticked(ticks)).toEqual(["Actor.paul", "Actor.elise"]);
  });

  it("is chosen one by one, all together, or as tokens are selected, and stays so when the group is known anew", () => {
    const ticks = new Ticks();
    ticks.knowGroup(["Actor.paul", "Actor.elise"]);
    ticks.toggle("Actor.paul");
    ticks.toggle("Token.thug");
    expect(ticked(ticks)).toEqual(["Actor.elise", "Token.thug"]);
    ticks.knowGroup(["Actor.paul", "Actor.elise"]);
    ticks.toggleAll(["Actor.paul", "Actor.elise"]);
    expect(ticked(ticks)).toEqual(all);
    ticks.toggleAll(["Actor.paul", "Actor.elise"]);
    expect(ticked(ticks)).toEqual(["Token.thug"]);
    ticks.only(["Actor.paul"], all);
    expect(ticked(ticks)).toEqual(["Actor.paul"]);
  });
});
