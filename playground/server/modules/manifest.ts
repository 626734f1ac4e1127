import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Data } from "../../common/types.js";
import { messageOf } from "../errors.js";
import { isRecord } from "../store/hierarchy.js";

/** A manifest that cannot be used; the message names what is wrong with it. */
export class ManifestError extends Error {}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value.trim() !== "";
const isFlag: Check = (value) => typeof value === "boolean";
const isVersion: Check = (value) => value === null || isText(value) || typeof value === "number";
/** A file of the package: never an address elsewhere, never out of its folder. */
const isPath: Check = (value) =>
  isText(value) && !/^(?:[a-z]+:|\/\/)/i.test(String(value)) && !String(value).split(/[\\/]/).includes("..");
const isStyle: Check = (value) =>
  isPath(value) || (isRecord(value) && isPath(value.src) && (value.layer == null || isText(value.layer)));
const isLanguage: Check = (value) => isRecord(value) && isText(value.lang) && isText(value.name) && isPath(value.path);
const isPack: Check = (value) =>
  isRecord(value) &&
  /^[\w-]+$/.test(String(value.name)) &&
  isText(value.label) &&
  isText(value.type) &&
  (value.path === undefined || isPath(value.path));
const isRelated: Check = (value) =>
  isRecord(value) && isText(value.id) && (value.compatibility === undefined || isCompatibility(value.compatibility));
const isCompatibility: Check = (value) =>
  isRecord(value) && ["minimum", "verified", "maximum"].every((key) => isVersion(value[key] ?? null));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isRelationships: Check = (value) =>
  isRecord(value) &&
  ["requires", "recommends", "conflicts", "systems"].every((key) => listOf(isRelated)(value[key] ?? []));

const REQUIRED: Record<string, Check> = {
  id: (value) => /^[\w-]+$/.test(String(value ?? "")),
  title: isText,
  version: isText,
};
const OPTIONAL: Record<string, Check> = {
  compatibility: isCompatibility,
  esmodules: listOf(isPath),
  scripts: listOf(isPath),
  styles: listOf(isStyle),
  languages: listOf(isLanguage),
  packs: listOf(isPack),
  relationships: isRelationships,
  socket: isFlag,
  library: isFlag,
  flags: isRecord,
};

/** Reads the manifest of the module in a folder; throws a {@link ManifestError} that names the first thing wrong with it. */
export function readManifest(folder: string): Data {
  const file = join(folder, "module.json");
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ManifestError(messageOf(error), { cause: error });
  }
  if (!isRecord(manifest)) throw new ManifestError("module.json is not an object");
  for (const [field, check] of Object.entries(REQUIRED))
    if (!check(manifest[field])) throw new ManifestError(`module.json: "${field}" is missing or wrong`);
  for (const [field, check] of Object.entries(OPTIONAL))
    if (manifest[field] !== undefined && !check(manifest[field]))
      throw new ManifestError(`module.json: "${field}" is wrong`);
  return manifest;
}
