import { DocumentCollection } from "./document-collection.js";
import { Users } from "./users.js";
import { WorldCollection } from "./world-collection.js";

export class Actors extends WorldCollection {
  static override documentName = "Actor";
}

export class Items extends WorldCollection {
  static override documentName = "Item";
}

export class Scenes extends WorldCollection {
  static override documentName = "Scene";

  /** The scene the table is gathered at. */
  get active() {
    return this.find((scene) => scene.active);
  }

  /** The scene this user looks at. */
  get current() {
    return globalThis.canvas?.scene ?? this.active;
  }

  get viewed() {
    return this.current;
  }
}

export class ChatMessages extends WorldCollection {
  static override documentName = "ChatMessage";

  /** Deletes all messages. */
  async flush(): Promise<void> {
    await this.documentClass.deleteDocuments([], { deleteAll: true });
  }
}

export class CombatEncounters extends WorldCollection {
  static override documentName = "Combat";

  /** The fights of the scene in view, and those of no scene. */
  get combats() {
    return this.filter((combat) => combat.scene === null || combat.scene === globalThis.canvas?.scene);
  }

  get active() {
    return this.combats.find((combat) => combat.active) ?? null;
  }

  get viewed() {
    return this.active ?? this.combats[0] ?? null;
  }
}

export class Journal extends WorldCollection {
  static override documentName = "JournalEntry";
}

export class RollTables extends WorldCollection {
  static override documentName = "RollTable";
}

export class Macros extends WorldCollection {
  static override documentName = "Macro";
}

export class Folders extends WorldCollection {
  static override documentName = "Folder";
}

export class WorldSettings extends WorldCollection {
  static override documentName = "Setting";

  /** The row of a setting: the world's, or a user's. */
  getSetting(key: string, user: string | null = null) {
    return this.find((setting) => setting.key === key && (setting._source.user ?? null) === user);
  }
}

/** World collection classes by document name. */
export const collectionClasses: Record<string, new (source?: Record<string, unknown>[]) => WorldCollection> = {
  Actor: Actors,
  ChatMessage: ChatMessages,
  Combat: CombatEncounters,
  Folder: Folders,
  Item: Items,
  JournalEntry: Journal,
  Macro: Macros,
  RollTable: RollTables,
  Scene: Scenes,
  Setting: WorldSettings,
  User: Users,
};

export { CompendiumCollection } from "./compendium-collection.js";
export { buildPacks, buildWorld, connectHost, initializePacks, prepareWorld } from "./world.js";
export { DocumentCollection, Users, WorldCollection };
