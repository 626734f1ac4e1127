import { beforeEach, describe, expect, test } from "vitest";
import { documents, host } from "../../../../playground/common/index.js";
import type { Data, Value } from "../../../../playground/common/types.js";

const id = (letter: string): string => letter.repeat(16);
const user = (letter: string, role: number, permissions = {}): documents.UserLike => ({
  id: id(letter),
  role,
  permissions,
});
/** One user of each role; the last is a player who owns the documents. */
const users = {
  none: user("n", 0),
  player: user("p", 1),
  trusted: user("t", 2),
  assistant: user("a", 3),
  keeper: user("k", 4),
  owner: user("o", 1),
};
type Who = keyof typeof users;
const ownership = { default: 0, [id("o")]: 3 };
const actor = new documents.BaseActor({
  _id: id("A"),
  name: "Ada",
  type: "hero",
  ownership,
  items: [{ _id: id("I"), name: "Blade", type: "sword", effects: [{ _id: id("E"), name: "Sharp" }] }],
  effects: [{ _id: id("F"), name: "Brave" }],
});
const item: Value = actor.items.contents[0];
const scene = new documents.BaseScene({
  _id: id("S"),
  name: "Alley",
  tokens: [{ _id: id("T"), actorId: id("A"), name: "Ada" }],
});
const token: Value = scene.tokens.contents[0];
const combat = new documents.BaseCombat({
  combatants: [{ _id: id("C"), actorId: id("A") }],
  groups: [{ _id: id("G"), ownership }],
});
const combatant: Value = combat.combatants.contents[0];
const message = new documents.BaseChatMessage({ author: id("o"), content: "hello" });
const journal = new documents.BaseJournalEntry({ name: "Notes", ownership, pages: [{ _id: id("J"), name: "One" }] });
const macro = new documents.BaseMacro({ name: "M", author: id("o") });
const table = new documents.BaseRollTable({ name: "T", ownership, results: [{ _id: id("R") }] });
const self = new documents.BaseUser({ _id: id("o"), name: "Owner", role: 1 });
const world = new documents.BaseSetting({ key: "core.x", value: "1" });
const own = new documents.BaseSetting({ key: "core.y", value: "1", user: id("o") });

const GMS: Who[] = ["assistant", "keeper"];
const OWNERS: Who[] = [...GMS, "owner"];
const ALL: Who[] = ["player", "trusted", ...OWNERS];
type Row = [string, Value, "create" | "update" | "delete", Data, Who[]];

