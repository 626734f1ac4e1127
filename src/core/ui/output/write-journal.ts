import { createJournal } from "../../foundry/write.js";
import { tell } from "../../text/errors.js";

/** A journal of one page; its content is formatted text, in which what users typed is escaped. */
interface Written {
  readonly name: string;
  readonly page: string;
  readonly content: string;
}

/** Writes a journal that all players read, says so, and opens it. Returns whether Foundry let it. */
export async function writeJournal({ name, page, content }: Written): Promise<boolean> {
  const journal = await createJournal({
    name,
    ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER },
    pages: [{ name: page, type: "text", text: { content } }],
  });
  if (!journal) return false;
  tell("GARDIEN.FIGHT.story.written", { name });
  await journal.sheet?.render({ force: true });
  return true;
}
