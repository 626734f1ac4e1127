import { rulesetById, rulesetOf } from "../rulesets.js";
import type { Ruleset } from "../ruleset.js";
import { rulesetOfPack, rulesetsInSight } from "../settings/in-sight.js";
import { OWN_PACK } from "../text/content.js";
import { byName } from "../ui/by-name.js";

/** An adventure of ours, as far as « Premiers pas » needs it. Its people and places are read where it lies. */
export interface Adventure {
  readonly id: string | null;
  readonly name: string;
  readonly caption: string;
  readonly scenes: Iterable<{ readonly id: string | null }>;
  readonly actors: Iterable<{ readonly id: string | null; readonly type: string }>;
  readonly journal: Iterable<{ readonly id: string | null; readonly name: string }>;
  import(options?: { dialog?: boolean }): Promise<unknown>;
}

/** The first evening of a ruleset, and how much of it is in this world. */
export interface Evening {
  readonly ruleset: Ruleset;
  readonly adventure: Adventure;
  /** Its scene in this world, once it is there. */
  readonly scene: Scene | undefined;
  /** Those of its people that players may play, as they are in this world. */
  readonly characters: readonly Actor[];
  /** The id of its journal, and its name. */
  readonly journal: { readonly id: string; readonly name: string } | undefined;
  /** All of it is there; some of it is: its import was cut short, or somebody deleted the rest. */
  readonly state: "absent" | "part" | "whole";
}

/** The rulesets of this world that bring a first evening. */
export function welcoming(): readonly Ruleset[] {
  return rulesetsInSight().filter((ruleset) => packOf(ruleset));
}

/** The compendium of a ruleset's first evening, an adventure; undefined where it brings none. */
function packOf({ id }: Ruleset) {
  return [...game.packs].find(
    ({ collection, metadata }) =>
      metadata.type === "Adventure" && collection.startsWith(OWN_PACK) && rulesetOfCollection(collection)?.id === id,
  );
}

/** The ruleset that a compendium of ours belongs to. */
export function rulesetOfCollection(collection: string): Ruleset | undefined {
  return rulesetOfPack(collection.slice(OWN_PACK.length));
}

/** The ruleset that this user is most likely to begin with: that of their character, or of the actors there are. */
export function firstRuleset(): Ruleset | undefined {
  const own = game.user.character && rulesetOf(game.user.character.type);
  const [some] = own ? [] : [...game.actors].map(({ type }) => rulesetOf(type));
  const wanted = (own || some)?.id;
  return (wanted ? rulesetById(wanted) : undefined) ?? welcoming()[0];
}

/** Adventures that were fetched, by ruleset: nobody changes them while a table plays, and each is fetched whole. */
const fetched = new Map<string, Promise<Adventure | undefined>>();

/** The first evening of a ruleset; undefined where it brings none. */
export async function eveningOf(ruleset: Ruleset): Promise<Evening | undefined> {
  const { id } = ruleset;
  const asked = fetched.get(id) ?? adventureOf(ruleset);
  fetched.set(id, asked);
  asked.catch(() => fetched.delete(id)); // told where it was asked for, and asked again
  const adventure = await asked;
  return adventure && standing(ruleset, adventure);
}

async function adventureOf(ruleset: Ruleset): Promise<Adventure | undefined> {
  const [adventure] = ((await packOf(ruleset)?.getDocuments()) ?? []) as unknown as readonly Adventure[];
  return adventure;
}

function standing(ruleset: Ruleset, adventure: Adventure): Evening {
  const [place] = adventure.scenes;
  const [entry] = adventure.journal;
  const people = [...adventure.actors];
  const scene = game.scenes.get(place?.id ?? "");
  const here = people.flatMap(({ id }) => game.actors.get(id ?? "") ?? []);
  const told = game.journal.get(entry?.id ?? "");
  const there = [...here, scene, told].filter((one) => one !== undefined).length;
  const characters = here.filter(({ type }) => ruleset.actors[type]?.token.disposition === "friendly");
  return {
    ruleset,
    adventure,
    scene,
    characters: byName(characters),
    journal: entry?.id ? { id: entry.id, name: entry.name } : undefined,
    state: there === 0 ? "absent" : there < people.length + 2 ? "part" : "whole",
  };
}
