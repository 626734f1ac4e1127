import "../styles/gardien.scss";
import { CONVERSIONS } from "./conversions/index.js";
import { registerBrowser } from "./core/browser/register.js";
import { registerCreation } from "./core/creation/index.js";
import { registerAttack } from "./core/register.js";
import { registerCheck } from "./core/check/register.js";
import { registerModules } from "./core/modules/register.js";
import { registerConversions } from "./core/convert/register.js";
import { listen } from "./core/foundry/types/hooks.js";
import { registerRuler } from "./core/foundry/token-ruler.js";
import { reportFailure } from "./core/text/errors.js";
import { watchPresses } from "./core/ui/pointer-hold.js";
import { registerRequests } from "./core/requests/register.js";
import { registerRulebook } from "./core/rulebook/register.js";
import { registerRulesets } from "./core/registry.js";
import { registerSetup } from "./core/setup/register.js";
import { registerTooltips } from "./core/ui/tooltip.js";
import { RULESETS } from "./rulesets/index.js";

Hooks.once("init", () => {
  watchPresses(document);
  registerTooltips();
  registerRulesets(RULESETS);
  registerRuler();
  registerRulebook();
  registerRequests();
  registerAttack();
  registerCreation();
  registerConversions(CONVERSIONS);
  registerSetup();
  registerCheck();
  registerModules();
  // Foundry reads them as late as before `ready`; where they come later, links of old lead nowhere.
  import("./core/text/former-entries.js")
    .then(({ leadFormerEntries }) => leadFormerEntries())
    .catch((error: unknown) => reportFailure("moved", error));
  registerBrowser();
});

Hooks.once("ready", () => {
  stand(async () => (await import("./core/ready.js")).standReady());
  keepTheTable();
  listen("updateUser", keepTheTable);
});

// Foundry's page of the chat alone hears this instead.
Hooks.once("streamReady", () => stand(async () => (await import("./core/stream.js")).standStream()));

function stand(fetching: () => Promise<void>): void {
  fetching().catch((error: unknown) => reportFailure("ready", error));
}

let isKept = false;

/** Fetches and begins the keeper's half, once, as soon as this user is a keeper: at the start, or when somebody makes them one. */
function keepTheTable(): void {
  if (isKept || !game.user.isGM) return;
  isKept = true;
  stand(async () => (await import("./core/ready-keeper.js")).keepTheTable());
}
