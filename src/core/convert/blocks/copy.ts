import type { Block, Notation } from "../../notation/block.js";
import { writeBlock, writtenLines, type Written } from "../../notation/write.js";
import { rulesetOf } from "../../rulesets.js";
import { refuse, reportFailure, tell } from "../../text/errors.js";
import { byName } from "../../ui/by-name.js";
import { copyText } from "../../ui/output/clipboard.js";
import { mayCopyBlock } from "./door.js";
import { readerLang } from "./reader-lang.js";

/**
 * Puts actors' stat blocks on the clipboard, in the notation that can be pasted again, an empty line between them, and says
 * so.
 */
export async function copyBlocks(actors: readonly Actor[]): Promise<void> {
  try {
    const texts = await Promise.all(actors.map(blockTextOf));
    const [text, ...more] = texts.filter((one) => one !== "");
    if (text === undefined) {
      refuse("GARDIEN.BLOCK.none");
      return;
    }
    await copyText([text, ...more].join("\n\n"));
    const names = actors.map(({ name }) => name).join(", ");
    if (more.length === 0) tell("GARDIEN.BLOCK.copied", { name: names });
    else tell("GARDIEN.BLOCK.copiedMany", { count: String(1 + more.length) });
  } catch (error) {
    reportFailure("block.copy", error, "GARDIEN.BLOCK.notCopied");
  }
}

/** Copies the blocks of what was clicked in the list of actors: of an actor, or of all in a folder. */
export async function copyRow(target: HTMLElement): Promise<void> {
  const row = target.closest<HTMLElement>("[data-entry-id], [data-folder-id]");
  const { entryId, folderId } = row?.dataset ?? {};
  const actor = entryId && game.actors.get(entryId);
  await copyBlocks((actor ? [actor] : actorsIn(folderId ?? "")).filter(mayCopyBlock));
}

/** The actors in a folder, and in those within, in the order of its list. */
export function actorsIn(folder: string): readonly Actor[] {
  return byName(game.actors.filter((actor) => isIn(actor.folder, folder)));
}

function isIn(folder: Actor["folder"], id: string): boolean {
  return folder !== null && (folder.id === id || isIn(folder.folder, id));
}

/** An actor's block as its reader writes it; empty where its ruleset has no blocks. */
export async function blockTextOf(actor: Actor): Promise<string> {
  const notation = await rulesetOf(actor.type)?.blocks?.();
  return notation ? writeBlock(blockOf(actor, notation), notation, readerLang()) : "";
}

/** A creature's block, for paper; `null` for whoever is no creature of the keeper's. */
export async function printedBlock(actor: Actor): Promise<Printed | null> {
  const notation = await rulesetOf(actor.type)?.blocks?.();
  return notation?.types[0] === actor.type ? printed(actor, notation) : null;
}

/** Prints actors' stat blocks, and nothing else. */
export async function printBlocks(actors: readonly Actor[], page: Document): Promise<void> {
  const blocks = await Promise.all(
    actors.map(async (actor) => {
      const notation = await rulesetOf(actor.type)?.blocks?.();
      return notation ? [printed(actor, notation)] : [];
    }),
  );
  const all = blocks.flat();
  if (all.length === 0) refuse("GARDIEN.BLOCK.none");
  else (await import("../../sheets/print.js")).printBlocksAlone(all, page);
}

interface Printed {
  readonly name: string;
  readonly lines: readonly Written[];
}

function printed(actor: Actor, notation: Notation): Printed {
  return { name: actor.name, lines: writtenLines(blockOf(actor, notation), notation, readerLang()) };
}

/** An actor as it is written down; what is kept from its reader is left out. */
function blockOf(actor: Actor, { isSecret }: Notation): Block {
  const things = [...actor.items].map((item) => ({
    type: item.type,
    name: item.name,
    system: item.toObject()["system"] as object,
  }));
  return {
    name: actor.name,
    type: actor.type,
    system: actor.toObject()["system"] as object,
    things: game.user.isGM ? things : things.filter((thing) => isSecret?.(thing) !== true),
    live: actor.system,
  };
}
