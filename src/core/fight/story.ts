import { createJournal } from "../foundry/write.js";
import { outcomesTold } from "../play/act/told.js";
import { loadAct } from "../play/loaded/acts.js";
import { sentAt, verdictOf } from "../play/messages/messages.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import type { Verdict } from "../play/record/verdict.js";
import { rulesetById } from "../rulesets.js";
import { refuse, reportFailure, tell } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { forEverybody } from "../world/reader.js";

/** Writes a fight as a story, and says so where that fails. */
export function tellStory(combat: Combat): Promise<void> {
  return writeStory(combat).catch((error: unknown) => reportFailure("fight.story", error));
}

/** Writes a fight as a story into a journal that all players read: no more than they know. For keepers. */
export async function writeStory({ id }: Combat): Promise<void> {
  const acts = actsIn(id ?? "");
  await Promise.all(acts.map(loadAct));
  const content = storyOf(acts);
  if (content === "") {
    refuse("GARDIEN.FIGHT.story.none");
    return;
  }
  const date = new Intl.DateTimeFormat(game.i18n.lang, { dateStyle: "long", timeStyle: "short" }).format(Date.now());
  const name = t("GARDIEN.FIGHT.story.name", { date });
  const journal = await createJournal({
    name,
    ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER },
    pages: [{ name: t("GARDIEN.FIGHT.story.page"), type: "text", text: { content } }],
  });
  if (!journal) return;
  tell("GARDIEN.FIGHT.story.written", { name });
  await journal.sheet?.render({ force: true });
}

/** What was done in a fight before everybody's eyes and counts, oldest first. */
function actsIn(combat: string): readonly Verdict[] {
  const messages = [...game.messages].sort((a, b) => sentAt(a) - sentAt(b));
  return messages.flatMap((message) => {
    const verdict = message.whisper.length === 0 ? verdictOf(message) : undefined;
    const counts = verdict?.standing === "judged" && verdictOn(verdict.subject)?.message === message;
    return counts && verdict.intent.combat?.id === combat && rulesetById(verdict.intent.ruleset) ? [verdict] : [];
  });
}

/** Returns acts as a story, round by round, as formatted text. What was taken back is left out. */
function storyOf(acts: readonly Verdict[]): string {
  const { escapeHTML } = foundry.utils;
  let last: number | null = null;
  return acts
    .flatMap((verdict) => {
      const targets = verdict.targets.filter(({ stage }) => stage !== "undone");
      const sentences = forEverybody(() => outcomesTold({ ...verdict, targets }));
      if (sentences.length === 0) return [];
      const round = verdict.intent.combat?.round ?? 0;
      const title = round === last ? "" : `<h2>${escapeHTML(t("GARDIEN.FIGHT.story.round", { round }))}</h2>`;
      last = round;
      return [title, `<p>${escapeHTML(sentences.join(" "))}</p>`];
    })
    .join("");
}
