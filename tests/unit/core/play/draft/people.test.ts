import { expect, it, vi } from "vitest";
import { atHand } from "../../../../../src/core/play/draft/people.js";

vi.mock("../../../../../src/core/world/names.js", () => ({
  knownAs: (person: object) => person,
  snapshot: ({ name }: { name: string }) => ({ name, img: "" }),
}));

const SIGHT = { visible: true };
const someone = (id: string, name: string, known = true) => ({
  ...{ id, uuid: `Actor.${id}`, name, ...SIGHT },
  flags: {} as Record<string, object>,
  testUserPermission: () => known,
});

/** A token in view: of an actor of the world, or of one of its own that was made from it and has its id. */
function tokenOf(base: ReturnType<typeof someone>, id: string, linked: boolean) {
  const actor = linked ? base : { ...base, uuid: `Scene.s.Token.${id}.Actor.${base.id}` };
  const document = { uuid: `Scene.s.Token.${id}`, hidden: false, actor };
  return { ...SIGHT, document };
}

it("offers whoever stands in view by their tokens, and not once more what those were made from", () => {
  const [gangster, john, absent] = [someone("g", "Gangster"), someone("j", "John"), someone("a", "Absent")];
  const tokens = [tokenOf(gangster, "one", false), tokenOf(gangster, "two", false), tokenOf(john, "three", true)];
  vi.stubGlobal("canvas", { ready: true, tokens: { placeables: tokens } });
  vi.stubGlobal("game", { combat: null, actors: [gangster, john, absent], user: {} });
  const offered = (attacker: object | null) =>
    atHand(attacker as Actor | null, () => true).map(({ group, value }) => [group, value]);
  const there = ["one", "two", "three"].map((id) => ["scene", `Scene.s.Token.${id}`]);
  expect(offered(null)).toEqual([...there, ["world", absent.uuid]]);
  const [first] = tokens;
  expect(offered(first?.document.actor ?? null)).toEqual([...there.slice(1), ["world", absent.uuid]]);
});

it("offers an actor of the world whom the user may see, or whom the keeper shows", () => {
  const [mine, secret, shown] = [someone("m", "Inès"), someone("s", "Secret", false), someone("v", "Voyou", false)];
  shown.flags = { gardien: { shown: true } };
  vi.stubGlobal("canvas", { ready: false });
  vi.stubGlobal("game", { combat: null, actors: [mine, secret, shown], user: {} });
  expect(atHand(null, () => true).map(({ value }) => value)).toEqual([mine.uuid, shown.uuid]);
});
