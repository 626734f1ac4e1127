import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asTooltip } from "../../src/core/ui/tooltip.js";
import { filesUnder } from "../support/files.js";

const MUSTACHE = String.raw`\{\{[^}]*\}\}`;
const TAG = new RegExp(
  String.raw`<([a-z][\w-]*)((?:${MUSTACHE}|"(?:${MUSTACHE}|[^"])*"|'(?:${MUSTACHE}|[^'])*'|[^>"'{])*)>`,
  "g",
);
const CONTROLS = ["button", "input", "select", "textarea", "summary", "prose-mirror", "multi-select", "string-tags"];

interface Tag {
  readonly name: string;
  /** Its attributes as they are written, and without what Handlebars fills in. */
  readonly attributes: string;
  readonly bare: string;
}

/** The opening tags of a template. */
function tagsOf(file: string): readonly Tag[] {
  const tags = [...readFileSync(file, "utf8").matchAll(TAG)];
  return tags.map(([, name = "", attributes = ""]) => ({
    name,
    attributes,
    bare: attributes.replaceAll(new RegExp(MUSTACHE, "g"), "…"),
  }));
}
const has = ({ bare }: Tag, ...names: readonly string[]) =>
  new RegExp(String.raw`(?<![-\w])(?:${names.join("|")})=`).test(bare);

/** What an attribute is given. */
function valueOf({ attributes }: Tag, name: string): string | undefined {
  const given = String.raw`"((?:${MUSTACHE}|[^"])*)"|'((?:${MUSTACHE}|[^'])*)'`;
  const found = new RegExp(String.raw`(?<![-\w])${name}=(?:${given})`).exec(attributes);
  return found?.[1] ?? found?.[2];
}

const FILES = filesUnder("templates", ".hbs");

describe("a template", () => {
  // Foundry finds the focus again by these alone; cards and bars of ours by a key of their own.
  it.each(FILES)("gives each control a name or an id of its own: %s", (file) => {
    const controls = tagsOf(file).filter(({ name }) => CONTROLS.includes(name));
    const nameless = controls.filter((tag) => !has(tag, "id", "name", "data-key"));
    expect(nameless.map(({ attributes }) => attributes.trim())).toEqual([]);
    const radios = controls.filter((tag) => has(tag, "type") && tag.bare.includes('type="radio"') && !has(tag, "id"));
    expect(radios.map(({ attributes }) => attributes.trim())).toEqual([]);
  });

  // What is no language key is read as HTML there: a name such as "<b>" would be swallowed.
  it.each(FILES)("escapes what somebody typed in a tooltip: %s", (file) => {
    const tips = tagsOf(file).flatMap((tag) => {
      if (!/(?<![-\w])data-tooltip(?![-\w])/.test(tag.bare)) return [];
      return [valueOf(tag, "data-tooltip") ?? valueOf(tag, "aria-label") ?? "no words at all"];
    });
    const ours = /^(?:GARDIEN\.[\w.]+|\{\{localize (?:"[\w.]+"|'[\w.]+'|[a-z][\w.]*)\}\}|\{\{gardienText .*\}\})$/i;
    expect(tips.filter((tip) => !ours.test(tip))).toEqual([]);
  });

  // A host draws others with glyphs of its own, in a room that our styles take from them.
  it.each(FILES)("gives each tick box our look: %s", (file) => {
    const boxes = tagsOf(file).filter(({ name, bare }) => name === "input" && bare.includes('type="checkbox"'));
    const plain = boxes.filter(({ bare }) => !/class="(?:[^"]* )?g-(?:check|switch)[ "]/.test(bare));
    expect(plain.map(({ attributes }) => attributes.trim())).toEqual([]);
  });
});

// Whatever is drawn with an open editor takes what was written in it away.
describe("the text of an item", () => {
  const TEXT = "templates/core/sheets/item-text.hbs";

  it("is a part by itself, and the editor all that is in it", () => {
    expect(tagsOf(TEXT).flatMap(({ name }) => (CONTROLS.includes(name) ? [name] : []))).toEqual(["prose-mirror"]);
    const sources = FILES.map((file) => [file, readFileSync(file, "utf8")] as const);
    expect(sources.filter(([, source]) => source.includes(TEXT))).toEqual([]);
    const editors = sources.filter(([, source]) => /<prose-mirror[^>]*\{\{item\./.test(source)).map(([file]) => file);
    expect(editors).toEqual([TEXT]);
  });
});

describe("a text for a tooltip", () => {
  beforeEach(() => vi.stubGlobal("game", { i18n: { has: (key: string) => key === "Cancel" } }));
  afterEach(() => vi.unstubAllGlobals());

  it("is read as it was typed once it is read as HTML", () => {
    expect(asTooltip("Smith & Wesson <b>.44")).toBe("Smith &amp; Wesson &lt;b&gt;.44");
  });

  it("is not translated where it happens to be a language key", () => {
    expect(asTooltip("Cancel")).toBe("<span>Cancel</span>");
  });
});
