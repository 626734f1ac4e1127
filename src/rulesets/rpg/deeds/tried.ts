import type { Outcome } from "../../../core/play/contract/outcome.js";
import { numberIn, textIn, wordIn } from "../../../core/deed/choices.js";
import { wordOptions, type FieldOption } from "../../../core/deed/fields.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { byName } from "../../../core/ui/by-name.js";
import type { Text } from "../../../core/text/text.js";
import { figuresOf } from "../attack/reading.js";
import { rpgOptions } from "../data/options.js";
import type { RpgSkill } from "../data/skill.js";
import { attributeLabel, rootLabel, skillLabel } from "../labels.js";
import { isSkill, SKILLS, type SkillId } from "../rules/skill-list.js";
import {
  ATTRIBUTE_MODES,
  ATTRIBUTES,
  ROOTS,
  type Attribute,
  type AttributeMode,
  type Root,
} from "../rules/vocabulary.js";
import { named, told } from "./card.js";
import { AREA } from "./deed.js";
import { choiceField, numberField } from "./fields.js";

/**
 * RP-15, RP-16 — what is tried, as a choice names it: `skill.observation` (a skill of the list, or the name of one of
 * the table's own), `root.lore`, `attribute.body`, or `free` for a value that the keeper sets.
 */
export type Tried =
  | { readonly kind: "skill"; readonly skill: string }
  | { readonly kind: "root"; readonly root: Root }
  | { readonly kind: "attribute"; readonly attribute: Attribute; readonly mode: AttributeMode }
  | { readonly kind: "free"; readonly base: number };

/** RP-15 — the most that the keeper sets a base value to. */
const MOST_BASE = 40;

/** RP-15, RP-16 — what was chosen; the first skill of the list where nothing was. */
export function triedIn(choices: DeedChoices): Tried {
  const [kind = "", ...rest] = textIn(choices, "tried").split(".");
  const id = rest.join(".");
  const root = ROOTS.find((one) => kind === "root" && one === id);
  if (root) return { kind: "root", root };
  const attribute = ATTRIBUTES.find((one) => kind === "attribute" && one === id);
  if (attribute) return { kind: "attribute", attribute, mode: modeIn(choices) };
  if (kind === "free") return { kind: "free", base: baseIn(choices) };
  return { kind: "skill", skill: kind === "skill" && id !== "" ? id : FIRST_SKILL };
}

const FIRST_SKILL: SkillId = "observation";

/** What is tried, as choices and outcomes keep it. */
export function triedValue(tried: Tried): string {
  switch (tried.kind) {
    case "skill":
      return `skill.${tried.skill}`;
    case "root":
      return `root.${tried.root}`;
    case "attribute":
      return `attribute.${tried.attribute}`;
    case "free":
      return tried.kind;
  }
}

/** What is tried, as an outcome keeps it: `triedIn` reads it back. */
export function triedOutcome(tried: Tried): Outcome {
  return {
    tried: triedValue(tried),
    mode: tried.kind === "attribute" ? tried.mode : "",
    base: tried.kind === "free" ? tried.base : 0,
  };
}

/** RP-16 — twice the attribute, or the attribute itself: as the table plays it unless the keeper says otherwise. */
function modeIn(choices: DeedChoices): AttributeMode {
  const { rpgAttributeTest } = rpgOptions();
  return wordIn({ mode: rpgAttributeTest, ...choices }, "mode", ATTRIBUTE_MODES);
}

/** RP-15 — the value that the keeper sets for somebody whom no skill and no Racine covers. */
function baseIn(choices: DeedChoices): number {
  return numberIn(choices, "base", { min: 0, max: MOST_BASE, otherwise: 0 });
}

