import type { FieldOption } from "../../../core/deed/form-fields.js";
import type { Asked, Filled, FormField } from "../../../core/deed/form.js";
import { text } from "../../../core/shape/shape.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { byName } from "../../../core/ui/by-name.js";
import type { Text } from "../../../core/text/text.js";
import type { Owned } from "../../../core/documents/owned.js";
import { d20d100Options } from "../data/options.js";
import type { D20d100Skill } from "../data/items/skill.js";
import { lineOf } from "../dice/lines.js";
import { characteristicLabel, jetLabel } from "../labels.js";
import { figuresOf, isOurs } from "../data/reading.js";
import { multiplierModifier, multiplierPercent } from "../rules/checks/multiplier.js";
import { CHARACTERISTIC_DIFFICULTY, SIXTH_SENSE_DIFFICULTIES, SKILL_DIFFICULTY } from "../rules/checks/tests.js";
import { opens, traitBonus } from "../rules/character/traits.js";
import {
  CHARACTERISTICS,
  JETS,
  MULTIPLIER_MODES,
  MULTIPLIERS,
  type CharacteristicKey,
  type JetKey,
} from "../rules/vocabulary.js";
import { AREA, called, field, named, nameHere, say } from "./kit.js";

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
const MOST_TIMES = Math.max(...MULTIPLIERS);
/** DD-63 — as scenarios of d100 usually ask. */
const USUAL_TIMES = 5;

/**
 * What is tried, as a choice or an outcome names it; Écouter where it names nothing.
 * @param skill the key, name or id of a skill, as a sheet's button names it
 */
export function triedFrom(written: string, skill = ""): Tried {
  const [kind = "", ...rest] = written.split(".");
  const word = rest.join(".");
  const characteristic = CHARACTERISTICS.find((one) => one === word);
  const jet = JETS.find((one) => one === word);
  if (kind === "jet" && jet) return { kind, key: jet };
  if ((kind === "characteristic" || kind === "multiplier") && characteristic) return { kind, key: characteristic };
  if (kind === "skill" && word !== "") return { kind, word };
  return { kind: "skill", word: skill || "listen" };
}

/** The same as choices and outcomes keep it. */
export function triedValue(tried: Tried): string {
  return `${tried.kind}.${tried.kind === "skill" ? tried.word : tried.key}`;
}

/** DD-01 — an actor's skill: by its name, its key, or its id; `null` where they have it not. */
export function skillTried(actor: Actor, word: string): Owned<D20d100Skill> | null {
  const { skills } = figuresOf(actor).carried;
  const by = (fits: (skill: Owned<D20d100Skill>) => boolean) => skills.find(fits);
  const here = nameHere(word); // whoever chose it may read another language
  return (
    by(({ name }) => name === here) ?? by(({ system }) => system.key === word) ?? by(({ id }) => id === word) ?? null
  );
}

/** How a skill is named so that others know it too: by its key, unless somebody has several of that key, as languages. */
function wordOf(actor: Actor, { name, system }: Owned<D20d100Skill>): string {
  const alike = figuresOf(actor).carried.skills.filter((one) => one.system.key === system.key);
  return system.key !== "" && alike.length === 1 ? system.key : name;
}

/** DD-01, DD-60, DD-63, DD-65 — what actors can try, in the order of the sheet. */
export function triedOptions(actors: readonly Actor[]): readonly FieldOption[] {
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
      return say("tried.jet", { name: { key: jetLabel(tried.key) } });
    case "characteristic":
      return say("tried.characteristic", { name: { key: characteristicLabel(tried.key) } });
    case "multiplier":
      return say("tried.multiplier", { name: { key: characteristicLabel(tried.key) }, times: times ?? "N" });
  }
}

/** What was tried, as an outcome keeps it, in words. */
export function triedOf({ tried, name, times = null }: TriedKept): Text {
  return triedText(triedFrom(tried), name || null, times);
}

