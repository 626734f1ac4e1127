import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { learnNames } from "../../src/core/text/translate.js";

type Texts = { GARDIEN: { CONTENT: Record<string, string> } };

/** All that one reads in a language of ours. */
export const textsOf = (lang: string): Texts => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Texts;

/** Seats a reader of a language, who may fetch these languages of ours. */
export async function read(lang: "fr" | "en", reachable: readonly string[] = ["fr", "en"]): Promise<void> {
  const { CONTENT } = textsOf(lang).GARDIEN;
  const text = (key: string) => CONTENT[key.replace("GARDIEN.CONTENT.", "")];
  const index = [{ name: "", system: { slug: "d20d100PrivateDetective" } }];
  vi.stubGlobal("game", {
    i18n: {
      lang,
      has: (key: string) => text(key) !== undefined,
      localize: (key: string) => text(key) ?? key,
      format: (key: string) => key,
    },
    system: { languages: ["fr", "en"].map((one) => ({ lang: one })) },
    modules: [],
    packs: [{ collection: "gardien.d20d100-professions", index }],
  });
  vi.stubGlobal("fetch", (path: string) => {
    const wanted = /^systems\/gardien\/lang\/(..)\.json$/.exec(path)?.[1] ?? "";
    const ok = reachable.includes(wanted);
    return Promise.resolve({ ok, status: 404, statusText: "Not Found", json: () => Promise.resolve(textsOf(wanted)) });
  });
  await learnNames();
}
