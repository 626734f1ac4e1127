import "../styles/gardien.scss";
import { CONVERSIONS } from "./conversions/index.js";
import { registerAssistant } from "./core/assistant/index.js";
import { registerAttack } from "./core/attack/index.js";
import { translatePacks } from "./core/content.js";
import { registerConversions } from "./core/convert/register.js";
import { drawAgain, everybody } from "./core/documents/prepare-again.js";
import { registerJournalPrint } from "./core/journal-print.js";
import { migrateWorld } from "./core/migrations/index.js";
import { learnNames } from "./core/names-read.js";
import { watchPresses } from "./core/pressed.js";
import { registerQuestions } from "./core/questions/index.js";
import { indexedFields, registerRulesets } from "./core/registry.js";

Hooks.once("init", () => {
  watchPresses(document);
  registerRulesets();
  registerAttack();
  registerAssistant();
  registerConversions(CONVERSIONS);
  registerQuestions();
  registerJournalPrint();
});

Hooks.once("ready", () => {
  void migrateWorld();
  void translate();
});

/** A sheet may be open before its reader's names are known: it is drawn again with them. */
async function translate(): Promise<void> {
  await Promise.all([learnNames(), translatePacks(indexedFields())]);
  for (const actor of everybody()) drawAgain(actor);
}
