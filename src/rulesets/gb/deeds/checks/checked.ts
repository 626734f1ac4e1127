import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import type { Asked } from "../../../../core/deed/form.js";
import { text } from "../../../../core/shape/shape.js";
import { byName } from "../../../../core/ui/by-name.js";
import type { Text } from "../../../../core/text/text.js";
import { hasFeat } from "../../attack/reading.js";
import { fall } from "../../attack/fall.js";
import { SAVE_ABILITY } from "../../data/actors/gb-actor.js";
import { saveCallLabel } from "../../labels.js";
import { ENDURANCE_BONUS } from "../../rules/character/feats.js";
import { EXHAUSTION_DC } from "../../rules/tables.js";
import { ABILITIES } from "../../rules/vocabulary.js";
import type { Ability, Save } from "../../rules/vocabulary.js";
import { named } from "../kit.js";
import { counted } from "../lines.js";
import { checkModifiers, skillsOf } from "../sums.js";

export const KINDS = ["skill", "save", "ability"] as const;
export type CheckKind = (typeof KINDS)[number];
const SAVES = Object.keys(SAVE_ABILITY) as readonly Save[];

/** What is tried: one skill, save or ability of one actor. */
export interface Tried {
  readonly kind: CheckKind;
  readonly id: string;
  /** Name of the skill; empty for what has a name in the language files. */
  readonly skill: string;
  readonly ability: Ability;
  readonly modifiers: readonly Modifier[];
  /** GB-01 — whether it may be tried without training. */
  readonly usable: boolean;
  /** GB-09 — the difficulty of a save that the rules call for now. */
  readonly dc: number | null;
}

/** What a button names by its kind and its id, as the window's list has it; empty where none does. */
export function namedIn({ choices }: Asked): string {
  const [kind, id] = [text.read(choices.kind).trim(), text.read(choices.id).trim()];
  return kind !== "" && id !== "" ? `${kind}.${id}` : "";
}

/** What is tried by an actor; `null` when it has no such thing. A skill is found by its item, or by its slug. */
export function triedBy(actor: Actor, listed: string): Tried | null {
  const [kind = "", ...rest] = listed.split(".");
  const id = rest.join(".");
  if (kind === "skill") return skillTried(actor, id);
  const save = kind === "save" ? SAVES.find((one) => one === id) : undefined;
  const ability = kind === "ability" ? ABILITIES.find((one) => one === id) : undefined;
  const check = save ?? ability;
  if (!check) return null;
  return {
    kind: save ? "save" : "ability",
    id: check,
    skill: "",
    ability: save ? SAVE_ABILITY[save] : (check as Ability),
    modifiers: checkModifiers(actor, check),
    usable: true,
    dc: save === "fort" && fall.isDue(actor) ? EXHAUSTION_DC : null,
  };
}

function skillTried(actor: Actor, id: string): Tried | null {
  const skills = skillsOf(actor);
  const skill = skills.find((one) => one.id === id) ?? skills.find((one) => one.slug !== "" && one.slug === id);
  if (!skill) return null;
  const { name, ability, modifiers, usable } = skill;
  return { kind: "skill", id: skill.id, skill: name, ability, modifiers, usable, dc: null };
}

/** Everything that one of some actors can try, as the window's list has it; skills that several may have go by slug. */
export function checksOf(actors: readonly Actor[]): readonly { readonly value: string; readonly label: Text }[] {
  const several = actors.length > 1;
  const skills = actors.flatMap((actor) => skillsOf(actor).filter(({ usable, slug }) => usable && !(several && !slug)));
  const listed = new Map(skills.map(({ id, slug, name }) => [several ? slug : id, { id, slug, name }]));
  return [
    ...byName([...listed.values()]).map(({ id, slug, name }) => ({
      value: `skill.${several ? slug : id}`,
      label: named(name),
    })),
    ...SAVES.map((id) => ({ value: `save.${id}`, label: { key: saveCallLabel(id) } })),
    ...ABILITIES.map((id) => ({ value: `ability.${id}`, label: { key: saveCallLabel(id) } })),
  ];
}

/** What a window proposes: of several actors, the first that all of them can try. */
export function proposedFor(actors: readonly Actor[]): string {
  const listed = checksOf(actors);
  const common = listed.find(({ value }) => actors.every((actor) => triedBy(actor, value)?.usable === true));
  return (common ?? listed[0])?.value ?? "";
}

/** GB-49 — whether Endurance may count: its bearer does something with the body. */
export function mayLast(actor: Actor, tried: Tried | null): boolean {
  const physical = tried !== null && tried.kind !== "save" && ["str", "dex", "con"].includes(tried.ability);
  return physical && hasFeat(actor, "endurance");
}

/** What may be added to a die besides. */
interface Added {
  readonly lasting: boolean;
  readonly modifier: number;
  readonly reason: string;
}

/** GB-01, GB-12, GB-49 — everything that is added to the die. */
export function sumTried(actor: Actor, tried: Tried, { lasting, modifier, reason }: Added): readonly Modifier[] {
  const endurance = lasting && mayLast(actor, tried) ? ENDURANCE_BONUS : 0;
  return counted([
    ...tried.modifiers,
    { id: "endurance", value: endurance, rule: "GB-49", facts: {} },
    { id: reason ? "free" : "freeUnsaid", value: modifier, rule: "", facts: reason ? { reason } : {} },
  ]);
}
