import { listen } from "./foundry/types/hooks.js";
import { useTool } from "./ui/tools.js";
import { openCheck } from "./check/register.js";
import { registerBar } from "./attack/bar/register.js";
import { registerQuickKeys } from "./card/quick-keys.js";
import { registerCardMenu } from "./card/menu.js";
import { registerStory } from "./fight/story-menu.js";
import type { attackByUuid } from "./attack/start.js";
import type { actionsOf } from "./modules/actions.js";
import type { deedByUuid } from "./deed/start.js";
import { references } from "./play/messages/messages.js";
import { MESSAGE_MODELS } from "./play/messages/models.js";
import type { request } from "./keeper/asking/ask.js";
import { registerShown } from "./world/shown.js";

/** What macros and modules may call on `game.gardien`; told to their authors in `docs/api.md`. */
const PUBLIC_API = {
  /** `await game.gardien.attack("Actor.….Item.…", { event })` attacks with the weapon of a UUID. */
  attack: async (...given: Parameters<typeof attackByUuid>) =>
    (await import("./attack/start.js")).attackByUuid(...given),
  /** `await game.gardien.attacks("Actor.…")` lists what an actor can attack with. */
  attacks: async (actor: Actor | string) => (await import("./api/attacks.js")).attacksOf(actor),
  /** `await game.gardien.actions(token)` lists all that its user can do at a click. */
  actions: async (...given: Parameters<typeof actionsOf>) => (await import("./modules/actions.js")).actionsOf(...given),
  /** `await game.gardien.deed("rest", ["Actor.…"], { hours: 8 })` does what the rules do outside attacks. */
  deed: async (...given: Parameters<typeof deedByUuid>) => (await import("./deed/start.js")).deedByUuid(...given),
  /** `await game.gardien.request("save", { of: "adversaries" })` asks several for a test, for keepers. */
  request: async (...given: Parameters<typeof request>) => (await import("./keeper/asking/ask.js")).request(...given),
  /** `await game.gardien.undo()` takes back what was applied last, for keepers. */
  undo: async () => (await import("./undo/undo-last.js")).undoLast(),
  /** `await game.gardien.browse()` opens the browser of compendia, or closes it. */
  browse: async () => (await import("./browser/start.js")).toggleBrowser(),
  /** `game.gardien.check()` opens « Vérifier ma table », for keepers. */
  check: openCheck,
  /** `game.gardien.tool("rpgKeeper")` opens a keeper's window, or closes it. */
  tool: useTool,
};

/** Hands attacks and deeds to Foundry: message types, menus, keys. Called once, at init. */
export function registerAttack(): void {
  Object.assign(CONFIG.ChatMessage.dataModels, MESSAGE_MODELS);
  Object.assign(game, { gardien: PUBLIC_API });
  for (const hook of ["createChatMessage", "updateChatMessage"])
    // what was for others may be for this user from now on
    listen(hook, (message: ChatMessage) => references.add(message));
  listen("deleteChatMessage", (message: ChatMessage) => references.remove(message));
  registerBar();
  registerShown();
  registerCardMenu();
  registerQuickKeys();
  registerStory();
}
