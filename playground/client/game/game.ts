import type { WorldData } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { Collection } from "../../common/utils/collection.js";
import { Hooks } from "../hooks/hooks.js";
import { Localization } from "../i18n/index.js";
import { ClientKeybindings } from "../keybindings/key-bindings.js";
import type { Connection } from "../net/index.js";
import { Tours } from "../nue/tour.js";
import { BrowserStore, ClientSettings, DocumentStore } from "../settings/index.js";
import { GameTime } from "./game-time.js";
import { Module } from "./module.js";

/** What `game` holds: the world's documents, the system, the user and the services of the table. */
export class Game {
  ready = false;
  /** Which page this is: the whole table, or its chat alone for a stream. */
  readonly view: "game" | "stream";
  /** Whether the keeper stopped the game for a while. */
  paused: boolean;
  readonly data: WorldData;
  readonly userId: string;
  readonly release: WorldData["release"];
  readonly world: WorldData["world"] & Data;
  readonly system: Data;
  /** The modules the table was started with, those that stay off among them. */
  readonly modules: Collection<Module>;
  readonly connection: Connection;
  readonly i18n = new Localization();
  readonly settings: ClientSettings;
  readonly keybindings = new ClientKeybindings();
  readonly time = new GameTime();
  /** The guided tours, by `namespace.id`. */
  readonly tours = new Tours();
  tooltip: Data = {};
  /** World collections by document name, and the compendia by their ids. */
  collections: Data;
  packs: Data;

  constructor(data: WorldData, connection: Connection, collections: Data, packs: Data, view: Game["view"] = "game") {
    this.view = view;
    this.paused = data.paused;
    this.data = data;
    this.userId = data.userId;
    this.release = data.release;
    this.world = data.world;
    this.system = data.system;
    this.modules = new Collection(data.modules.map((module) => [module.manifest.id, new Module(module)]));
    this.connection = connection;
    this.collections = collections;
    this.packs = packs;
    const rows = (): Iterable<Data> => (this.collections.get("Setting") ?? []) as Iterable<Data>;
    const create = (row: Data, options: Data): Promise<unknown> => CONFIG.Setting.documentClass.create(row, options);
    this.settings = new ClientSettings({
      client: new BrowserStore(localStorage),
      world: new DocumentStore(rows, create, () => null),
      user: new DocumentStore(rows, create, () => this.userId),
    });
  }

  get socket(): Connection["socket"] {
    return this.connection.socket;
  }

  get version(): string {
    return this.release.version;
  }

  /** The name of the tool in hand on the scene. */
  get activeTool(): string | null {
    return (globalThis.ui?.controls?.tool?.name as string | undefined) ?? null;
  }

  /**
   * Pauses the game, or lets it go on; the other way round when nothing is said.
   * @returns whether it is paused now
   */
  togglePause(
    pause: boolean = !this.paused,
    { broadcast = false, userId = this.userId }: { broadcast?: boolean; userId?: string } = {},
  ): boolean {
    if (broadcast) {
      if (!this.user.isGM) throw new Error("Only a keeper can pause the game for everybody");
      this.connection.emit("pause", pause);
    }
    if (pause === this.paused) return pause;
    this.paused = pause;
    Hooks.callAll("pauseGame", pause, { broadcast, userId });
    return pause;
  }

  get user(): Data {
    return this.users?.get(this.userId) ?? null;
  }

  get users(): Data {
    return this.collections.get("User");
  }

  get actors(): Data {
    return this.collections.get("Actor");
  }

  get items(): Data {
    return this.collections.get("Item");
  }

  get scenes(): Data {
    return this.collections.get("Scene");
  }

  get messages(): Data {
    return this.collections.get("ChatMessage");
  }

  get combats(): Data {
    return this.collections.get("Combat");
  }

  get journal(): Data {
    return this.collections.get("JournalEntry");
  }

  get tables(): Data {
    return this.collections.get("RollTable");
  }

  get macros(): Data {
    return this.collections.get("Macro");
  }

  get folders(): Data {
    return this.collections.get("Folder");
  }

  /** The fight in view: that of the scene, or one without a scene. */
  get combat(): Data | null {
    const here = [...((this.combats ?? []) as Iterable<Data>)].filter((combat) => {
      const scene = combat._source?.scene ?? combat.scene?.id ?? null;
      return scene === null || scene === globalThis.canvas?.scene?.id;
    });
    return here.find((combat) => combat.active) ?? here[0] ?? null;
  }
}
