import { playedRulesets, playRulesets } from "./rulesets.js";
import type { ModelClass, Ruleset } from "./ruleset.js";
import { GardienActor } from "./documents/actor.js";
import { GardienChatMessage } from "./documents/chat-message.js";
import { GardienCombat } from "./documents/combat.js";
import { GardienCombatant } from "./documents/combatant.js";
import { followClocked } from "./documents/clocked.js";
import { followConditions } from "./documents/conditions.js";
import { registerEntries } from "./documents/entries.js";
import { GardienItem } from "./documents/item.js";
import { registerEffectTransfer, registerStatuses } from "./foundry/generation.js";
import { CORE_SETTINGS, registerSettings } from "./settings/settings.js";
import { itemSheet } from "./sheets/item-card.js";
import { EFFECT_TOOL } from "./effects/tool.js";
import { SEATS_TOOL } from "./fight/order/seats-tool.js";
import { keeperTool } from "./keeper/tool.js";
import { registerFightLines } from "./fight/order/fight-lines.js";
import { registerTools } from "./ui/tools.js";

/** Has these rulesets be played, and hands everything they describe to Foundry. Called once, at init. */
export function registerRulesets(rulesets: readonly Ruleset[]): void {
  playRulesets(rulesets);
  CONFIG.Actor.documentClass = GardienActor;
  CONFIG.Item.documentClass = GardienItem;
  CONFIG.ChatMessage.documentClass = GardienChatMessage;
  CONFIG.Combat.documentClass = GardienCombat as never; // its type asks for constructors of Foundry's own
  CONFIG.Combatant.documentClass = GardienCombatant;
  registerEntries();
  registerEffectTransfer();
  registerSettings([...CORE_SETTINGS, ...rulesets.flatMap((ruleset) => ruleset.settings)]);
  registerConditions();
  registerIndexed();
  unregisterCoreSheets();
  for (const ruleset of rulesets) registerRuleset(ruleset);
  CONFIG.time.roundTime = Math.max(...rulesets.map(({ roundSeconds }) => roundSeconds)); // a fight knows better
  registerFightLines();
  registerTools([keeperTool(), SEATS_TOOL, EFFECT_TOOL]);
  followConditions();
  followClocked();
}

/**
 * What lists of compendia know of each entry without opening it: the slug that it is named by, and what the rulesets ask
 * for. Foundry fetches the lists once, at its start, with these fields.
 */
export function registerIndexed(): void {
  const kinds = playedRulesets().flatMap(({ items }) => Object.values(items));
  const asked = kinds.flatMap(({ indexed = [] }) => indexed);
  for (const [{ compendiumIndexFields }, paths] of [
    [CONFIG.Actor, ["slug"]],
    [CONFIG.Item, ["slug", ...asked]],
  ] as const)
    compendiumIndexFields.push(...new Set(paths.map((path) => `system.${path}`)));
}

/** Hands the data models, sheets and rolls of one ruleset to Foundry. */
export function registerRuleset(ruleset: Ruleset): void {
  for (const [type, kind] of Object.entries(ruleset.actors)) {
    dataModels(CONFIG.Actor)[type] = kind.model;
    const { bars, counts = [] } = kind;
    trackable()[type] = { bar: bars.filter((path) => !counts.includes(path)), value: [...counts] };
    registerSheet(foundry.documents.Actor, type, kind.sheet);
  }
  for (const [type, kind] of Object.entries(ruleset.items)) {
    dataModels(CONFIG.Item)[type] = kind.model;
    registerSheet(foundry.documents.Item, type, itemSheet(type, kind, ruleset));
  }
  (CONFIG.Dice.rolls as unknown[]).push(...ruleset.rolls);
}

/** Foundry's types list the sub-types one by one; ours are data. */
function dataModels(config: object): Record<string, ModelClass> {
  return (config as { dataModels: Record<string, ModelClass> }).dataModels;
}

function trackable(): Record<string, { bar: string[]; value: string[] }> {
  return CONFIG.Actor.trackableAttributes as Record<string, { bar: string[]; value: string[] }>;
}

type SheetOwner = Parameters<typeof foundry.applications.apps.DocumentSheetConfig.registerSheet>[0];

function registerSheet(owner: SheetOwner, type: string, sheet: unknown): void {
  foundry.applications.apps.DocumentSheetConfig.registerSheet(owner, "gardien", sheet as never, {
    types: [type],
    makeDefault: true,
    label: `TYPES.${owner === foundry.documents.Actor ? "Actor" : "Item"}.${type}`,
  });
}

/** Core's own sheets know nothing of our types: offering them would only confuse. */
function unregisterCoreSheets(): void {
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.unregisterSheet(foundry.documents.Actor, "core", foundry.appv1.sheets.ActorSheet);
  DocumentSheetConfig.unregisterSheet(foundry.documents.Item, "core", foundry.appv1.sheets.ItemSheet);
}

/**
 * The palette holds every ruleset's conditions once, by id; each token is offered those of its rules. What one brings
 * along is left to {@link followConditions}: rulesets do not agree on it.
 */
export function registerConditions(): void {
  const all = playedRulesets().flatMap((ruleset) => ruleset.conditions);
  const leading = new Set(all.flatMap(({ id, with: others = [] }) => (others.length > 0 ? [id] : [])));
  // Foundry itself blinds and hides tokens by some; it knows one of each.
  for (const { id, special } of all) if (special) CONFIG.specialStatusEffects[special] = id;
  registerStatuses(
    [...new Map(all.map((condition) => [condition.id, condition])).values()].map(({ id, name, img }) => ({
      id,
      name,
      img,
      hud: { actorTypes: typesWith(id) },
      // An effect of several statuses is only found again, to be switched off, by an id of its own.
      ...(leading.has(id) && { _id: fixedId(id) }),
    })),
  );
}

/** The sub-types of Actor whose rules know a condition. */
function typesWith(condition: string): string[] {
  const knowing = playedRulesets().filter(({ conditions }) => conditions.some(({ id }) => id === condition));
  return knowing.flatMap(({ actors }) => Object.keys(actors));
}

/** A document id that is always the same for a condition: 16 letters and digits. */
function fixedId(condition: string): string {
  return `gardien${condition}`.slice(0, 16).padEnd(16, "0");
}
