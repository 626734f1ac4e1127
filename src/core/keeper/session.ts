import { flag, list, real, record, text, whole, type Read } from "../shape/shape.js";
import { setting } from "../settings/settings.js";
import { writeWorldSetting } from "../settings/world-setting.js";
import { loadKeeper, rulesetsInPlay } from "./loaded.js";

const SESSION = "session";
const MOST_LINES = 200;
const MOST_LETTERS = 500;

const KEPT = record({
  /** How many sessions have begun. */
  number: whole,
  /** Whether one runs. */
  runs: flag,
  /** When it began, in milliseconds of the table's clock. */
  since: real,
  /** What the keeper wants to see in the journal, with its moment, in milliseconds. */
  lines: list(record({ at: real, text }), MOST_LINES),
});
/** The session that runs, or the last one. */
export type Session = Read<typeof KEPT>;

/** Returns the session as the world keeps it. */
export function sessionNow(): Session {
  return KEPT.read(setting(SESSION));
}

/** Begins a session; returns whether it was written. */
export async function beginSession(): Promise<boolean> {
  const { number } = sessionNow();
  return letRun({ number: number + 1, runs: true, since: Date.now(), lines: [] });
}

/** Ends the session that runs; returns whether it was written. */
export async function endSession(): Promise<boolean> {
  return letRun({ ...sessionNow(), runs: false, lines: [] });
}

async function letRun(session: Session): Promise<boolean> {
  if (!(await writeWorldSetting(SESSION, session))) return false;
  for (const id of rulesetsInPlay()) await (await loadKeeper(id))?.session?.runs?.(session.runs);
  return true;
}

/** Notes something for the journal; nothing where there are no words. */
export async function noteLine(words: string): Promise<void> {
  const told = words.trim().slice(0, MOST_LETTERS);
  if (told === "") return;
  const session = sessionNow();
  await writeWorldSetting(SESSION, { ...session, lines: [...session.lines, { at: Date.now(), text: told }] });
}

/** Strikes out a line of the journal, by its place. */
export async function strikeLine(place: number): Promise<void> {
  const session = sessionNow();
  await writeWorldSetting(SESSION, { ...session, lines: session.lines.filter((_, at) => at !== place) });
}
