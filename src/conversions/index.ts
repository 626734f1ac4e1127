import type { Conversion } from "../core/convert/conversion.js";

/** What can be converted into what. The only place that knows two rulesets: core is handed it as data. */
export const CONVERSIONS: readonly Conversion[] = [
  {
    id: "percentInvestigator",
    name: "GARDIEN.CONVERT.KIND.percentInvestigator",
    hint: "GARDIEN.CONVERT.ABOUT.percentInvestigator",
    from: [],
    into: "d20d100",
    begin: async () => (await import("./percent-investigator.js")).beginInvestigator(),
  },
  {
    id: "percentAdversary",
    name: "GARDIEN.CONVERT.KIND.percentAdversary",
    hint: "GARDIEN.CONVERT.ABOUT.percentAdversary",
    from: [],
    into: "d20d100",
    begin: async () => (await import("./percent-adversary.js")).beginAdversary(),
  },
  {
    id: "gbToD20d100",
    name: "GARDIEN.CONVERT.KIND.gbToD20d100",
    hint: "GARDIEN.CONVERT.ABOUT.gbToD20d100",
    from: ["gbInvestigator", "gbCreature"],
    into: "d20d100",
    begin: async (source) => (await import("./between.js")).beginFromGb(source),
  },
  {
    id: "d20d100ToGb",
    name: "GARDIEN.CONVERT.KIND.d20d100ToGb",
    hint: "GARDIEN.CONVERT.ABOUT.d20d100ToGb",
    from: ["d20d100Investigator", "d20d100Adversary"],
    into: "gb",
    begin: async (source) => (await import("./between.js")).beginFromD20d100(source),
  },
];
