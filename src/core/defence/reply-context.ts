import { sumContext } from "../deed/window-context.js";
import { toldOtherwise } from "../play/judge/check-choices.js";
import { percentage, t } from "../text/i18n.js";
import { say } from "../text/text.js";
import type { Asked } from "../play/draft/answer-draft.js";
import type { Weighed } from "./replies.js";
import { usualOf } from "./usual.js";

/** Most replies that have a key of their own. */
const KEYS = 9;

/** The key that does nothing against a blow, whatever else is offered. */
const STILL = "0";

/** A line of the dice of a reply. */
interface ReplyLine {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
}

/** One reply as a large button shows it. */
export interface ReplyContext {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** The key that gives it; empty where there is none. */
  readonly key: string;
  readonly still: boolean;
  /** It is what was done last time: the window says so. */
  readonly usual: boolean;
  /** What it throws first, e.g. "3d6kh2"; empty where it throws nothing. */
  readonly dice: string;
  readonly lines: readonly ReplyLine[];
  /** Chance that it is enough; empty where this reader may not know it. */
  readonly chance: string;
  /** Worth knowing before it is chosen: what it costs, that the keeper has to agree. */
  readonly notes: readonly string[];
  /** Why it cannot be given; empty when it can. */
  readonly obstacle: string;
}

/** The replies of one question as this reader may see them: those at hand with their keys, and those folded away. */
export function replyContexts(
  asked: Asked,
  replies: readonly Weighed[],
): { readonly fit: readonly ReplyContext[]; readonly odd: readonly ReplyContext[] } {
  const usual = usualOf(asked, replies);
  let given = 0;
  const shown = (one: Weighed) => {
    const keyed = one.obstacle === null && one.reply.kind !== "still" && given < KEYS;
    if (keyed) given += 1;
    return replyContext(asked, one, { key: keyed ? String(given) : "", usual: one === usual });
  };
  const isOdd = ({ reply }: Weighed) => reply.kind === "odd";
  const fit = replies.filter((one) => !isOdd(one)).map(shown); // their numbers come first
  return { fit, odd: replies.filter(isOdd).map(shown) };
}

/** The least that an odd chance is told as. */
const LEAST_CHANCE = 0.001;
/** What chances that are added up may miss what is certain, or impossible, by. */
const BLUR = 1e-9;

/** The chance of a reply as it is told: whole percents, but what is neither certain nor impossible does not look it. */
export function chanceOf({ odds }: Pick<Weighed, "odds">): string {
  if (!odds) return "";
  const { chance } = odds;
  const open = chance > BLUR && chance < 1 - BLUR;
  const told = open ? Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance)) : chance;
  return percentage(told, chance < 0.01 || chance > 0.99 ? 1 : 0);
}

function replyContext(
  asked: Asked,
  one: Weighed,
  { key, usual }: { readonly key: string; readonly usual: boolean },
): ReplyContext {
  const { reply, situation, lines, spec, obstacle } = one;
  const { procedure } = asked;
  const label = say(reply.label);
  const still = reply.kind === "still";
  // The dice of doing nothing would tell what the attack came to.
  const sum = spec && !(still && procedure.blind()) ? sumContext(spec, lines, procedure) : null;
  return {
    ...{ id: reply.id, label, icon: reply.icon, still, usual },
    key: still && obstacle === null ? STILL : key,
    dice: sum ? [sum.dice, sum.sum].filter(Boolean).join(" ") : "",
    lines: (sum?.lines ?? []).filter(({ id }) => id !== reply.namedAfter),
    chance: obstacle ? "" : chanceOf(one),
    notes: [
      ...(reply.note ? [say(reply.note)] : []),
      ...(asksKeeper(asked, situation) ? [t("GARDIEN.DEED.waits")] : []),
    ],
    obstacle: obstacle ? say(obstacle) : "",
  };
}

/** Whether the keeper is asked about what this answer chooses. */
function asksKeeper({ procedure }: Asked, situation: Weighed["situation"]): boolean {
  if (game.user.isGM || situation.refused) return false;
  const byItself = procedure.fields({ ...situation, choices: {} });
  return toldOtherwise(situation.choices, procedure.fields(situation), byItself).length > 0;
}
