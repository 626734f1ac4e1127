import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Data } from "../../common/types.js";
import { mergeObject } from "../../common/utils/merge.js";
import { messageOf, StartError } from "../errors.js";
import type { Context } from "../modify/context.js";
import { bindTypes } from "../modify/models.js";
import { prepareNew } from "../modify/prepare.js";
import { packOf, type Pack } from "../packs.js";
import { isRecord, PRIMARY } from "../store/hierarchy.js";
import type { WorldManifest } from "../store/world-store.js";
import type { Release } from "./world.js";

interface SourceRequest {
  system: Data;
  release: Release;
  packs: ReadonlyMap<string, Pack>;
}

export interface WorldSource {
  manifest: Omit<WorldManifest, "collections">;
  /** Documents by collection, ready to store. */
  documents: Record<string, Data[]>;
}

/**
 * Reads the source of a world: `world.json` and one `<collection>.json` per collection it fills, each a list of
 * documents. `fromPack` starts from a document of a compendium, a token's `fromActor` from an actor's prototype; what
 * stands beside them replaces what they bring.
 */
export function readWorldSource(folder: string, request: SourceRequest): WorldSource {
  const manifest = readJson(join(folder, "world.json")) as WorldSource["manifest"];
  const context: Context = { world: request, user: null, operation: {} };
  const documents: Record<string, Data[]> = {};
  bindTypes(request.system);
  for (const kind of PRIMARY) {
    const file = join(folder, `${kind.collection}.json`);
    if (!existsSync(file)) continue;
    const entries = readJson(file);
    if (!Array.isArray(entries)) throw new StartError(`${file} must hold a list`);
    try {
      documents[kind.collection] = entries.map((entry: Data) => {
        const data = fromPack(request, entry);
        if (Array.isArray(data.tokens))
          data.tokens = data.tokens.map((token) => fromActor(documents.actors ?? [], token));
        return prepareNew(context, kind, data, true);
      });
    } catch (error) {
      throw new StartError(`${file}: ${messageOf(error)}`);
    }
  }
  return { manifest, documents };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartError(`${file}: ${messageOf(error)}`);
  }
}

function fromPack({ packs }: SourceRequest, { fromPack: reference, ...own }: Data): Data {
  if (reference === undefined) return own;
  const [, packId = "", id = ""] = /^(.+)\.([^.]+)$/.exec(String(reference)) ?? [];
  const pack = packOf(packs, packId, 4);
  const found = pack.documents.get(id);
  if (!found) throw new StartError(`there is no ${reference}`);
  const origin = { compendiumSource: `Compendium.${packId}.${pack.kind.name}.${id}` };
  return mergeObject({ ...structuredClone(found), folder: null, _stats: origin }, own);
}

const PROTOTYPE_ONLY = ["randomImg", "appendNumber", "prependAdjective"];

function fromActor(actors: Data[], { fromActor: actorId, ...own }: Data): Data {
  if (actorId === undefined) return own;
  const actor = actors.find((candidate) => candidate._id === actorId);
  if (!actor) throw new StartError(`a token refers to the actor ${actorId}, which is not there`);
  const prototype: Data = isRecord(actor.prototypeToken) ? structuredClone(actor.prototypeToken) : {};
  for (const key of PROTOTYPE_ONLY) delete prototype[key];
  return mergeObject({ ...prototype, name: prototype.name || actor.name, actorId }, own);
}