/** What an outcome keeps of what was tried. */
interface TriedKept {
  readonly tried: string;
  readonly name: string;
  readonly times?: number | null;
}

type OptionsFor = (actors: readonly Actor[]) => readonly FieldOption[];

/** The field of what is tried; it shows by the word that its options know. */
export function triedField(
  optionsFor: OptionsFor,
  hint: (shown: Tried, asked: Asked) => Text | null = () => null,
): FormField<Tried> {
  return {
    read: ({ choices }) => triedFrom(text.read(choices["tried"]).trim(), text.read(choices["skill"]).trim()),
    shown: (asked, id) => {
      const shown = triedAmong(optionsFor(asked.actors), asked);
      const said = hint(shown, asked);
      return {
        ...{ id, label: { key: `${AREA}.field.${id}` }, kind: "choice", value: triedValue(shown) },
        options: optionsFor(asked.actors),
        ...(said && { hint: said }),
      };
    },
  };
}

/** All that an actor can try. */
const TRIED = triedField(triedOptions);

/** What a window shows as tried: as chosen, by the word that its options know, else the first of them. */
function triedAmong(options: readonly FieldOption[], asked: Asked): Tried {
  const tried = TRIED.read(asked, "tried");
  const [actor] = asked.actors;
  const skill = actor && tried.kind === "skill" ? skillTried(actor, tried.word) : null;
  const words = [tried, ...(actor && skill ? [{ kind: "skill" as const, word: wordOf(actor, skill) }] : [])];
  const known = words.find((one) => options.some(({ value }) => value === triedValue(one)));
  return known ?? triedFrom(options[0]?.value ?? "");
}

/** The same of all that actors can try. */
export const triedInWindow = (asked: Asked): Tried => triedAmong(triedOptions(asked.actors), asked);

/** DD-62 — whether a test of PER is one. */
export const isPerception = (tried: Tried): boolean => tried.kind === "characteristic" && tried.key === "perception";

/** DD-62, DD-63 — how something is tried: as a sixth sense, so many times the score, by which die. */
export const MANNER_FORM = {
  sixth: field.flag({
    when: (asked) => {
      const [actor] = asked.actors;
      return actor !== undefined && isPerception(triedInWindow(asked)) && sixthSenseOf(actor) !== null;
    },
    hint: say("hint.sixth"),
  }),
  times: field.number(1, MOST_TIMES, { initial: USUAL_TIMES }),
  mode: field.choice(MULTIPLIER_MODES, "mode", { initial: () => d20d100Options().multiplierMode }),
};

/** What an actor tries, and how. */
export interface Trying extends Filled<typeof MANNER_FORM> {
  readonly tried: Tried;
}

/** What an actor brings to a test: `null` where they lack the skill or the score. */
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

/** DD-01, DD-60, DD-63, DD-65 — what an actor brings to what is tried. */
export function broughtTo(actor: Actor, { tried, sixth, times, mode }: Trying): Brought | null {
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
    const senses = isPerception(tried) && sixth;
    const difficulty = senses ? SIXTH_SENSE_DIFFICULTIES[0] : CHARACTERISTIC_DIFFICULTY;
    return { ...plain, tried, name: "", line, difficulty, physical: BODILY.includes(tried.key) };
  }
  const line = lineOf("multiplier", multiplierModifier(score, times), { characteristic: tried.key, times });
  const percent = mode === "d100" ? multiplierPercent(score, times) : null;
  return { ...plain, tried, name: "", line, difficulty: CHARACTERISTIC_DIFFICULTY, physical: false, percent };
}

/** DD-62 — what traits add to PER as a sixth sense; `null` for whoever has none of the sort. */
export function sixthSenseOf(actor: Actor): number | null {
  const { traits } = figuresOf(actor).carried;
  return opens(traits, "sixthSense") ? traitBonus(traits, "sixthSense") : null;
}
