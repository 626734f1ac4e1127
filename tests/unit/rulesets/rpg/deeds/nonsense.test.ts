import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { throwAll } from "../../../../support/play/deeds.js";
import { hp, item, openWard, procedure, skill } from "./wards.js";

/** The deeds that heal, hurt, make ill or bewitch. */
const DEEDS = [
  ...["firstAid", "surgery", "recover", "rest", "potion", "cast", "cure", "expose"],
  ...["fall", "fire", "putOut", "asphyxia", "explosion", "harm"],
];

const FIELDS = [
  ...[
    "patient",
    "helper",
    "giver",
    "caster",
    "target",
    "struck",
    "spell",
    "potion",
    "affliction",
    "packedFrom",
    "packed",
  ],
  ...["rung", "difficulty", "days", "advance", "operation", "recovery", "height", "ground", "acrobatics", "airless"],
  ...[
    "goesOn",
    "fire",
    "damage",
    "canBurn",
    "newFire",
    "spared",
    "charge",
    "blastDice",
    "centre",
    "everybody",
    "cause",
  ],
];

const value = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -1e6, max: 1e6 }),
  fc.double(),
  fc.boolean(),
  fc.array(fc.string({ maxLength: 6 }), { maxLength: 3 }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "Actor.gone",
    "Compendium.x.y.Item.z",
    "999d999",
    "2d6",
    "typed",
    "blaze",
  ),
);
const choices = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 });

describe("whatever a window, a button or a macro may send by mistake", () => {
  test("RP-79, RP-80…RP-84, RP-86…RP-93: is refused or played within the rules, and throws nothing", () => {
    const { hero } = openWard(
      [
        ...[skill("care", 12), skill("spells", 12), item("rpgSpell", "mend", { heal: "1d4" })],
        ...[
          item("rpgGear", "potion", { healFormula: "1d4", quantity: 1 }),
          item("rpgAffliction", "venom", { test: true }),
        ],
      ],
      [],
    );
    const holds = (id: string, told: DeedChoices) => {
      const deed = procedure(id);
      deed.fields([hero], told);
      const sent = deed.onto?.([hero], told) ?? { actors: [hero], choices: told };
      const [actor = hero] = sent.actors;
      const situation = { actor, choices: sent.choices };
      if (deed.obstacle(situation)) return true;
      deed.doubt?.(situation);
      const dice = throwAll(deed.rolls(situation), (faces) => faces);
      const outcome = JSON.parse(JSON.stringify(deed.outcome({ ...situation, dice }))) as Record<string, never>;
      const changes = deed.changes(outcome, actor, { messageId: "m".repeat(16), attackerUuid: "", weaponName: "" });
      deed.view(outcome);
      deed.edit?.figures(outcome);
      const points = changes?.numbers?.filter(({ path }) => path === "system.hp.value") ?? [];
      return points.every(({ after }) => Number.isInteger(after) && after >= -99 && after <= hp(actor) + 200);
    };
    fc.assert(fc.property(fc.constantFrom(...DEEDS), choices, holds), { numRuns: 400 });
    for (const id of DEEDS) expect(holds(id, {}), id).toBe(true);
  });

  test("RP-79: an outcome that is none is told without a fault", () => {
    for (const id of DEEDS) {
      const view = procedure(id).view({});
      expect(view.verdict.key, id).toMatch(/^GARDIEN\./);
    }
  });
});
