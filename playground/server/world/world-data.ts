import type { StatusData, WorldData } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { messageFor, withoutSecrets } from "../modify/redact.js";
import { canSeePack, packData } from "../packs.js";
import type { World } from "./world.js";

/** Everything a client starts with, as its user may see it. */
export function worldDataFor(world: World, user: Data, activeUsers: string[]): WorldData {
  const { store } = world;
  const messages = store.all("ChatMessage").map((message) => (world.redact ? messageFor(user, message) : message));
  return {
    release: world.release,
    userId: user._id,
    world: { id: store.manifest.id, title: store.manifest.title },
    paused: world.paused === true,
    system: world.system,
    modules: world.modules.map(({ manifest, active }) => ({ manifest, active })),
    packageProblems: [...world.packageProblems],
    compat: world.compat,
    users: store.all("User").map(withoutSecrets),
    actors: store.all("Actor"),
    items: store.all("Item"),
    scenes: store.all("Scene"),
    messages: messages.sort((a, b) => (Number(a.timestamp) || 0) - (Number(b.timestamp) || 0)),
    combats: store.all("Combat"),
    journal: store.all("JournalEntry"),
    tables: store.all("RollTable"),
    macros: store.all("Macro"),
    folders: store.all("Folder"),
    settings: store.all("Setting"),
    packs: [...world.packs.values()].filter((pack) => canSeePack(pack, user.role)).map(packData),
    activeUsers,
  };
}

/** What the join page shows to anybody who can reach it. */
export function statusOf(world: World, activeUsers: string[]): StatusData {
  const users = world.store.all("User").filter((user) => user.role > 0);
  return {
    ready: true,
    generation: world.release.generation,
    world: { id: world.store.manifest.id, title: world.store.manifest.title },
    users: users.map((user) => ({
      id: user._id,
      name: typeof user.name === "string" ? user.name : user._id,
      role: user.role,
      color: typeof user.color === "string" ? user.color : "#808080",
      active: activeUsers.includes(user._id),
    })),
  };
}
