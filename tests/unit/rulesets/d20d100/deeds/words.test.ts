import type { DeedChoices, Deeds } from "../../../../../src/core/play/contract/deed.js";
import { d20d100Deeds } from "../../../../../src/rulesets/d20d100/deeds/index.js";
import { BODY_DEEDS } from "../../../../../src/rulesets/d20d100/deeds/body/index.js";
import { MAGIC_DEEDS } from "../../../../../src/rulesets/d20d100/deeds/magic/index.js";
import { MIND_DEEDS } from "../../../../../src/rulesets/d20d100/deeds/mind/index.js";
import { testsOfWords } from "../../../../support/play/deed-words.js";
import { item, openBedside, skill } from "./bedside.js";

const MINE = [
  skill("firstAid", 5),
  skill("psychoanalysis", 2),
  item("d20d100Spell", "Flétrissement", { cost: "3 ou plus", sanityCost: "1d4", resisted: true }),
  item("d20d100Tome", "Cultes", { sanityLoss: "1d4/1d10", mythosGain: 12, weeks: 22, spellMultiplier: 2 }),
  item("d20d100Power", "Chant", { cost: "1" }),
];
/** Whatever a window, a button or a macro may send by mistake. */
const NONSENSE: readonly DeedChoices[] = [
  { damage: 7, type: "__proto__", shock: "toString", cause: null, loss: 3, delayed: "x", weeks: "x", hours: -5 },
  { damage: "1d999", loss: "a/b", rounds: Number.NaN, difficulty: 1e9, situation: "x", wounds: 3, round: -1 },
  { helper: "gone", patient: "gone", target: "gone", spell: "gone", tome: "gone", power: "gone", use: "constructor" },
  { insanity: "toString", length: 5, note: [], gain: -3, points: 1e9, lost: "x", manner: "__proto__", first: "x" },
  { name: 7, fetched: 3, components: "x", cared: "x", bruised: "x", magic: -1, combatId: 3, last: -9 },
];

const deeds: Deeds = { ...d20d100Deeds, procedures: { ...BODY_DEEDS, ...MAGIC_DEEDS, ...MIND_DEEDS } };
testsOfWords(
  deeds,
  "GARDIEN.D20D100.DEED",
  () => {
    const { hero, foe } = openBedside(MINE);
    hero.updateSource({ system: { hp: { value: 4 }, temporaryDamage: 2 } } as never);
    hero.prepareData();
    return { hero, other: foe };
  },
  NONSENSE,
);
