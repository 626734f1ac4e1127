/**
 * Makes an adventure whole: whom it names by their entry in a pack (`fromPack`), where they stand (`fromActor`), and in
 * which language. Nobody is written twice: people are their packs' own, a translation holds texts alone (`of`, `texts`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What an adventure holds, as Foundry names it, and the type of document in each. */
export const CONTENTS = {
  folders: "Folder",
  actors: "Actor",
  items: "Item",
  scenes: "Scene",
  journal: "JournalEntry",
  tables: "RollTable",
  macros: "Macro",
};

/** The one level that 14 draws a scene on. 13 knows no levels and draws `background`: both are written. */
const LEVEL = "defaultLevel0000";
const ADDRESS = /^gardien\.([^.]+)\.([^.]+)$/;

/** Whole data of an adventure. Throws where it names somebody who is not there. */
export function wholeAdventure(sources, data) {
  const { of, texts = {}, ...own } = data;
  if (!of) return filled(sources, own, "fr");
  const original = adventureOf(sources, of);
  return filled(sources, translated({ ...structuredClone(original), ...own }, texts), "en");
}

function adventureOf({ packs }, id) {
  const found = packs.flatMap(({ type, documents }) => (type === "Adventure" ? documents : []));
  const original = found.find((entry) => entry.data._id === id);
  if (!original || original.data.of) throw new Error(`there is no adventure ${id} to translate`);
  return original.data;
}

/** Lays texts over whatever bears their ids: names, and what pages and rows say. Throws on an id that nobody bears. */
function translated(adventure, texts) {
  const left = new Set(Object.keys(texts));
  const visit = (value) => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child)]));
    const told = Object.hasOwn(texts, value._id) ? texts[value._id] : undefined;
    if (!told) return inner;
    left.delete(value._id);
    const { content, ...said } = typeof told === "string" ? { name: told } : told;
    return { ...inner, ...said, ...(content && { text: { ...inner.text, content } }) };
  };
  const { _id, name, img, caption, description, flags, ...contents } = adventure;
  const whole = { _id, name, img, caption, description, flags, ...visit(contents) };
  if (left.size > 0) throw new Error(`adventure ${_id}: nobody bears ${[...left].join(", ")}`);
  return whole;
}

function filled(sources, adventure, language) {
  const { GARDIEN } = JSON.parse(readFileSync(join(import.meta.dirname, `../../lang/${language}.json`), "utf8"));
  const actors = (adventure.actors ?? []).map((entry) => actorOf(sources, entry, GARDIEN.CONTENT));
  const scenes = (adventure.scenes ?? []).map((scene) => sceneOf(scene, actors));
  const empty = Object.fromEntries(Object.keys(CONTENTS).map((name) => [name, []]));
  const flags = { ...adventure.flags, gardien: { language, ...adventure.flags?.gardien } };
  return { ...empty, combats: [], cards: [], playlists: [], ...adventure, flags, actors, scenes };
}

function actorOf({ packs }, { fromPack, ...own }, words) {
  const [, name, id] = ADDRESS.exec(fromPack) ?? [];
  const pack = packs.find((candidate) => candidate.name === name);
  const found = pack?.documents.find((entry) => entry.data._id === id)?.data;
  if (!found) throw new Error(`there is no ${fromPack}`);
  const data = named(structuredClone(found), words);
  const told = data.prototypeToken ?? {};
  return {
    ...data,
    ...own,
    prototypeToken: { ...told, name: data.name, ...own.prototypeToken },
    items: (data.items ?? []).map((item) => named(item, words)),
    _stats: { compendiumSource: `${pack.uuid}.Actor.${id}` },
  };
}

/** Published content has one name in each language, found by its slug. */
function named(data, words) {
  return { ...data, name: words[data.system?.slug] ?? data.name };
}

function sceneOf(scene, actors) {
  const { picture, tokens = [], lights = [], walls = [], ...own } = scene;
  const src = `systems/gardien/assets/scenes/${picture}.webp`;
  const level = { _id: LEVEL, name: own.name, background: { src, color: own.backgroundColor } };
  return {
    ...own,
    active: false,
    background: { src },
    levels: [level],
    thumb: `systems/gardien/assets/scenes/${picture}-thumb.webp`,
    tokens: tokens.map((token) => tokenOf(token, actors)),
    walls: walls.map((wall, i) => ({ _id: numbered(own._id, "w", i), ...(Array.isArray(wall) ? { c: wall } : wall) })),
    lights: lights.map(({ dim, bright, color, alpha = 0.25, ...light }, i) => ({
      _id: numbered(own._id, "l", i),
      ...light,
      config: { dim, bright, color, alpha },
    })),
  };
}

/** Walls and lamps have ids of their place in the list: nobody links to them, and an import that is done again finds them. */
function numbered(scene, letter, i) {
  return `${scene.slice(0, 13)}${letter}${String(i).padStart(2, "0")}`;
}

function tokenOf({ fromActor, number, ...own }, actors) {
  const actor = actors.find(({ _id }) => _id === fromActor);
  if (!actor) throw new Error(`token ${own._id}: there is no actor ${fromActor}`);
  const { appendNumber: _number, ...token } = actor.prototypeToken;
  const name = number ? `${token.name} (${number})` : token.name;
  return { ...structuredClone(token), actorId: fromActor, level: LEVEL, ...own, name };
}
