/** Adds to the sources what no author decides: keys, versions, ownership, order. */
import { EMBEDDED } from "./sources.mjs";
import { CONTENTS, wholeAdventure } from "./adventure.mjs";
import { uuidOf } from "./check.mjs";

const SORT_STEP = 100_000;
/** Who may see what is embedded: a page is as open as its entry. */
const OWNERSHIP = { pages: { default: -1 } };
/** The entry of a compendium that a text links to first. */
const LINKED = /@UUID\[Compendium\.gardien\.([\w-]+)\.\w+\.(\w{16})\]/;

/** Whole documents of a pack, ready for the compiler, and the database keys they must end up under. */
export function staged(sources, pack) {
  const { manifest, packs } = sources;
  const stats = (compendiumSource = null) => ({
    compendiumSource,
    duplicateSource: null,
    exportSource: null,
    coreVersion: manifest.compatibility.minimum,
    systemId: manifest.id,
    systemVersion: manifest.version,
    createdTime: null,
    modifiedTime: null,
    lastModifiedBy: null,
  });
  const keys = [];

  /** Where a carried item comes from, if a pack holds it too. */
  const originOf = (collection, { _id }) => {
    const home =
      collection === "items" ? packs.find(({ type, documents }) => type === "Item" && has(documents, _id)) : undefined;
    return home ? uuidOf(home, { _id }) : null;
  };

  /** A line of a table shows what it links to, else what its table shows, where nothing else is said. */
  const pictured = (name, child, table) => {
    if (name !== "results" || child.img) return child;
    const [, home, id] = LINKED.exec(child.description ?? "") ?? [];
    const linked = packs.find((one) => one.name === home)?.documents.find(({ data }) => data._id === id);
    return { ...child, img: linked?.data.img ?? table.img };
  };

  const whole = (data, collection, id, sort) => {
    const own = collection.split(".").at(-1);
    const embedded = EMBEDDED[own] ?? [];
    const key = `!${collection}!${id}`;
    keys.push(key);
    const children = embedded.map((name) => [
      name,
      (data[name] ?? []).map((child, i) => ({
        ...whole(pictured(name, child, data), `${collection}.${name}`, `${id}.${child._id}`, i * SORT_STEP),
        _stats: stats(originOf(name, child)),
      })),
    ]);
    return {
      flags: {},
      sort,
      ...data,
      ...Object.fromEntries(children),
      ownership: OWNERSHIP[own] ?? { default: 0 },
      _stats: stats(),
      _key: key,
    };
  };

  /** What lies in an adventure has no key of its own: it is part of one value, and becomes a document when it is imported. */
  const enclosed = (data, name, sort) => {
    const children = (EMBEDDED[name] ?? []).map((kind) => [
      kind,
      (data[kind] ?? []).map((child, i) => ({
        flags: {},
        sort: i * SORT_STEP,
        ...pictured(kind, child, data),
        ownership: child.ownership ?? OWNERSHIP[kind] ?? { default: 0 },
        _stats: stats(originOf(kind, child)),
      })),
    ]);
    const { compendiumSource } = data._stats ?? {};
    return {
      flags: {},
      sort,
      folder: null,
      ...(name === "folders" ? {} : { ownership: { default: 0 } }),
      ...data,
      ...Object.fromEntries(children),
      _stats: stats(compendiumSource),
    };
  };
  const adventure = (data, sort) => {
    const held = wholeAdventure(sources, data);
    const contents = Object.keys(CONTENTS).map((name) => [
      name,
      held[name].map((child, i) => enclosed(child, name, i * SORT_STEP)),
    ]);
    return whole({ ...held, ...Object.fromEntries(contents) }, pack.collection, held._id, sort);
  };

  const documents = pack.documents.map(({ data, folder }, i) => ({
    ...(pack.type === "Adventure"
      ? adventure(data, i * SORT_STEP)
      : whole(data, pack.collection, data._id, i * SORT_STEP)),
    folder,
  }));
  const folders = pack.folders.map(({ data, folder }, i) => {
    const key = `!folders!${data._id}`;
    keys.push(key);
    const defaults = { description: "", color: null, sorting: "a", flags: {}, sort: i * SORT_STEP };
    return { ...defaults, ...data, folder, _stats: stats(), _key: key };
  });
  return { documents: [...folders, ...documents], keys: keys.sort() };
}

function has(documents, id) {
  return documents.some(({ data }) => data._id === id);
}
