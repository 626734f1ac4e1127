// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../../support/rulesets.js";
import { ruleEnriched } from "../../../../src/core/rulebook/enrich.js";
import { registerRulebook } from "../../../../src/core/rulebook/register.js";

const PAGE = `<p>Avant.</p>
  <p><strong>GB-16 · Létalité.</strong> Les dégâts
  [[/r 1d6]] d’une @UUID[Item.x]{arme} &lt;b&gt; ; voir @Rule[GB-17].</p>`;

interface Enricher {
  readonly pattern: RegExp;
}

const enrichers: Enricher[] = [];

function sitDown(isGM: boolean): void {
  vi.stubGlobal("game", {
    user: { isGM },
    i18n: { localize: (key: string) => key, format: (key: string, { rule }: { rule: string }) => `${key} ${rule}` },
  });
}

beforeEach(() => {
  sitDown(false);
  vi.stubGlobal("fromUuid", () => Promise.resolve({ pages: [{ id: "page", parent: null, text: { content: PAGE } }] }));
  vi.stubGlobal("CONFIG", { TextEditor: { enrichers } });
  enrichers.length = 0;
  registerRulebook();
});
afterEach(() => vi.unstubAllGlobals());

/** What a formatted text shows instead of each piece that the enricher takes. */
async function shown(text: string): Promise<(string | null)[]> {
  const [{ pattern }] = enrichers as [Enricher];
  const made = await Promise.all([...text.matchAll(pattern)].map((match) => ruleEnriched(match)));
  return made.map((element) => element && element.outerHTML);
}

const link = (label: string) =>
  `<a class="g-rule-link" role="link" tabindex="0" data-gardien-rule="GB-16">${label}</a>`;

describe("@Rule[…] in a formatted text", () => {
  it("links a rule, by its number or by a label, which is text", async () => {
    expect(await shown("@Rule[GB-16] @Rule[ GB-16 ]{Létalité} @Rule[GB-16]{<img onerror=1>}")).toEqual([
      link("GB-16"),
      link("Létalité"),
      link("&lt;img onerror=1&gt;"),
    ]);
  });

  it("shows the words of a rule that no book tells, and a hint to keepers alone", async () => {
    expect(await shown("@Rule[GB-99] @Rule[<i>]{x}")).toEqual(["<span>GB-99</span>", "<span>x</span>"]);
    sitDown(true);
    const [unknown] = await shown("@Rule[GB-99]");
    expect(unknown).toContain(`data-tooltip="GARDIEN.RULE.unknown GB-99"`);
    const [hostile] = await shown("@Rule[<i>]");
    expect(hostile).not.toContain("<i>");
  });

  it("links a number that stands by itself, if a rule has it, but not where its book tells it", async () => {
    expect(await shown("Malus (GB-16), GB-99, AK-47 ; GB-16 · Létalité.")).toEqual([link("GB-16"), null, null]);
  });
});
