import { type Journal, gameHere } from "../../foundry/types/game.js";
import { openSheet } from "../../foundry/types/sheets.js";
import { createJournal, write } from "../../foundry/write.js";
import { list, record, text, wholeFrom, type Read } from "../../shape/shape.js";
import { byName } from "../../ui/by-name.js";

/** How much tougher, or weaker, a foe can be made. */
export const MOST_STRENGTH = 3;
const MOST_COUNT = 40;
const MOST_FOES = 40;

const FOE = record({
  /** The actor of the world, and the entry of a compendium that it came from, by UUID. */
  uuid: text,
  source: text,
  name: text,
  img: text,
  count: wholeFrom(1, MOST_COUNT, 1),
});
/** Several adversaries of a kind. */
export type Foe = Read<typeof FOE>;

const KEPT = record({
  foes: list(FOE, MOST_FOES),
  /** Steps by which they are tougher, or weaker below 0. */
  strength: wholeFrom(-MOST_STRENGTH, MOST_STRENGTH, 0),
  /** What the keeper wants to remember of it. */
  note: text,
});
type Kept = Read<typeof KEPT>;

/** Adversaries who wait together: a journal of the keeper's, which can be kept in a compendium, exported and shared. */
export interface Encounter extends Kept {
  readonly id: string;
  readonly name: string;
}

function journals(): readonly Journal[] {
  return [...gameHere().journal];
}

function journalOf(id: string): Journal | undefined {
  return journals().find((one) => one.id === id);
}

/** Returns the encounters that are ready, by name. */
export function encounters(): readonly Encounter[] {
  return byName(journals()).flatMap(({ id, name, flags }) => {
    const kept = flags.gardien?.["encounter"];
    return kept === undefined ? [] : [{ id, name, ...KEPT.read(kept) }];
  });
}

export function encounterById(id: string): Encounter | undefined {
  return encounters().find((one) => one.id === id);
}

/** Keeps adversaries together under a name. Its page names them, so that it can be read anywhere. */
export async function keepEncounter(name: string, kept: Kept): Promise<void> {
  await createJournal({
    name,
    ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE },
    flags: { gardien: { encounter: kept } },
    pages: [{ name, type: "text", text: { content: pageOf(kept) } }],
  });
}

function pageOf({ foes }: Kept): string {
  const { escapeHTML } = foundry.utils;
  return `<ul>${foes.map(({ uuid, name, count }) => `<li>${count} × @UUID[${uuid}]{${escapeHTML(name)}}</li>`).join("")}</ul>`;
}

/** Keeps a copy of an encounter under another name. */
export async function copyEncounter({ foes, strength, note }: Encounter, name: string): Promise<void> {
  await keepEncounter(name, { foes, strength, note });
}

/** Changes what is kept of an encounter. */
export async function changeEncounter(id: string, change: Partial<Kept>): Promise<void> {
  const [journal, known] = [journalOf(id), encounterById(id)];
  if (!journal || !known) return;
  const { foes, strength, note } = { ...known, ...change };
  await write(journal, { "flags.gardien.encounter": KEPT.read({ foes, strength, note }) });
}

/** Opens the journal of an encounter. */
export async function openEncounter(id: string): Promise<void> {
  await openSheet(journalOf(id));
}
