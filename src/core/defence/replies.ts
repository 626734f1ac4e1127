import type { Text } from "../text/text.js";
import { bonusOf } from "../play/draft/draft.js";
import type { RollSpec } from "../play/contract/dice.js";
import type { Line } from "../play/contract/modifiers.js";
import type { Odds } from "../play/contract/odds.js";
import type { Asked, DefenceDraft } from "../play/draft/answer-draft.js";
import type { DefenceSituation, Reply } from "../play/contract/defence.js";

/** A reply with its roll and odds as things stand. */
export interface Weighed {
  readonly reply: Reply;
  readonly situation: DefenceSituation;
  readonly lines: readonly Line[];
  /** Its first roll; `null`: none. */
  readonly spec: RollSpec | null;
  readonly odds: Odds | null;
  /** Reason why it cannot be given; `null` when it can. */
  readonly obstacle: Text | null;
}

/** Returns the replies to a question, with roll and odds. */
export function weighed(draft: DefenceDraft, asked: Asked): readonly Weighed[] {
  const { procedure } = asked;
  return draft.replies(asked).map((reply) => {
    const situation = draft.situation(asked, reply);
    const lines = draft.lines(asked, situation);
    return {
      ...{ reply, situation, lines },
      spec: procedure.rolls(situation, lines)[0] ?? null,
      odds: procedure.odds(situation, bonusOf(lines)),
      obstacle: reply.barred ?? (reply.refused ? null : procedure.obstacle(situation)),
    };
  });
}

/** Returns the possible reply with the best odds, the first among equals; undefined: none is possible. */
export function bestOf(replies: readonly Weighed[]): Weighed | undefined {
  const chance = ({ odds }: Weighed) => odds?.chance ?? 0;
  const open = replies.filter(({ reply, obstacle }) => reply.kind !== "odd" && obstacle === null);
  return open.toSorted((a, b) => chance(b) - chance(a))[0];
}
