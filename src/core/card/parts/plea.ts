import { readsAsKeeper } from "../../world/reader.js";
import { mayAsk } from "../../play/arbiter/rights.js";
import { pleaOn } from "../../play/arbiter/plea-on.js";
import type { VerdictRecord } from "../../play/messages/verdict-on.js";
import { t } from "../../text/i18n.js";
import { knownAs } from "../../world/names.js";

/** What a card tells of a player's plea for an undo, and what its reader can do about it. */
export interface PleaContext {
  readonly tone: string;
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** Id of the message with the verdict. */
  readonly verdict: string;
  readonly withdraw: boolean;
  readonly answer: boolean;
}

/** Returns what a card tells of a plea that waits, or that a keeper has turned down; `null`: nothing. */
export function pleaContext(record: VerdictRecord): PleaContext | null {
  const plea = pleaOn(record);
  const { id } = record.message;
  if (!plea || (plea.standing !== "asked" && plea.standing !== "kept")) return null;
  const asked = plea.standing === "asked";
  const said = asked ? plea.word : plea.answer;
  const word = said ? t("GARDIEN.PLEA.quoted", { word: said }) : "";
  const whom = record.verdict.targets[plea.target ?? -1];
  const only = whom ? [t("GARDIEN.PLEA.for", { name: knownAs(whom).name })] : [];
  const name = game.users.get(plea.user)?.name ?? "";
  return {
    ...(asked ? { tone: "info", icon: "fa-solid fa-hourglass-half" } : { tone: "warn", icon: "fa-solid fa-hand" }),
    title: t(`GARDIEN.PLEA.${asked ? "asks" : "kept"}`, { name }),
    text: asked ? [t(`GARDIEN.PLEA.reason.${plea.reason}.name`), ...only, word].filter(Boolean).join(" · ") : word,
    verdict: id ?? "",
    withdraw: asked && plea.user === game.user.id,
    answer: asked && readsAsKeeper(),
  };
}

/** Tells whether the reader may plead for an undo of a card. */
export function mayPleadOn(record: VerdictRecord): boolean {
  if (pleaOn(record)?.standing === "asked") return false;
  return mayAsk({ action: "plead", target: -1 }, record.verdict, game.user);
}
