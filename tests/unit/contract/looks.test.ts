import { expect, test } from "vitest";
import { looksOf as d20d100Looks } from "../../../src/rulesets/d20d100/attack/looks.js";
import { looksOf as gbLooks } from "../../../src/rulesets/gb/attack/looks.js";
import { looksOf as rpgLooks } from "../../../src/rulesets/rpg/attack/looks.js";
import { looksOf as seuilsLooks } from "../../../src/rulesets/seuils/attack/looks.js";
import { looksOf as warpLooks } from "../../../src/rulesets/warp/attack/looks.js";
import { GbCreature } from "../../../src/rulesets/gb/data/actors/creature.js";
import { D20d100Adversary } from "../../../src/rulesets/d20d100/data/actors/adversary.js";
import { RpgCreature } from "../../../src/rulesets/rpg/data/actors/creature.js";
import { SeuilsCreature } from "../../../src/rulesets/seuils/data/actors/creature.js";
import { WarpNpc } from "../../../src/rulesets/warp/data/actors/npc.js";

/** Somebody of the keeper's, with the figures that their model has prepared. */
const foe = (model: { readonly prototype: object }, figures: object) =>
  ({ system: Object.create(model.prototype, Object.getOwnPropertyDescriptors(figures)) as object }) as Actor;

const points = (value: number, max = 10) => ({ value, max });
const word = (key: string) => key.split(".").slice(-2).join(".");

test("every ruleset has a word for how much somebody has lost, and one for who is out of the fight", () => {
  const told = {
    gb: [
      gbLooks(foe(GbCreature, { state: "active", mode: "vitality", pv: points(10), pf: points(10) })),
      gbLooks(foe(GbCreature, { state: "active", mode: "vitality", pv: points(10), pf: points(6) })),
      gbLooks(foe(GbCreature, { state: "active", mode: "traditional", hp: points(2) })),
      gbLooks(foe(GbCreature, { state: "dead" })),
    ],
    warp: [
      warpLooks(foe(WarpNpc, { hp: { status: "fit", effective: 10, max: 10 } })),
      warpLooks(foe(WarpNpc, { hp: { status: "fit", effective: 6, max: 10 } })),
      warpLooks(foe(WarpNpc, { hp: { status: "wounded", effective: 2, max: 10 } })),
      warpLooks(foe(WarpNpc, { hp: { status: "dead", effective: -20, max: 10 } })),
    ],
    rpg: [
      rpgLooks(foe(RpgCreature, { hp: { ...points(10), state: "alive" } })),
      rpgLooks(foe(RpgCreature, { hp: { ...points(6), state: "alive" } })),
      rpgLooks(foe(RpgCreature, { hp: { ...points(5), state: "alive" } })),
      rpgLooks(foe(RpgCreature, { hp: { ...points(-9), state: "dead" } })),
    ],
    seuils: (["indemne", "touche", "blesse", "mort"] as const).map((state) =>
      seuilsLooks(foe(SeuilsCreature, { state })),
    ),
    d20d100: [
      d20d100Looks(foe(D20d100Adversary, { hp: points(10), body: "able", bruised: "none" })),
      d20d100Looks(foe(D20d100Adversary, { hp: points(6), body: "able", bruised: "none" })),
      d20d100Looks(foe(D20d100Adversary, { hp: points(1), body: "able", bruised: "none" })),
      d20d100Looks(foe(D20d100Adversary, { hp: points(-9), body: "dead", bruised: "none" })),
    ],
  };
  expect(Object.fromEntries(Object.entries(told).map(([id, all]) => [id, all.map(({ key }) => word(key))]))).toEqual({
    gb: ["looks.unhurt", "looks.hurt", "looks.badly", "STATE.dead"],
    warp: ["looks.unhurt", "looks.hurt", "HEALTH.wounded", "HEALTH.dead"],
    rpg: ["looks.unhurt", "looks.hurt", "looks.badly", "LIFE.dead"],
    seuils: ["STATE.indemne", "STATE.touche", "STATE.blesse", "STATE.mort"],
    d20d100: ["looks.unhurt", "looks.hurt", "looks.badly", "body.dead"],
  });
});
