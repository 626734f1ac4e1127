import { publicActs, sentencesOf } from "../fight/story.js";
import { loadAct } from "../play/loaded/acts.js";
import { dateTold, hourTold } from "../text/date-told.js";
import { t } from "../text/i18n.js";
import { writeJournal } from "../ui/output/write-journal.js";
import { sessionNow, type Session } from "./session.js";

/** Something of a session, with its moment in milliseconds. */
interface Told {
  readonly at: number;
  readonly text: string;
}

/** Writes what a session was into a journal that all players read: what was done before everybody's eyes, and the keeper's lines. */
export async function writeRecap(session: Session = sessionNow()): Promise<boolean> {
  const { escapeHTML } = foundry.utils;
  const told = await toldIn(session);
  const lines = told.map(({ at, text }) => `<p><strong>${escapeHTML(hourTold(at))}</strong> ${escapeHTML(text)}</p>`);
  const data = { number: session.number, date: dateTold(session.since) };
  return writeJournal({
    name: t("GARDIEN.KEEPER.SESSION.journal", data),
    page: t("GARDIEN.KEEPER.SESSION.page"),
    content: lines.join("") || `<p>${escapeHTML(t("GARDIEN.KEEPER.SESSION.quiet"))}</p>`,
  });
}

async function toldIn({ since, lines }: Session): Promise<readonly Told[]> {
  const acts = publicActs().filter(({ at }) => at >= since);
  await Promise.all(acts.map(({ verdict }) => loadAct(verdict)));
  const done = acts.map(({ at, verdict }) => ({ at, text: sentencesOf(verdict) })).filter(({ text }) => text !== "");
  return [...done, ...lines].sort((a, b) => a.at - b.at);
}
