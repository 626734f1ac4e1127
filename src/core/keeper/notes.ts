import { list, real, record, text, type Read } from "../shape/shape.js";
import { setting } from "../settings/settings.js";
import { writeWorldSetting } from "../settings/world-setting.js";

const NOTES = "keeperNotes";
const MOST_NOTES = 100;
const MOST_LETTERS = 200;

const NOTE = record({ id: text, at: real, text });
/** What a keeper has noted to happen at a world time, in seconds. */
export type KeeperNote = Read<typeof NOTE>;

const KEPT = record({ notes: list(NOTE, MOST_NOTES) });

/** Returns the keeper's notes, the earliest first. */
export function keeperNotes(): readonly KeeperNote[] {
  return [...KEPT.read(setting(NOTES)).notes].sort((a, b) => a.at - b.at);
}

/** Notes something for a world time, in seconds; nothing where there are no words. */
export async function addNote(at: number, words: string): Promise<void> {
  const told = words.trim().slice(0, MOST_LETTERS);
  if (told === "") return;
  await writeWorldSetting(NOTES, { notes: [...keeperNotes(), { id: foundry.utils.randomID(), at, text: told }] });
}

/** Strikes a note out. */
export async function removeNote(id: string): Promise<void> {
  await writeWorldSetting(NOTES, { notes: keeperNotes().filter((note) => note.id !== id) });
}
