import type { Data } from "../../common/types.js";
import type { ApplicationV2 } from "../applications/api/application.js";
import { Hooks } from "../hooks/hooks.js";
import { ChatLog } from "./chat/chat-log.js";
import { CombatTracker } from "./combat/combat-tracker.js";
import { CompendiumDirectory } from "./directories/compendium-directory.js";
import {
  ActorDirectory,
  ItemDirectory,
  JournalDirectory,
  RollTableDirectory,
} from "./directories/document-directory.js";
import { GamePause } from "./game-pause.js";
import { Hotbar } from "./hotbar.js";
import { Players } from "./players.js";
import { SceneControls } from "./scene-controls.js";
import { SceneNavigation } from "./scene-navigation.js";
import { Settings } from "./settings-tab.js";
import { Sidebar } from "./sidebar/sidebar.js";

type ApplicationClass = new () => ApplicationV2;

/** What `CONFIG.ui` holds at first: the class of each lasting part of the interface, under Foundry's names. */
export const interfaceClasses = {
  sidebar: Sidebar,
  chat: ChatLog,
  combat: CombatTracker,
  actors: ActorDirectory,
  items: ItemDirectory,
  journal: JournalDirectory,
  tables: RollTableDirectory,
  compendium: CompendiumDirectory,
  settings: Settings,
  players: Players,
  hotbar: Hotbar,
  controls: SceneControls,
  nav: SceneNavigation,
  pause: GamePause,
};

/** What the page of a stream has of it. */
const STREAMED = ["chat"];

/** Where panels and scene do not fit beside each other, the scene comes first. */
const NARROW = "(width <= 45rem)";

/** Between two readings of the clock, in milliseconds. */
const TICK = 30_000;

/** Makes every lasting part of the interface, of the classes that packages chose; `ui` holds them. */
export function createInterface(): Record<string, ApplicationV2> {
  const classes = Object.entries(CONFIG.ui as Record<string, ApplicationClass>);
  const wanted = game.view === "stream" ? classes.filter(([name]) => STREAMED.includes(name)) : classes;
  return Object.fromEntries(wanted.map(([name, Class]) => [name, new Class()]));
}

/** Draws all of it: the sidebar first, which the tabs go into. */
export async function renderInterface({ sidebar, ...parts }: Record<string, ApplicationV2>): Promise<void> {
  followMessages();
  if (sidebar) followDocuments();
  await sidebar?.render({ force: true });
  if (sidebar && matchMedia(NARROW).matches) (sidebar as Sidebar).toggleExpanded(false);
  await Promise.all(Object.values(parts).map((part) => part.render({ force: true })));
  setInterval(() => (ui.chat as ChatLog).updateTimestamps(), TICK);
}

function followMessages(): void {
  Hooks.on("createChatMessage", (message: Data) => void ui.chat.postOne(message, { notify: true }));
  Hooks.on("updateChatMessage", (message: Data) => void ui.chat.updateMessage(message));
  Hooks.on("deleteChatMessage", (message: Data) => ui.chat.deleteMessage(message.id));
}

/** Draws again what the documents that changed stand in. */
function followDocuments(): void {
  const follow = (names: readonly string[], draw: () => void): void => {
    for (const name of names) Hooks.on(name, draw);
  };
  for (const [tab, document] of Object.entries(DIRECTORIES)) {
    follow(
      eventsOf(document, "Folder"),
      together(() => ui[tab].render({ parts: ["directory"] })),
    );
  }
  follow(
    ["updateCompendium"],
    together(() => ui.compendium.render({ parts: ["directory"] })),
  );
  follow(
    ["updateUser", ...eventsOf("Macro")],
    together(() => ui.hotbar.render()),
  );
  follow(
    ["userConnected", "updateActor", ...eventsOf("User")],
    together(() => ui.players.render()),
  );
  follow(
    ["canvasReady", ...eventsOf("Scene")],
    together(() => ui.nav.render()),
  );
  follow(["pauseGame"], () => void ui.pause.render());
  // As far as the documentation and the tracker tell: whole with the fight, lines with the combatants, and with nothing
  // of an actor but what it is tracked by.
  follow(
    ["canvasReady", ...eventsOf("Combat")],
    together(() => ui.combat.render()),
  );
  follow(
    eventsOf("Combatant", "CombatantGroup"),
    together(() => ui.combat.render({ parts: ["tracker", "footer"] })),
  );
  Hooks.on("updateActor", (actor: Data) => (ui.combat as CombatTracker).followActor(actor));
}

const DIRECTORIES = { actors: "Actor", items: "Item", journal: "JournalEntry", tables: "RollTable" };

const eventsOf = (...names: string[]): string[] =>
  names.flatMap((name) => ["create", "update", "delete"].map((action) => `${action}${name}`));

/** Many changes of one moment draw once. */
function together(draw: () => unknown): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      draw();
    });
  };
}
