import { activeModules, foundryVersion } from "./foundry.js";

/** What a table runs on. */
export interface Surroundings {
  readonly foundry: string;
  readonly system: string;
  /** Name and version. */
  readonly browser: string;
  readonly modules: readonly string[];
  readonly screen: string;
  /** How large text is, where 1 is usual. */
  readonly scale: number;
  readonly lang: string;
}

/** Browsers by what they say of themselves, those that also call themselves another first. */
const BROWSERS = [
  [/Firefox\/(\d+)/, "Firefox"],
  [/Edg\/(\d+)/, "Edge"],
  [/OPR\/(\d+)/, "Opera"],
  [/Electron\/(\d+)/, "Electron"],
  [/Chrome\/(\d+)/, "Chromium"],
  [/Version\/(\d+).*Safari/, "Safari"],
] as const;

/** Name and main version of a browser, as its user agent tells them. */
export function browserOf(agent: string): string {
  const found = BROWSERS.flatMap(([pattern, name]) => {
    const version = pattern.exec(agent)?.[1];
    return version ? [`${name} ${version}`] : [];
  });
  return found[0] ?? "?";
}

/** What this table runs on, as this page sees it. */
export function surroundings(): Surroundings {
  const { fontSize } = getComputedStyle(document.documentElement);
  return {
    foundry: foundryVersion(),
    system: game.system.version,
    browser: browserOf(navigator.userAgent),
    modules: activeModules().map(({ title, id, version }) => `${title || id} ${version ?? ""}`.trim()),
    screen: `${screen.width} × ${screen.height}`,
    scale: Math.round((Number.parseFloat(fontSize) / 16) * 100) / 100 || 1,
    lang: game.i18n.lang,
  };
}
