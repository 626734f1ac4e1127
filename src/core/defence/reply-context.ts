import { sumContext } from "../deed/window-context.js";
import { unofferedIn } from "../play/judge/check-choices.js";
import { percentage, t } from "../text/i18n.js";
import { say } from "../text/text.js";
import type { Asked } from "../play/draft/answer-draft.js";
import type { Weighed } from "./replies.js";
import { usualOf } from "./usual.js";

/** Highest number of replies with a key of their own. */
const KEYS = 9;

/** Key of doing nothing against a blow, whatever else is offered. */
const STILL = "0";

/** A line of a reply's dice. */
interface ReplyLine {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
}

/** A reply as a large button shows it. */
export interface ReplyContext {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** Key that gives it; empty: none. */
  readonly key: string;
  readonly still: boolean;
  /** True when it was the target's last one, which the window tells. */
  readonly usual: boolean;
  /** Its first roll, e.g. "3d6kh2"; empty: none. */
  readonly dice: string;
  readonly lines: readonly ReplyLine[];
  /** Chance that it is enough; empty where this reader may not know it. */
  readonly chance: string;
  /** Remarks worth knowing before it is chosen: its cost, that the keeper has to agree. */
  readonly notes: readonly string[];
  /** Reason why it cannot be given; empty when it can. */
  readonly obstacle: string;
}

/** Returns the replies as this reader may see them: those at hand with their keys, and those folded away. */
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

/** Lowest chance that is shown, for a reply that may succeed. */
const LEAST_CHANCE = 0.001;
/** Rounding error below which an added-up chance counts as certain, or impossible. */
const BLUR = 1e-9;

/** Returns the chance of a reply in percent; one that is neither certain nor impossible does not look so. */
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

/** Tells whether the keeper is asked about this answer's choices. */
function asksKeeper({ procedure }: Asked, situation: Weighed["situation"]): boolean {
  if (game.user.isGM || situation.refused) return false;
  const byItself = procedure.fields({ ...situation, choices: {} });
  return unofferedIn(situation.choices, procedure.fields(situation), byItself).length > 0;
}
