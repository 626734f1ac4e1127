/** What the system declares about itself, against the League's types; types/gardien.d.ts is its daily twin. */
import type { GardienActor } from "../../src/core/documents/actor.js";
import type { GardienChatMessage } from "../../src/core/documents/chat-message.js";
import type { GardienCombatant } from "../../src/core/documents/combatant.js";
import type { GardienItem } from "../../src/core/documents/item.js";
import type { GbArmor } from "../../src/rulesets/gb/data/armor.js";
import type { GbCreature } from "../../src/rulesets/gb/data/creature.js";
import type { GbInvestigator } from "../../src/rulesets/gb/data/investigator.js";
import type { GbWeapon } from "../../src/rulesets/gb/data/weapon.js";
import type { GbWound } from "../../src/rulesets/gb/data/wound.js";

declare module "fvtt-types/configuration" {
  interface DocumentClassConfig {
    Actor: typeof GardienActor;
    Item: typeof GardienItem;
    ChatMessage: typeof GardienChatMessage;
    Combatant: typeof GardienCombatant;
  }
  interface DataModelConfig {
    Actor: { gbInvestigator: typeof GbInvestigator; gbCreature: typeof GbCreature };
    Item: { gbWeapon: typeof GbWeapon; gbArmor: typeof GbArmor; gbWound: typeof GbWound };
  }
  interface FlagConfig {
    Actor: { gardien: { ledger?: Record<string, string> } };
  }
  interface AssumeHookRan {
    ready: never;
  }
}
