import "../styles/gardien.scss";
import { CONVERSIONS } from "./conversions/index.js";
import { registerAssistant } from "./core/assistant/index.js";
import { registerAttack } from "./core/attack/index.js";
import { registerCheck } from "./core/check/register.js";
import { registerConversions } from "./core/convert/register.js";
import { drawAgain, everybody } from "./core/documents/prepare-again.js";
import { reportFailure } from "./core/errors.js";
import { registerJournalPrint } from "./core/journal-print.js";
import { learnNames } from "./core/names-read.js";
import { watchPresses } from "./core/pressed.js";
import { registerQuestions } from "./core/questions/index.js";
import { registerRulesets } from "./core/registry.js";
import { registerTooltips } from "./core/tooltip.js";

Hooks.once("init", () => {
  watchPresses(document);
  registerTooltips();
  registerRulesets();
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
  void translate();
  if (game.user.isGM) watchKeeperOnly().catch((error: unknown) => reportFailure("fields of the keeper", error));
});

/** Fetched by keepers alone. */
async function watchKeeperOnly(): Promise<void> {
  (await import("./core/documents/keeper-only.js")).watchKeeperOnly();
}

/** A sheet may be open before its reader's names are known: it is drawn again with them. */
async function translate(): Promise<void> {
  await Promise.all([learnNames(), import("./core/pack-names.js").then((names) => names.translatePacks())]);
  for (const actor of everybody()) drawAgain(actor);
}
