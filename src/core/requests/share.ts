import { assign, freeSlot } from "../attack/hotbar-macro.js";
import type { DeedDraft } from "../play/draft/deed-draft.js";
import { copyText } from "../ui/output/clipboard.js";
import { refuse, tell } from "../text/errors.js";
import { say } from "../text/text.js";
import { requestCommand, requestWritten, type RequestTold, type Whom } from "./request.js";

/** Puts a link on the clipboard that asks what the window asks now: for the text of a journal. */
export async function copyLink(draft: DeedDraft): Promise<void> {
  await copyText(`@Request[${requestWritten(toldIn(draft))}]{${wordsFor(draft)}}`);
  tell("GARDIEN.REQUEST.copied");
}

/** Puts a macro that asks what the window asks now in the first free place of the hotbar. */
export async function makeMacro(draft: DeedDraft): Promise<void> {
  const slot = freeSlot();
  if (slot === null) {
    refuse("GARDIEN.REQUEST.hotbarFull");
    return;
  }
  const name = wordsFor(draft);
  await assign({ name, img: draft.present[0]?.actor.img ?? null, command: requestCommand(toldIn(draft)) }, slot);
  tell("GARDIEN.REQUEST.macroMade", { name, slot });
}

/** What the window asks, with what differs from what it says by itself. */
function toldIn(draft: DeedDraft): RequestTold {
  const { id, ruleset, present, procedure } = draft;
  const actors = present.map(({ actor }) => actor);
  const proposed = new Map(procedure.fields(actors, {}).map((field) => [field.id, field.value]));
  const chosen = Object.entries(draft.settled).filter(
    ([field, value]) => proposed.get(field) !== value && value !== "",
  );
  return { ask: id, ruleset, of: whomOf(actors), choices: Object.fromEntries(chosen) };
}

function whomOf(actors: readonly Actor[]): Whom {
  const played = actors.filter(({ hasPlayerOwner }) => hasPlayerOwner).length;
  if (played === actors.length) return "group";
  return played === 0 ? "adversaries" : "all";
}

/** What is asked, in words; signs that would end a link are left out. */
function wordsFor(draft: DeedDraft): string {
  const [first] = draft.present;
  const { procedure } = draft;
  const situation = first && draft.situation(first);
  const told =
    situation && procedure.rolls(situation).length === 0
      ? procedure.view(procedure.outcome({ ...situation, dice: {} })).verdict
      : procedure.name;
  return say(told).replaceAll(/[{}[\]]/g, "");
}
