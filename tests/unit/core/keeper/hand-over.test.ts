import { beforeEach, describe, expect, it, vi } from "vitest";
import { countOf, handOver, PURSE, takeBack } from "../../../../src/core/keeper/hand-over.js";
import { loadKeeper } from "../../../../src/core/keeper/loaded.js";
import { openCamp, written } from "../../rulesets/seuils/deeds/camp.js";

let hero: Actor;
let foe: Actor;
const ROPE = { name: "Corde", type: "seuilsGear", system: { quantity: 3 } };
const CLAWS = { name: "Griffes", type: "seuilsWeapon", system: { natural: true } };
const AXE = { name: "Hache", type: "seuilsWeapon", system: { equipped: true } };

beforeEach(async () => {
  ({ hero, foe } = openCamp([ROPE, CLAWS, AXE], []));
  await loadKeeper("seuils");
});

const things = (actor: Actor) =>
  actor.items.contents.filter(({ type }) => type === "seuilsGear").map((item) => [item.name, countOf(item)]);

const idOf = (actor: Actor, wanted: string) => actor.items.find(({ name }) => name === wanted)?.id ?? "";

describe("what is handed over", () => {
  it("is so many of what is counted, and joins what the other has of it", async () => {
    await handOver({ from: hero, to: foe, thing: idOf(hero, "Corde"), count: 1 });
    expect([things(hero), things(foe)]).toEqual([[["Corde", 2]], [["Corde", 1]]]);
    await handOver({ from: hero, to: foe, thing: idOf(hero, "Corde"), count: 9 }); // no more than there are
    expect([things(hero), things(foe)]).toEqual([[], [["Corde", 3]]]);
  });

  it("is a whole thing, which the other one has not at hand yet; not a part of anybody", async () => {
    await handOver({ from: hero, to: foe, thing: idOf(hero, "Hache"), count: 1 });
    expect(idOf(hero, "Hache")).toBe("");
    expect(foe.items.find(({ name }) => name === "Hache")?.system).toMatchObject({ equipped: false });
    const claws = idOf(hero, "Griffes");
    await handOver({ from: hero, to: foe, thing: claws, count: 1 });
    expect([idOf(hero, "Griffes"), idOf(foe, "Griffes")]).toEqual([claws, ""]);
  });

  it("is taken back once, to be as it was, as far as it is still there", async () => {
    const warned = vi.spyOn(ui.notifications, "warn");
    const last = () => [...game.messages].at(-1) as ChatMessage;
    await handOver({ from: hero, to: foe, thing: idOf(hero, "Corde"), count: 2 });
    const rope = last();
    await takeBack(rope);
    expect([things(hero), things(foe)]).toEqual([[["Corde", 3]], []]);
    await takeBack(rope);
    expect([things(hero), things(foe)]).toEqual([[["Corde", 3]], []]);

    await handOver({ from: hero, to: foe, thing: idOf(hero, "Hache"), count: 1 });
    const axe = last();
    await takeBack(axe);
    expect([idOf(hero, "Hache") !== "", idOf(foe, "Hache")]).toEqual([true, ""]);
    expect(warned).not.toHaveBeenCalled();

    await handOver({ from: hero, to: foe, thing: idOf(hero, "Hache"), count: 1 });
    await foe.deleteEmbeddedDocuments("Item", [idOf(foe, "Hache")]);
    await takeBack(last());
    expect(warned).toHaveBeenCalledOnce();
  });

  it("is nothing that is gone, and says so", async () => {
    const warned = vi.spyOn(ui.notifications, "warn");
    await handOver({ from: hero, to: foe, thing: "gone", count: 1 });
    expect(warned).toHaveBeenCalledOnce();
    expect(things(foe)).toEqual([]);
  });

  it("is money only from whoever has some, to whoever counts it", async () => {
    written(hero, { wealth: 20 });
    const warned = vi.spyOn(ui.notifications, "warn");
    await handOver({ from: hero, to: foe, thing: PURSE, count: 5 }); // a raider counts none
    expect([warned.mock.calls.length, hero.system]).toMatchObject([1, { wealth: 20 }]);
  });
});
