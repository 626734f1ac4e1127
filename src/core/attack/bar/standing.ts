import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import type { Text } from "../../text/text.js";
import type { Draft } from "../../play/draft/draft.js";
import { ammunition } from "../odds-context.js";
import { wordFor } from "./words.js";

/** How a weapon stands before the click: ready, to be made so, refused, or better left alone. */
export interface Standing {
  readonly state: "ready" | "reload" | "refused" | "warned";
  /** One word for it; empty where it is ready. */
  readonly word: string;
  /** Why, in the rules' own words. */
  readonly why: string;
}

const READY: Standing = { state: "ready", word: "", why: "" };

/** What a click on a weapon of the bar would meet. */
export function standingOf(draft: Draft): Standing {
  const refused = draft.procedure.obstacle(draft.weapon) ?? draft.stranger;
  if (refused) return told(refused, "refused");
  const empty = unready(draft);
  if (empty) return { state: "reload", word: t("GARDIEN.BAR.reload"), why: empty };
  const hindrance = first(draft, (target) => (target.actor ? draft.hindrance(target) : null));
  if (hindrance) return told(hindrance, "refused");
  const warning = first(draft, (target) => (target.actor ? draft.warning(target) : draft.outOfTurn(target)));
  return warning ? told(warning, "warned") : READY;
}

function told(text: Text, state: "refused" | "warned"): Standing {
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
