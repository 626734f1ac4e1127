import { type RollMode, rollModeOf } from "../roll-commands.js";

/** What a line typed in the chat asks for. */
export type ChatInput =
  | { type: "roll"; mode: RollMode; text: string }
  | { type: "ic" | "ooc" | "emote" | "plain"; text: string }
  /** `target`: the names as typed in brackets, or `undefined` if the text starts with a name. */
  | { type: "whisper"; target: string[] | undefined; text: string }
  | { type: "unknown"; command: string };

const SPEECH: Record<string, "ic" | "ooc" | "emote"> = {
  ic: "ic",
  ooc: "ooc",
  emote: "emote",
  em: "emote",
  me: "emote",
};
const GROUPS: Record<string, string> = { gm: "gm", players: "players" };

/** Reads a line typed in the chat. */
export function parseChatInput(input: string): ChatInput {
  const text = input.trim();
  const command = /^\/([a-z]+)(?:\s+|$)/i.exec(text);
  if (command) return parseCommand(command[0].trim(), (command[1] ?? "").toLowerCase(), text.slice(command[0].length));
  if (text.startsWith("/")) return { type: "unknown", command: text.split(/\s/)[0] ?? text };
  // A link such as @UUID[…] is no name: a name is followed by a space.
  if (/^@(?:\[[^\]]+\]|[^\s[\]{}]+)\s/.test(text)) return whisper(text.slice(1));
  return { type: "plain", text };
}

function parseCommand(command: string, name: string, text: string): ChatInput {
  const mode = rollModeOf(name);
  if (mode) return { type: "roll", mode, text };
  const speech = Object.hasOwn(SPEECH, name) ? SPEECH[name] : undefined;
  if (speech) return { type: speech, text };
  if (name === "w" || name === "whisper") return whisper(text);
  if (Object.hasOwn(GROUPS, name)) return { type: "whisper", target: [name], text };
  return { type: "unknown", command };
}

function whisper(text: string): ChatInput {
  const list = /^\[([^\]]+)\]\s*/.exec(text);
  if (!list) return { type: "whisper", target: undefined, text };
  const target = (list[1] ?? "").split(",").map((name) => name.trim());
  return { type: "whisper", target: target.filter(Boolean), text: text.slice(list[0].length) };
}

/** Separates the name at the start of a whisper from its text: the longest known one, else the first word. */
export function splitRecipient(text: string, known: Iterable<string>): { name: string; text: string } {
  const lower = text.toLowerCase();
  const names = [...known].filter((name) => name && lower.startsWith(`${name.toLowerCase()} `));
  const name = names.sort((a, b) => b.length - a.length)[0] ?? text.split(/\s/)[0] ?? "";
  return { name: text.slice(0, name.length), text: text.slice(name.length).trim() };
}
