import type { Defence, DefenceProcedure, DefenceSituation, Struck } from "../contract/defence.js";
import type { Outcome } from "../contract/outcome.js";
import type { Choices, Situation } from "../contract/situation.js";
import type { AttackProcedure } from "../contract/attack.js";

/** What an attack is made with, on whom, and what was chosen for it. */
export interface Attempt {
  readonly weapon: Item | null;
  readonly target: Actor | null;
  readonly choices: Choices;
}

/** A way of attacking that has a procedure of its own, e.g. holds that are resisted by a roll and not by a defence. */
export interface AnotherWay {
  readonly procedure: AttackProcedure;
  /** Whether an attack is made in this way; with no choices: whether the weapon is for nothing else. */
  takes(attempt: Attempt): boolean;
  /** Whether an outcome came about in this way. */
  made(outcome: Outcome): boolean;
  /** Whether an answer was given to an attack made in this way. */
  answered(defence: Defence): boolean;
}

/**
 * Several ways of attacking as one procedure: each attack, its outcome and its answer go the way they belong to. What is
 * asked of a weapon alone is asked of the way it is made for; what explains a sum or names a number has to be known to the
 * usual procedure.
 */
export function severalWays(usual: AttackProcedure, others: readonly AnotherWay[]): AttackProcedure {
  const by = (attempt: Attempt) => others.find((way) => way.takes(attempt))?.procedure ?? usual;
  const of = (weapon: Item, choices: Choices = {}) => by({ weapon, target: null, choices });
  const from = (outcome: Outcome) => others.find((way) => way.made(outcome))?.procedure ?? usual;
  const all = [usual, ...others.map(({ procedure }) => procedure)];
  const known = (part: keyof AttackProcedure) => all.some((procedure) => procedure[part] !== undefined);

  return {
    ...usual,
    obstacle: (weapon) => of(weapon).obstacle(weapon),
    ready: (weapon) => of(weapon).ready(weapon),
    magazine: (weapon) => of(weapon).magazine(weapon),
    bands: (weapon) => of(weapon).bands(weapon),
    warning: (situation, blows) => by(situation).warning(situation, blows),
    hindrance: (situation, blows) => by(situation).hindrance(situation, blows),
    outOfTurn: (situation) => by(situation).outOfTurn(situation),
    repeats: (weapon, choices) => of(weapon, choices).repeats(weapon, choices),
    ...(known("rounds") && {
      rounds: (weapon: Item, choices: Choices, blows: number) =>
        of(weapon, choices).rounds?.(weapon, choices, blows) ?? blows,
    }),
    ...(known("fired") && {
      fired: (...[weapon, choices, blows, first]: Parameters<NonNullable<AttackProcedure["fired"]>>) => {
        const { fired, rounds } = of(weapon, choices);
        return fired?.(weapon, choices, blows, first) ?? rounds?.(weapon, choices, blows) ?? blows;
      },
    }),
    ...(known("blast") && {
      blast: (weapon: Item, choices: Choices) => of(weapon, choices).blast?.(weapon, choices) ?? null,
    }),
    targetNote: (weapon, target, choices) => by({ weapon, target, choices }).targetNote(weapon, target, choices),
    ...(known("distanceNote") && {
      distanceNote: (weapon: Item, metres: number, choices: Choices) =>
        of(weapon, choices).distanceNote?.(weapon, metres, choices) ?? null,
    }),
    choices: (situation) => by(situation).choices(situation),
    // What is chosen may lead from one way to another: what is proposed serves whichever is gone.
    proposals: (situation) => Object.assign({}, ...all.map((procedure) => procedure.proposals(situation))) as Choices,
    ...(known("atSeveral") && {
      atSeveral: (weapon: Item, attacker: Actor) =>
        Object.assign({}, ...all.map(({ atSeveral }) => atSeveral?.(weapon, attacker) ?? {})) as Choices,
    }),
    ...(known("aimsAt") && {
      aimsAt: (weapon: Item, attacker: Actor) =>
        all.map(({ aimsAt }) => aimsAt?.(weapon, attacker) ?? null).find((one) => one !== null) ?? null,
    }),
    doubts: (situation) => by(situation).doubts(situation),
    modifiers: (situation) => by(situation).modifiers(situation),
    rolls: (shot, lines) => by(shot).rolls(shot, lines),
    ...(known("base") && { base: (situation: Situation) => by(situation).base?.(situation) ?? 0 }),
    odds: (situation, bonus, lines) => by(situation).odds(situation, bonus, lines),
    defence: all.some((one) => one.defence !== null) ? severalDefences(usual, others) : null,
    ...(known("keeps") && {
      keeps: (situation: Parameters<NonNullable<AttackProcedure["keeps"]>>[0]) =>
        by(situation).keeps?.(situation) ?? {},
    }),
    ...(known("owed") && {
      owed: (blow: Parameters<AttackProcedure["outcome"]>[0]) => by(blow).owed?.(blow) ?? null,
    }),
    outcome: (blow) => by(blow).outcome(blow),
    confirm: (outcome, target) => from(outcome).confirm(outcome, target),
    settled: (outcome, target) => from(outcome).settled(outcome, target),
    changes: (outcome, target, origin) => from(outcome).changes(outcome, target, origin),
    ...(known("recoil") && {
      recoil: (...[outcome, ...more]: Parameters<NonNullable<AttackProcedure["recoil"]>>) =>
        from(outcome).recoil?.(outcome, ...more) ?? null,
    }),
    ...(known("bystanders") && {
      bystanders: (outcome: Outcome, target: Actor) => from(outcome).bystanders?.(outcome, target) ?? [],
    }),
    aftermath: (attacker, weapon, choices, blows, first) =>
      of(weapon, choices).aftermath(attacker, weapon, choices, blows, first),
    calls: (target, attack, blow) => (blow ? from(blow.outcome) : usual).calls(target, attack, blow),
    ...(known("idleCalls") && {
      idleCalls: (...[target, blow]: Parameters<NonNullable<AttackProcedure["idleCalls"]>>) =>
        from(blow.outcome).idleCalls?.(target, blow) ?? [],
    }),
    oneMore: (attacker, weapon, target, outcome, attack) =>
      from(outcome).oneMore(attacker, weapon, target, outcome, attack),
    ...(known("chosenNext") && { chosenNext: (outcome: Outcome) => from(outcome).chosenNext?.(outcome) ?? {} }),
    ...(known("oneMoreWith") && {
      oneMoreWith: (attacker: Actor, outcome: Outcome) => from(outcome).oneMoreWith?.(attacker, outcome) ?? null,
    }),
    view: (outcome) => from(outcome).view(outcome),
    edit: (outcome, override, target) => from(outcome).edit(outcome, override, target),
    answers: (outcome) => from(outcome).answers(outcome),
  };
}

