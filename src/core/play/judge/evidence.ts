import { snapshot } from "../../world/names.js";
import type { Person } from "../../world/names.js";
import { actorOf, itemAt, tokenAt } from "../../world/world.js";
import { actOf, leadFor } from "../act/act-of.js";
import type { Dice } from "../contract/dice.js";
import type { Facts } from "../contract/modifiers.js";
import { bonusOf } from "../draft/draft.js";
import { isRewritten } from "../messages/as-sent.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import type { ActMessage } from "../messages/models.js";
import { UNDECIDED } from "../record/verdict.js";
import type { Compared, Verdict, VerdictTarget } from "../record/verdict.js";
import { hasRivalVerdict } from "../messages/verdict-on.js";
import { blankVerdict } from "./blank-verdict.js";
import { inTheRulesWords } from "./bound-lines.js";
import type { Case, Claim } from "./verify.js";

/** Evidence on one target of an act: what its message claims and has thrown, beside what the rules derive now. */
export interface Evidence extends Claim {
  readonly intended: IntentTarget;
  /** The target; `null` for an attack at nobody, or when deleted. */
  readonly actor: Actor | null;
  /** True when the target was deleted. */
  readonly lost: boolean;
  /** Dice that count; undefined where those thrown are not what the rules call for. */
  readonly dice: Dice | undefined;
  /** Numbers of the attacker's side that the outcome depends on. */
  readonly kept: Facts;
  /** The main roll as received, beside the rules' own; `null`: none was received. */
  readonly compared: Compared | null;
}

/** Returns what verification asks of a message before it looks at its targets. */
export function aboutMessage(message: ChatMessage): Pick<Case, "authorIsKeeper" | "rewritten" | "rivalVerdict"> {
  return {
    authorIsKeeper: message.author?.isGM ?? false,
    rewritten: isRewritten(message),
    rivalVerdict: hasRivalVerdict(message),
  };
}

/** Makes the verdict on an act from its evidence: each target's outcome by its dice, one after the other. */
export function verdictBy(
  message: ChatMessage,
  { kind, intent, deed }: Pick<ActMessage, "kind" | "intent" | "deed">,
  evidence: readonly Evidence[],
  { standing, problems }: Pick<Verdict, "standing" | "problems">,
): Verdict {
  const blank = blankVerdict(message, kind);
  const act = actOf({ subject: blank.subject, intent, deed });
  const targets: VerdictTarget[] = [];
  for (const [index, one] of evidence.entries()) {
    const [target, { actor, dice }] = [blankTarget(one), one];
    targets.push(dice && actor ? act.found(target, index, actor, leadFor({ targets }, index)) : target);
  }
  return { ...blank, intent: asNamed(intent, evidence), deed, standing, problems, targets: act.inTurn(targets) };
}

/** Makes a target without an outcome. */
function blankTarget({ intended, actor, lost, lines, dice = {}, kept, compared }: Evidence): VerdictTarget {
  return {
    ...UNDECIDED,
    ...nameOf(intended),
    actor: actor?.uuid ?? intended.actor,
    token: intended.token,
    stage: lost ? "missing" : "resolved",
    bonus: bonusOf(lines),
    outcome: null,
    ...{ dice, kept, compared },
  };
}

/**
 * Returns the intent as a verdict stores it: names and lines are the world's and the rules', whatever the message says.
 */
function asNamed(intent: Intent, evidence: readonly Evidence[]): Intent {
  const weapon = itemAt(intent.weapon.uuid);
  return {
    ...intent,
    attacker: { ...intent.attacker, ...nameOf(intent.attacker) },
    weapon: weapon ? { uuid: weapon.uuid, name: weapon.name, img: weapon.img ?? "" } : intent.weapon,
    targets: evidence.map(({ intended, lines, derived }) => ({
      ...intended,
      ...nameOf(intended),
      lines: inTheRulesWords(lines, derived ?? []),
    })),
  };
}

function nameOf({ actor: uuid, token, name, img }: Person): Pick<Person, "name" | "img"> {
  const actor = actorOf({ actor: uuid, token });
  return actor ? snapshot(actor, tokenAt(token)) : { name, img };
}
