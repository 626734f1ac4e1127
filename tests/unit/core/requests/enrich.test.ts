// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestEnriched } from "../../../../src/core/requests/enrich.js";
import { registerRequests } from "../../../../src/core/requests/register.js";

const enrichers: { readonly pattern: RegExp }[] = [];

function sitDown(isGM: boolean): void {
  vi.stubGlobal("game", { user: { isGM }, i18n: { localize: (key: string) => key, format: (key: string) => key } });
}

beforeEach(() => {
  vi.stubGlobal("foundry", { utils: { escapeHTML: (text: string) => text } });
  vi.stubGlobal("CONFIG", { TextEditor: { enrichers } });
  enrichers.length = 0;
  registerRequests();
});
afterEach(() => vi.unstubAllGlobals());

const shown = (text: string) =>
  [...text.matchAll(enrichers[0]?.pattern ?? /$^/g)].map((match) => requestEnriched(match)?.outerHTML);

it("shows players the words of a link and nothing of what is asked", () => {
  sitDown(false);
  expect(shown("@Request[request dc=37 hidden]{Se taire} @Request[save]{<b>x</b>}")).toEqual([
    "<span>Se taire</span>",
    "<span>&lt;b&gt;x&lt;/b&gt;</span>",
  ]);
});

it("shows keepers a link that can be reached with the keyboard; what asks nothing stays as it was typed", () => {
  sitDown(true);
  const [link = "", none] = shown("@Request[request dc=37]{Se taire} @Request[dc=37]");
  expect(link).toContain('data-gardien-request="request of=group dc=37"');
  expect(link).toContain('tabindex="0"');
  expect(none).toBeUndefined();
});
