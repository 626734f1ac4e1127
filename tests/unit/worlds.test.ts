import { describe, expect, it } from "vitest";
import { worldNamed, worldsIn } from "../../tools/worlds.mjs";
import { WHOLE } from "../support/rulesets.js";

const worlds = worldsIn("playground/worlds");

describe("the worlds that npm start offers", () => {
  it("are an evening of each whole ruleset, the usual one first, and a new one last", () => {
    expect(worlds[0]).toEqual({ id: "demo", title: "La ruelle", ruleset: "gb" });
    expect(worlds.at(-1)).toEqual({ id: "neuf", title: "Un monde neuf", ruleset: null });
    const played = worlds.map(({ ruleset }) => ruleset).filter((ruleset) => ruleset !== null);
    expect(played.sort()).toEqual(WHOLE.map(({ id }) => id).sort());
  });

  it("are chosen by number, id or title; without an answer the first, for no world none", () => {
    const [first, second] = worlds;
    expect(["", " 1 ", "demo", "LA RUELLE"].map((answer) => worldNamed(answer, worlds))).toEqual(Array(4).fill(first));
    expect(worldNamed("2", worlds)).toBe(second);
    expect(["0", "99", "lune"].map((answer) => worldNamed(answer, worlds))).toEqual([undefined, undefined, undefined]);
  });
});
