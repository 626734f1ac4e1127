import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import { verdictOn } from "../../play/record/verdict-on.js";
import type { SaveIntent } from "../../play/record/models.js";
import { knownAs } from "../../world/names.js";
import { mayKnowNumbers } from "../../play/log/may-know.js";
import { planOf } from "../../play/apply/planned.js";
import { recordOf } from "../../play/dice/roll-record.js";
import { actorAt, keeperPresent } from "../../world/world.js";
import { problemContext } from "./problems.js";
import { lineContext } from "./line.js";

/** A save as a card shows it, alone or under the attack that called for it. */
export function saveContext(message: ChatMessage, intent: SaveIntent) {
  const procedure = procedureOf(intent.ruleset);
  const record = verdictOn(message.id ?? "");
  const standing = record?.verdict.standing ?? null;
  const [roll] = message.rolls.map(recordOf);
  const die = roll?.dice[0];
  const counted = record?.verdict.targets[0];
  const actor = actorAt(intent.actor);
  const dc = intent.called ? intent.dc : null; // nothing else has one
  const total = Number(counted?.outcome?.total ?? roll?.total ?? 0);
  const settled = !intent.called || standing === "judged";
  const verdict = settled ? procedure.saves.verdict(intent.save, total, dc, intent.called) : null;
  const stands = standing === "judged" && intent.called ? counted?.stage : undefined;
  const outstanding = stands === "resolved" && record && counted && planOf(counted, 0, record.verdict) !== null;
  return {
    id: message.id ?? "",
    verdictId: record?.message.id ?? "",
    ruleset: intent.ruleset,
    name: knownAs({ ...(counted ?? intent), token: null }).name,
    img: counted?.img ?? intent.img,
    label: t(`GARDIEN.SAVE.title`, { save: say(procedure.saves.name(intent.save)) }),
    die: die
      ? {
          faces: die.faces,
          value: die.results[0] ?? 0,
          state: settled && verdict ? (total >= (dc ?? 0) ? "hit" : "miss") : "plain",
        }
      : null,
    total,
    dc: dc === null ? "" : t("GARDIEN.SAVE.dc", { dc }),
    word: verdict ? say(verdict) : "",
    waiting:
      intent.called && !record
        ? t(keeperPresent() ? "GARDIEN.CARD.banner.waiting.title" : "GARDIEN.CARD.banner.offline.title")
        : "",
    flagged: standing === "flagged" || standing === "review",
    rejected: standing === "rejected",
    problems:
      record && game.user.isGM && (standing === "flagged" || standing === "review")
        ? problemContext(record.verdict, procedure)
        : null,
    lines: mayKnowNumbers(actor) ? intent.lines.map((line) => lineContext(line, procedure.saves)) : [],
    undo: game.user.isGM && counted?.stage === "applied",
    apply: game.user.isGM && (stands === "resolved" || stands === "undone"),
    undone: counted?.stage === "undone",
    isVoid: standing === "rejected" || counted?.stage === "undone",
    outstanding,
  };
}
export type SaveContext = ReturnType<typeof saveContext>;
