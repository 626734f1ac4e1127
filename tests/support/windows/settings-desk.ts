import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { allOptions, type Option, type Value } from "../../../src/core/setup/page/options.js";
import { playRulesets } from "../../../src/core/rulesets.js";
import { RULESETS } from "../rulesets.js";

/** Somebody at a table whose settings stand as they did at first. */
export interface Desk {
  /** What settings say, where it is not what they said at first. */
  readonly kept: Map<string, unknown>;
  option(key: string): Option;
}

/** Seats somebody who reads a language of ours at a table; `may` they change its settings. */
export function sitDown({ lang = "fr", may = true, kept = {} as Readonly<Record<string, Value>> } = {}): Desk {
  playRulesets(RULESETS);
  const texts: unknown = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8"));
  const localize = (key: string): string => {
    const text = key.split(".").reduce<unknown>((at, step) => Reflect.get(Object(at), step), texts);
    return typeof text === "string" ? text : key;
  };
  const format = (key: string, data: Readonly<Record<string, unknown>>) =>
    localize(key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(data[name]));
  const initial = new Map(allOptions().map((one) => [one.key, one.initial]));
  const stored = new Map<string, unknown>(Object.entries(kept));
  vi.stubGlobal("game", {
    i18n: { lang, localize, format, has: (key: string) => localize(key) !== key },
    user: { can: () => may, isGM: may },
    actors: [],
    users: Object.assign([{ id: "ines", name: "Inès", isGM: false }], {
      get: (id: string) => (id === "ines" ? { name: "Inès" } : undefined),
    }),
    settings: {
      get: (_: string, key: string) => stored.get(key) ?? initial.get(key) ?? "",
      set: (_: string, key: string, value: unknown) => Promise.resolve(void stored.set(key, value)),
    },
  });
  vi.stubGlobal("ui", { notifications: { warn: vi.fn(), info: vi.fn(), error: vi.fn() } });
  const option = (key: string): Option => {
    const found = allOptions().find((one) => one.key === key);
    if (!found) throw new Error(`no option ${key}`);
    return found;
  };
  return { kept: stored, option };
}
