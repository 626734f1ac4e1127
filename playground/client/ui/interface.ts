import { ChatLog } from "./chat/chat-log.js";
import { CombatTracker } from "./combat/combat-tracker.js";
import { CompendiumDirectory } from "./directories/compendium-directory.js";
import {
  ActorDirectory,
  ItemDirectory,
  JournalDirectory,
  RollTableDirectory,
} from "./directories/document-directory.js";
import { Hotbar } from "./hotbar.js";
import type { Panel } from "./panel.js";
import { Players } from "./players.js";
import { SceneControls } from "./scene-controls.js";
import { SceneNavigation } from "./scene-navigation.js";
import { Settings } from "./settings-tab.js";
import { Sidebar, type SidebarTab } from "./sidebar.js";

const TABS: SidebarTab[] = [
  { id: "chat", icon: "comments", label: "Chat.Title" },
  { id: "combat", icon: "hand-fist", label: "Combat.Title" },
  { id: "actors", icon: "user", label: "Actors.Title" },
  { id: "items", icon: "suitcase", label: "Items.Title" },
  { id: "journal", icon: "book-open", label: "Journal.Title" },
  { id: "tables", icon: "table-list", label: "Tables.Title" },
  { id: "compendium", icon: "book-atlas", label: "Compendium.Title" },
  { id: "settings", icon: "gears", label: "Settings.Title" },
];

/** Where panels and scene do not fit beside each other, the scene comes first. */
const NARROW = "(width <= 45rem)";

const at = (id: string): HTMLElement => document.getElementById(id)!;

/** Builds every lasting part of the interface; `ui` holds them under Foundry's names. */
export function createInterface(): Record<string, Panel | Sidebar> {
  const sidebar = new Sidebar(at("sidebar"), TABS);
  if (matchMedia(NARROW).matches) sidebar.toggleExpanded(false);
  return {
    sidebar,
    chat: new ChatLog(sidebar.panel("chat")),
    combat: new CombatTracker(sidebar.panel("combat")),
    actors: new ActorDirectory(sidebar.panel("actors"), "actors", "Actor"),
    items: new ItemDirectory(sidebar.panel("items"), "items", "Item"),
    journal: new JournalDirectory(sidebar.panel("journal"), "journal", "JournalEntry"),
    tables: new RollTableDirectory(sidebar.panel("tables"), "tables", "RollTable"),
    compendium: new CompendiumDirectory(sidebar.panel("compendium")),
    settings: new Settings(sidebar.panel("settings")),
    players: new Players(at("players")),
    hotbar: new Hotbar(at("hotbar")),
    controls: new SceneControls(at("scene-controls")),
    nav: new SceneNavigation(at("scene-navigation")),
  };
}

/** Draws all of it. */
export async function renderInterface(parts: Record<string, unknown>): Promise<void> {
  const panels = Object.values(parts).filter((part): part is Panel => typeof (part as Panel).render === "function");
  await Promise.all(panels.map((panel) => panel.render()));
}
