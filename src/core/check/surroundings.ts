import { playedRulesets } from "../rulesets.js";
import { CORE_SETTINGS, setting, type SettingDefinition } from "../settings/settings.js";
import { activeModules, foundryVersion, shelfOf, usersHere, type Kind, type Package } from "./foundry.js";
import { graphicsHere, type Graphics } from "./graphics.js";

/** What a page runs on. */
export interface Page {
  readonly foundry: string;
  readonly system: string;
  /** Name and version. */
  readonly browser: string;
  /** What the browser runs on. */
  readonly machine: string;
  readonly graphics: Graphics;
  readonly modules: readonly string[];
  readonly screen: string;
  /** How large text is, where 1 is usual. */
  readonly scale: number;
  readonly lang: string;
}

/** What a table runs on, for whoever has to find a fault from afar. */
export interface Surroundings extends Page {
  /** How many documents of a kind there are. */
  readonly world: Readonly<Record<"Actor" | "Item" | "Scene" | "ChatMessage", number>>;
  /** The role of whoever checks, and who is there besides, in numbers. */
  readonly role: number;
  readonly keepers: number;
  readonly players: number;
  /** Settings that are not as they were at first, with their value; never a text that somebody typed. */
  readonly settings: readonly string[];
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

/** What browsers run on, those that also name another first. */
const MACHINES = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;

/** Name and main version of a browser, as its user agent tells them. */
export function browserOf(agent: string): string {
  const found = BROWSERS.flatMap(([pattern, name]) => {
    const version = pattern.exec(agent)?.[1];
    return version ? [`${name} ${version}`] : [];
  });
  return found[0] ?? "?";
}

/** What a browser runs on, as its user agent tells it. */
export function machineOf(agent: string): string {
  return MACHINES.find(([pattern]) => pattern.test(agent))?.[1] ?? "?";
}

/** What this page runs on. */
export function pageHere(): Page {
  const { fontSize } = getComputedStyle(document.documentElement);
  return {
    foundry: foundryVersion(),
    system: game.system.version,
    browser: browserOf(navigator.userAgent),
    machine: machineOf(navigator.userAgent),
    graphics: graphicsHere(),
    modules: activeModules().map(nameOf),
    screen: `${screen.width} × ${screen.height}`,
    scale: Math.round((Number.parseFloat(fontSize) / 16) * 100) / 100 || 1,
    lang: game.i18n.lang,
  };
}

/** A module as its author knows it, whatever it is called here. */
function nameOf({ title, id, version = "" }: Package): string {
  return [title, version, title === id ? "" : `(${id})`].filter(Boolean).join(" ");
}

/** What this table runs on, as this page sees it. */
export function surroundings(): Surroundings {
  const there = usersHere().filter(({ active }) => active);
  const count = (kind: Kind) => [...shelfOf(kind)].length;
  return {
    ...pageHere(),
    world: { Actor: count("Actor"), Item: count("Item"), Scene: count("Scene"), ChatMessage: count("ChatMessage") },
    role: game.user.role,
    keepers: there.filter(({ isGM }) => isGM).length,
    players: there.filter(({ isGM }) => !isGM).length,
    settings: changedSettings([...CORE_SETTINGS, ...playedRulesets().flatMap((ruleset) => ruleset.settings)], setting),
  };
}

/** Settings of the world that were changed, as `key=value`. */
export function changedSettings(
  definitions: readonly SettingDefinition[],
  valueOf: (key: string) => unknown,
): readonly string[] {
  const told = definitions.filter(
    ({ scope, hidden, initial, choices }) => scope === "world" && !hidden && (typeof initial !== "string" || choices),
  );
  return told.flatMap(({ key, initial }) => {
    const value = valueOf(key);
    return value === initial ? [] : [`${key}=${String(value)}`];
  });
}
