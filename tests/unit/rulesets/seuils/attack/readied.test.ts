import { expect, test } from "vitest";
import { isReadied, turnReadied } from "../../../../../src/rulesets/seuils/attack/answer/readied.js";
import { armed, BLADE, item, openRing, situationOf, weapon } from "./table.js";

const BOW = weapon("bow", { attackType: "ranged", missile: "projectile", ranges: { short: 15 } });
const CHARGE = item("seuilsTrait", "charge", { key: "charge", value: null });

test("SE-77: a charge that is readied on the sheet is proposed for the next blow, and for no other", () => {
  const { hero, foe } = openRing([BLADE, BOW, CHARGE]);
  const proposed = (id: string) => situationOf(armed(hero, id), foe, {}, 1).choices["charge"];
  const attacks = (actor: Actor, isAuthor: boolean) =>
    Hooks.callAll("createChatMessage", {
      ...{ type: "attack", isAuthor },
      system: { intent: { attacker: { actor: actor.uuid } } },
    } as never);
  expect(proposed("blade")).toBeUndefined();
  turnReadied(hero, "charge");
  expect([proposed("blade"), proposed("bow"), isReadied(foe, "charge")]).toEqual(["1", undefined, false]);
  attacks(foe, true);
  attacks(hero, false);
  expect(proposed("blade")).toBe("1");
  attacks(hero, true);
  expect(proposed("blade")).toBeUndefined();
  turnReadied(hero, "charge");
  turnReadied(hero, "charge");
  expect(proposed("blade")).toBeUndefined();
});
