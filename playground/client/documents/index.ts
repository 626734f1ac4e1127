/** The document classes of the client, and what finds documents. */
import { ActiveEffect } from "./active-effect.js";
import { Actor } from "./actor.js";
import { ActorDelta } from "./actor-delta.js";
import { Adventure } from "./adventure.js";
import { ChatMessage } from "./chat-message.js";
import { Combat } from "./combat.js";
import { Combatant } from "./combatant.js";
import { Item } from "./item.js";
import { Macro } from "./macro.js";
import {
  AmbientLightDocument,
  CombatantGroup,
  Folder,
  JournalEntry,
  JournalEntryPage,
  Setting,
  WallDocument,
} from "./others.js";
import { RollTable, TableResult } from "./roll-table.js";
import { Scene } from "./scene.js";
import { TokenDocument } from "./token-document.js";
import { User } from "./user.js";

/** Client document classes by document name: the defaults of `CONFIG.<name>.documentClass`. */
export const documentClasses = {
  ActiveEffect,
  Actor,
  ActorDelta,
  Adventure,
  AmbientLight: AmbientLightDocument,
  ChatMessage,
  Combat,
  Combatant,
  CombatantGroup,
  Folder,
  Item,
  JournalEntry,
  JournalEntryPage,
  Macro,
  RollTable,
  Scene,
  Setting,
  TableResult,
  Token: TokenDocument,
  User,
  Wall: WallDocument,
};

export { ClientDocumentMixin } from "./client-document.js";
export { modifyBatch } from "./modify-batch.js";
export { fromUuid, fromUuidSync, resolveUuid } from "./uuid.js";
export {
  ActiveEffect,
  Actor,
  ActorDelta,
  Adventure,
  AmbientLightDocument,
  ChatMessage,
  Combat,
  Combatant,
  CombatantGroup,
  Folder,
  Item,
  JournalEntry,
  JournalEntryPage,
  Macro,
  RollTable,
  Scene,
  Setting,
  TableResult,
  TokenDocument,
  User,
  WallDocument,
};
