import type { AttackEssentials, AttackProcedure } from "../play/contract/attack.js";

/**
 * Makes a way to attack: what a ruleset does not say of it is always ready, costs a round for each blow, is asked of nobody
 * and changes nothing.
 */
export function attack(parts: AttackEssentials & Partial<AttackProcedure>): AttackProcedure {
  const { rounds = (_weapon, _choices, blows) => blows } = parts;
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
    confirm: () => false,
    harmless: () => false,
    settled: (outcome) => outcome,
    recoil: () => null,
    bystanders: () => [],
    aftermath: () => null,
    valueLabel: () => null,
    calls: () => [],
    idleCalls: () => [],
    forces: null,
    oneMore: () => null,
    chosenNext: () => ({}),
    oneMoreWith: () => null,
    numberScale: () => null,
    seal: null,
    edit: () => [],
    answers: () => [],
    ...parts,
  };
}
