import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { rpgDeeds } from "../../../../../src/rulesets/rpg/deeds/index.js";
import { testsOfWords } from "../../../../support/play/deed-words.js";
import { BLADES, SHIELD, SWORD } from "../attack/table.js";
import { idOf, item, openWard, skill } from "./wards.js";

const ITEMS = [
  ...[BLADES, SWORD, SHIELD, skill("acrobatics", 9), skill("care", 8)],
  item("rpgWeapon", "axe", { hands: 2, equipped: "none" }),
  item("rpgWeapon", "mace", { onGround: true }),
  item("rpgWeapon", "spear", { stuck: true }),
  item("rpgWeapon", "bow", { mode: "missile", reload: "bow", hands: 2, loaded: false, equipped: "both" }),
  item("rpgWeapon", "repeater", { mode: "missile", reload: "magazine", magazine: { value: 1, max: 5 } }),
  item("rpgGear", "draught", { healFormula: "1d4", consumable: true }),
  item("rpgSpell", "slap", { damage: "1d4", difficulty: 0 }),
  item("rpgAffliction", "fever", { kind: "disease", test: true }),
];

/** Whatever a window, a button or a macro may send by mistake. */
const NONSENSE: readonly DeedChoices[] = [
  { weapon: 5, thing: [], hand: true, hold: 7, skill: "x", tried: "skill.", spell: false, rung: 4, difficulty: "x" },
  { weapon: "gone", thing: "gone", hold: "gone", skill: "toString", tried: "root.x", spell: "gone", patient: "gone" },
  { difficulty: 1e9, base: -1e9, days: 1e9, height: -4, distance: 1e9, points: 1e9, rounds: -3, hours: Number.NaN },
  { tried: "__proto__", rung: "constructor", mode: "x", affliction: "gone", potion: "gone", wound: "gone", kind: "x" },
];

const SPAN = { clock: "world", first: 0, last: null };
const lasting = (state: object, ends: string, wound: string) => ({ state, span: SPAN, ends, wound });
const HURT = {
  hp: { value: 9 },
  conditions: [
    lasting({ type: "prone", stand: "test" }, "standing", "w"),
    lasting({ type: "entangled", zone: "legs", side: "left" }, "freed", idOf("bola")),
    lasting({ type: "bleed", formula: "1" }, "care", "w"),
    lasting({ type: "burning" }, "freed", "burning"),
  ],
};

testsOfWords(
  rpgDeeds,
  "GARDIEN.RPG.DEED",
  () => {
    const { hero, other } = openWard(ITEMS, [], HURT);
    hero.updateSource({ system: HURT } as never);
    hero.prepareData();
    return { hero, other };
  },
  NONSENSE,
);
