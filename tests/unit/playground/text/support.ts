import { vi } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { createDiceConfig, type DiceConfig } from "../../../../playground/client/dice/index.js";
import { renderTemplate } from "../../../../playground/client/handlebars/index.js";

export interface Table {
  dice: DiceConfig;
  created: { data: Data; options: Data }[];
  errors: string[];
  warnings: string[];
  /** Who a message is from, as `ChatMessage.getSpeaker` would say. */
  speaker: Data;
}

/** A page with a game around it: one player, one keeper, documents by uuid. */
export function installTable(documents: Record<string, Data> = {}, generation = 13): Table {
  const dice = createDiceConfig();
  const table: Table = { dice, created: [], errors: [], warnings: [], speaker: { alias: "Paul" } };
  const users = [
    { id: "keeper", name: "Gardien", isGM: true },
    { id: "player", name: "Jean Paul", isGM: false, character: { name: "Inspecteur" } },
    { id: "other", name: "Jean", isGM: false },
  ];
  class Message {
    static getSpeaker({ actor }: Data = {}): Data {
      return actor ? { actor: actor["id"], alias: actor["name"] } : table.speaker;
    }
    static getSpeakerActor(speaker: Data): Data | null {
      return speaker["actor"] ? (documents[`Actor.${speaker["actor"]}`] ?? null) : null;
    }
    static getWhisperRecipients(name: string): Data[] {
      if (name === "gm") return users.filter((user) => user.isGM);
      if (name === "players") return users.filter((user) => !user.isGM);
      return users.filter((user) =>
        [user.name, user.character?.name].some((own) => own?.toLowerCase() === name.toLowerCase()),
      );
    }
    static applyRollMode(data: Data, mode: string): void {
      data["mode"] = mode;
    }
    static applyMode(data: Data, mode: string): void {
      data["mode"] = mode;
    }
    static async create(data: Data, options: Data = {}): Promise<Data> {
      table.created.push({ data, options });
      return data;
    }
  }
  vi.stubGlobal("CONFIG", { Dice: dice, ChatMessage: { documentClass: Message }, TextEditor: { enrichers: [] } });
  vi.stubGlobal("game", {
    user: users[1],
    users,
    messages: new Map(),
    release: { generation },
    settings: { get: () => (generation >= 14 ? "public" : "publicroll") },
  });
  vi.stubGlobal("ui", {
    chat: {},
    notifications: {
      error: (text: string) => table.errors.push(text),
      warn: (text: string) => table.warnings.push(text),
    },
  });
  vi.stubGlobal("foundry", { applications: { handlebars: { renderTemplate }, instances: new Map() } });
  vi.stubGlobal("fromUuid", async (uuid: string) => {
    if (uuid.includes("malformed")) throw new Error("malformed uuid");
    return documents[uuid] ?? null;
  });
  return table;
}

/** A parsed piece of HTML. */
export function parsed(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}
