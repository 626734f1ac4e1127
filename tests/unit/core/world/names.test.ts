import { beforeEach, expect, it, vi } from "vitest";
import { knownAs } from "../../../../src/core/world/names.js";

/** Of Foundry's documents what says who somebody is. */
class Known {
  readonly pack = null;
  readonly img = "";
  constructor(fields: object) {
    Object.assign(this, fields);
  }
  testUserPermission(): boolean {
    return true;
  }
}

const GANGSTER = { name: "Gangster", img: "" };
const synthetic = "Scene.s.Token.two.Actor.g";

beforeEach(() => {
  const world = new Known(GANGSTER);
  const token = new Known({ name: "Gangster (2)", hidden: false, texture: { src: "" } });
  const own = new Known({ ...GANGSTER, token });
  vi.stubGlobal("foundry", { documents: { Actor: Known, TokenDocument: Known } });
  vi.stubGlobal("game", { user: { isGM: true } });
  vi.stubGlobal("fromUuidSync", (uuid: string) => ({ [synthetic]: own, "Actor.g": world })[uuid] ?? null);
});

it("names somebody by the token whose actor it is, where a message names the actor alone, as that of a save does", () => {
  const named = (actor: string) => knownAs({ actor, token: null, ...GANGSTER }).name;
  expect([named(synthetic), named("Actor.g")]).toEqual(["Gangster (2)", "Gangster"]);
});
