import { numberIn, textIn, wordIn } from "../../../core/deed/choices.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { byName } from "../../../core/ui/by-name.js";
import type { Text } from "../../../core/text/text.js";
import type { Owned } from "../../../core/documents/owned.js";
import { d20d100Options } from "../data/options.js";
import type { D20d100Skill } from "../data/skill.js";
import { lineOf } from "../dice/lines.js";
import { characteristicLabel, jetLabel } from "../labels.js";
import { figuresOf, isOurs } from "../data/reading.js";
import { multiplierModifier, multiplierPercent } from "../rules/multiplier.js";
import { CHARACTERISTIC_DIFFICULTY, SIXTH_SENSE_DIFFICULTIES, SKILL_DIFFICULTY } from "../rules/tests.js";
import { opens, traitBonus } from "../rules/traits.js";
import {
  CHARACTERISTICS,
  JETS,
  MULTIPLIER_MODES,
  MULTIPLIERS,
  type CharacteristicKey,
  type JetKey,
  type MultiplierMode,
} from "../rules/vocabulary.js";
import { called, named, nameHere, told } from "./card.js";

/**
 * DD-01, DD-60, DD-63, DD-65 — what is tried, as a choice names it: `skill.listen` (a key, or the name of a skill of
 * one's own), `jet.luck`, `characteristic.power`, or `multiplier.power` for a score so many times.
 */
export type Tried =
  | { readonly kind: "skill"; readonly word: string }
  | { readonly kind: "jet"; readonly key: JetKey }
  | { readonly kind: "characteristic"; readonly key: CharacteristicKey }
  | { readonly kind: "multiplier"; readonly key: CharacteristicKey };

/** DD-63 — the multipliers of the printed table. */
export const MOST_TIMES = Math.max(...MULTIPLIERS);
/** DD-63 — as scenarios of d100 usually ask. */
const USUAL_TIMES = 5;

/** What was chosen: by its own word, or as the sheet of somebody names it; Écouter where nothing was. */
export function triedIn(choices: DeedChoices): Tried {
  const [kind = "", ...rest] = textIn(choices, "tried").split(".");
  const word = rest.join(".");
  const characteristic = CHARACTERISTICS.find((one) => one === word);
  const jet = JETS.find((one) => one === word);
  if (kind === "jet" && jet) return { kind, key: jet };
  if ((kind === "characteristic" || kind === "multiplier") && characteristic) return { kind, key: characteristic };
  if (kind === "skill" && word !== "") return { kind, word };
  return { kind: "skill", word: textIn(choices, "skill") || "listen" };
}

/** The same as choices and outcomes keep it. */
export function triedValue(tried: Tried): string {
  return `${tried.kind}.${tried.kind === "skill" ? tried.word : tried.key}`;
}

/** DD-01 — somebody's skill: by its name, its key, or its id; `null` for whoever has it not. */
export function skillTried(actor: Actor, word: string): Owned<D20d100Skill> | null {
  const { skills } = figuresOf(actor).carried;
  const by = (fits: (skill: Owned<D20d100Skill>) => boolean) => skills.find(fits);
  const here = nameHere(word); // whoever chose it may read another language
  return (
    by(({ name }) => name === here) ?? by(({ system }) => system.key === word) ?? by(({ id }) => id === word) ?? null
  );
}

/** How a skill is named so that others know it too: by its key, unless somebody has several of that key, as languages. */
export function wordOf(actor: Actor, { name, system }: Owned<D20d100Skill>): string {
  const alike = figuresOf(actor).carried.skills.filter((one) => one.system.key === system.key);
  return system.key !== "" && alike.length === 1 ? system.key : name;
}

/** DD-01, DD-60, DD-63, DD-65 — what somebody can try, in the order of the sheet. */
export function triedOptions(actors: readonly Actor[]): readonly { readonly value: string; readonly label: Text }[] {
  const skills = new Map(
    actors
      .filter(isOurs)
      .flatMap((actor) =>
        byName(figuresOf(actor).carried.skills).map((skill) => [wordOf(actor, skill), skill.name] as const),
      ),
  );
  return [
    ...[...skills].map(([word, name]) => ({ value: `skill.${word}`, label: named(name) })),
    ...JETS.map((key) => ({ value: `jet.${key}`, label: triedText({ kind: "jet", key }, null) })),
    ...CHARACTERISTICS.map((key) => ({
      value: `characteristic.${key}`,
      label: triedText({ kind: "characteristic", key }, null),
    })),
    ...CHARACTERISTICS.map((key) => ({
      value: `multiplier.${key}`,
      label: triedText({ kind: "multiplier", key }, null),
    })),
  ];
}

