import type { DeedChoices, Deeds } from "../../../../../src/core/play/contract/deed.js";
import { GROWTH_DEEDS } from "../../../../../src/rulesets/d20d100/deeds/growth/index.js";
import { d20d100Deeds } from "../../../../../src/rulesets/d20d100/deeds/index.js";
import { TRIAL_DEEDS } from "../../../../../src/rulesets/d20d100/deeds/checks/index.js";
import { testsOfWords } from "../../../../support/play/deed-words.js";
import { item, openBedside, skill } from "./bedside.js";

const MINE = [
  skill("listen", 5, { checked: true }),
  skill("memory", 2),
  skill("climb", 1, { asterisk: true, physical: true }),
  item("d20d100Armor", "gilet", { protection: 6, penalty: -2, equipped: true }),
];
/** Whatever a window, a button or a macro may send by mistake. */
const NONSENSE: readonly DeedChoices[] = [
  { tried: "skill.", skill: 4, difficulty: 1e9, situation: "x", take: "__proto__", times: -3, mode: "constructor" },
  { tried: "characteristic.toString", help: "gone", against: "gone|gone", memorised: "x", tries: 1e9, step: 0 },
  { tried: "multiplier.luck", opponent: 5, active: "x", theirTried: null, patient: "gone", kind: "toString" },
  { tried: "jet.__proto__", label: 3, fixed: "x", points1: 99, objective1: 4, purchase: "x", target: 9, name: [] },
  { tried: "skill.memory", step: -9, tries: -1, entry: 77, checked: "x", purchase: "newSkill", name: "" },
];

const deeds: Deeds = { ...d20d100Deeds, procedures: { ...TRIAL_DEEDS, ...GROWTH_DEEDS } };
testsOfWords(
  deeds,
  "GARDIEN.D20D100.DEED",
  () => {
    const { hero, foe } = openBedside(MINE, {}, [skill("moveSilently", 3, { passive: true })]);
    hero.updateSource({ system: { hp: { value: 4 }, experience: { available: 12 } } } as never);
    hero.prepareData();
    return { hero, other: foe };
  },
  NONSENSE,
);