/** The same of the answers. Whether they may be secret, and how long anybody waits, is for the usual ones to say. */
function severalDefences(usual: AttackProcedure, others: readonly AnotherWay[]): DefenceProcedure {
  const ways = others.flatMap((way) => (way.procedure.defence ? [{ way, defence: way.procedure.defence }] : []));
  const first = usual.defence ?? ways[0]?.defence;
  if (!first) throw new Error("none of these ways is ever answered");
  /** `null`: whoever is attacked in this way is never asked. */
  const by = (blow: Struck): DefenceProcedure | null => {
    const way = others.find((one) => one.takes(blow));
    return (way ? way.procedure : usual).defence ?? null;
  };
  const asked = ({ blow }: Pick<DefenceSituation, "blow">) => by(blow) ?? first;
  return {
    ...first,
    name: (blow) => by(blow)?.name?.(blow) ?? null,
    asks: (blow) => by(blow)?.asks(blow) ?? false,
    facts: (blow) => by(blow)?.facts(blow) ?? [],
    replies: (situation) => asked(situation).replies(situation),
    fields: (situation) => asked(situation).fields(situation),
    obstacle: (situation) => asked(situation).obstacle(situation),
    modifiers: (situation) => asked(situation).modifiers(situation),
    rolls: (situation, lines) => asked(situation).rolls(situation, lines),
    keeps: (situation) => asked(situation).keeps?.(situation) ?? {},
    odds: (situation, bonus) => asked(situation).odds(situation, bonus),
    view: (defence, target) => (ways.find(({ way }) => way.answered(defence))?.defence ?? first).view(defence, target),
  };
}
