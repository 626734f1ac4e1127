import { beforeEach, describe, expect, test, vi } from "vitest";
import { documents, host } from "../../../../playground/common/index.js";
import { tokenAttributes } from "../../../../playground/common/host.js";
import type { Value } from "../../../../playground/common/types.js";

const { BaseActor, BaseToken, BaseScene, BaseCombat } = documents;
const id = (letter: string): string => letter.repeat(16);

describe("base documents", () => {
  const report = vi.fn();
  beforeEach(() => {
    report.mockReset();
    host.report = report;
    host.documentTypes = { Actor: { hero: {} }, Item: { sword: {} } };
  });

  test("a new actor is filled with initial values and its token is named like it", () => {
    const actor = new BaseActor({ name: "Ada", type: "hero" });
    expect(actor.toObject()).toMatchObject({
      name: "Ada",
      type: "hero",
      system: {},
      items: [],
      ownership: { default: 0 },
    });
    expect(actor.prototypeToken.name).toBe("Ada");
    expect(actor.uuid).toBe("");
  });

  test("the bars of tokens show what the manifest says, unless they say otherwise", () => {
    const bars = ({ bar1, bar2 }: Value): unknown[] => [bar1.attribute, bar2.attribute];
    const own = { bar2: { attribute: null } };
    host.tokenAttributes = tokenAttributes({ primaryTokenAttribute: "pv", secondaryTokenAttribute: "pf" });
    const actor = new BaseActor({ name: "Ada", type: "hero" });
    const told = new BaseActor({ name: "Ada", type: "hero", prototypeToken: own });
    const token = new BaseToken({ name: "Ada" });
    expect([actor.prototypeToken, told.prototypeToken, token].map(bars)).toEqual([
      ["pv", "pf"],
      ["pv", null],
      ["pv", "pf"],
    ]);
    host.tokenAttributes = tokenAttributes({ primaryTokenAttribute: 7 });
    expect(bars(new BaseToken({ name: "Ada" }))).toEqual([null, null]);
  });

  test("an unknown sub-type is refused by name", () => {
    expect(() => new BaseActor({ name: "Ada", type: "nope" })).toThrow(
      /Actor "Ada".*\n.*type: "nope" is not a valid type/,
    );
  });

  test("an invalid child is set aside and reported, its data are kept, its siblings live", () => {
    const items = [
      { _id: id("a"), name: "Blade", type: "sword" },
      { _id: id("b"), name: "Ghost", type: "nope" },
    ];
    const actor = new BaseActor({ _id: id("x"), name: "Ada", type: "hero", items });
    expect(actor.items.map((item: Value) => item.name)).toEqual(["Blade"]);
    expect([...actor.items.invalidDocumentIds]).toEqual([id("b")]);
    expect(actor.toObject().items).toHaveLength(2);
    expect(report.mock.calls[0]?.[0].message).toMatch(/Item "Ghost" \[b{16}\] of Actor "Ada"/);
    expect(actor.items.getInvalid(id("b")).name).toBe("Ghost");
  });

  test("the source of a child is the very entry of its parent's source", () => {
    const actor = new BaseActor({ name: "Ada", type: "hero", items: [{ _id: id("a"), name: "Blade", type: "sword" }] });
    const item: Value = actor.items.get(id("a"));
    item.updateSource({ name: "Sabre" });
    expect(actor.toObject().items[0].name).toBe("Sabre");
    expect(item.uuid).toBe(`Actor.null.Item.${id("a")}`.replace("Actor.null", ""));
  });

  test("an update through the parent changes known children and creates unknown ones", () => {
    const actor = new BaseActor({ name: "Ada", type: "hero", items: [{ _id: id("a"), name: "Blade", type: "sword" }] });
    const difference = actor.updateSource({
      items: [
        { _id: id("a"), name: "Sabre" },
        { _id: id("c"), name: "Axe", type: "sword" },
      ],
    });
    expect(difference.items).toMatchObject([{ _id: id("a"), name: "Sabre" }, { name: "Axe" }]);
    expect(actor.items.map((item: Value) => item.name)).toEqual(["Sabre", "Axe"]);
  });

  test("scenes hold tokens, and a token holds its delta", () => {
    const scene = new BaseScene({
      _id: id("s"),
      name: "Alley",
      tokens: [{ _id: id("t"), name: "Thing", delta: { name: "Beast" } }],
    });
    const token: Value = scene.tokens.get(id("t"));
    expect(token).toBeInstanceOf(BaseToken);
    expect(token.delta.name).toBe("Beast");
    expect(token.delta.uuid).toBe(`Scene.${id("s")}.Token.${id("t")}.ActorDelta.${token.delta.id}`);
    const { delta } = token;
    token.updateSource({ delta: { system: { hp: 3 } } });
    expect(token.delta).toBe(delta);
    expect(scene.toObject().tokens[0].delta).toMatchObject({ name: "Beast", system: { hp: 3 } });
  });

  test("combats know their combatants", () => {
    const combat = new BaseCombat({ combatants: [{ _id: id("c"), name: "Ada", initiative: "12" }] });
    expect(combat.combatants.get(id("c")).initiative).toBe(12);
  });
});
