import { followClock } from "./play/arbiter/calls/clock.js";
import { deedByUuid } from "./deed/start.js";
import { useTool } from "./ui/tools.js";
import { listen } from "./foundry/types/hooks.js";
import { reportFailure } from "./text/errors.js";
import { openCheck } from "./check/register.js";
import { registerBar } from "./attack/bar/register.js";
import { followWorld } from "./card/follow.js";
import { followQuestions } from "./defence/follow.js";
import { registerHotbar } from "./attack/hotbar.js";
import { references } from "./play/record/messages.js";
import { MESSAGE_MODELS } from "./play/record/models.js";
import { registerShown } from "./world/shown.js";
import { attackByUuid } from "./attack/start.js";
import { isArbiter } from "./world/world.js";

/** What macros and modules may call on `game.gardien`; told to their authors in `docs/api.md`. */
const PUBLIC_API = {
  /** `await game.gardien.attack("Actor.….Item.…", { event })` attacks with the weapon of a UUID. */
  attack: attackByUuid,
  /** `await game.gardien.attacks("Actor.…")` lists what an actor can attack with. */
  attacks: async (actor: Actor | string) => (await import("./api/attacks.js")).attacksOf(actor),
  /** `await game.gardien.deed("rest", ["Actor.…"], { hours: 8 })` does what the rules do outside attacks. */
  deed: deedByUuid,
  /** `game.gardien.check()` opens « Vérifier ma table », for keepers. */
  check: openCheck,
  /** `game.gardien.tool("rpgKeeper")` opens a keeper's window, or closes it. */
  tool: useTool,
};

/** Hands the attack procedure to Foundry: message types, hooks, the bar under tokens. Called once, at init. */
export function registerAttack(): void {
  Object.assign(CONFIG.ChatMessage.dataModels, MESSAGE_MODELS);
  Object.assign(game, { gardien: PUBLIC_API });
  for (const hook of ["createChatMessage", "updateChatMessage"])
    // what was for others may be for this user from now on
    listen(hook, (message: ChatMessage) => references.add(message));
  listen("deleteChatMessage", (message: ChatMessage) => references.remove(message));
  listen("deleteChatMessage", (message: ChatMessage) => asArbiter(({ forget }) => forget(message)));
  listen("createChatMessage", (message: ChatMessage) => asArbiter(({ consider }) => consider(message)));
  listen("updateCombat", () => fallTogether(({ letFall }) => letFall()));
  listen("deleteCombat", (combat: Combat) => fallTogether(({ settleLeftOver }) => settleLeftOver(combat)));
  listen("userConnected", () => asArbiter(({ takeUp }) => takeUp()));
  Hooks.once("ready", () => asArbiter(({ begin }) => begin()));
  Hooks.once("ready", () => fallTogether(({ letFall }) => letFall()));
  followWorld();
  followQuestions();
  followClock();
  registerHotbar();
  registerBar();
  registerShown();
  Hooks.once("ready", prepareCards);
}

/** The arbiter's half of the code: only a keeper's client fetches it. */
function asArbiter(act: (arbiter: typeof import("./play/arbiter/arbiter.js")) => void): void {
  if (!isArbiter()) return;
  import("./play/arbiter/arbiter.js").then(act).catch((error: unknown) => reportFailure("attack.arbiter", error));
}

/** What a fight held back falls once it has come so far. */
function fallTogether(act: (fall: typeof import("./play/arbiter/apply-deferred.js")) => Promise<void>): void {
  if (!isArbiter()) return;
  import("./play/arbiter/apply-deferred.js").then(act).catch((error: unknown) => reportFailure("attack.fall", error));
}

/** Fetches what draws cards and what modules hear, once the table stands: the first is drawn without a wait. */
function prepareCards(): void {
  const fetched = import("./card/prepared.js").then(({ prepare }) => prepare());
  fetched.catch((error: unknown) => reportFailure("card.templates", error));
}
