import { contentName } from "../../../../core/text/content.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { byName } from "../../../../core/ui/by-name.js";
import { figuresOf, isOurs } from "../../data/reading.js";
import { isOneOfSeveral } from "../../rules/character/skill-list.js";

interface Listed {
  readonly name: string;
  readonly type?: string;
  readonly system?: object;
}
interface Pack {
  readonly documentName: string;
  readonly visible: boolean;
  readonly index: Iterable<Listed>;
}

const TYPE = "d20d100Skill";

/** A skill by the key that traits, professions and pairs know it by. */
export interface SkillName {
  readonly key: string;
  readonly name: string;
}

/**
 * DD-29, DD-37 — the skills that somebody may mean, by name: those of the compendia, of the world, of whoever bears the
 * thing. The nearest one names a key that several have.
 */
export function knownSkills(bearer: Actor | null): readonly SkillName[] {
  const packs = [...(game.packs as Iterable<Pack>)].filter(
    ({ documentName, visible }) => documentName === "Item" && visible,
  );
  const listed: Listed[] = [
    ...packs.flatMap(({ index }) => [...index]),
    ...game.items.filter(({ visible }) => visible),
    ...(bearer?.items.contents ?? []),
  ];
  const named = listed.flatMap(({ type, name, system }) => {
    const key = (system as { readonly key?: unknown } | undefined)?.key;
    return type === TYPE && typeof key === "string" && key !== ""
      ? [[key, nameAsRead(name, system ?? {})] as const]
      : [];
  });
  return byName([...new Map(named)].map(([key, name]) => ({ key, name })));
}

/** What a skill of a key is called: as somebody has it, as we publish it, else as it is written. */
export function skillName(key: string, known: readonly SkillName[]): string {
  const slug = `d20d100${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  return known.find((one) => one.key === key)?.name ?? contentName(slug) ?? key;
}

/** DD-36, DD-72 — languages and arts that somebody has: each is a skill of its own, known by its name; what its reader calls it. */
export function namedSkills(actor: Actor | null): Readonly<Record<string, string>> {
  const skills = actor && isOurs(actor) ? figuresOf(actor).carried.skills : [];
  const own = skills.filter(({ system }) => isOneOfSeveral(system.key));
  return Object.fromEntries(own.map(({ id, name }) => [actor?.items.get(id)?.name ?? name, name]));
}
