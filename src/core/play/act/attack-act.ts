import { blastOf } from "../../world/blast.js";
import { t } from "../../text/i18n.js";
import { knownAs, weaponName } from "../../world/names.js";
import { actorOf, itemAt } from "../../world/world.js";
import type { Origin } from "../contract/changes.js";
import { attacksOf, procedureOf } from "../loaded/attacks.js";
import { isPending } from "../log/answer-standing.js";
import { blowOf, decided, outcomeOf } from "../log/outcome-of.js";
import { choicesFor } from "../record/intent.js";
import type { VerdictTarget } from "../record/verdict.js";
import type { Act, Done } from "./act.js";
import { counted, correctionsIn } from "./attack-edit.js";
import { blowByBlow } from "./blow-by-blow.js";

/** Makes the act of an attack. Its ruleset must be loaded; throws for one not played here. */
export function attackAct({ subject, intent, targets }: Done): Act {
  const { numberLabel, valueLabel, numberScale, seal } = attacksOf(intent.ruleset);
  const procedure = procedureOf(intent, targets?.[0]);
  const [attacker, weapon] = [actorOf(intent.attacker), itemAt(intent.weapon.uuid)];
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
    explain: (modifier) => procedure.explain(modifier),
    view: (outcome) => procedure.view(outcome),
    ...{ numberLabel, valueLabel, numberScale, seal },
    title: () => weaponName(intent.weapon),
    announced: (names) => t("GARDIEN.CARD.announcement", names),
    question: (person) => {
      const by = person === intent.attacker ? [] : [knownAs(intent.attacker).name];
      return [...by, weaponName(intent.weapon)].filter((one) => one !== "").join(", ");
    },
    thrower: () => attacker,
    rollerOf: () => intent.attacker,
    hidesDice: (actor, target) => procedureOf(intent, target).defence?.secret(actor) === true,
    owedDice: "GARDIEN.CARD.owedDice",
    thrownOnce: () => blastOf(procedure, { weapon, choices: intent.choices }) !== null,
    rolls: (actor, index) => {
      const intended = intent.targets[index];
      if (!intended) return [];
      const shot = { weapon, target: actor, metres: intended.distance.metres, choices: choicesFor(intent, intended) };
      return procedure.rolls(shot, intended.lines);
    },
    owed: (target, index, actor) => procedure.owed(blowOf(target, intent.targets[index], intent, actor)),
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
    settled: (outcome, actor) => procedure.settled(outcome, actor),
    changes: (outcome, actor) => procedure.changes(outcome, actor, origin),
    recoil: (outcome) => {
      const changes = attacker && procedure.recoil(outcome, attacker, weapon, origin);
      return changes ? { actor: attacker, changes } : null;
    },
    bystanders: (outcome, actor) => procedure.bystanders(outcome, actor),
    asksKeeper: (outcome, actor) => procedure.asksKeeper(outcome, actor),
    harmless: (outcome) => procedure.harmless(outcome),
    isDeferrable: () => true,
    calls: ({ stage, outcome, plan }, actor) => {
      if (!outcome) return [];
      const blow = { attacker, weapon, outcome, created: plan?.created.map(({ _id }) => _id) ?? [] };
      return stage === "applied" ? procedure.calls(actor, subject, blow) : procedure.idleCalls(actor, blow);
    },
    answers: (outcome) => procedureOf(intent, { outcome }).answers(outcome),
    follows: ({ outcome }, actor) => {
      if (!attacker || !weapon || !outcome) return null;
      const way = procedureOf(intent, { outcome });
      const label = way.oneMore(attacker, weapon, actor, outcome, subject);
      return label && { by: attacker, label, weapon: way.oneMoreWith(attacker, outcome) };
    },
  };
}
