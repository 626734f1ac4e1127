import "../styles/gardien.scss";
import { CONVERSIONS } from "./conversions/index.js";
import { registerAssistant } from "./core/assistant/index.js";
import { registerAttack } from "./core/attack/index.js";
import { translatePacks } from "./core/content.js";
import { registerConversions } from "./core/convert/register.js";
import { migrateWorld } from "./core/migrations/index.js";
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
});

Hooks.once("ready", () => {
  void migrateWorld();
  void translatePacks(indexedFields());
});
