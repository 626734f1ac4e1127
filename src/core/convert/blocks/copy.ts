import type { Block, Notation } from "../../notation/block.js";
import { writeBlock, writtenLines, type Written } from "../../notation/write.js";
import { rulesetOf } from "../../rulesets.js";
import { reportFailure, tell } from "../../text/errors.js";
import { copyText } from "../../ui/output/clipboard.js";
import { readerLang } from "./reader-lang.js";

/** Puts an actor's stat block on the clipboard, in the notation that can be pasted again, and says so. */
export async function copyBlock(actor: Actor): Promise<void> {
  try {
    const notation = await rulesetOf(actor.type)?.blocks?.();
    if (!notation) return;
    await copyText(writeBlock(blockOf(actor, notation), notation, readerLang()));
    tell("GARDIEN.BLOCK.copied", { name: actor.name });
  } catch (error) {
    reportFailure("block.copy", error, "GARDIEN.BLOCK.notCopied");
  }
}

/** A creature's block, for paper; `null` for whoever is no creature of the keeper's. */
export async function printedBlock(actor: Actor): Promise<{ name: string; lines: readonly Written[] } | null> {
  const notation = await rulesetOf(actor.type)?.blocks?.();
  if (notation?.types[0] !== actor.type) return null;
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
