// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createNamespace, exposeGlobals } from "../../../../playground/client/boot/namespace.js";
import { addCompatibility } from "../../../../playground/client/compat/index.js";
import { Game } from "../../../../playground/client/game/game.js";
import { registerCoreSettings } from "../../../../playground/client/settings/index.js";
import type { Value } from "../../../../playground/common/types.js";

const WINDOWS = ["Application", "Dialog", "FormApplication", "DocumentSheet"];
/** What modules in use name, by where they look for it. */
const FOUNDRY = [
  ...WINDOWS.map((name) => `appv1.api.${name}`),
  ...["appv1.ux.Tabs", "Game", "utils.duplicate", "utils.getRoute", "utils.Color", "canvas.geometry.Ray"],
  ...["applications.apps.FilePicker.browse", "applications.apps.FilePicker.createDirectory"],
  ...["applications.apps.FilePicker.upload", "applications.apps.FilePicker.implementation"],
  ...["applications.settings.menus.FontConfig.getAvailableFonts", "applications.settings.menus.FontConfig.loadFont"],
  ...["helpers.interaction.KeyboardManager.MODIFIER_KEYS", "audio.AudioHelper.play", "audio.AudioHelper.preloadSound"],
  ...["audio.Sound", "applications.hud.TokenHUD", "canvas.interaction.MouseInteractionManager"],
  ...["canvas.layers.TokenLayer", "documents.collections", "applications.sidebar.DocumentDirectory"],
];
const GAME = [
  ...["initialize", "canvas", "model", "keyboard.isModifierActive", "keyboard.downKeys", "audio.pending"],
  ...["audio.unlock", "settings.storage", "settings.sheet"],
];
/** Names that 13 still answers to, and 14 does not. */
const BARE = [
  ...WINDOWS,
  ...["mergeObject", "duplicate", "randomID", "getProperty", "Tour", "FilePicker", "KeyboardManager", "TokenLayer"],
  ...["Ray", "Color", "FontConfig", "Sound", "AudioHelper", "CombatTracker", "ChatLog"],
];
const SETTINGS = ["noCanvas", "photosensitiveMode", "performanceMode"];

const missing = (owner: Value, paths: readonly string[]): string[] =>
  paths.filter((path) => path.split(".").reduce((at: Value, name) => at?.[name] as unknown, owner) === undefined);

/** Sets a table of a generation as the boot does, as far as names go. */
function setTable(generation: 13 | 14): void {
  for (const name of [...BARE, "Game"]) Reflect.deleteProperty(globalThis, name);
  const namespace = createNamespace(generation);
  exposeGlobals(namespace, generation);
  Object.assign(globalThis, { CONFIG: { fontDefinitions: { Vieille: {} } }, canvas: { tokens: null }, ui: {} });
  const release = { generation, version: `${generation}.1` };
  const data: Value = { release, userId: "me", paused: false, world: {}, modules: [] };
  data.system = { id: "essai", documentTypes: { Actor: { hero: {} } } };
  const game: Value = new Game(data, {} as never, new Map(), new Map());
  Object.assign(globalThis, { game });
  registerCoreSettings(game.settings, generation);
  addCompatibility(generation);
}

describe.each([14, 13] as const)("With --compat, generation %i", (generation) => {
  beforeEach(() => setTable(generation));

  it("has what modules call of foundry and of game", () => {
    expect(missing(foundry, FOUNDRY)).toEqual([]);
    expect(missing(game, GAME)).toEqual([]);
    expect(SETTINGS.filter((key) => !game.settings.settings.has(`core.${key}`))).toEqual([]);
  });

  it("has jQuery, and the token in hand", () => {
    const { $, jQuery, _token } = globalThis as Value;
    expect([$("<p>a</p>").text(), jQuery === $, _token]).toEqual(["a", true, null]);
    const token = { name: "Ada" };
    Object.assign(globalThis, { canvas: { tokens: { controlled: [token] } } });
    expect((globalThis as Value)._token).toBe(token);
    expect((game as Value).canvas).toBe(canvas);
  });

  it("answers to the bare names of 13 in 13 alone, and to a message's user", () => {
    const bare = BARE.filter((name) => name in globalThis);
    expect(bare).toEqual(generation === 13 ? BARE : []);
    const message: Value = Object.create((foundry as Value).documents.ChatMessage.prototype as object);
    Object.defineProperty(message, "author", { value: "Ada" });
    if (generation === 13) expect(message.user).toBe("Ada");
  });
});

describe("What is behind the names", () => {
  beforeEach(() => setTable(13));

  it("copies, and says where a path leads", () => {
    const { utils } = foundry as Value;
    const original = { a: [1] };
    const copy = utils.duplicate(original);
    expect([copy, copy.a === original.a]).toEqual([original, false]);
    expect([utils.getRoute("a/b"), utils.getRoute("/a", { prefix: "/vtt/" })]).toEqual(["/a/b", "/vtt/a"]);
  });

  it("knows which keys are down", () => {
    const { keyboard } = game as Value;
    dispatchEvent(new KeyboardEvent("keydown", { code: "ShiftLeft" }));
    expect([keyboard.isModifierActive("Shift"), keyboard.isModifierActive("Alt")]).toEqual([true, false]);
    dispatchEvent(new Event("blur"));
    expect([...keyboard.downKeys]).toEqual([]);
  });

  it("keeps no files", async () => {
    const { FilePicker } = (foundry as Value).applications.apps;
    expect(await FilePicker.browse("data", "a")).toMatchObject({ target: "a", files: [] });
    await expect(FilePicker.upload("data", "a")).rejects.toThrow("no files");
  });

  it("names what is stored where, and the sub-types of the system", () => {
    const { settings, model } = game as Value;
    expect(settings.storage.get("client")).toBe(localStorage);
    expect(settings.sheet).toBe(settings.sheet);
    expect(model).toEqual({ Actor: { hero: {} } });
  });

  it("measures lines, reads colours and lists fonts", () => {
    const { Ray, Color, FontConfig } = globalThis as Value;
    const ray = new Ray({ x: 1, y: 1 }, { x: 4, y: 5 });
    expect([ray.distance, ray.project(0.5)]).toEqual([5, { x: 2.5, y: 3 }]);
    expect(Ray.fromAngle(0, 0, Math.PI / 2, 2).B.y).toBe(2);
    expect(ray.angle).toBeCloseTo(Math.atan2(4, 3));
    for (const colour of ["#ff8000", 0xff8000, [1, 128 / 255, 0]]) expect(Color.from(colour).css).toBe("#ff8000");
    expect([Color.from("#ff8000").rgb[0], Color.from("no").valid, Color.from("#000000").valid]).toEqual([
      1,
      false,
      true,
    ]);
    expect([FontConfig.getAvailableFonts(), FontConfig.getAvailableFontChoices()]).toEqual([
      ["Vieille"],
      { Vieille: "Vieille" },
    ]);
  });

  it("says of a font that cannot be fetched that it is not there", async () => {
    const { FontConfig } = globalThis as Value;
    vi.stubGlobal(
      "FontFace",
      class {
        load = (): Promise<never> => Promise.reject(new Error("404"));
      },
    );
    const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await FontConfig.loadFont("Absente", { fonts: [{ urls: ["a.woff2"] }] })).toBe(false);
    expect(await FontConfig.loadFont("Du système", {})).toBe(true);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
    vi.unstubAllGlobals();
  });
});
