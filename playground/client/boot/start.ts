import { setGeneration } from "../../common/index.js";
import type { ModifyResponse, WorldData } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { initializeApplications, Notifications, TooltipManager } from "../applications/index.js";
import {
  acceptDrops,
  activeScene,
  Board,
  BoardPointer,
  followDocuments,
  followUsers,
  Token,
  TokenHud,
} from "../canvas/index.js";
import { buildPacks, buildWorld, collectionClasses, connectHost, prepareWorld } from "../collections/index.js";
import { database } from "../database/index.js";
import { createDiceConfig } from "../dice/index.js";
import { documentClasses } from "../documents/index.js";
import { createConfig } from "../game/config.js";
import { Game } from "../game/game.js";
import { Hooks } from "../hooks/index.js";
import { loadTranslations } from "../i18n/index.js";
import { Keyboard } from "../keybindings/index.js";
import { type Connection, tellRefusals } from "../net/index.js";
import { listenToQueries } from "../queries/index.js";
import { registerCoreSettings } from "../settings/index.js";
import { createInterface, renderInterface } from "../ui/interface.js";
import { registerCoreSheets } from "../ui/sheets/index.js";
import { applyTheme } from "../ui/theme.js";
import { localizeDocumentModels } from "./localize.js";
import { createNamespace, exposeGlobals } from "./namespace.js";
import { loadScripts, loadStyles } from "./system.js";
import { watchConnection } from "./watch.js";

/** Sets the table, in the order FOUNDRY's documentation gives: data, init, i18nInit, setup, interface, ready. */
export async function start(connection: Connection): Promise<void> {
  connection.on("userConnected", (userId: string, connected: boolean) => presence.set(userId, connected));
  const data = await connection.request<WorldData>("world");
  prepareGlobals(data, connection);
  await Promise.all([loadStyles(data.system), loadScripts(data.system)]);
  game.collections.get("Setting").initialize();
  Hooks.callAll("init");
  await loadTranslations(game.i18n, game.settings.get("core", "language") as string, data.system);
  document.documentElement.lang = game.i18n.lang;
  document.title = data.world.title;
  localizeDocumentModels();
  Hooks.callAll("i18nInit");
  prepareWorld(game.collections as ReturnType<typeof buildWorld>);
  catchUp();
  markPresent(data.activeUsers);
  Hooks.callAll("setup");
  await drawTable();
  game.ready = true;
  game.connection.emit("userActivity", { active: true, sceneId: canvas.scene?.id ?? null });
  Hooks.callAll("ready");
}

/** Everything a system's scripts find when they are loaded: `foundry`, `CONFIG`, `game`, `ui`. */
function prepareGlobals(data: WorldData, connection: Connection): void {
  const { generation } = data.release;
  setGeneration(generation);
  const namespace = createNamespace(generation);
  exposeGlobals(namespace, generation);
  const documentTypes = (data.system.documentTypes ?? {}) as Record<string, Record<string, Data>>;
  globalThis.CONFIG = createConfig({
    generation,
    documents: documentClasses,
    collections: collectionClasses,
    dice: createDiceConfig() as unknown as Data,
    documentTypes,
    tokenClass: Token,
  });
  globalThis.canvas = new Board(document.getElementById("board")!);
  globalThis.ui = { notifications: new Notifications(), windows: {} };
  connectHost(documentTypes, (problem) => problems.push(problem.message));
  initializeApplications();
  listenToDatabase(connection);
  globalThis.game = new Game(data, connection, buildWorld(data), buildPacks(data));
  registerCoreSettings(game.settings, generation);
  registerCoreSheets();
  game.tooltip = new TooltipManager();
  applyTheme();
  listenToQueries(connection);
  watchConnection(connection);
}

/** What was set aside or healed while the world was read; told once the interface stands. */
const problems: string[] = [];

function listenToDatabase(connection: Connection): void {
  database.backend = {
    request: (request) => tellRefusals(connection.request<ModifyResponse>("modifyDocument", request)),
  };
  connection.on("modifyDocument", (response: ModifyResponse) => {
    if (early) early.push(response);
    else database.applyResponse(response);
  });
}

/** What other clients changed while the documents of this one are still being made; `null` once they are there. */
let early: ModifyResponse[] | null = [];

/** Brings the fresh documents up to what happened since the server wrote them down. */
function catchUp(): void {
  const waiting = early ?? [];
  early = null;
  for (const response of waiting) database.applyResponse(response);
}

/** Who has come or gone since the server wrote down who is here. */
const presence = new Map<string, boolean>();

function markPresent(ids: string[]): void {
  for (const user of game.users as Iterable<Data>) {
    const id = user.id as string;
    user.active = id === game.userId || (presence.get(id) ?? ids.includes(id));
  }
}

/** Interface, scene, keys. */
async function drawTable(): Promise<void> {
  const at = (id: string): HTMLElement => document.getElementById(id)!;
  const parts = createInterface();
  Object.assign(ui, parts, { context: null });
  at("interface").hidden = false;
  at("loading").hidden = true;
  applyTheme();
  const hud = new TokenHud(at("hud"));
  const openHud = (token: Token): void => hud.bind(token);
  new BoardPointer(canvas, openHud);
  acceptDrops(canvas);
  followDocuments();
  followUsers(game.connection);
  game.keybindings.activate();
  new Keyboard(openHud, () => canvas.tokens.placeables.find((token) => token.hover) ?? null);
  Hooks.callAll("canvasConfig", CONFIG.Canvas);
  canvas.draw(activeScene());
  await renderInterface(parts);
  tellProblems();
  Hooks.on("clientSettingChanged", (key: string) => key === "core.uiConfig" && applyTheme());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => applyTheme());
}

/** One word for all of them, to those who can repair them. */
function tellProblems(): void {
  if (problems.length === 0 || !game.user.isGM) return;
  const lines = [game.i18n.localize("PLAYGROUND.World.Problems"), ...problems];
  ui.notifications.warn(lines.join("\n"), { clean: false, permanent: true });
}
