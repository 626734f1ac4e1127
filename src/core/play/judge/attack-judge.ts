import { blowByBlow } from "../act/blow-by-blow.js";
import { inTheRulesWords } from "./bound-lines.js";
import { blankVerdict } from "./blank-verdict.js";
import { compare } from "./recompute.js";
import { EMPTY, gather, type Part, type Scene } from "./evidence.js";
import { decided } from "../log/outcome-of.js";
import { bonusOf } from "../draft/draft.js";
import { foughtBy } from "../apply/combat-moment.js";
import { choicesFor } from "../record/intent.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import { snapshot } from "../../world/names.js";
import type { Person } from "../../world/names.js";
import { procedureOf, wayNow } from "../loaded/attacks.js";
import type { Thrown } from "../contract/outcome.js";
import type { AttackProcedure } from "../contract/attack.js";
import type { Plan } from "../record/plan.js";
import { planFor } from "../apply/planning.js";
import { startsSealed } from "../log/seal.js";
import { UNDECIDED } from "../record/verdict.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { diceOf } from "../dice/read-faces.js";
import { verify } from "./verify.js";
import { actorOf, itemAt, tokenAt } from "../../world/world.js";

/** Judges an attack from its stored dice, by the rules and the documents as they are now. Changes nothing. */
export function judgeAttack(message: ChatMessage, sent: Intent): Verdict {
  if (sent.targets.length === 0) throw new TypeError("an attack at nothing has one target, which is nobody");
  const intent = { ...sent, way: wayNow(sent) };
  const procedure = procedureOf(intent);
  const scene = gather(message, sent, procedure);
  const { standing, problems } = verify(scene.facts);
  const aftermath = aftermathOf(message, intent, procedure, scene);
  const revealed = !startsSealed(intent.ruleset, message);
  return {
    ...blankVerdict(message, "attack"),
    intent: { ...asNamed(intent, scene), costs: costsMet(intent, procedure, scene) },
    standing,
    problems,
    targets: blowByBlow(
      intent.targets.map((target, i) => ({
        ...judgeTarget(target, scene.parts[i] ?? EMPTY, intent, procedure),
        revealed,
      })),
      intent,
    ),
    fought: foughtBy(actorOf(intent.attacker)),
    ammunition: (intent.costs.length > 0 || aftermath) && standing !== "flagged" ? "spending" : "kept",
    aftermath,
  };
}

/** What was thrown for the first of the blows. */
function firstThrown({ targets }: Intent, { parts }: Scene): Thrown {
  const [first = EMPTY] = parts;
  return {
    dice: diceOf(first.specs, first.rolls) ?? {},
    lines: (targets[0]?.lines ?? []).filter(({ on }) => on),
  };
}

/** What the attack costs, without the rounds that it has not fired. */
function costsMet(intent: Intent, procedure: AttackProcedure, scene: Scene): Intent["costs"] {
  const weapon = itemAt(intent.weapon.uuid);
  const { costs, targets } = intent;
  if (!weapon) return costs;
  const choices = choicesFor(intent, targets[0]);
  const fired = procedure.fired(weapon, choices, targets.length, firstThrown(intent, scene));
  return costs.map((cost) => ({ ...cost, after: Math.max(cost.after, cost.before - fired) }));
}

/** What the attack does to the attacker as a plan, to be carried out with its costs. */
function aftermathOf(message: ChatMessage, intent: Intent, procedure: AttackProcedure, scene: Scene): Plan | null {
  const attacker = actorOf(intent.attacker);
  const weapon = itemAt(intent.weapon.uuid);
  const { targets } = intent;
  const choices = choicesFor(intent, targets[0]);
  const thrown = firstThrown(intent, scene);
  const changes = attacker && weapon && procedure.aftermath(attacker, weapon, choices, targets.length, thrown);
  return changes && planFor(changes, attacker, `${message.id ?? ""}.attacker`);
}

/**
 * The intent as a verdict keeps it: people and weapon have the names they go by and lines are told in the rules' words,
 * whatever the message calls them.
 */
function asNamed(intent: Intent, { parts }: Scene): Intent {
  const weapon = itemAt(intent.weapon.uuid);
  return {
    ...intent,
    attacker: { ...intent.attacker, ...nameOf(intent.attacker) },
    weapon: weapon ? { uuid: weapon.uuid, name: weapon.name, img: weapon.img ?? "" } : intent.weapon,
    targets: intent.targets.map((target, i) => {
      const lines = inTheRulesWords(target.lines, parts[i]?.derived ?? []);
      return { ...target, ...nameOf(target), lines };
    }),
  };
}

function nameOf(person: Person): Pick<Person, "name" | "img"> {
  const actor = actorOf(person);
  return actor ? snapshot(actor, tokenAt(person.token)) : person;
}

function judgeTarget(target: IntentTarget, part: Part, intent: Intent, procedure: AttackProcedure): VerdictTarget {
  const dice = diceOf(part.specs, part.rolls);
  const bonus = bonusOf(target.lines);
  const actor = actorOf(target);
  const { name, img } = nameOf(target);
  const base = { actor: actor?.uuid ?? target.actor, token: target.token, name, img };
  const verdict: VerdictTarget = {
    ...base,
    ...UNDECIDED,
    stage: target.actor !== null && !actor ? "missing" : "resolved",
    dice: dice ?? {},
    kept: part.kept,
    bonus,
    compared: compare(target, part, intent, procedure, dice),
    outcome: null,
  };
  return dice && actor ? decided(verdict, target, intent, actor) : verdict;
}
