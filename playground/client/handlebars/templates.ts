/// <reference types="vite/client" />
import type { Data } from "../../common/types.js";
import { engine, Handlebars, type Template } from "./engine.js";

/** The table's own templates: `client/…/<area>/templates/<rest>` answers to the path `templates/<area>/<rest>`. */
const FILES = import.meta.glob<string>("../**/templates/**/*.hbs", { query: "?raw", import: "default", eager: true });
const CORE = new Map(
  Object.entries(FILES).map(([file, source]) => {
    const [before = "", ...rest] = file.split("/templates/");
    return [`templates/${before.split("/").at(-1) ?? ""}/${rest.join("/templates/")}`, source];
  }),
);

/** Templates by path; a promise, so that two callers at once fetch and compile a file only once. */
const cache = new Map<string, Promise<Template>>();

async function source(path: string): Promise<string> {
  const own = CORE.get(path);
  if (own !== undefined) return own;
  const response = await fetch(path.startsWith("/") ? path : `/${path}`);
  if (!response.ok) throw new Error(`The template ${path} could not be loaded: ${response.status}`);
  return response.text();
}

async function compile(path: string, id: string): Promise<Template> {
  const text = await source(path);
  const template = engine.compile(text);
  Handlebars.registerPartial(id, text);
  return template;
}

/** A compiled template, also registered as a partial under its path or the name given. A failure may be tried again. */
export function getTemplate(path: string, id: string = path): Promise<Template> {
  const known = cache.get(id);
  if (known) return known;
  const pending = compile(path, id);
  cache.set(id, pending);
  pending.catch(() => cache.delete(id));
  return pending;
}

/** Loads templates, from a list of paths or from an object of partial names. */
export function loadTemplates(paths: string[] | Record<string, string>): Promise<Template[]> {
  const entries = Array.isArray(paths) ? paths.map((path): [string, string] => [path, path]) : Object.entries(paths);
  return Promise.all(entries.map(([id, path]) => getTemplate(path, id)));
}

/** Renders a template with a context. Partials of the table itself are at hand without loading. */
export async function renderTemplate(path: string, context: Data = {}): Promise<string> {
  const template = await getTemplate(path);
  for (const [id, text] of CORE) if (!(id in Handlebars.partials)) Handlebars.registerPartial(id, text);
  return template(context);
}

/** Forgets a compiled template, or all of them, so that the next use reads the file anew. */
export function clearTemplates(path?: string): void {
  for (const id of path ? [path] : [...cache.keys()]) {
    cache.delete(id);
    Handlebars.unregisterPartial(id);
  }
}
