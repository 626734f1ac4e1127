import "../styles/gardien.scss";
import { CONVERSIONS } from "./conversions/index.js";
import { registerAssistant } from "./core/assistant/index.js";
import { registerAttack } from "./core/attack/index.js";
import { registerCheck } from "./core/check/register.js";
import { registerConversions } from "./core/convert/register.js";
import { reportFailure } from "./core/errors.js";
import { registerJournalPrint } from "./core/journal-print.js";
import { watchPresses } from "./core/pressed.js";
import { registerQuestions } from "./core/questions/index.js";
import { registerRulesets } from "./core/registry.js";
import { registerTooltips } from "./core/tooltip.js";
import { RULESETS } from "./rulesets/index.js";

Hooks.once("init", () => {
  watchPresses(document);
  registerTooltips();
  registerRulesets(RULESETS);
  registerAttack();
  registerAssistant();
  registerConversions(CONVERSIONS);
  registerQuestions();
  registerCheck();
  registerJournalPrint();
});

Hooks.once("ready", () => {
  import("./core/migrations/world.js")
    .then(({ migrateWorld }) => migrateWorld())
    .catch((error: unknown) => reportFailure("migration", error));
  import("./core/translate.js")
    .then((names) => names.translate())
    .catch((error: unknown) => reportFailure("names", error));
  if (game.user.isGM) watchKeeperOnly().catch((error: unknown) => reportFailure("fields of the keeper", error));
});

/** Fetched by keepers alone. */
async function watchKeeperOnly(): Promise<void> {
  await (await import("./core/documents/keeper-only.js")).watchKeeperOnly();
}
