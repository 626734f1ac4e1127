// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Roll } from "../../../../playground/client/dice/index.js";
import { TextEditor } from "../../../../playground/client/text/index.js";
import { installTable, parsed, type Table } from "./support.js";

const HOSTILE = "<img src=x onerror=alert(1)>";
const ESCAPED = "&lt;img src=x onerror=alert(1)&gt;";

let table: Table;
beforeEach(() => {
  table = installTable({
    "Actor.abc": { documentName: "Actor", uuid: "Actor.abc", id: "abc", name: "Profond" },
    "Actor.evil": { documentName: "Actor", uuid: "Actor.evil", id: "evil", name: HOSTILE },
    "Compendium.gardien.creatures.Actor.def": {
      documentName: "Actor",
      uuid: "Compendium.gardien.creatures.Actor.def",
      id: "def",
      pack: "gardien.creatures",
      name: "Goule",
    },
  });
  table.dice.randomUniform = () => 0.5;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const enrich = TextEditor.enrichHTML.bind(TextEditor);

it("is done by the class: taken out of it, the method has no siblings to call", async () => {
  const { enrichHTML } = TextEditor;
  await expect(enrichHTML("<p>a</p>")).rejects.toThrow(TypeError);
});

describe("links to documents", () => {
  it("show the document's name, icon and identity", async () => {
    const link = parsed(await enrich("Voir @UUID[Actor.abc].")).querySelector("a");
    expect(link?.className).toBe("content-link");
    expect(link?.textContent).toBe("Profond");
    expect({ ...link?.dataset }).toMatchObject({ uuid: "Actor.abc", id: "abc", type: "Actor" });
    expect(link?.getAttribute("draggable")).toBe("true");
    expect(link?.hasAttribute("data-link")).toBe(true);
    expect(link?.querySelector("i")?.className).toBe("fa-solid fa-user");
  });

  it("show a label of one's own, and keep what surrounds them", async () => {
    expect(parsed(await enrich("<p>a @UUID[Actor.abc]{la bête} et @Actor[abc]{elle} b</p>")).textContent).toBe(
      "a la bête et elle b",
    );
  });

  it("reach into compendia, by either form", async () => {
    const html = await enrich(
      "@UUID[Compendium.gardien.creatures.Actor.def] @Compendium[gardien.creatures.Actor.def]{x}",
    );
    const links = [...parsed(html).querySelectorAll("a")];
    expect(links.map((link) => link.dataset["pack"])).toEqual(["gardien.creatures", "gardien.creatures"]);
  });

  it.each(["@UUID[Actor.nobody]{Perdu}", "@UUID[malformed]{Perdu}"])(
    "that lead nowhere are broken: %s",
    async (text) => {
      const link = parsed(await enrich(text)).querySelector("a");
      expect([link?.className, link?.textContent]).toEqual(["content-link broken", "Perdu"]);
    },
  );

  it("keep names and labels that look like markup as text", async () => {
    const html = await enrich(`@UUID[Actor.evil] @UUID[Actor.abc]{${ESCAPED}} @UUID[Actor.nobody]{${ESCAPED}}`);
    const root = parsed(html);
    expect(root.querySelector("img")).toBeNull();
    expect(root.textContent).toBe(`${HOSTILE} ${HOSTILE} ${HOSTILE}`);
  });

  it("can be left alone", async () => {
    expect(await enrich("@UUID[Actor.abc]", { documents: false })).toBe("@UUID[Actor.abc]");
  });
});

describe("web addresses", () => {
  it("become links that say nothing of where they were followed from", async () => {
    const link = parsed(await enrich("Lire https://example.org/a?b=1, vite")).querySelector("a");
    expect([link?.getAttribute("href"), link?.target, link?.rel]).toEqual([
      "https://example.org/a?b=1",
      "_blank",
      "noopener nofollow",
    ]);
  });

  it("inside a link stay as they are, and other schemes are no links", async () => {
    const html = '<a href="https://example.org">https://example.org</a> javascript:alert(1)';
    expect(await enrich(html)).toBe(html);
  });
});

describe("inline rolls", () => {
  it("are rolled at once, and carry the roll", async () => {
    const link = parsed(await enrich("[[2d6[feu] + @mod]]", { rollData: { mod: 3 } })).querySelector("a");
    expect(link?.className).toBe("inline-roll inline-result");
    expect([link?.textContent, link?.dataset["tooltip"]]).toEqual(["11", "2d6[feu] + 3"]);
    const roll = Roll.fromJSON(decodeURIComponent(link?.dataset["roll"] ?? "")) as Roll;
    expect(roll.total).toBe(11);
  });

  it("show their label before the result", async () => {
    expect(parsed(await enrich("[[1d6]]{Dégâts}")).textContent).toBe("Dégâts: 4");
  });

  it("with a command wait for a click", async () => {
    const link = parsed(await enrich("[[/gmr {1d6,1d8}kh # le pire]]{lancer}")).querySelector("a");
    expect(link?.className).toBe("inline-roll gmroll");
    expect(link?.textContent).toBe("lancer");
    expect({ ...link?.dataset }).toMatchObject({ mode: "gmroll", formula: "{1d6,1d8}kh", flavor: "le pire" });
  });

  it.each(["[[pas un jet]]", "[[/r 1d]]", "[[/dance 1d6]]", "[[1d6]", "[[ ]]", "[1d6]"])(
    "%s stays text",
    async (text) => {
      expect(await enrich(text)).toBe(text);
    },
  );

  it("ask for their data once, and only if there is a roll", async () => {
    const rollData = vi.fn(() => ({ mod: 1 }));
    await enrich("rien", { rollData });
    expect(rollData).not.toHaveBeenCalled();
    await enrich("[[@mod]] [[1 + @mod]]", { rollData });
    expect(rollData).toHaveBeenCalledOnce();
  });

  it("keep hostile labels and flavors as text", async () => {
    const html = await enrich(`[[/r 1d6 # ${ESCAPED}]] [[/r 1d6]]{${ESCAPED}} [[1d6]]{${ESCAPED}} [[1d6[${ESCAPED}]]]`);
    expect(parsed(html).querySelector("img")).toBeNull();
    expect(parsed(html).querySelectorAll("a.inline-roll")).toHaveLength(4);
  });

  it("can be left alone", async () => {
    expect(await enrich("[[1d6]]", { rolls: false })).toBe("[[1d6]]");
  });

  it("read long hostile texts without delay", async () => {
    const text = "[[".repeat(2000);
    expect(await enrich(text)).toBe(text);
  });
});

describe("secrets", () => {
  const html = '<p>a</p><section class="secret">b</section><section class="secret revealed">c</section>';

  it("are left out unless they are revealed", async () => {
    expect(parsed(await enrich(html)).textContent).toBe("ac");
  });

  it("are shown to who may see them", async () => {
    expect(parsed(await enrich(html, { secrets: true })).textContent).toBe("abc");
  });
});

describe("the system's own enrichers", () => {
  it("replace what they match, or leave it", async () => {
    CONFIG["TextEditor"].enrichers.push({
      pattern: /@Zone\[(\w+)\]/g,
      enricher: async (match: RegExpMatchArray) => {
        if (match[1] === "rien") return null;
        const span = document.createElement("span");
        span.textContent = `zone ${match[1]}`;
        return span;
      },
    });
    expect(await enrich("a @Zone[tete] @Zone[rien] b")).toBe("a <span>zone tete</span> @Zone[rien] b");
    expect(await enrich("@Zone[tete]", { custom: false })).toBe("@Zone[tete]");
  });

  it("may replace the paragraph they fill", async () => {
    CONFIG["TextEditor"].enrichers.push({
      pattern: /@Table/g,
      replaceParent: true,
      enricher: () => document.createElement("table"),
    });
    expect(await enrich("<p>@Table</p><p>la @Table</p>")).toBe("<table></table><p>la <table></table></p>");
  });

  it("are told when their content enters the page", async () => {
    const onRender = vi.fn();
    CONFIG["TextEditor"].enrichers.push({
      id: "zone",
      pattern: /@Zone/g,
      enricher: () => document.createElement("b"),
      onRender,
    });
    TextEditor.activateListeners();
    const root = parsed(await enrich("@Zone"));
    expect(root.innerHTML).toBe('<enriched-content enricher="zone"><b></b></enriched-content>');
    document.body.append(root);
    expect(onRender).toHaveBeenCalledOnce();
  });
});

describe("enrichment", () => {
  it("gives an empty text for nothing", async () => {
    expect(await enrich(null)).toBe("");
    expect(await enrich("")).toBe("");
  });

  it("does all of it at once", async () => {
    const root = parsed(await enrich("<p>@UUID[Actor.abc]: [[1d6]], [[/r 1d6]], https://example.org</p>"));
    expect([...root.querySelectorAll("a")].map((link) => link.className)).toEqual([
      "content-link",
      "inline-roll inline-result",
      "inline-roll roll",
      "hyperlink",
    ]);
  });

  it("is done by the class a system put in CONFIG", () => {
    class Own extends TextEditor {}
    expect(TextEditor.implementation).toBe(TextEditor);
    CONFIG["ux"] = { TextEditor: Own };
    expect(TextEditor.implementation).toBe(Own);
  });
});

describe("dragged data", () => {
  const drag = (text: string): DragEvent => ({ dataTransfer: { getData: () => text } }) as unknown as DragEvent;

  it("is read from the event, and is empty if it is no data", () => {
    expect(TextEditor.getDragEventData(drag('{"type":"Item","uuid":"Item.a"}'))).toEqual({
      type: "Item",
      uuid: "Item.a",
    });
    expect(TextEditor.getDragEventData(drag("bonjour"))).toEqual({});
    expect(TextEditor.getDragEventData(drag("null"))).toEqual({});
  });

  it("becomes a link where a text receives it", async () => {
    expect(await TextEditor.getContentLink({ type: "Actor", uuid: "Actor.abc" })).toBe("@UUID[Actor.abc]{Profond}");
    expect(await TextEditor.getContentLink({ type: "Actor" })).toBeNull();
  });
});
