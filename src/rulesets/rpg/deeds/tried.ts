import type { FieldOption } from "../../../core/deed/form-fields.js";
import type { Asked } from "../../../core/deed/form.js";
import { oneOf, text, whole, type Read } from "../../../core/shape/shape.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { byName } from "../../../core/ui/by-name.js";
import type { Text } from "../../../core/text/text.js";
import { figuresOf } from "../attack/reading.js";
import { rpgOptions } from "../data/options.js";
import type { RpgSkill } from "../data/items/skill.js";
import { attributeLabel, rootLabel, skillLabel } from "../labels.js";
import { isSkill, SKILLS, type SkillId } from "../rules/character/skill-list.js";
import {
  ATTRIBUTE_MODES,
  ATTRIBUTES,
  ROOTS,
  type Attribute,
  type AttributeMode,
  type Root,
} from "../rules/vocabulary.js";
import { called, field, say } from "./kit.js";

/**
 * RP-15, RP-16 — what is tried, as a choice names it: `skill.observation` (a skill of the list, or the name of one of
 * the table's own), `root.lore`, `attribute.body`, or `free` for a value that the keeper sets.
 */
export type Tried =
  | { readonly kind: "skill"; readonly skill: string }
  | { readonly kind: "root"; readonly root: Root }
  | { readonly kind: "attribute"; readonly attribute: Attribute; readonly mode: AttributeMode }
  | { readonly kind: "free"; readonly base: number };

/** RP-61 — the most that is added to a score by hand, or taken from it. */
const MOST_MODIFIER = 20;

/** RP-61 — what the keeper adds to a score; a player who gives themselves some has to ask. */
export const MODIFIER_FORM = {
  modifier: field.number(-MOST_MODIFIER, MOST_MODIFIER, { initial: 0, asks: (value) => value > 0, folded: true }),
};

/** RP-15 — the most that the keeper sets a base value to. */
const MOST_BASE = 40;

/** RP-15, RP-16 — what is tried, as choices and outcomes keep it. */
export const TRIED = { tried: text, mode: oneOf(ATTRIBUTE_MODES), base: whole };

/** RP-15, RP-16 — what is tried, read back; the first skill of the list where nothing is said. */
export function triedOf({ tried, mode, base }: Read<typeof TRIED>): Tried {
  const [kind = "", ...rest] = tried.trim().split(".");
  const id = rest.join(".");
  const root = ROOTS.find((one) => kind === "root" && one === id);
  if (root) return { kind: "root", root };
  const attribute = ATTRIBUTES.find((one) => kind === "attribute" && one === id);
  if (attribute) return { kind: "attribute", attribute, mode };
  if (kind === "free") return { kind: "free", base };
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

/** What is tried, as an outcome keeps it: {@link triedOf} reads it back. */
export function triedOutcome(tried: Tried): Read<typeof TRIED> {
  return {
    tried: triedValue(tried),
    mode: tried.kind === "attribute" ? tried.mode : ATTRIBUTE_MODES[0],
    base: tried.kind === "free" ? tried.base : 0,
  };
}

/** RP-15, RP-16, RP-61 — the score of what is tried, as an actor has it now. */
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
      return isSkill(tried.skill) ? { key: skillLabel(tried.skill) } : called(tried.skill);
    case "root":
      return say("tried.root", { name: { key: rootLabel(tried.root) } });
    case "attribute":
      return say(`tried.${tried.mode}`, { name: { key: attributeLabel(tried.attribute) } });
    case "free":
      return say("tried.free");
  }
}

/** RP-15 — the skill that an actor tries with, where it is one of theirs. */
export function skillTried(actor: Actor, tried: Tried): RpgSkill | null {
  return tried.kind === "skill" ? figuresOf(actor).skill(tried.skill) : null;
}

/** RP-15, RP-16 — everything that can be tried, what the first of them has learnt first. */
function triedOptions(actor: Actor | undefined): readonly FieldOption[] {
  const skills = actor ? figuresOf(actor).carried.skills : [];
  const own = byName(skills).map(({ name, system }) => {
    const skill = isSkill(system.key) ? system.key : name;
    const label = say("tried.skill", { name: nameAsRead(name, system), score: system.score });
    return { value: `skill.${skill}`, label };
  });
  const known = new Set(own.map(({ value }) => value));
  const missing = (Object.keys(SKILLS) as SkillId[]).filter((id) => !known.has(`skill.${id}`));
  const score = (tried: Tried) => (actor ? scoreOf(actor, tried) : 0);
  const scored = (tried: Tried, key: string): FieldOption => ({
    value: triedValue(tried),
    label: actor ? say(key, { name: triedName(tried), score: score(tried) }) : triedName(tried),
  });
  return [
    ...own,
    ...missing.map((skill) => scored({ kind: "skill", skill }, "tried.missing")),
    ...ROOTS.map((root) => scored({ kind: "root", root }, "tried.scored")),
    ...ATTRIBUTES.map((id) => ({ value: `attribute.${id}`, label: { key: attributeLabel(id) } })),
    { value: "free", label: say("tried.free") },
  ];
}

const chosenIn = ({ choices }: Asked): string => text.read(choices["tried"]).trim();
const kindIn = (asked: Asked): string => chosenIn(asked).split(".")[0] ?? "";

/** What can be tried, with what was chosen among it. What several actors come to is not said in one line. */
function offered(asked: Asked): readonly FieldOption[] {
  const { actors } = asked;
  const options = triedOptions(actors.length > 1 ? undefined : actors[0]);
  const chosen = triedOf({ tried: chosenIn(asked), mode: ATTRIBUTE_MODES[0], base: 0 });
  const value = triedValue(chosen);
  return options.some((one) => one.value === value) ? options : [{ value, label: triedName(chosen) }, ...options];
}

/**
 * RP-15, RP-16 — the fields of what is tried. What makes a test easier than the table plays it, and a base value, are
 * the keeper's to say.
 */
export const TRIED_FORM = {
  tried: field.pick(offered, { initial: `skill.${FIRST_SKILL}` }),
  /** RP-16 — twice the attribute, or the attribute itself: as the table plays it unless the keeper says otherwise. */
  mode: field.choice(ATTRIBUTE_MODES, "mode", {
    initial: () => rpgOptions().attributeTest,
    when: (asked) => kindIn(asked) === "attribute",
    asks: (mode) => mode === "double" && rpgOptions().attributeTest === "plain",
  }),
  /** RP-15 — the value that the keeper sets for an actor whom no skill and no Racine covers. */
  base: field.number(0, MOST_BASE, {
    when: (asked) => kindIn(asked) === "free",
    hint: say("hint.base"),
    asks: (base) => base > 0,
  }),
};
