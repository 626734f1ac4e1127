import { blastOf } from "../../world/blast.js";
import { t } from "../../text/i18n.js";
import { knownAs, weaponName } from "../../world/names.js";
import { actorOf, itemAt } from "../../world/world.js";
import type { Origin } from "../contract/changes.js";
import { knownAttacks, procedureOf } from "../loaded/attacks.js";
import { isPending } from "../log/answer-standing.js";
import { attackHead } from "../log/attack-title.js";
import { blowOf, decided, outcomeOf } from "../log/outcome-of.js";
import { choicesFor } from "../record/intent.js";
import type { VerdictTarget } from "../record/verdict.js";
import type { Act, Done } from "./act.js";
import { counted, correctionsIn } from "./attack-edit.js";
import { blowByBlow } from "./blow-by-blow.js";

/** Makes the act of an attack; `null` where its ruleset is not loaded, or not played here. */
export function attackAct({ subject, intent, targets }: Done): Act | null {
  const attacks = knownAttacks(intent.ruleset);
  if (!attacks) return null;
  const { numberLabel, valueLabel, numberScale, seal } = attacks;
  const procedure = () => procedureOf(intent, targets?.[0]);
  const attacker = () => actorOf(intent.attacker);
  const weapon = () => itemAt(intent.weapon.uuid);
  const origin: Origin = {
    messageId: subject,
    attackerUuid: intent.attacker.actor,
    weaponName: intent.weapon.name,
  };
  /** Resolves a blow by the keeper's decision, whether or not its target has answered. */
  const ruled = (target: VerdictTarget, index: number, actor: Actor): VerdictTarget => {
    const { answer, thrownOut } = target;
    const heard = isPending(target) && answer ? { answer: null, thrownOut: [...thrownOut, answer.message] } : {};
    const settled: VerdictTarget = { ...target, ...heard, stage: "resolved" };
    return { ...settled, outcome: outcomeOf(settled, intent.targets[index], intent, actor) };
  };
  return {
    explain: (modifier) => procedure().explain(modifier),
    view: (outcome) => procedure().view(outcome),
    ...{ numberLabel, valueLabel, numberScale, seal },
    head: () => ({ ...attackHead(intent), icon: "" }),
    title: () => weaponName(intent.weapon),
    announced: (names) => t("GARDIEN.CARD.announcement", names),
    question: (person) => {
      const by = person === intent.attacker ? [] : [knownAs(intent.attacker).name];
      return [...by, weaponName(intent.weapon)].filter((one) => one !== "").join(", ");
    },
    thrower: attacker,
    rollerOf: () => intent.attacker,
    hidesDice: (actor, target) => procedureOf(intent, target).defence?.secret(actor) === true,
    owedDice: "GARDIEN.CARD.owedDice",
    thrownOnce: () => blastOf(procedure(), { weapon: weapon(), choices: intent.choices }) !== null,
    rolls: (actor, index) => {
      const intended = intent.targets[index];
      if (!intended) return [];
      const choices = choicesFor(intent, intended);
      const shot = { weapon: weapon(), target: actor, metres: intended.distance.metres, choices };
      return procedure().rolls(shot, intended.lines);
    },
    owed: (target, index, actor) => procedure().owed(blowOf(target, intent.targets[index], intent, actor)),
    isClicked: false,
    isBareRoll: () => false,
    startsAnew: false,
    found: (target, index, actor) => {
      if (isPending(target)) return target;
      if (Object.keys(target.override).length > 0) return ruled(target, index, actor);
      const found = decided(target, intent.targets[index], intent, actor);
      const asked = found.stage === "awaiting" && target.stage === "awaiting"; // who was asked before is asked still
      return asked ? { ...found, asked: target.asked } : found;
    },
    decided: (target, index, actor, isNew) =>
      isNew ? decided(target, intent.targets[index], intent, actor) : ruled(target, index, actor),
    isEditable: () => true,
    fields: (target, index, actor) => {
      const { override } = target;
      // what it does to a target that has not answered: what the keeper decides from
      const outcome = target.outcome ?? outcomeOf({ ...target, answer: null }, intent.targets[index], intent, actor);
      return procedureOf(intent, { ...target, outcome }).edit(outcome, override, actor);
    },
    corrections: (target, actor, mayKnow) => {
      const { outcome, override } = target;
      return outcome && actor ? correctionsIn(procedureOf(intent, target).edit(outcome, override, actor), mayKnow) : [];
    },
    canBeAimed: true,
    counted: (target, intended, side) => counted(target, intended, intent, side),
    inTurn: (targets, before) => blowByBlow(targets, intent, before),
    finalOutcome: (outcome, actor) => procedure().finalOutcome(outcome, actor),
    changes: (outcome, actor) => procedure().changes(outcome, actor, origin),
    recoil: (outcome) => {
      const actor = attacker();
      const changes = actor && procedure().recoil(outcome, actor, weapon(), origin);
      return changes ? { actor, changes } : null;
    },
    bystanders: (outcome, actor) => procedure().bystanders(outcome, actor),
    asksKeeper: (outcome, actor) => procedure().asksKeeper(outcome, actor),
    harmless: (outcome) => procedure().harmless(outcome),
    isDeferrable: () => true,
    calls: ({ stage, outcome, plan }, actor) => {
      if (!outcome) return [];
      const created = plan?.created.map(({ _id }) => _id) ?? [];
      const blow = { attacker: attacker(), weapon: weapon(), outcome, created };
      return stage === "applied" ? procedure().calls(actor, subject, blow) : procedure().idleCalls(actor, blow);
    },
    answers: (outcome) => procedureOf(intent, { outcome }).answers(outcome),
    follows: ({ outcome }, actor) => {
      const [by, item] = [attacker(), weapon()];
      if (!by || !item || !outcome) return null;
      const way = procedureOf(intent, { outcome });
      const label = way.oneMore(by, item, actor, outcome, subject);
      return label && { by, label, weapon: way.oneMoreWith(by, outcome) };
    },
  };
}
