import { describe, expect, test, vi } from "vitest";
import { isOutOfReach } from "../../../../../src/core/play/log/within-reach.js";
import type { IntentTarget } from "../../../../../src/core/play/record/intent.js";

const known = new Map<string, object>();
vi.mock(import("../../../../../src/core/world/world.js"), async (original) => ({
  ...(await original()),
  tokenAt: (uuid) => (known.get(uuid ?? "") ?? null) as TokenDocument | null,
  actorOf: ({ actor, token }) => {
    const placed = known.get(token ?? "") as { actor?: Actor } | undefined;
    return placed?.actor ?? ((known.get(actor ?? "") ?? null) as Actor | null);
  },
}));

const player = { id: "p" } as unknown as User;
interface Person {
  readonly link?: boolean;
  readonly mine?: boolean;
  readonly listed?: boolean;
  readonly shown?: boolean;
}
const person = (id: string, { link = false, mine = false, listed = mine, shown = false }: Person = {}) => ({
  ...{ id, uuid: `Actor.${id}`, token: null, prototypeToken: { actorLink: link }, flags: { gardien: { shown } } },
  testUserPermission: (_user: User, level: string) => (level === "LIMITED" ? listed : mine),
});
const scenes: object[] = [];
const combatants: object[] = [];
vi.stubGlobal("game", { scenes, combats: [{ combatants }] });
const scene = (...tokens: object[]) => {
  const place = { tokens };
  scenes.push(place);
  for (const token of tokens) Object.assign(token, { parent: place });
};
const at = (token: string | null, actor: string): IntentTarget => ({ token, actor }) as unknown as IntentTarget;

const beast = person("beast");
const boss = person("boss", { link: true });
const hound = person("hound", { mine: true });
const ada = person("ada", { link: true, mine: true });
const rumour = person("rumour", { link: true, listed: true });
const pointedAt = person("pointedAt", { shown: true });
const [fighter, ambusher, plotter] = [person("fighter"), person("ambusher"), person("plotter")];
combatants.push({ actor: fighter, hidden: false }, { actor: ambusher, hidden: true });
const traveller = person("traveller", { link: true, mine: true });
const [hero, near, lurking, minesHidden, far] = [
  { actor: ada, baseActor: ada, hidden: false },
  { actor: { ...beast }, baseActor: beast, hidden: false },
  { actor: boss, baseActor: boss, hidden: true },
  { actor: hound, baseActor: hound, hidden: true },
  { actor: boss, baseActor: boss, hidden: false },
];
scene(hero, near, lurking, minesHidden);
scene(far);
const copy = { ...beast, token: far };
const people = { beast, boss, hound, rumour, pointedAt, fighter, ambusher, plotter, copy };
for (const [uuid, one] of Object.entries({ near, lurking, minesHidden, far, ...people })) known.set(uuid, one);

const outOfReach = (token: string | null, actor: string, from: object = { actor: ada, token: hero }) =>
  isOutOfReach(at(token, actor), from as { actor: Actor; token: TokenDocument | null }, player);

describe("a target that nobody could have chosen", () => {
  test("stands on another scene", () => {
    expect([outOfReach("far", "boss"), outOfReach("near", "beast")]).toEqual([true, false]);
  });

  test("is hidden, unless it is one's own", () => {
    expect([outOfReach("lurking", "boss"), outOfReach("minesHidden", "hound")]).toEqual([true, false]);
  });

  test("is an actor whose tokens on the scene are people of their own", () => {
    expect([outOfReach(null, "beast"), outOfReach(null, "hound")]).toEqual([true, false]);
  });

  test("is somebody without a token whom one neither knows of nor fights", () => {
    const told = ["boss", "plotter", "ambusher", "rumour", "fighter", "pointedAt"].map((id) => outOfReach(null, id));
    expect(told).toEqual([true, true, true, false, false, false]);
  });

  test("is who stands behind a token on another scene, told without that token", () => {
    expect(outOfReach(null, "copy")).toBe(true);
  });

  test("stands on another scene than an attacker whose token nobody names", () => {
    const quiet = { actor: ada, token: null };
    expect([outOfReach("far", "boss", quiet), outOfReach("near", "beast", quiet)]).toEqual([true, false]);
  });

  test("is anybody for an attacker who stands nowhere", () => {
    const nowhere = { actor: traveller, token: null };
    expect([outOfReach(null, "rumour", nowhere), outOfReach("far", "boss", nowhere)]).toEqual([false, false]);
  });

  test("nobody, or who is gone, is told of elsewhere", () => {
    expect([outOfReach(null, ""), outOfReach("gone", "gone")]).toEqual([false, false]);
  });
});
