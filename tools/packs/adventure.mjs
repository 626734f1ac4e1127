/**
 * Makes an adventure whole: whom it names by their entry in a pack (`fromPack`), and where they stand (`fromActor`). Nobody
 * is written twice: people are their packs' own, what it says in another language lies beside it, by ids (`texts`).
 */

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
export function wholeAdventure(sources, adventure) {
  const actors = (adventure.actors ?? []).map((entry) => actorOf(sources, entry));
  const scenes = (adventure.scenes ?? []).map((scene) => sceneOf(scene, actors));
  const empty = Object.fromEntries(Object.keys(CONTENTS).map((name) => [name, []]));
  return { ...empty, combats: [], cards: [], playlists: [], ...adventure, actors, scenes };
}

/**
 * What an adventure says in another language, and each document in it, by their ids. People are not among them: their
 * names are known by their slugs. Throws on an id that nobody bears.
 */
export function toldAdventure(adventure, { texts = {}, ...own }) {
  const left = new Set(Object.keys(texts));
  const said = ({ _id }) => {
    left.delete(_id);
    const told = texts[_id] ?? {};
    const { content, ...rest } = typeof told === "string" ? { name: told } : told;
    return { ...rest, ...(content && { text: { content } }) };
  };
  const within = (list) => Object.fromEntries((list ?? []).map((one) => [one._id, said(one)]));
  const held = Object.keys(CONTENTS).flatMap((name) => (name === "actors" ? [] : (adventure[name] ?? [])));
  const told = held.map((one) => [
    one._id,
    {
      written: one.name,
      ...said(one),
      ...(one.pages && { pages: within(one.pages) }),
      ...(one.results && { results: within(one.results) }),
    },
  ]);
  if (left.size > 0) throw new Error(`nobody bears ${[...left].join(", ")}`);
  return [[adventure._id, { written: adventure.name, ...own }], ...told];
}

function actorOf({ packs }, { fromPack, ...own }) {
  const [, name, id] = ADDRESS.exec(fromPack) ?? [];
  const pack = packs.find((candidate) => candidate.name === name);
  const found = pack?.documents.find((entry) => entry.data._id === id)?.data;
  if (!found) throw new Error(`there is no ${fromPack}`);
  const data = structuredClone(found);
  return {
    ...data,
    ...own,
    prototypeToken: { ...data.prototypeToken, name: data.name, ...own.prototypeToken },
    _stats: { compendiumSource: `${pack.uuid}.Actor.${id}` },
  };
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
