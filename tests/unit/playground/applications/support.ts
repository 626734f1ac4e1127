import { vi } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { initializeApplications } from "../../../../playground/client/applications/index.js";
import { Handlebars } from "../../../../playground/client/handlebars/index.js";

/** What a test sees of the game around the applications. */
export interface Table {
  hooks: { name: string; args: unknown[] }[];
  refuse: Set<string>;
  errors: string[];
  warnings: string[];
}

const TEXTS: Record<string, string> = {
  GREETING: "Bonjour {name}",
  PLAIN: "Simple",
  "PLAYGROUND.Sheet.Title": "{type} : {name}",
};
const fill = (text: string, data: Data): string => text.replace(/\{(\w+)\}/g, (_all, key: string) => String(data[key]));

/** Sets up globals as the boot does: a user, hooks that are recorded, translations, a quiet notification area. */
export function setTable(game: Data = {}): Table {
  const table: Table = { hooks: [], refuse: new Set(), errors: [], warnings: [] };
  const record = (name: string, ...args: unknown[]): boolean => {
    table.hooks.push({ name, args });
    return !table.refuse.has(name);
  };
  Object.assign(globalThis, {
    game: {
      release: { generation: 13 },
      user: { id: "me", isGM: true, isSelf: true },
      i18n: {
        localize: (key: string) => TEXTS[key] ?? key,
        format: (key: string, data: Data) => fill(TEXTS[key] ?? key, data),
      },
      ...game,
    },
    Hooks: { call: record, callAll: record },
    CONFIG: {},
    ui: {
      notifications: {
        error: (message: string) => table.errors.push(message),
        warn: (message: string) => table.warnings.push(message),
        info: () => undefined,
      },
    },
  });
  document.body.replaceChildren();
  return table;
}

initializeApplications();

/** Serves templates of a test by path, as the server would. */
export function serveTemplates(templates: Record<string, string>): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (path: string) => {
    const source = templates[path.replace(/^\//, "")];
    return source === undefined ? new Response("", { status: 404 }) : new Response(source);
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

/** Compiles and renders a template given as text. */
export const renderText = (source: string, context: Data = {}): string => Handlebars.compile(source)(context);

/** Parses markup into one element. */
export function element<E extends HTMLElement = HTMLElement>(html: string): E {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  document.body.append(holder);
  return holder.firstElementChild as E;
}

/** Lets pending promises run. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
