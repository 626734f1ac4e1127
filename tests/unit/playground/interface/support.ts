import { vi } from "vitest";
import { registerHelpers } from "../../../../playground/client/handlebars/index.js";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";
import { Sidebar } from "../../../../playground/client/ui/sidebar/sidebar.js";

type Value = Record<string, unknown>;

/** A page with the columns of the interface, and what a client has around it; `more` joins `game`. */
export async function layPage(more: Value = {}): Promise<Sidebar> {
  registerHelpers();
  document.body.innerHTML = `<section id="ui-right"><div id="ui-right-column-1"></div><aside id="sidebar"></aside></section>`;
  const localize = (key: string): string => key;
  vi.stubGlobal("game", {
    i18n: { localize, format: localize },
    user: { isGM: true },
    release: { generation: 13 },
    settings: { get: () => ({}), settings: new Map() },
    view: "game",
    ...more,
  });
  vi.stubGlobal("Hooks", Hooks);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("CONFIG", { ChatMessage: { batchSize: 100 }, Combat: {}, Dice: { rollModes: {} } });
  const sidebar = new Sidebar();
  vi.stubGlobal("ui", { sidebar });
  await sidebar.render({ force: true });
  return sidebar;
}

/** Hears a hook until the answer is called; what it was told each time is kept. */
export function heard(...names: string[]): { calls: unknown[][]; end(): void } {
  const calls: unknown[][] = [];
  const ids = names.map(
    (name) => [name, Hooks.on(name, (...args: unknown[]) => void calls.push([name, ...args]))] as const,
  );
  return { calls, end: () => ids.forEach(([name, id]) => Hooks.off(name, id)) };
}

/** What waits for nothing but its turn has had it. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
