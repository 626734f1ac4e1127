import type { AttackProcedure, Attacks } from "../../../src/core/play/contract/attack.js";
import type { DefenceProcedure, Struck } from "../../../src/core/play/contract/defence.js";
import type { Outcome } from "../../../src/core/play/contract/outcome.js";
import type { Choices } from "../../../src/core/play/contract/situation.js";
import { procedureWith } from "../../../src/core/play/loaded/attacks.js";

/**
 * All ways of a ruleset to attack as one, as core finds them: for tests of what comes of an attack, whichever way it goes.
 * Beside them what the ruleset says of attacks in general.
 */
export function allWays(attacks: Attacks): AttackProcedure & Omit<Attacks, "ways"> {
  const usual = Object.values(attacks.ways)[0] as AttackProcedure;
  const of = (weapon: Item | null, choices: Choices = {}) => (weapon ? procedureWith(attacks, weapon, choices) : usual);
  const by = ({ weapon, choices }: { readonly weapon: Item | null; readonly choices?: Choices }) => of(weapon, choices);
  const from = (outcome: Outcome) => attacks.ways[attacks.wayKept({ outcome }) ?? ""] ?? usual;
  return {
    ...attacks,
    ...usual,
    obstacle: (weapon) => of(weapon).obstacle(weapon),
    verb: (weapon) => of(weapon).verb(weapon),
    ready: (weapon) => of(weapon).ready(weapon),
    magazine: (weapon) => of(weapon).magazine(weapon),
    supply: (weapon) => of(weapon).supply(weapon),
    reload: (weapon) => of(weapon).reload(weapon),
    unready: (weapon) => of(weapon).unready(weapon),
    bands: (weapon) => of(weapon).bands(weapon),
    aimsAt: (weapon, attacker) => of(weapon).aimsAt(weapon, attacker),
    onOneself: (weapon) => of(weapon).onOneself(weapon),
    atSeveral: (weapon, attacker) => of(weapon).atSeveral(weapon, attacker),
    proposals: (situation) => of(situation.weapon).proposals(situation),
    rounds: (weapon, choices, blows) => of(weapon, choices).rounds(weapon, choices, blows),
    fired: (weapon, choices, blows, first) => of(weapon, choices).fired(weapon, choices, blows, first),
    repeats: (weapon, choices) => of(weapon, choices).repeats(weapon, choices),
    takesIn: (weapon, choices, line, aimedAt) => of(weapon, choices).takesIn?.(weapon, choices, line, aimedAt) ?? [],
    blast: (weapon, choices) => of(weapon, choices).blast(weapon, choices),
    targetNote: (weapon, target, choices) => of(weapon, choices).targetNote(weapon, target, choices),
    distanceNote: (weapon, metres, choices) => of(weapon, choices).distanceNote(weapon, metres, choices),
    warning: (situation, blows) => by(situation).warning(situation, blows),
    hindrance: (situation, blows) => by(situation).hindrance(situation, blows),
    outOfTurn: (situation) => by(situation).outOfTurn(situation),
    choices: (situation) => by(situation).choices(situation),
    doubts: (situation) => by(situation).doubts(situation),
    modifiers: (situation) => by(situation).modifiers(situation),
    rolls: (shot, lines) => by(shot).rolls(shot, lines),
    score: (shot) => by(shot).score(shot),
    base: (situation) => by(situation).base(situation),
    odds: (situation, bonus, lines) => by(situation).odds(situation, bonus, lines),
    keeps: (situation) => by(situation).keeps(situation),
    defence: usual.defence && answersTo((blow) => by(blow).defence, usual.defence),
    owed: (blow) => by(blow).owed(blow),
    outcome: (blow) => by(blow).outcome(blow),
    asksKeeper: (outcome, target) => from(outcome).asksKeeper(outcome, target),
    harmless: (outcome) => from(outcome).harmless(outcome),
    finalOutcome: (outcome, target) => from(outcome).finalOutcome(outcome, target),
    changes: (outcome, target, origin) => from(outcome).changes(outcome, target, origin),
    recoil: (outcome, attacker, weapon, origin) => from(outcome).recoil(outcome, attacker, weapon, origin),
    bystanders: (outcome, target) => from(outcome).bystanders(outcome, target),
    aftermath: (attacker, weapon, choices, blows, first) =>
      of(weapon, choices).aftermath(attacker, weapon, choices, blows, first),
    calls: (target, attack, blow) => from(blow.outcome).calls(target, attack, blow),
    idleCalls: (target, blow) => from(blow.outcome).idleCalls(target, blow),
    oneMore: (attacker, weapon, target, outcome, attack) =>
      from(outcome).oneMore(attacker, weapon, target, outcome, attack),
    chosenNext: (outcome) => from(outcome).chosenNext(outcome),
    oneMoreWith: (attacker, outcome) => from(outcome).oneMoreWith(attacker, outcome),
    view: (outcome) => from(outcome).view(outcome),
    edit: (outcome, override, target) => from(outcome).edit(outcome, override, target),
    answers: (outcome) => from(outcome).answers(outcome),
  };
}

/** Their answers as one. What was answered is not shown here: an answer alone does not tell to which way. */
function answersTo(by: (blow: Struck) => DefenceProcedure | null, usual: DefenceProcedure): DefenceProcedure {
  const asked = ({ blow }: { readonly blow: Struck }) => by(blow) ?? usual;
  return {
    ...usual,
    name: (blow) => asked({ blow }).name(blow),
    asks: (blow) => by(blow)?.asks(blow) ?? false,
    facts: (blow) => asked({ blow }).facts(blow),
    replies: (situation) => asked(situation).replies(situation),
    fields: (situation) => asked(situation).fields(situation),
    obstacle: (situation) => asked(situation).obstacle(situation),
    modifiers: (situation) => asked(situation).modifiers(situation),
    rolls: (situation, lines) => asked(situation).rolls(situation, lines),
    keeps: (situation) => asked(situation).keeps(situation),
    odds: (situation, bonus) => asked(situation).odds(situation, bonus),
  };
}