/** RP-15, RP-16, RP-61 — the score of what is tried, as somebody has it now. */
export function scoreOf(actor: Actor, tried: Tried): number {
  const figures = figuresOf(actor);
  switch (tried.kind) {
    case "skill":
      return figures.scoreFor(tried.skill, "skill").score;
    case "root":
      return figures.hampered(figures.roots[tried.root] + figures.pointsLost(false), "skill");
    case "attribute":
      return figures.attributeScore(tried.attribute, tried.mode);
    case "free":
      return tried.base;
  }
}

/** RP-15 — whether neither a skill nor a Racine covers it: then the keeper has to set a value. */
export function isUncovered(actor: Actor, tried: Tried): boolean {
  return tried.kind === "skill" && figuresOf(actor).scoreFor(tried.skill, "skill").source === "base";
}

/** The rule by which it is tried. */
export function triedRule({ kind }: Tried): "RP-15" | "RP-16" {
  return kind === "attribute" ? "RP-16" : "RP-15";
}

/** The name of what is tried. */
export function triedName(tried: Tried): Text {
  switch (tried.kind) {
    case "skill":
      return isSkill(tried.skill) ? { key: skillLabel(tried.skill) } : named(tried.skill);
    case "root":
      return told("tried.root", { name: { key: rootLabel(tried.root) } });
    case "attribute":
      return told(`tried.${tried.mode}`, { name: { key: attributeLabel(tried.attribute) } });
    case "free":
      return told("tried.free");
  }
}

/** RP-15 — the skill that somebody tries with, where it is one of theirs. */
export function skillTried(actor: Actor, tried: Tried): RpgSkill | null {
  return tried.kind === "skill" ? figuresOf(actor).skill(tried.skill) : null;
}

/** RP-15, RP-16 — everything that can be tried, what the first of them has learnt first. */
function triedOptions(actor: Actor | undefined): readonly FieldOption[] {
  const skills = actor ? figuresOf(actor).carried.skills : [];
  const own = byName(skills).map(({ name, system }) => {
    const skill = isSkill(system.key) ? system.key : name;
    const label = told("tried.skill", { name: nameAsRead(name, system), score: system.score });
    return { value: `skill.${skill}`, label };
  });
  const known = new Set(own.map(({ value }) => value));
  const missing = (Object.keys(SKILLS) as SkillId[]).filter((id) => !known.has(`skill.${id}`));
  const score = (tried: Tried) => (actor ? scoreOf(actor, tried) : 0);
  const scored = (tried: Tried, key: string): FieldOption => ({
    value: triedValue(tried),
    label: actor ? told(key, { name: triedName(tried), score: score(tried) }) : triedName(tried),
  });
  return [
    ...own,
    ...missing.map((skill) => scored({ kind: "skill", skill }, "tried.missing")),
    ...ROOTS.map((root) => scored({ kind: "root", root }, "tried.scored")),
    ...ATTRIBUTES.map((id) => ({ value: `attribute.${id}`, label: { key: attributeLabel(id) } })),
    { value: "free", label: told("tried.free") },
  ];
}

/**
 * RP-15, RP-16 — the fields of what is tried. What makes a test easier than the table plays it, and a base value, are
 * the keeper's to say.
 */
export function triedFields(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const tried = triedIn(choices);
  const [actor] = actors;
  const options = triedOptions(actors.length > 1 ? undefined : actor); // what several come to is not said in one line
  const value = triedValue(tried);
  const listed = options.some((option) => option.value === value);
  return [
    choiceField("tried", value, listed ? options : [{ value, label: triedName(tried) }, ...options]),
    ...(tried.kind === "attribute" ? [modeField(tried.mode)] : []),
    ...(tried.kind === "free"
      ? [{ ...numberField("base", tried.base, 0, MOST_BASE, told("hint.base")), asks: tried.base > 0 }]
      : []),
  ];
}

function modeField(mode: AttributeMode): DeedField {
  const options = wordOptions(ATTRIBUTE_MODES, (one) => `${AREA}.mode.${one}`);
  const easier = mode === "double" && rpgOptions().rpgAttributeTest === "plain";
  return { ...choiceField("mode", mode, options), asks: easier };
}
