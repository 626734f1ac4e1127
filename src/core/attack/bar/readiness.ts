import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import type { Text } from "../../text/text.js";
import type { Draft } from "../../play/draft/draft.js";
import { ammunition } from "../odds-context.js";
import { wordFor } from "./words.js";

/** State of a weapon before the click: ready, to be reloaded first, refused, or warned of. */
export interface Readiness {
  readonly state: "ready" | "reload" | "refused" | "warned";
  /** The state in a word; empty where it is ready. */
  readonly word: string;
  /** Reason, in the words of the rules. */
  readonly why: string;
}

const READY: Readiness = { state: "ready", word: "", why: "" };

/** Returns the state of a weapon of the bar, for all its targets. */
export function readinessOf(draft: Draft): Readiness {
  const refused = draft.procedure.obstacle(draft.weapon) ?? draft.stranger;
  if (refused) return because(refused, "refused");
  const empty = unready(draft);
  if (empty) return { state: "reload", word: t("GARDIEN.BAR.reload"), why: empty };
  const hindrance = first(draft, (target) => (target.actor ? draft.hindrance(target) : null));
  if (hindrance) return because(hindrance, "refused");
  const warning = first(draft, (target) => (target.actor ? draft.warning(target) : draft.outOfTurn(target)));
  return warning ? because(warning, "warned") : READY;
}

function because(text: Text, state: "refused" | "warned"): Readiness {
  return { state, word: wordFor(text, state), why: say(text) };
}

function first(draft: Draft, ask: (target: Draft["shots"][number]) => Text | null): Text | null {
  for (const target of draft.shots) {
    const found = ask(target);
    if (found) return found;
  }
  return null;
}

function unready({ procedure, weapon }: Draft): string {
  const rounds = ammunition(procedure.magazine(weapon));
  if (rounds?.empty) return t("GARDIEN.BAR.reloads", { rounds: rounds.label });
  return procedure.unready(weapon) ? t("GARDIEN.BAR.makesReady") : "";
}
