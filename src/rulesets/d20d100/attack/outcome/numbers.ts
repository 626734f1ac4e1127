import type { Scale } from "../../../../core/play/contract/card-parts.js";
import type { Text } from "../../../../core/text/text.js";
import { DEATH_HP } from "../../rules/body/wounds.js";
import { fight } from "../fields.js";
import { figuresOf } from "../../data/reading.js";

/** The words of those numbers. */
const NUMBERS: Readonly<Record<string, string>> = {
  "hp.value": "hp",
  temporaryDamage: "temporary",
  "mp.value": "mp",
  "sanity.value": "sanity",
  "sanity.lossThisHour": "lossThisHour",
  mythos: "mythos",
  "characteristics.power.score": "power",
  "experience.available": "experience",
  "experience.earned": "experienceEarned",
  destiny: "destiny",
};

/** DD-90, DD-101, DD-106, DD-111, DD-174 — what a number of the sheet is that an outcome changes. */
export function numberLabel(path: string): Text {
  const known = NUMBERS[path.replace("system.", "")];
  return known ? fight(`number.${known}`) : fight("number.other", { path: path.split(".").at(-1) ?? "" });
}

const FLAGS = ["shock", "stunned", "prone", "immobilised", "helpless", "grappling", "strangled"] as const;

/** What else of the sheet an outcome changes. */
export function valueLabel(path: string): Text | null {
  const flag = FLAGS.find((one) => path === `system.states.${one}`);
  if (flag) return fight(`value.${flag}`);
  if (path.startsWith("system.fight.")) return fight("value.fight");
  if (path === "system.states.stolenBy") return fight("value.helpless");
  if (path === "system.hp.tended") return fight("value.tended");
  if (path === "system.states.burning") return fight("value.burning");
  if (path === "system.states.runningRounds" || path === "system.states.sprint") return fight("value.runningRounds");
  if (path === "system.destiny") return fight("value.destiny");
  if (path === "system.experience.log") return fight("value.growth");
  if (/^system\.jets\.\w+\.checked$/u.test(path)) return fight("value.checked");
  if (/^system\.(jets|characteristics)\.|^system\.hp\.experience$/u.test(path)) return fight("value.bought");
  if (path.startsWith("system.passive.")) return fight("value.passive");
  if (path.startsWith("system.clocks.")) return fight("value.clocks");
  if (path.startsWith("system.sanity.insanity")) return fight("value.insanity");
  if (path === "system.sanity.stabilised") return fight("value.stabilised");
  if (path.startsWith("system.sanity.")) return fight("value.sanityHour");
  if (path.startsWith("system.attentive.")) return fight("value.attentive");
  if (path === "system.hp.stabilised") return fight("value.stabilised");
  return path.startsWith("system.defence.") ? fight("value.stance") : null;
}

/** DD-92, DD-94, DD-96 — points of life on their scale, with the thresholds on it. */
export function numberScale(path: string, actor: Actor): Scale | null {
  if (path !== "system.hp.value") return null;
  const { hp, below, mortal } = figuresOf(actor);
  const marks = mortal.kind === "investigator" ? [hp.half, hp.quarter] : [];
  return { least: below ? DEATH_HP : 0, most: hp.max, marks: below ? [...marks, 0] : marks };
}
