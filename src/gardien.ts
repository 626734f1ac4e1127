import "../styles/gardien.scss";
import { CONVERSIONS } from "./conversions/index.js";
import { registerAssistant } from "./core/creation/index.js";
import { registerAttack } from "./core/register.js";
import { registerCheck } from "./core/check/register.js";
import { registerConversions } from "./core/convert/register.js";
import { reportFailure } from "./core/text/errors.js";
import { registerJournalPrint } from "./core/ui/journal-print.js";
import { watchPresses } from "./core/ui/pointer-hold.js";
import { registerQuestions } from "./core/questions/index.js";
import { registerRulesets } from "./core/registry.js";
import { registerTooltips } from "./core/ui/tooltip.js";
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
  import("./core/text/translate.js")
    .then((names) => names.translate())
    .catch((error: unknown) => reportFailure("names", error));
  if (game.user.isGM) watchKeeperOnly().catch((error: unknown) => reportFailure("fields of the keeper", error));
});

/** Fetched by keepers alone. */
async function watchKeeperOnly(): Promise<void> {
  await (await import("./core/documents/keeper-only.js")).watchKeeperOnly();
}
