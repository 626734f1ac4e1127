import type { AttackEssentials, AttackProcedure, Attacks } from "../play/contract/attack.js";
import { withEffects } from "../play/effects/effect-lines.js";
import type { AppliedBlow, Blow } from "../play/contract/outcome.js";
import { keeper, type Kept, type Nothing, type OnKept, type PartialOutcome } from "../play/record/kept.js";
import type { Shapes } from "../shape/shape.js";

type Required = "changes" | "view";
type OfOutcome = "asksKeeper" | "harmless" | "recoil" | "bystanders" | "chosenNext" | "edit" | "answers";
type Others = "outcome" | "finalOutcome" | "calls" | "idleCalls" | "oneMore" | "oneMoreWith";

/** A blow that was applied, its outcome typed by its shapes. */
export type KeptBlow<K extends Shapes> = Omit<AppliedBlow, "outcome"> & { readonly outcome: Kept<K> };

/** A way to attack as a ruleset declares it. */
export type AttackDefinition<K extends Shapes> = Omit<AttackEssentials, Required | Others> &
  Partial<Omit<AttackProcedure, keyof AttackEssentials | OfOutcome | Others>> & {
    readonly [M in OfOutcome]?: OnKept<NoInfer<K>, AttackProcedure[M]>;
  } & { readonly [M in Required]: OnKept<NoInfer<K>, AttackProcedure[M]> } & {
    /** Shapes of its outcomes; absent: they store nothing. */
    readonly kept?: K;
    outcome(blow: Blow): PartialOutcome<NoInfer<K>>;
    finalOutcome?(outcome: Kept<NoInfer<K>>, target: Actor): PartialOutcome<NoInfer<K>>;
    calls?(target: Actor, attack: string, blow: KeptBlow<NoInfer<K>>): ReturnType<AttackProcedure["calls"]>;
    idleCalls?(target: Actor, blow: KeptBlow<NoInfer<K>>): ReturnType<AttackProcedure["idleCalls"]>;
    oneMore?(
      ...[attacker, weapon, target, outcome, attack]: [Actor, Item, Actor, Kept<NoInfer<K>>, string?]
    ): ReturnType<AttackProcedure["oneMore"]>;
    oneMoreWith?(attacker: Actor, outcome: Kept<NoInfer<K>>): ReturnType<AttackProcedure["oneMoreWith"]>;
  };

/**
 * Makes a way to attack. Default of what a ruleset does not define: always ready, one round a blow, no defence, no
 * further changes.
 */
export function attack<const K extends Shapes = Nothing>({ kept, ...parts }: AttackDefinition<K>): AttackProcedure {
  const { rounds = (_weapon, _choices, blows) => blows } = parts;
  const { read, on } = keeper(kept ?? ({} as K));
  const { asksKeeper, harmless, finalOutcome, recoil, bystanders, chosenNext, edit, answers } = parts;
  const { calls, idleCalls, oneMore, oneMoreWith } = parts;
  const applied = (blow: AppliedBlow): KeptBlow<K> => ({ ...blow, outcome: read(blow.outcome) });
  return {
    obstacle: () => null,
    verb: () => null,
    ready: () => true,
    magazine: () => null,
    supply: () => null,
    reload: () => null,
    unready: () => false,
    rounds,
    fired: (weapon, choices, blows) => rounds(weapon, choices, blows),
    bands: () => [],
    aimsAt: () => null,
    onOneself: () => false,
    repeats: () => 1,
    takesIn: null,
    blast: () => null,
    targetNote: () => null,
    distanceNote: () => null,
    warning: () => null,
    hindrance: () => null,
    outOfTurn: () => null,
    choices: () => [],
    proposals: () => ({}),
    atSeveral: () => ({}),
    doubts: () => [],
    rollsUnder: false,
    score: () => null,
    base: () => 0,
    defence: null,
    keeps: () => ({}),
    owed: () => null,
    aftermath: () => null,
    ...parts,
    explain: withEffects(parts.explain),
    outcome: (blow) => read(parts.outcome(blow)),
    finalOutcome: (outcome, target) => (finalOutcome ? read(finalOutcome(read(outcome), target)) : outcome),
    changes: on(parts.changes),
    recoil: recoil ? on(recoil) : () => null,
    bystanders: bystanders ? on(bystanders) : () => [],
    asksKeeper: asksKeeper ? on(asksKeeper) : () => false,
    harmless: harmless ? on(harmless) : () => false,
    view: on(parts.view),
    calls: (target, id, blow) => calls?.(target, id, applied(blow)) ?? [],
    idleCalls: (target, blow) => idleCalls?.(target, applied(blow)) ?? [],
    oneMore: (attacker, weapon, target, outcome, id) => oneMore?.(attacker, weapon, target, read(outcome), id) ?? null,
    oneMoreWith: (attacker, outcome) => oneMoreWith?.(attacker, read(outcome)) ?? null,
    chosenNext: chosenNext ? on(chosenNext) : () => ({}),
    edit: edit ? on(edit) : () => [],
    answers: answers ? on(answers) : () => [],
  };
}

/** Makes a ruleset's attacks; with one way there is nothing to choose. */
export function attacks(parts: Pick<Attacks, "ways" | "looks" | "numberLabel"> & Partial<Attacks>): Attacks {
  const [usual = ""] = Object.keys(parts.ways);
  return {
    wayOf: () => usual,
    wayKept: () => null,
    valueLabel: () => null,
    numberScale: () => null,
    seal: null,
    forces: null,
    ...parts,
  };
}
