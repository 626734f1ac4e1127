import { readsAsKeeper } from "../../world/reader.js";
import { deedsAbout, hasEffect } from "../../play/log/about.js";
import { plural, t } from "../../text/i18n.js";
import { mayKnowNumbers } from "../../play/log/may-know.js";
import type { VerdictRecord } from "../../play/messages/verdict-on.js";
import type { Verdict } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";
import { mayPleadOn } from "./plea.js";
import type { CardKind } from "../kinds/kind.js";
import type { Beside } from "./side-panel.js";
import type { CardSource } from "../source.js";
import type { RowContext } from "./row.js";

/** Foot of a card: what the act used up, and actions for the whole card. */
export interface FootContext {
  readonly notes: readonly string[];
  readonly undo: boolean;
  readonly undoLabel: string;
  /** True when the reader may ask the keepers to undo it. */
  readonly plead: boolean;
  readonly applyAll: boolean;
  readonly revealAll: boolean;
  /** True when the card is private and the keeper may make it public. */
  readonly unveil: boolean;
}

/** Returns the foot of a card for this reader. */
export function footFor(
  { intent }: CardSource,
  kind: CardKind,
  { message, verdict }: VerdictRecord,
  rows: readonly RowContext[],
  beside: Beside | null,
): FootContext | null {
  const notes = notesOf(intent, verdict);
  const applied = verdict.targets.filter(({ stage }) => stage === "applied").length;
  const offered = rows.filter(({ actions }) => actions.undo).length;
  const owed = paid(verdict) || deedsAbout(verdict.subject).some((deed) => deed.verdict.targets.some(hasEffect));
  const asked = verdict.targets.some(({ stage }) => stage === "awaiting" || stage === "throwing");
  const resolved = verdict.targets.some(({ stage }) => stage === "resolved");
  const called = resolved && Boolean(beside?.gathering); // nobody need have joined
  const whole = applied > 1 || (offered === 0 && (owed || asked || called));
  const undo = readsAsKeeper() && verdict.standing === "judged" && whole;
  const applyAll = readsAsKeeper() && rows.filter(({ actions }) => actions.apply).length > 1;
  const revealAll = rows.filter(({ actions }) => actions.reveal).length > 1;
  const plead = mayPleadOn({ message, verdict });
  const unveil = readsAsKeeper() && message.whisper.length > 0 && verdict.standing === "judged";
  if (notes.length === 0 && !undo && !applyAll && !revealAll && !unveil && !plead) return null;
  const alone = beside?.gathering ? "GARDIEN.GATHERING.undo" : kind.undoLabel();
  const undoLabel = t(applied > 1 ? "GARDIEN.CARD.undoAll" : alone);
  return { notes, undo, undoLabel, plead, applyAll, revealAll, unveil };
}

/** Returns texts on ammunition; what is left of it is for readers who may know the attacker's numbers. */
function notesOf({ attacker, costs }: CardSource["intent"], { ammunition }: Verdict): readonly string[] {
  const [cost] = costs;
  if (!cost || !mayKnowNumbers(actorOf(attacker))) return [];
  if (ammunition === "spent") return [t("GARDIEN.CARD.ammunition", { before: cost.before, after: cost.after })];
  return ammunition === "returned" ? [plural("GARDIEN.CARD.ammunitionBack", cost.before - cost.after)] : [];
}

function paid({ ammunition }: Verdict): boolean {
  return ammunition === "spent" || ammunition === "spending";
}
