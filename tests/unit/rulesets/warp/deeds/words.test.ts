import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { warpDeeds } from "../../../../../src/rulesets/warp/deeds/index.js";
import { testsOfWords } from "../../../../support/play/deed-words.js";
import { item, openTable } from "./table.js";

const ITEMS = [
  item("warpTrait", "stealth", { score: 3, agility: true, hitPoints: true }),
  item("warpTrait", "limp", { kind: "flaw" }),
  item("warpTrait", "cursed", { kind: "flaw", flawMode: "chance" }),
  item("warpPower", "reader", { score: 2, effectKey: "telekinesis", duration: "10 min" }),
  item("warpSpell", "grip", { level: 12, learned: true, range: "15 m" }),
  item("warpSpell", "ring", { level: 15 }),
];
const HURT = {
  hp: { max: 21, value: 9, fightStart: 21, temp: 2 },
  xp: { total: 20, used: 1 },
  psy: { max: 3, value: 2 },
};
/** Whatever a window, a button or a macro may send by mistake. */
const NONSENSE: readonly DeedChoices[] = [
  { trait: 5, power: [], spell: true, difficulty: 7, number: "x", bonus: null, malus: Number.NaN, experience: "1" },
  { trait: "gone", power: "gone", spell: "gone", against: "toString", healer: "gone", flaw: "gone", learned: "" },
  { bonus: 1e9, malus: -1e9, experience: 1e9, helpers: 1e9, days: -4, hours: 1e9, count: -1, stake: 1e9, more: 1e9 },
  { difficulty: "__proto__", way: "constructor", relation: "x", scale: "x", share: "x", activity: "x", ill: "x" },
];

testsOfWords(
  warpDeeds,
  "GARDIEN.WARP.DEED",
  () => {
    const { hero, thug: other } = openTable(HURT, ITEMS);
    return { hero, other };
  },
  NONSENSE,
);
