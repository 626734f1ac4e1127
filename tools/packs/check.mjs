/** Says what is wrong with pack sources before anything is built. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CONTENTS, toldAdventure, wholeAdventure } from "./adventure.mjs";
import { EMBEDDED } from "./sources.mjs";

const ID = /^[A-Za-z0-9]{16}$/;
/** Documents named by their slug in each reader's language; the others are written once per language. */
const TRANSLATED = new Set(["Actor", "Item"]);
/** Embedded documents without a name of their own: what they say is their text. */
const NAMELESS = new Set(["results"]);
const LINK = /@UUID\[([^\]]+)\]/g;

/** Every fault of the packs, one sentence each; empty when they can be built. */
export function faultsOf(sources, root) {
  const { manifest, packs } = sources;
  const uuids = new Set(packs.flatMap((pack) => pack.documents.map(({ data }) => uuidOf(pack, data))));
  return packs.flatMap((pack) => [
    ...repeated(pack, [...pack.documents, ...pack.folders], "_id", ({ data }) => data._id),
    ...repeated(pack, pack.documents, "slug", ({ data }) => data.system?.slug),
    ...pack.folders.flatMap(({ path, data }) => (data.type === pack.type ? [] : [`${path}: type is not ${pack.type}`])),
    ...(pack.type === "Adventure"
      ? pack.documents.flatMap((entry) => adventureFaults(sources, root, uuids, entry, pack.told))
      : []),
    ...(pack.type === "Adventure" ? [] : pack.documents).flatMap(({ path, data }) => [
      ...documentFaults(manifest, pack.type, pack.collection, data, path),
      ...(data.system?.slug || !TRANSLATED.has(pack.type) ? [] : [`${path}: no slug`]),
      ...imageFaults(manifest, root, pack.type, data, path),
      ...linkFaults(data, uuids, path),
    ]),
    ...pack.told.flatMap(({ path, of }) => (of ? [] : [`${path}: is beside no document`])),
    ...(pack.type === "Adventure" ? [] : pack.told).flatMap((entry) => [
      ...toldFaults(pack, entry),
      ...linkFaults(entry.data, uuids, entry.path),
    ]),
  ]);
}

/** An adventure is checked whole: whom it names, what it shows, and that its links lead to what it brings or to a pack. */
function adventureFaults(sources, root, uuids, { path, data }, told) {
  const mine = told.filter(({ of }) => of === data);
  let whole;
  try {
    whole = wholeAdventure(sources, data);
    for (const one of mine) toldAdventure(data, one.data);
  } catch (error) {
    return [`${path}: ${error.message}`];
  }
  const held = Object.entries(CONTENTS).flatMap(([name, type]) => whole[name].map((child) => [name, type, child]));
  const own = held.flatMap(([, type, { _id, pages = [] }]) => [
    `${type}.${_id}`,
    ...pages.map((page) => `${type}.${_id}.JournalEntryPage.${page._id}`),
  ]);
  const ids = held.map(([, , { _id }]) => _id);
  return [
    ...(new Set(ids).size < ids.length ? [`${path}: two documents have the same _id`] : []),
    ...documentFaults(sources.manifest, "Adventure", "adventures", whole, path),
    ...held.flatMap(([name, type, child]) =>
      documentFaults(sources.manifest, type === "Actor" ? type : "", name, child, `${path} › ${child.name}`),
    ),
    ...imageFaults(sources.manifest, root, "Adventure", whole, path),
    ...[{ path, data: whole }, ...mine].flatMap((one) => linkFaults(one.data, new Set([...uuids, ...own]), one.path)),
  ];
}

/** The address of a document in its compendium. */
export function uuidOf(pack, { _id }) {
  return `${pack.uuid}.${pack.type}.${_id}`;
}

function repeated(pack, entries, what, read) {
  const seen = new Map();
  const faults = [];
  for (const entry of entries) {
    const value = read(entry);
    if (value === undefined) continue;
    if (seen.has(value)) faults.push(`${entry.path}: ${what} ${value} is already that of ${seen.get(value)}`);
    else seen.set(value, entry.path);
  }
  return faults;
}

function documentFaults(manifest, type, collection, data, path) {
  const faults = [];
  if (!ID.test(data._id ?? "")) faults.push(`${path}: _id ${JSON.stringify(data._id)} is not 16 letters and digits`);
  const said = NAMELESS.has(collection) ? "description" : "name";
  if (typeof data[said] !== "string" || data[said] === "") faults.push(`${path}: no ${said}`);
  const types = manifest.documentTypes[type];
  if (types && !types[data.type]) faults.push(`${path}: system.json has no ${type} of type ${data.type}`);
  for (const name of EMBEDDED[collection] ?? []) {
    const children = data[name] ?? [];
    const ids = children.map(({ _id }) => _id);
    if (new Set(ids).size < ids.length) faults.push(`${path}: two ${name} have the same _id`);
    for (const child of children) {
      const place = `${path} › ${child.name ?? child._id}`;
      faults.push(...documentFaults(manifest, name === "items" ? "Item" : "", name, child, place));
    }
  }
  return faults;
}

/** What is told in another language of what is not there: it would never be read. */
function toldFaults(pack, { path, data, of }) {
  if (!of) return [];
  const embedded = EMBEDDED[pack.collection] ?? [];
  const strange = ({ told, original, at }) =>
    Object.entries(told).flatMap(([key, text]) => {
      const said = original?.[key];
      if (typeof text === "string") return typeof said === "string" ? [] : [`${path}: nothing is said at ${at}${key}`];
      const inner = embedded.includes(key) ? Object.fromEntries((said ?? []).map((one) => [one._id, one])) : said;
      return strange({ told: text ?? {}, original: inner, at: `${at}${key}.` });
    });
  return strange({ told: data, original: of, at: "" });
}

function imageFaults(manifest, root, type, data, path) {
  const prefix = `systems/${manifest.id}/`;
  const images = [];
  visit(data, (value, key) => {
    if (["img", "src", "thumb"].includes(key)) images.push(value);
  });
  if (images.length === 0 && type !== "JournalEntry") images.push(undefined);
  return images
    .filter((img) => !img?.startsWith(prefix) || !existsSync(join(root, img.slice(prefix.length))))
    .map((img) => `${path}: image ${img ?? "missing"}${img ? " does not exist" : ""}`);
}

function linkFaults(data, uuids, path) {
  const faults = [];
  visit(data, (value) => {
    for (const [, uuid] of value.matchAll(LINK))
      if (!uuids.has(uuid)) faults.push(`${path}: @UUID[${uuid}] leads nowhere`);
  });
  return faults;
}

/** Calls back with every text of a document and the key it stands under. */
function visit(value, seen, key = "") {
  if (typeof value === "string") seen(value, key);
  else if (typeof value === "object" && value !== null) {
    for (const [name, child] of Object.entries(value)) visit(child, seen, name);
  }
}