/**
 * What is tried, in words.
 * @param name what a skill is called
 * @param times DD-63 — so many times the score, where that is known
 */
export function triedText(tried: Tried, name: string | null, times: number | null = null): Text {
  switch (tried.kind) {
    case "skill":
      return called(name ?? tried.word);
    case "jet":
      return told("tried.jet", { name: { key: jetLabel(tried.key) } });
    case "characteristic":
      return told("tried.characteristic", { name: { key: characteristicLabel(tried.key) } });
    case "multiplier":
      return told("tried.multiplier", { name: { key: characteristicLabel(tried.key) }, times: times ?? "N" });
  }
}

/** DD-63 — how many times the score. */
export function timesIn(choices: DeedChoices): number {
  return numberIn(choices, "times", { min: 1, max: MOST_TIMES, otherwise: USUAL_TIMES });
}

/** DD-63 — the die of a score so many times. */
export function modeIn(choices: DeedChoices): MultiplierMode {
  return wordIn({ mode: d20d100Options().multiplierMode, ...choices }, "mode", MULTIPLIER_MODES);
}

/** What somebody brings to a test: `null` where they lack the skill or the score. */
export interface Brought {
  readonly tried: Tried;
  /** What a skill is called. */
  readonly name: string;
  /** What the die is added to, wounds and circumstances apart. */
  readonly line: Modifier;
  /** DD-08 — the usual difficulty. */
  readonly difficulty: number;
  /** DD-92 — wounds weigh on it. */
  readonly physical: boolean;
  /** DD-73 — a worn vest weighs on it. */
  readonly asterisk: boolean;
  /** DD-114 — being on guard helps. */
  readonly heeds: boolean;
  /** DD-63 — what a d100 must not go above; `null` for a d20. */
  readonly percent: number | null;
}

/** DD-92, D-23 — characteristics whose tests are actions of the body. */
const BODILY: readonly CharacteristicKey[] = ["strength", "dexterity", "constitution"];
const BODILY_JETS: readonly JetKey[] = ["reflexes", "endurance"];
/** DD-114 */
const HEEDING: readonly string[] = ["listen", "observe"];

/** DD-01, DD-60, DD-63, DD-65 — what somebody brings to what is tried. */
export function broughtTo(actor: Actor, choices: DeedChoices): Brought | null {
  const tried = triedIn(choices);
  const figures = figuresOf(actor);
  const plain = { asterisk: false, heeds: false, percent: null };
  if (tried.kind === "skill") {
    const skill = skillTried(actor, tried.word);
    if (!skill) return null;
    const { total, physical, asterisk, key } = skill.system;
    const line = lineOf("skill", total, { name: skill.name });
    const word = { kind: "skill" as const, word: wordOf(actor, skill) };
    const heeds = HEEDING.includes(key);
    return { ...plain, tried: word, name: skill.name, line, difficulty: SKILL_DIFFICULTY, physical, asterisk, heeds };
  }
  if (tried.kind === "jet") {
    const line = lineOf("jet", figures.jet(tried.key), { jet: tried.key });
    const physical = BODILY_JETS.includes(tried.key);
    return { ...plain, tried, name: "", line, difficulty: CHARACTERISTIC_DIFFICULTY, physical };
  }
  const { score, testMod } = figures.characteristics[tried.key];
  if (score === null) return null; // DD-16
  if (tried.kind === "characteristic") {
    const line = lineOf("characteristic", testMod, { characteristic: tried.key });
    const sixth = tried.key === "perception" && choices["sixth"] === true;
    const difficulty = sixth ? SIXTH_SENSE_DIFFICULTIES[0] : CHARACTERISTIC_DIFFICULTY;
    return { ...plain, tried, name: "", line, difficulty, physical: BODILY.includes(tried.key) };
  }
  const times = timesIn(choices);
  const line = lineOf("multiplier", multiplierModifier(score, times), { characteristic: tried.key, times });
  const percent = modeIn(choices) === "d100" ? multiplierPercent(score, times) : null;
  return { ...plain, tried, name: "", line, difficulty: CHARACTERISTIC_DIFFICULTY, physical: false, percent };
}

/** DD-62 — what traits add to PER as a sixth sense; `null` for whoever has none of the sort. */
export function sixthSenseOf(actor: Actor): number | null {
  const { traits } = figuresOf(actor).carried;
  return opens(traits, "sixthSense") ? traitBonus(traits, "sixthSense") : null;
}
