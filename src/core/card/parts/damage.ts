import { readsAsKeeper } from "../../world/reader.js";
import { t } from "../../text/i18n.js";
import { modelOf, references } from "../../play/messages/messages.js";
import { DamageMessage } from "../../play/messages/models.js";
import { knownAs } from "../../world/names.js";
import type { Verdict } from "../../play/record/verdict.js";
import { damageStanding, isDue, mayThrow, throwerOf } from "../../play/log/damage-standing.js";
import type { DamageStanding } from "../../play/log/damage-standing.js";

/** Dice that the attacker has to throw for one target, as this reader sees them. */
export interface DamageContext {
  /** Text on who has to throw, or that the dice are on their way; empty once they count. */
  readonly waits: string;
  /** Label of the button that throws them; empty for a user who may not. */
  readonly button: string;
  readonly spoken: string;
  /** Texts on dice that do not count. */
  readonly notes: readonly string[];
}

/** Returns the damage due for each target; `null` for those without. */
export function damageContexts(message: ChatMessage, verdict: Verdict): readonly (DamageContext | null)[] {
  return verdict.targets.map((target, index) => {
    if (target.due === null) return null;
    const thrown = thrownFor(verdict, index);
    const sent = thrown.some(({ became, message }) => became === "open" && message.isAuthor);
    const due = isDue(target, verdict);
    const button = due && !sent && mayThrow(verdict, game.user) ? buttonFor(message, verdict) : "";
    const name = knownAs(target).name;
    return {
      waits: due ? (sent ? t("GARDIEN.DAMAGE.sent") : waitsFor(message, verdict)) : "",
      button,
      spoken: button && verdict.targets.length > 1 ? t("GARDIEN.CARD.offer", { deed: button, name }) : button,
      notes: thrown.flatMap(({ became, message }) => noteOn(message, became)),
    };
  });
}

function waitsFor(message: ChatMessage, verdict: Verdict): string {
  const { name } = knownAs(verdict.intent.attacker);
  const thrower = throwerOf(verdict, message);
  if (!thrower) return t("GARDIEN.DAMAGE.waitsNobody", { name });
  if (thrower === game.user) return t("GARDIEN.DAMAGE.waitsYou", { name });
  return t("GARDIEN.DAMAGE.waits", { name, user: thrower.name });
}

/** Returns the label of the button; it warns a keeper who would throw for a connected user. */
function buttonFor(message: ChatMessage, verdict: Verdict): string {
  return t(`GARDIEN.DAMAGE.${throwerOf(verdict, message) === game.user ? "throw" : "throwInstead"}`);
}

function thrownFor(verdict: Verdict, index: number) {
  return references.to(verdict.subject).flatMap((message) => {
    const model = modelOf(message);
    if (!(model instanceof DamageMessage) || model.intent.attack.target !== index) return [];
    return [{ message, became: damageStanding(message, model.intent, verdict) }];
  });
}

/** Returns the text on dice that do not count, for their author and for keepers. */
function noteOn(message: ChatMessage, became: DamageStanding): readonly string[] {
  if ((became !== "refused" && became !== "foreign") || !(readsAsKeeper() || message.isAuthor)) return [];
  return [t(`GARDIEN.DAMAGE.note.${became}`, { name: message.author?.name ?? t("GARDIEN.CARD.deletedUser") })];
}
