import { beforeEach, expect, test, vi } from "vitest";
import { fightLine } from "../../../../src/rulesets/rpg/fight/line.js";
import { character } from "../../../support/models/rpg-models.js";

const FIGHT = { id: "fight", round: 3, started: true };

/** Somebody in the third round of a fight. */
function fighter(system: object): ReturnType<typeof character> {
  const model = character(system);
  Object.assign(model.parent, { id: "hero" });
  const fight = { ...FIGHT, combatants: [{ actorId: "hero" }] };
  vi.stubGlobal("game", { ...game, combats: [fight], time: { worldTime: 60 } });
  model.prepareBaseData();
  return model;
}

beforeEach(() => {
  const texts = {
    "GARDIEN.RPG.FIGHT.hp": "PV",
    "GARDIEN.RPG.FIGHT.left.one": "{count} round",
    "GARDIEN.RPG.FIGHT.left.other": "{count} rounds",
  };
  const say = (key: string, data: Record<string, unknown> = {}) =>
    (texts[key as keyof typeof texts] ?? key.replace("GARDIEN.CONDITION.", "")).replace(
      "{count}",
      String(data["count"]),
    );
  vi.stubGlobal("game", { i18n: { lang: "fr", localize: say, format: say } });
});

test("RP-27, RP-61: says the points, what is the matter, what it takes and for how many rounds yet", () => {
  const lasting = (state: object, last: number | null, clock = "round") => ({
    state,
    span: { clock, first: 3, last },
    ends: "care",
    wound: "w",
  });
  const hurt = fighter({
    hp: { value: 7 },
    conditions: [
      lasting({ type: "dying", avert: "care" }, 4),
      lasting({ type: "bleed", formula: "1d4" }, null),
      lasting({ type: "bleed", formula: "1" }, null),
      lasting({ type: "restrict", mode: "noAttack" }, 3),
      { ...lasting({ type: "inert" }, 9), span: { clock: "round", first: 5, last: 9 } },
    ],
  });
  expect(fightLine({ system: hurt })).toBe(
    "PV 7/16 · rpgNoAttack (1 round) · rpgBleed (1d4 + 1) · rpgDying (2 rounds)",
  );
  expect(fightLine({ system: fighter({}) })).toBe("PV 16/16");
});

test("says of the dead that they are, and of others nothing", () => {
  expect(fightLine({ system: fighter({ hp: { value: -9 } }) })).toBe("PV −9/16 · dead");
  expect(fightLine({ system: {} })).toBe("");
});
