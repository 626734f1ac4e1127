import { watchKeeperOnly } from "./documents/keeper-only.js";
import { followMoves } from "./documents/token-moved.js";
import { followEffects } from "./effects/expire.js";
import { followTurns } from "./fight/rounds/turns.js";
import { tellUnrolled } from "./fight/unrolled.js";
import { gameHere } from "./foundry/types/game.js";
import { listen } from "./foundry/types/hooks.js";
import { applyDeferred, askLeftOver } from "./play/arbiter/apply-deferred.js";
import { begin, consider, forget, takeUp } from "./play/arbiter/arbiter.js";
import { followClock } from "./play/arbiter/calls/clock.js";
import { followInquiries } from "./questions/inquiries.js";
import { QuestionTray } from "./questions/tray.js";
import { reportFailure } from "./text/errors.js";

/** What a keeper's client does besides: it judges when it is the arbiter, shows what the table waits for, and watches. */
export function keepTheTable(): void {
  listen("createChatMessage", (message: ChatMessage) => consider(message));
  listen("deleteChatMessage", (message: ChatMessage) => forget(message));
  listen("userConnected", () => takeUp());
  listen("updateCombat", () => fallTogether(applyDeferred()));
  listen("deleteCombat", (combat: Combat) => fallTogether(askLeftOver(combat)));
  listen("combatStart", tellUnrolled);
  new QuestionTray().open();
  followInquiries();
  watchKeeperOnly().catch((error: unknown) => reportFailure("fields of the keeper", error));
  followTurns();
  followEffects();
  followMoves();
  followClock();
  begin();
  import("./setup/choice/start.js")
    .then((start) => start.begin())
    .catch((error: unknown) => reportFailure("choice of rulesets", error));
  if (gameHere().modules.get("healthEstimate")?.active)
    import("./modules/health-estimate.js")
      .then(({ estimateHealth }) => estimateHealth())
      .catch((error: unknown) => reportFailure("Health Estimate", error));
  fallTogether(applyDeferred());
}

/** What a fight held back falls once it has come so far. */
function fallTogether(fallen: Promise<void>): void {
  fallen.catch((error: unknown) => reportFailure("attack.fall", error));
}
