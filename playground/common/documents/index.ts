import { documentClasses } from "../host.js";
import type { Value } from "../types.js";
import { BaseActiveEffect } from "./base-active-effect.js";
import { BaseAdventure } from "./base-adventure.js";
import { BaseAmbientLight } from "./base-ambient-light.js";
import { BaseActor } from "./base-actor.js";
import { BaseActorDelta } from "./base-actor-delta.js";
import { BaseChatMessage } from "./base-chat-message.js";
import { BaseCombat, BaseCombatant, BaseCombatantGroup } from "./base-combat.js";
import { BaseFolder } from "./base-folder.js";
import { BaseJournalEntry } from "./base-journal-entry.js";
import { BaseMacro } from "./base-macro.js";
import { BaseRollTable, BaseTableResult } from "./base-roll-table.js";
import { BaseSetting } from "./base-setting.js";
import { BaseUser } from "./base-user.js";
import { BaseItem } from "./base-item.js";
import { BaseJournalEntryPage } from "./base-journal-page.js";
import { BaseScene } from "./base-scene.js";
import { BaseToken } from "./base-token.js";
import { BaseWall } from "./base-wall.js";

const classes: Value[] = [
  BaseActiveEffect,
  BaseActor,
  BaseActorDelta,
  BaseAdventure,
  BaseAmbientLight,
  BaseChatMessage,
  BaseCombat,
  BaseCombatant,
  BaseCombatantGroup,
  BaseFolder,
  BaseItem,
  BaseJournalEntry,
  BaseJournalEntryPage,
  BaseMacro,
  BaseRollTable,
  BaseScene,
  BaseSetting,
  BaseTableResult,
  BaseToken,
  BaseUser,
  BaseWall,
];
for (const cls of classes) documentClasses[cls.documentName] = cls as unknown;

export { ActiveEffectTypeDataModel, changesOf } from "./base-active-effect.js";
export { mergeDeltaChildren } from "./base-actor-delta.js";
export { Document } from "./document.js";
export { describe, EmbeddedCollection } from "./embedded-collection.js";
export { EmbeddedCollectionDelta } from "./embedded-collection-delta.js";
export type { DocumentMetadata } from "./metadata.js";
export * from "./permissions.js";
export { PrototypeToken } from "./prototype-token.js";
export {
  BaseActiveEffect,
  BaseActor,
  BaseActorDelta,
  BaseAdventure,
  BaseAmbientLight,
  BaseChatMessage,
  BaseCombat,
  BaseCombatant,
  BaseCombatantGroup,
  BaseFolder,
  BaseItem,
  BaseJournalEntry,
  BaseJournalEntryPage,
  BaseMacro,
  BaseRollTable,
  BaseScene,
  BaseSetting,
  BaseTableResult,
  BaseToken,
  BaseUser,
  BaseWall,
};