const rows: Row[] = [
  ["Actor", actor, "create", {}, GMS],
  ["Actor", actor, "update", { name: "x" }, OWNERS],
  ["Actor", actor, "delete", {}, OWNERS],
  ["Item of the world", new documents.BaseItem({ name: "x", type: "sword" }), "create", {}, GMS],
  ["Item of the world", new documents.BaseItem({ name: "x", type: "sword", ownership }), "update", {}, OWNERS],
  ["Item of an actor", item, "create", {}, OWNERS],
  ["Item of an actor", item, "update", {}, OWNERS],
  ["Item of an actor", item, "delete", {}, OWNERS],
  ["ActiveEffect of an actor", actor.effects.contents[0], "create", {}, OWNERS],
  ["ActiveEffect of an item", item.effects.contents[0], "update", {}, OWNERS],
  ["ActiveEffect of an item", item.effects.contents[0], "delete", {}, OWNERS],
  ["ChatMessage as oneself", message, "create", { author: id("o") }, OWNERS],
  ["ChatMessage without an author", new documents.BaseChatMessage({}), "create", {}, ALL],
  ["ChatMessage content", message, "update", { content: "x" }, OWNERS],
  ["ChatMessage rolls", message, "update", { rolls: [] }, GMS],
  ["ChatMessage rolls, replaced", message, "update", { "==rolls": [] }, GMS],
  ["ChatMessage author", message, "update", { author: id("p") }, GMS],
  ["ChatMessage", message, "delete", {}, OWNERS],
  ["Combat", combat, "create", {}, GMS],
  ["Combat turn", combat, "update", { turn: 1, round: 1 }, ALL],
  ["Combat of another kind", combat, "update", { active: true }, GMS],
  ["Combat with combatants", combat, "update", { combatants: [{ _id: id("C"), initiative: 3 }] }, OWNERS],
  ["Combat", combat, "delete", {}, GMS],
  ["Combatant", combatant, "create", {}, OWNERS],
  ["Combatant initiative", combatant, "update", { initiative: 3, defeated: true, flags: {} }, OWNERS],
  ["Combatant name", combatant, "update", { name: "x" }, GMS],
  ["Combatant system", combatant, "update", { system: {} }, GMS],
  ["Combatant", combatant, "delete", {}, OWNERS],
  ["CombatantGroup", combat.groups.contents[0], "create", {}, GMS],
  ["CombatantGroup", combat.groups.contents[0], "update", {}, OWNERS],
  ["CombatantGroup", combat.groups.contents[0], "delete", {}, GMS],
  ["Token", token, "create", {}, GMS],
  ["Token position", token, "update", { x: 1, y: 2 }, OWNERS],
  ["Token appearance", token, "update", { name: "x" }, GMS],
  ["Token", token, "delete", {}, GMS],
  ["Scene", scene, "create", {}, GMS],
  ["Scene", scene, "update", {}, GMS],
  ["Scene", scene, "delete", {}, GMS],
  ["Folder", new documents.BaseFolder({ name: "F", type: "Actor" }), "create", {}, GMS],
  ["Folder", new documents.BaseFolder({ name: "F", type: "Actor" }), "update", {}, GMS],
  ["RollTable", table, "create", {}, GMS],
  ["RollTable", table, "update", {}, OWNERS],
  ["RollTable", table, "delete", {}, GMS],
  ["TableResult", table.results.contents[0], "update", {}, OWNERS],
  ["JournalEntry", journal, "create", {}, ["trusted", ...GMS]],
  ["JournalEntry", journal, "update", {}, OWNERS],
  ["JournalEntryPage", journal.pages.contents[0], "create", {}, OWNERS],
  ["JournalEntryPage", journal.pages.contents[0], "update", {}, OWNERS],
  ["JournalEntryPage", journal.pages.contents[0], "delete", {}, OWNERS],
  ["Macro", macro, "create", {}, ALL],
  ["Macro", macro, "update", {}, OWNERS],
  ["User", self, "create", {}, ["keeper"]],
  ["User colour", self, "update", { color: "#ffffff", hotbar: {} }, ["keeper", "owner"]],
  ["User role", self, "update", { role: 4 }, ["keeper"]],
  ["User permissions", self, "update", { permissions: {} }, ["keeper"]],
  ["User", self, "delete", {}, ["keeper"]],
  ["world Setting", world, "update", { value: "2" }, GMS],
  ["world Setting made a user's", world, "update", { user: id("p") }, []],
  ["a user's Setting", own, "update", { value: "2" }, ["owner"]],
];

