import { followClock } from "../deeds/clock.js";
import { deedByUuid } from "../deeds/start.js";
import { listen } from "../types/hooks.js";
import { consider, takeUp } from "./arbiter.js";
import { AttackBar } from "./bar/bar.js";
import { loadCardTemplates } from "./card/draw.js";
import { followWorld } from "./card/follow.js";
import { registerHotbar } from "./hotbar.js";
import { references } from "./messages.js";
import { MESSAGE_MODELS } from "./models.js";
import { attackByUuid } from "./start.js";

/** What macros and modules may call on `game.gardien`. */
const PUBLIC_API = {
  /** `await game.gardien.attack("Actor.….Item.…", { event })` attacks with the weapon of a UUID. */
  attack: attackByUuid,
  /** `await game.gardien.deed("rest", ["Actor.…"], { hours: 8 })` does what the rules do outside attacks. */
  deed: deedByUuid,
};

/** Hands the attack procedure to Foundry: message types, hooks, the bar under tokens. Called once, at init. */
export function registerAttack(): void {
  Object.assign(CONFIG.ChatMessage.dataModels, MESSAGE_MODELS);
  Object.assign(game, { gardien: PUBLIC_API });
  listen("createChatMessage", (message: ChatMessage) => references.add(message));
  listen("deleteChatMessage", (message: ChatMessage) => references.remove(message));
  listen("createChatMessage", consider);
  listen("userConnected", takeUp);
  Hooks.once("ready", takeUp);
  followWorld();
  followClock();
  registerHotbar();
  const bar = new AttackBar();
  bar.register();
  Hooks.once("setup", () => void loadCardTemplates());
}
