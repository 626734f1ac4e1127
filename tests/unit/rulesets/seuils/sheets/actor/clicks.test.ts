import { beforeAll, describe, expect, it, vi } from "vitest";
import { clicks, setMark } from "../../../../../../src/rulesets/seuils/sheets/actor/clicks.js";
import { clickOn } from "../../../../../support/windows/click-on.js";
import { character } from "../../../../../support/models/seuils-models.js";

/** An actor with a sheet, and what was written on it. */
function actorOf(system: object) {
  const written: unknown[] = [];
  const update = (data: unknown) => Promise.resolve(written.push(data));
  const createEmbeddedDocuments = (_: string, made: readonly object[]) => Promise.resolve(written.push(...made));
  const methods = { update, createEmbeddedDocuments };
  const actor = { system: character(system), type: "seuilsCharacter", uuid: "Actor.hero", ...methods };
  return { actor: actor as unknown as Actor, written };
}

const wounds = { touche: { lethal: 1, temporary: 1 } };
const circle = (place: number) => ({ action: "markCircle", row: "touche", place: String(place) });

beforeAll(() => vi.stubGlobal("game", { i18n: { localize: (key: string) => key } }));

describe("clicks on a sheet", () => {
  it.each([
    ["fills an empty circle", 2, false, { lethal: 2 }],
    ["empties a filled one", 0, false, { lethal: 0 }],
    ["fills a crossed one", 1, false, { lethal: 2, temporary: 0 }],
    ["crosses an empty one with Shift", 3, true, { temporary: 2 }],
    ["takes a cross away with Shift", 1, true, { temporary: 0 }],
  ])("SE-51, SE-55: a click %s", async (_what, place, shift, touche) => {
    const { actor, written } = actorOf({ wounds });
    await clickOn(clicks, circle(place), actor, { shift });
    expect(written).toEqual([{ system: { wounds: { touche } } }]);
  });

  it("SE-51: two circles that are clicked one right after the other are both marked", async () => {
    const { actor, written } = actorOf({ wounds });
    const update = async (data: { system: { wounds: { touche: object } } }) => {
      await Promise.resolve(); // as long as the way to the server
      Object.assign(
        (actor.system as unknown as { wounds: { touche: object } }).wounds.touche,
        data.system.wounds.touche,
      );
      written.push(data);
    };
    Object.assign(actor, { update });
    await Promise.all([clickOn(clicks, circle(2), actor), clickOn(clicks, circle(3), actor)]);
    expect(written).toEqual([
      { system: { wounds: { touche: { lethal: 2 } } } },
      { system: { wounds: { touche: { lethal: 3 } } } },
    ]);
  });

  it("SE-55: the menu gives a circle the mark that was chosen", async () => {
    const { actor, written } = actorOf({ wounds });
    await setMark(circle(0), actor, "temporary");
    await setMark(circle(0), actor, "free");
    await setMark(circle(0), actor, "lethal");
    expect(written).toEqual([
      { system: { wounds: { touche: { lethal: 0, temporary: 2 } } } },
      { system: { wounds: { touche: { lethal: 0 } } } },
    ]);
  });

  it("SE-78: spends points of a Domaine", async () => {
    const { actor, written } = actorOf({});
    await clickOn(clicks, { action: "spendPoint", domain: "mental", spent: "3" }, actor);
    expect(written).toEqual([{ system: { domains: { mental: { spent: 3 } } } }]);
  });

  it("SE-32: ends what lasts until somebody ends it", async () => {
    const { actor, written } = actorOf({ suffers: { held: true } });
    await clickOn(clicks, { action: "endCondition", condition: "seuilsHeld" }, actor);
    expect(written).toEqual([{ system: { suffers: { held: false } } }]);
  });

  it("SE-21: gives bare hands, which serve without being taken in hand", async () => {
    const { actor, written } = actorOf({});
    await clickOn(clicks, { action: "addBareHands" }, actor);
    expect(written).toMatchObject([{ type: "seuilsWeapon", system: { natural: true, hands: 0, group: "unarmed" } }]);
  });

  it.each([
    { action: "markCircle", row: "toString", place: "0" },
    { action: "markCircle", row: "touche", place: "9" },
    { action: "spendPoint", domain: "constructor", spent: "3" },
    { action: "endCondition", condition: "seuilsDying" },
    { action: "toString" },
  ])("changes nothing for what there is not: %o", async (clicked) => {
    const { actor, written } = actorOf({ wounds });
    await clickOn(clicks, clicked, actor);
    expect(written).toEqual([]);
  });
});