describe("who may do what (each role, each operation)", () => {
  beforeEach(() => {
    host.documentTypes = {};
    host.permissions = {};
    host.collection = (name) =>
      ({ Actor: new Map([[id("A"), actor]]), Scene: new Map([[id("S"), scene]]) } as Data)[name];
  });

  const cases = rows.map(([name, document, ...rest]): [string, ...typeof rest, Value] => [name, ...rest, document]);
  test.each(cases)("%s: %s with %j is for %j", (_name, action, data, allowed, document) => {
    const may = (Object.keys(users) as Who[]).filter((who) => document.canUserModify(users[who], action, data));
    expect(new Set(may)).toEqual(new Set(allowed));
  });

  test("a permission granted to a user or to a role opens what it is for", () => {
    expect(actor.canUserModify(user("p", 1, { ACTOR_CREATE: true }), "create")).toBe(true);
    host.permissions = { ITEM_CREATE: [1, 2, 3, 4] };
    expect(documents.BaseItem.canUserCreate(users.player)).toBe(true);
    expect(documents.hasPermission(user("t", 2, { QUERY_USER: false }), "QUERY_USER")).toBe(false);
  });

  test("a table that takes a permission from assistants leaves it to the game master", () => {
    host.permissions = { SETTINGS_MODIFY: [4], ACTOR_CREATE: [4], MESSAGE_WHISPER: [2, 4] };
    const { assistant, keeper, player, trusted } = users;
    expect([assistant, keeper].map((who) => documents.can(who, "SETTINGS_MODIFY"))).toEqual([false, true]);
    expect([assistant, keeper].map((who) => documents.BaseActor.canUserCreate(who))).toEqual([false, true]);
    expect([player, trusted, keeper].map((who) => documents.can(who, "MESSAGE_WHISPER"))).toEqual([false, true, true]);
    const setting = (key: string) => new documents.BaseSetting({ key, value: "1" });
    const writes = (key: string, who = assistant) => setting(key).canUserModify(who, "update", { value: "2" });
    expect([writes("core.x"), writes("core.time"), writes("core.time", player)]).toEqual([false, true, false]);
    expect(setting("core.combatTrackerConfig").canUserModify(assistant, "create", {})).toBe(true);
    expect(setting("core.x").canUserModify(assistant, "create", {})).toBe(false);
  });

  test("a token's owner needs TOKEN_CREATE and TOKEN_DELETE, and TOKEN_CONFIGURE for its looks", () => {
    const able = user("o", 1, { TOKEN_CREATE: true, TOKEN_DELETE: true, TOKEN_CONFIGURE: true });
    for (const action of ["create", "update", "delete"] as const)
      expect(token.canUserModify(able, action, { name: "x" })).toBe(true);
    expect(token.canUserModify(user("p", 1, { TOKEN_DELETE: true }), "delete")).toBe(false);
  });

  test("the delta of an unlinked token may have owners of its own", () => {
    const loose = new documents.BaseToken({
      actorId: id("A"),
      actorLink: false,
      delta: { ownership: { default: 0, [id("p")]: 3 } },
    });
    expect(loose.canUserModify(users.player, "update", { x: 1 })).toBe(true);
    expect(loose.canUserModify(users.owner, "update", { x: 1 })).toBe(false);
  });

  test("pages inherit, and may say otherwise", () => {
    const entry = new documents.BaseJournalEntry({
      name: "N",
      ownership: { default: 2 },
      pages: [{ name: "a" }, { name: "b", ownership: { default: 0 } }],
    });
    const [open, closed]: Value[] = entry.pages.contents;
    expect(open.testUserPermission(users.player, "OBSERVER")).toBe(true);
    expect(closed.testUserPermission(users.player, "LIMITED")).toBe(false);
    expect(open.testUserPermission(users.player, "LIMITED", { exact: true })).toBe(false);
  });

  test("ownership and what the manifest reserves are for keepers only", () => {
    host.documentTypes = { Actor: { hero: { gmOnlyFields: ["secret"] } } };
    expect(actor.gmOnlyChanges({ "ownership.default": 3, name: "x", "system.secret": 1 })).toEqual([
      "ownership",
      "system.secret",
    ]);
    expect(actor.gmOnlyChanges({ "==ownership": {}, name: "x" })).toEqual(["ownership"]);
    expect(actor.gmOnlyChanges({ name: "x", system: { open: 1 } })).toEqual([]);
  });

  test("a pack opens by its own rules", () => {
    const packed = new documents.BaseActor({ name: "x", type: "hero" }, { pack: "a.b" });
    host.canModifyPack = (who, pack) => pack === "a.b" && who.role === 4;
    expect(packed.canUserModify(users.keeper, "update")).toBe(true);
    expect(packed.canUserModify(users.assistant, "update")).toBe(false);
  });
});
