import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ADVENTURE_CONTENTS } from "../../common/documents/base-adventure.js";
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

/** What lies in a compendium and in no world: the evening that a world begins with, e.g. `gardien.adventures.<id>`. */
type WithAdventure = WorldSource["manifest"] & { adventure?: string };

/**
 * Reads the source of a world: `world.json` and one `<collection>.json` per collection it fills, each a list of
 * documents. `adventure` of the manifest brings all of an adventure, at its scene; a user's `owns` names whom they play.
 * `fromPack` starts from a document of a compendium, a token's `fromActor` from an actor's prototype; what
 * stands beside them replaces what they bring.
 */
export function readWorldSource(folder: string, request: SourceRequest): WorldSource {
  const { adventure, ...manifest } = readJson(join(folder, "world.json")) as WithAdventure;
  const brought = adventure === undefined ? {} : broughtBy(request, adventure);
  const context: Context = { world: request, user: null, operation: {} };
  const documents: Record<string, Data[]> = {};
  bindTypes(request.system);
  for (const kind of PRIMARY) {
    const file = join(folder, `${kind.collection}.json`);
    const written = existsSync(file) ? readJson(file) : [];
    if (!Array.isArray(written)) throw new StartError(`${file} must hold a list`);
    const entries: Data[] = [...(brought[kind.collection] ?? []), ...(written as Data[])];
    if (entries.length === 0) continue;
    try {
      documents[kind.collection] = entries.map(({ owns, ...entry }: Data) => {
        if (Array.isArray(owns)) handOver(brought.actors ?? [], entry._id, owns);
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

/** What an adventure holds, by collection, the table gathered at its first scene. */
function broughtBy({ packs }: SourceRequest, reference: string): Record<string, Data[]> {
  const held = structuredClone(documentOf(packs, reference));
  const lists = Object.entries(ADVENTURE_CONTENTS).map(([field]) => [field, (held[field] ?? []) as Data[]] as const);
  const brought = Object.fromEntries(lists);
  const [scene] = brought.scenes ?? [];
  if (scene) scene.active = true;
  return brought;
}

/** Makes a user the owner of those they play. Users are read before actors. */
function handOver(actors: Data[], user: string, owned: unknown[]): void {
  for (const id of owned) {
    const actor = actors.find((candidate) => candidate._id === id);
    if (!actor) throw new StartError(`a user owns the actor ${String(id)}, which is not there`);
    actor.ownership = { ...actor.ownership, [user]: 3 };
  }
}

function documentOf(packs: SourceRequest["packs"], reference: string): Data {
  const [, packId = "", id = ""] = /^(.+)\.([^.]+)$/.exec(reference) ?? [];
  const found = packOf(packs, packId, 4).documents.get(id);
  if (!found) throw new StartError(`there is no ${reference}`);
  return found;
}

function fromPack({ packs }: SourceRequest, { fromPack: reference, ...own }: Data): Data {
  if (reference === undefined) return own;
  const found = documentOf(packs, String(reference));
  const [, packId = "", id = ""] = /^(.+)\.([^.]+)$/.exec(String(reference)) ?? [];
  const origin = { compendiumSource: `Compendium.${packId}.${packOf(packs, packId, 4).kind.name}.${id}` };
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
