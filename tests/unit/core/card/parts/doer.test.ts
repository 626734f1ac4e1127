import { expect, test, vi } from "vitest";
import { doersFor } from "../../../../../src/core/card/parts/acting-actor.js";
import "../../../../support/rulesets.js";

const actor = (name: string, isOwner: boolean, type = "seuilsCharacter") => ({ name, isOwner, type }) as Actor;

test("whoever a card calls for is the one selected, the victim itself, or somebody the reader plays", () => {
  const [victim, mine, other] = [actor("victim", false), actor("mine", true), actor("other", true)];
  const foreign = actor("of other rules", true, "gbInvestigator");
  const read = (selected: readonly Actor[], character: Actor | null, actors: readonly Actor[]) => {
    vi.stubGlobal("canvas", { ready: true, tokens: { controlled: selected.map((one) => ({ actor: one })) } });
    vi.stubGlobal("game", { user: { character }, actors });
  };
  read([foreign, other], mine, []);
  expect(doersFor(victim)).toEqual([other, mine]);
  read([victim], mine, [other, mine]);
  const hurt = actor("of mine", true);
  expect([doersFor(victim), doersFor(hurt)]).toEqual([
    [mine, other],
    [hurt, mine, other],
  ]);
  read([], null, [victim, foreign, other]);
  expect(doersFor(victim)).toEqual([other]);
  read([], foreign, [victim]);
  expect(doersFor(victim)).toEqual([]);
});
