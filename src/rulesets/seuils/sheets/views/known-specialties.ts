import { contentName } from "../../../../core/text/content.js";
import { SeuilsSpecialty } from "../../data/items/specialty.js";

interface Listed {
  readonly name: string;
  readonly type?: string;
  readonly system?: { readonly slug?: string };
}
interface Pack {
  readonly documentName: string;
  readonly visible: boolean;
  readonly index: Iterable<Listed>;
}

/**
 * SE-10 — the Spécialités that somebody may mean, id to name: those of the compendia, of the world, of whoever bears the
 * thing. The nearest one names an id that several have.
 */
export function knownSpecialties(bearer: Actor | null): ReadonlyMap<string, string> {
  const packs = [...(game.packs as Iterable<Pack>)].filter(
    ({ documentName, visible }) => documentName === "Item" && visible,
  );
  const packed = packs.flatMap(({ index }) => [...index]).filter(({ type }) => type === "seuilsSpecialty");
  const items = [...game.items.filter(({ visible }) => visible), ...(bearer?.items.contents ?? [])];
  const own = items.flatMap(({ name, system }) => {
    const model: unknown = system;
    return model instanceof SeuilsSpecialty ? [[model.id, name] as const] : [];
  });
  const listed = packed.flatMap(({ name, system }) => (system?.slug ? [[system.slug, name] as const] : []));
  return new Map([...listed, ...own]);
}

/** What a Spécialité is called: as somebody has it, as we publish it, else as it is written. */
export function specialtyName(id: string, known: ReadonlyMap<string, string>): string {
  return known.get(id) ?? contentName(id) ?? id;
}
