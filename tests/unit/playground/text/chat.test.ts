// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { parseChatInput, processChatInput } from "../../../../playground/client/text/index.js";
import { installTable, type Table } from "./support.js";

const HOSTILE = "<img src=x onerror=alert(1)>";
const ACTOR = { id: "inv", name: "Inspecteur", getRollData: () => ({ mod: 4 }) };

let table: Table;
function play(generation = 13): void {
  table = installTable({ "Actor.inv": ACTOR }, generation);
  table.dice.randomUniform = () => 0.5;
}
const speakAsInspector = (): void => {
  table.speaker = { actor: "inv", alias: "Inspecteur" };
};
const last = (): Data => table.created.at(-1)?.data ?? {};

beforeEach(() => {
  play();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("reading the chat's commands", () => {
  it.each([
    ["/r 1d6", { type: "roll", mode: "roll", text: "1d6" }],
    ["/ROLL 1d6", { type: "roll", mode: "roll", text: "1d6" }],
    ["/pr 1d6", { type: "roll", mode: "publicroll", text: "1d6" }],
    ["/publicroll 1d6", { type: "roll", mode: "publicroll", text: "1d6" }],
    ["/gmr 1d6 # peur", { type: "roll", mode: "gmroll", text: "1d6 # peur" }],
    ["/gmroll 1d6", { type: "roll", mode: "gmroll", text: "1d6" }],
    ["/br 1d6", { type: "roll", mode: "blindroll", text: "1d6" }],
    ["/broll 1d6", { type: "roll", mode: "blindroll", text: "1d6" }],
    ["/sr 1d6", { type: "roll", mode: "selfroll", text: "1d6" }],
    ["/ic Bonsoir.", { type: "ic", text: "Bonsoir." }],
    ["/ooc Pause ?", { type: "ooc", text: "Pause ?" }],
    ["/me tire.", { type: "emote", text: "tire." }],
    ["/em tire.", { type: "emote", text: "tire." }],
    ["/w gm Psst", { type: "whisper", target: undefined, text: "gm Psst" }],
    ["/w [Jean, Jean Paul] Psst", { type: "whisper", target: ["Jean", "Jean Paul"], text: "Psst" }],
    ["@[Jean] Psst", { type: "whisper", target: ["Jean"], text: "Psst" }],
    ["@Jean Psst", { type: "whisper", target: undefined, text: "Jean Psst" }],
    ["/gm Psst", { type: "whisper", target: ["gm"], text: "Psst" }],
    ["/players Debout", { type: "whisper", target: ["players"], text: "Debout" }],
    ["/danse", { type: "unknown", command: "/danse" }],
    ["/constructor 1", { type: "unknown", command: "/constructor" }],
    ["//", { type: "unknown", command: "//" }],
    ["@UUID[Actor.a]{lui} arrive", { type: "plain", text: "@UUID[Actor.a]{lui} arrive" }],
    ["Bonsoir", { type: "plain", text: "Bonsoir" }],
    ["moi@lui.fr écrit", { type: "plain", text: "moi@lui.fr écrit" }],
  ])("%s", (input, expected) => {
    expect(parseChatInput(input)).toEqual(expected);
  });
});

describe("rolling from the chat", () => {
  it("uses the data of whoever speaks, and the flavor after #", async () => {
    speakAsInspector();
    await processChatInput("/r 1d6 + @mod # Coup de crosse");
    expect(last()).toMatchObject({ author: "player", flavor: "Coup de crosse", speaker: { actor: "inv" } });
    expect(last()["rolls"][0].total).toBe(8);
  });

  it("keeps markup in the flavor as typed", async () => {
    await processChatInput("/r 1d6 # <b>Coup</b>");
    expect(last()["flavor"]).toBe("&lt;b&gt;Coup&lt;/b&gt;");
  });

  it.each([
    [13, "/r 1d6", "publicroll"],
    [13, "/gmr 1d6", "gmroll"],
    [13, "/br 1d6", "blindroll"],
    [13, "/sr 1d6", "selfroll"],
    [14, "/r 1d6", "public"],
    [14, "/gmr 1d6", "gm"],
    [14, "/br 1d6", "blind"],
    [14, "/sr 1d6", "self"],
    [14, "/pr 1d6", "public"],
  ])("in generation %d, %s is seen as %s", async (generation, input, mode) => {
    play(generation);
    await processChatInput(input);
    expect(last()["mode"]).toBe(mode);
  });

  it.each(["/r 1d", "/r", "/gmr pas un jet", "/r 1000d6", "/r @inconnu", "/r # rien"])(
    "%s is refused with an error, and the text stays",
    async (input) => {
      expect(await processChatInput(input)).toBeNull();
      expect(table.errors).toHaveLength(1);
      expect(table.created).toEqual([]);
    },
  );
});

describe("speaking", () => {
  it("with a character is in character, without is not", async () => {
    await processChatInput("Bonsoir");
    expect(last()).toMatchObject({ content: "Bonsoir", style: 1 });
    speakAsInspector();
    await processChatInput("Bonsoir");
    expect(last()).toMatchObject({ content: "Bonsoir", style: 2 });
  });

  it("out of character hides the character", async () => {
    speakAsInspector();
    await processChatInput("/ooc On mange ?");
    expect(last()).toMatchObject({ style: 1, speaker: { alias: "Jean Paul" } });
    expect(last()["speaker"].actor).toBeUndefined();
  });

  it("as an emote tells it of the character", async () => {
    speakAsInspector();
    await processChatInput("/me tire.");
    expect(last()).toMatchObject({ style: 3, content: "Inspecteur tire." });
  });

  it.each(["/me tire.", "/ic Bonsoir"])("%s needs a character", async (input) => {
    expect(await processChatInput(input)).toBeNull();
    expect(table.errors).toHaveLength(1);
  });

  it("shows markup as text, and keeps line breaks", async () => {
    await processChatInput(`${HOSTILE}\n<b>a</b>`);
    expect(last()["content"]).toBe("&lt;img src=x onerror=alert(1)&gt;<br>&lt;b&gt;a&lt;/b&gt;");
  });

  it("shows a hostile name in an emote as text", async () => {
    table.speaker = { actor: "inv", alias: HOSTILE };
    await processChatInput("/me tire.");
    expect(last()["content"]).not.toContain("<img");
  });

  it("rolls immediate inline rolls once, for everybody", async () => {
    speakAsInspector();
    await processChatInput(`Je perds [[1d6 + @mod]] points ${HOSTILE}`);
    const content: string = last()["content"];
    expect(content).toContain("inline-result");
    expect(content).toContain("</i>8</a>");
    expect(content).not.toContain("<img");
  });
});

describe("whispering", () => {
  it.each([
    ["/w gm Psst", ["keeper"]],
    ["/w Jean Psst", ["other"]],
    ["/w Jean Paul Psst", ["player"]],
    ["/w inspecteur Psst", ["player"]],
    ["/w [Jean, gm] Psst", ["other", "keeper"]],
    ["@[Jean] Psst", ["other"]],
    ["@gm Psst", ["keeper"]],
    ["/players Psst", ["player", "other"]],
  ])("%s", async (input, whisper) => {
    await processChatInput(input);
    expect(last()).toMatchObject({ content: "Psst", whisper, style: 0 });
  });

  it.each(["/w Personne Psst", "/w [Jean, Personne] Psst", "/w", "/w Jean"])(
    "%s is refused, and reaches nobody",
    async (input) => {
      expect(await processChatInput(input)).toBeNull();
      expect(table.errors).toHaveLength(1);
      expect(table.created).toEqual([]);
    },
  );
});

describe("other input", () => {
  it("empty makes no message", async () => {
    expect(await processChatInput("  \n ")).toBeUndefined();
    expect(table.created).toEqual([]);
  });

  it("with an unknown command is refused by name", async () => {
    vi.stubGlobal("game", { ...game, i18n: { format: (_key: string, data: Data) => String(data["command"]) } });
    expect(await processChatInput("/danse avec moi")).toBeNull();
    expect(table.errors).toEqual(["/danse"]);
  });

  it("may be taken by a package through the hook chatMessage", async () => {
    const call = vi.fn(() => false);
    vi.stubGlobal("Hooks", { call });
    expect(await processChatInput("/danse")).toBeUndefined();
    expect(call).toHaveBeenCalledWith("chatMessage", {}, "/danse", expect.objectContaining({ author: "player" }));
    expect(table.errors).toEqual([]);
  });
});
