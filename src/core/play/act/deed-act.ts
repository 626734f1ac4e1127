import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { actorOf } from "../../world/world.js";
import type { Dice } from "../contract/dice.js";
import { rulesetOf } from "../../rulesets.js";
import { attacksOf, procedureOf } from "../loaded/attacks.js";
import { mayBeTold } from "../log/may-know.js";
import { knownDeed } from "../loaded/deeds.js";
import { situationOf } from "../log/situation.js";
import { headOf } from "../log/words.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Act, Done } from "./act.js";
import { deedDecided, deedFields } from "./deciding.js";
import { corrections, isEditable } from "./edit.js";

/** Makes the act of a deed; `null` where its ruleset is not loaded, or does not play it. */
export function deedAct({ subject, intent, targets }: Done, deed: DeedCall): Act | null {
  const procedure = knownDeed(intent.ruleset, deed.id);
  if (!procedure) return null;
  const { edit } = procedure;
  const names = () => attacksOf(intent.ruleset); // the sheet's numbers have their names from there
  const situation = (actor: Actor, lead?: Dice) => ({ ...situationOf(actor, deed, intent), ...(lead && { lead }) });
  return {
    explain: (modifier) => procedure.explain(modifier),
    view: (outcome) => procedure.view(outcome),
    numberLabel: (path) => names().numberLabel(path),
    valueLabel: (path) => names().valueLabel(path),
    numberScale: (path, actor) => names().numberScale(path, actor),
    seal: null,
    head: () => headOf(intent, deed),
    title: (outcome) => say(outcome ? procedure.view(outcome).summary : procedure.name),
    announced: (names) => {
      const key = `GARDIEN.DEED.${procedure.together ? "announcementTogether" : "announcement"}`;
      return t(key, { ...names, deed: say(procedure.name) });
    },
    question: () => say(procedure.title?.(deed.choices) ?? procedure.name),
    thrower: (target) => {
      const actor = actorOf(target);
      return actor && (procedure.doer?.(situation(actor)) ?? actor);
    },
    rollerOf: (target) => target,
    hidesDice: (actor) => procedureOf(intent).defence?.secret(actor) === true, // like all their dice, by the usual way to attack
    owedDice: "GARDIEN.CARD.owedDiceOfDeed",
    thrownOnce: () => false,
    rolls: (actor, _index, lead) => procedure.rolls(situation(actor, lead)),
    owed: () => null,
    isClicked: !deed.clock && !deed.forced,
    isBareRoll: ({ dice }) => targets?.length === 1 && Object.keys(dice).length > 0,
    startsAnew: true,
    found: (target, _index, actor, lead) => {
      const outcome = procedure.outcome({ ...situation(actor, lead), dice: target.dice });
      return deedDecided({ ...target, outcome, ruled: null }, edit, actor);
    },
    decided: (target, _index, actor) => deedDecided(target, edit, actor),
    isEditable: (target) => isEditable(target, edit),
    fields: (target) => deedFields(target, edit),
    corrections: (target, _actor, mayKnow) =>
      corrections(target, edit).flatMap((one) => (mayBeTold(one, mayKnow) ? [one.text] : [])),
    canBeAimed: false, // a deed stays whose it is
    counted: (target, intended) => ({ target, intended }), // what its dice say by the rules is all it can count for
    inTurn: (targets) => targets,
    finalOutcome: (outcome, actor) => procedure.finalOutcome?.(outcome, actor) ?? outcome,
    changes: (outcome, actor) =>
      procedure.changes(outcome, actor, { messageId: subject, attackerUuid: "", weaponName: "" }),
    recoil: (outcome, actor) => {
      const doer = procedure.recoil && procedure.doer?.(situation(actor));
      const changes = doer && procedure.recoil?.(outcome, doer);
      return changes ? { actor: doer, changes } : null;
    },
    bystanders: (outcome, actor) => procedure.bystanders?.(outcome, actor) ?? [],
    asksKeeper: (outcome, actor) => procedure.asksKeeper?.(outcome, actor) === true,
    harmless: () => false,
    isDeferrable: (outcome) => outcome !== null && procedure.isDeferrable?.(outcome) === true,
    calls: ({ outcome }, actor) => (outcome && procedure.calls?.(outcome, actor, subject)) ?? [],
    answers: () => [],
    follows: ({ outcome }, actor) => {
      const ours = rulesetOf(actor.type)?.id === intent.ruleset;
      const strike = outcome && ours ? procedure.strikes?.(outcome, actor) : null;
      return strike ? { by: actor, ...strike } : null;
    },
  };
}
