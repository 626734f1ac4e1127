import { writeJournal } from "../ui/output/write-journal.js";
import { outcomesTold } from "../play/act/told.js";
import { loadAct } from "../play/loaded/acts.js";
import { sentAt, verdictOf } from "../play/messages/messages.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import type { Verdict } from "../play/record/verdict.js";
import { rulesetById } from "../rulesets.js";
import { refuse, reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { dateTold } from "../text/date-told.js";
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
  await writeJournal({
    name: t("GARDIEN.FIGHT.story.name", { date: dateTold(Date.now()) }),
    page: t("GARDIEN.FIGHT.story.page"),
    content,
  });
}

function actsIn(combat: string): readonly Verdict[] {
  return publicActs().flatMap(({ verdict }) => (verdict.intent.combat?.id === combat ? [verdict] : []));
}

/** An act and when it was judged, in milliseconds. */
export interface ActTold {
  readonly at: number;
  readonly verdict: Verdict;
}

/** Returns what was done before everybody's eyes and counts, oldest first. */
export function publicActs(): readonly ActTold[] {
  return [...game.messages]
    .sort((a, b) => sentAt(a) - sentAt(b))
    .flatMap((message) => {
      const verdict = message.whisper.length === 0 ? verdictOf(message) : undefined;
      const counts = verdict?.standing === "judged" && verdictOn(verdict.subject)?.message === message;
      return counts && rulesetById(verdict.intent.ruleset) ? [{ at: sentAt(message), verdict }] : [];
    });
}

/** Returns an act in sentences that everybody may read; empty where there is nothing to tell, or it was taken back. */
export function sentencesOf(verdict: Verdict): string {
  const targets = verdict.targets.filter(({ stage }) => stage !== "undone");
  return forEverybody(() => outcomesTold({ ...verdict, targets })).join(" ");
}

/** Returns acts as a story, round by round, as formatted text. What was taken back is left out. */
function storyOf(acts: readonly Verdict[]): string {
  const { escapeHTML } = foundry.utils;
  let last: number | null = null;
  return acts
    .flatMap((verdict) => {
      const sentences = sentencesOf(verdict);
      if (sentences === "") return [];
      const round = verdict.intent.combat?.round ?? 0;
      const title = round === last ? "" : `<h2>${escapeHTML(t("GARDIEN.FIGHT.story.round", { round }))}</h2>`;
      last = round;
      return [title, `<p>${escapeHTML(sentences)}</p>`];
    })
    .join("");
}
