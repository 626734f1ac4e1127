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
  followSight,
  followUsers,
  Token,
  TokenHud,
} from "../canvas/index.js";
import {
  buildPacks,
  buildWorld,
  collectionClasses,
  connectHost,
  initializePacks,
  prepareWorld,
} from "../collections/index.js";
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
import { applyPermissions, registerCoreSettings } from "../settings/index.js";
import { createInterface, interfaceClasses, renderInterface } from "../ui/interface.js";
import { registerCoreSheets } from "../ui/sheets/index.js";
import { applyTheme } from "../ui/theme.js";
import { localizeDocumentModels } from "./localize.js";
import { createNamespace, exposeGlobals } from "./namespace.js";
import { type Complain, loadScripts, loadStyles, packagesOf } from "./packages.js";
import { Troubles } from "./troubles.js";
import { watchConnection } from "./watch.js";

/** Which page is set: the whole table, or its chat alone for a stream. */
const view: Game["view"] = location.pathname === "/stream" ? "stream" : "game";

/** Sets the table, in the order FOUNDRY's documentation gives: data, init, i18nInit, setup, interface, ready. */
export async function start(connection: Connection): Promise<void> {
  connection.on("userConnected", (userId: string, connected: boolean) => presence.set(userId, connected));
  const data = await connection.request<WorldData>("world");
  prepareGlobals(data, connection);
  // oxlint-disable-next-line no-restricted-imports -- the one place that fetches it, where it was asked for
  if (data.compat) (await import("../compat/index.js")).addCompatibility(data.release.generation);
  const packages = packagesOf(data);
  const troubles = new Troubles(packages);
  const complain: Complain = (pack, path) => troubles.failed(pack, path);
  troubles.watch();
  troubles.found(data.packageProblems);
  await Promise.all([loadStyles(packages, complain), loadScripts(packages, complain)]);
  game.collections.get("Setting").initialize();
  applyPermissions(game.settings);
  await troubles.attempt("initialize", () => (game as Data).initialize?.());
  Hooks.callAll("init");
  await loadTranslations(game.i18n, game.settings.get("core", "language") as string, packages, complain);
  document.documentElement.lang = game.i18n.lang;
  document.title = data.world.title;
  await troubles.attempt("models", localizeDocumentModels);
  Hooks.callAll("i18nInit");
  await troubles.attempt("compendia", () => initializePacks(game.packs as ReturnType<typeof buildPacks>));
  await troubles.attempt("documents", () => prepareWorld(game.collections as ReturnType<typeof buildWorld>));
  catchUp();
  markPresent(data.activeUsers);
  Hooks.callAll("setup");
  if (view === "stream") return drawStream();
  await drawTable(troubles);
  game.ready = true;
  game.connection.emit("userActivity", { active: true, sceneId: canvas.scene?.id ?? null });
  Hooks.callAll("ready");
  troubles.tell();
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
  Object.assign(CONFIG.ui, interfaceClasses);
  if (view === "game") globalThis.canvas = new Board(document.getElementById("board")!);
  else globalThis.canvas = { ready: false, scene: null } as Board; // there is none on that page
  globalThis.ui = { notifications: new Notifications(), windows: {} };
  connectHost(documentTypes, (problem) => problems.push(problem.message), data.system);
  initializeApplications();
  listenToDatabase(connection);
  globalThis.game = new Game(data, connection, buildWorld(data), buildPacks(data), view);
  registerCoreSettings(game.settings, generation);
  registerCoreSheets();
  game.tooltip = new TooltipManager();
  applyTheme();
  listenToQueries(connection);
  connection.on("pause", (paused: boolean, userId: string) => game.togglePause(paused, { userId }));
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

/** The chat and nothing else. Packages hear `streamReady` there, never `ready`. */
async function drawStream(): Promise<void> {
  const parts = createInterface();
  Object.assign(ui, parts, { context: null });
  document.getElementById("loading")!.hidden = true;
  applyTheme();
  await renderInterface(parts);
  Hooks.callAll("streamReady");
}

/** Interface, scene, keys. */
async function drawTable(troubles: Troubles): Promise<void> {
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
  followSight();
  followUsers(game.connection);
  game.keybindings.activate();
  new Keyboard(openHud, () => canvas.tokens.placeables.find((token) => token.hover) ?? null);
  Hooks.callAll("canvasConfig", CONFIG.Canvas);
  await troubles.attempt("canvas", () => canvas.draw(activeScene()));
  await troubles.attempt("interface", () => renderInterface(parts));
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
