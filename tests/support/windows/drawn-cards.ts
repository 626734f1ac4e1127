import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { registerRuleHelper } from "../../../src/core/rulebook/linked.js";
import { registerTooltips } from "../../../src/core/ui/tooltip.js";

/** The playground's templates, whose own types would contradict those of the system. */
const { Handlebars, loadTemplates, registerHelpers, renderTemplate } = (await import(
  /* @vite-ignore */ "../../../playground/client/handlebars/index.js" as string
)) as Record<"Handlebars" | "loadTemplates" | "registerHelpers" | "renderTemplate", never>;

const SYSTEM = "systems/gardien/";
/** A key that every language of ours has. */
const KNOWN = "GARDIEN.CARD.unreadable";
const texts = new Map<string, Readonly<Record<string, string>>>();

/** All texts of a language of ours, by key. */
function textsOf(lang: string): Readonly<Record<string, string>> {
  const known = texts.get(lang);
  if (known) return known;
  const read = foundry.utils.flattenObject(JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as object);
  texts.set(lang, read as Record<string, string>);
  return read as Record<string, string>;
}

/** Has whoever sits at the table read this language. */
export function readIn(lang: "fr" | "en"): void {
  const all = textsOf(lang);
  const localize = (key: string) => all[key] ?? key;
  const format = (key: string, data: Readonly<Record<string, unknown>>) =>
    localize(key).replaceAll(/\{([^}]+)\}/g, (_, name: string) => String(data[name]));
  Object.assign(game.i18n, { lang, localize, format, has: (key: string) => key in all });
}

/** Lets cards be drawn: the templates are served from where they lie, and read in French unless another language is. */
export function prepareCards(): void {
  if (game.i18n.localize(KNOWN) === KNOWN) readIn("fr");
  if ("Handlebars" in globalThis) return;
  Object.assign(foundry.applications, { handlebars: { loadTemplates, renderTemplate } });
  Object.assign(globalThis, { Handlebars });
  (registerHelpers as () => void)();
  registerTooltips();
  registerRuleHelper();
  vi.stubGlobal("fetch", (path: string) => {
    const file = path.replace(/^\//, "").replace(SYSTEM, "");
    return Promise.resolve(new Response(readFileSync(file, "utf8")));
  });
}
