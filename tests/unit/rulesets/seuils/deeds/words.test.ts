import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { seuilsDeeds } from "../../../../../src/rulesets/seuils/deeds/index.js";
import { testsOfWords } from "../../../../support/play/deed-words.js";
import { item, openWard, wounds } from "./ward.js";

const HEALER = [
  item("seuilsSpecialty", "aid", {
    slug: "premiersSecours",
    characteristic: "connaissance",
    uses: ["firstAid"],
    medical: true,
  }),
  item("seuilsGear", "kit", { equipmentDice: 1, uses: ["firstAid"] }),
];
/** Hurt, bleeding, watched, with a wound past the last circle. */
const HURT = wounds(2, 1, 0, {
  care: { firstAid: "pending", bleeding: true, watch: true, infection: "infection", disease: "boue" },
  clocks: { dayAt: 0, watchOwed: true },
});
/** Whatever a window, a button or a macro may send by mistake. */
const NONSENSE: readonly DeedChoices[] = [
  { touche: "x", blesse: null, tue: Number.NaN, nature: 5, infection: true, disease: [], cause: 7 },
  { touche: -3, blesse: 1e9, past: 1e9, nature: "__proto__", infection: "constructor", disease: "toString" },
  { helper: "gone", patient: "gone", specialty: "gone", equipment: 3, dice: 1e9, successes: -1e9, difficulty: "x" },
  { characteristic: "toString", action: "__proto__", advance: "x", ask: 1, clock: true },
];

testsOfWords(
  seuilsDeeds,
  "GARDIEN.SEUILS.DEED",
  () => {
    const { hero, other } = openWard(HEALER, [], HURT);
    return { hero: other, other: hero };
  },
  NONSENSE,
);
