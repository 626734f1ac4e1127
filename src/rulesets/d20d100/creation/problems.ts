import type { Desk, Problem } from "../../../core/creation/procedure.js";
import { markOf, pickedOf } from "../../../core/creation/shelf.js";
import { characteristicLabel } from "../labels.js";
import { d20d100Options } from "../data/options.js";
import {
  skillPoints,
  allocation,
  beyondCap,
  type Allocation,
  type AllocationFault,
} from "../rules/character/allocation.js";
import { misused, modifierSum, scoreRange } from "../rules/character/creation.js";
import { traitFaults, type ChosenTrait, type TraitFault } from "../rules/character/trait-choice.js";
import { ASSIGNED_CHARACTERISTICS, CHARACTERISTICS } from "../rules/vocabulary.js";
import type { D20d100Draft } from "./draft.js";
import { chosenFor, requirementOf, traitKindOf } from "./entries.js";
import { word } from "./fields.js";
import { faultsOf, isWhole, modifiersOf, resultsOf, scoresOf } from "./scores.js";
import { nameOf } from "./skill-rows.js";

type Kind = Problem["kind"];

/** Something to see to, in the words of the assistant; only a keeper waves through what is against the rules. */
function problem(step: string, kind: Kind, id: string, data?: NonNullable<Problem["text"]["data"]>): Problem {
  return { step, kind, text: word(`finding.${id}`, data), ...(kind === "illegal" && { firm: true }) };
}

/** DD-17…DD-41 — all there is to say of an investigator in the making, in the order of the steps. */
export function problemsOf(draft: D20d100Draft, desk: Desk): readonly Problem[] {
  return [
    ...(draft.name.trim() === "" ? [problem("identity", "missing", "name")] : []),
    ...(draft.method === "free" ? writtenProblems(draft) : rolledProblems(draft)),
    ...traitsOfDraft(draft, desk).map(traitProblem),
    ...skillProblems(draft, desk),
  ];
}

/** DD-21 — written scores beyond the usual are only told. */
function writtenProblems({ scores }: D20d100Draft): readonly Problem[] {
  return CHARACTERISTICS.flatMap((id) => {
    const { min, max } = scoreRange(id);
    const n = scores[id];
    const name = { key: characteristicLabel(id) };
    return n < min || n > max ? [problem("rolls", "note", "range", { name, n, min, max })] : [];
  });
}

/** DD-17…DD-20 — seven results that stand, Taille and Apparence, and each result used once. */
function rolledProblems(draft: D20d100Draft): readonly Problem[] {
  const results = resultsOf(draft);
  const { creationHighMustExceed, creationLowMustBeBelow, creationSumMin, creationSumMax } = d20d100Options();
  const facts = {
    noneHigh: { n: creationHighMustExceed },
    noneLow: { n: creationLowMustBeBelow },
    sumNegative: { n: modifierSum(results), min: creationSumMin },
    sumTooHigh: { n: modifierSum(results), max: creationSumMax },
  };
  const { size, appearance } = draft.scores;
  const unplaced = misused(draft.assignment, ASSIGNED_CHARACTERISTICS.length).length > 0;
  return [
    ...(isWhole(results) ? [] : [problem("rolls", "missing", "rolls")]),
    ...faultsOf(results).map((fault) => {
      const tooLow = fault === "sumNegative" && creationSumMin !== 0; // another bound than that of the text
      return problem("rolls", "illegal", tooLow ? "sumTooLow" : fault, facts[fault]);
    }),
    ...(size > 0 && appearance > 0 ? [] : [problem("rolls", "missing", "body")]),
    ...(unplaced ? [problem("assignment", "missing", "assignment")] : []),
  ];
}

/** DD-31…DD-36 — what speaks against the traits. */
function traitsOfDraft(draft: D20d100Draft, desk: Desk): readonly TraitFault[] {
  const traits = pickedOf(draft.items, desk, "d20d100Trait").map(
    ({ entry, parameter, justification }): ChosenTrait => ({
      id: markOf(entry),
      name: entry.name,
      kind: traitKindOf(entry),
      requirement: requirementOf(entry),
      needsParameter: chosenFor(entry) !== null,
      parameter,
      justification,
    }),
  );
  return traitFaults(traits, scoresOf(draft), d20d100Options());
}

function traitProblem(fault: TraitFault): Problem {
  switch (fault.id) {
    case "tooMany":
      return problem("traits", "illegal", "tooManyTraits", { n: fault.n, max: fault.max });
    case "requirement": {
      const name = { key: characteristicLabel(fault.characteristic) };
      return problem("traits", "illegal", "requirement", { trait: fault.trait, name, n: fault.above });
    }
    case "parameter":
      return problem("traits", "missing", "parameter", { trait: fault.trait });
    case "unjustified":
      return problem("traits", "missing", "unjustified", { trait: fault.trait });
    case "twice":
      return problem("traits", "illegal", "twice", { trait: fault.trait });
    case "psychic":
      return problem("traits", "illegal", "psychic");
  }
}

/** DD-37…DD-39 — points there are, and how they are spent; a skill is named by what was picked, a language being one. */
export function spendingOf(draft: D20d100Draft, desk: Desk): Allocation & SpentPoints {
  const skills = pickedOf(draft.items, desk, "d20d100Skill");
  const points = (professional: boolean) =>
    Object.fromEntries(skills.filter((one) => one.professional === professional).map((one) => [one.key, one.points]));
  const modifiers = modifiersOf(draft);
  const spending = {
    professional: points(true),
    secondary: points(false),
    professionalPoints: draft.characteristic === "" ? 0 : skillPoints("professional", modifiers[draft.characteristic]),
    secondaryPoints: skillPoints("secondary", modifiers.intelligence),
  };
  const { professionalPoints, secondaryPoints } = spending;
  const ticked = Object.keys(spending.professional).length;
  return { ...allocation(spending, d20d100Options()), professionalPoints, secondaryPoints, ticked };
}

/** DD-37…DD-39 */
export interface SpentPoints {
  readonly professionalPoints: number;
  readonly secondaryPoints: number;
  /** Skills of the profession. */
  readonly ticked: number;
}

/** DD-37…DD-41 — the points of both kinds; some left over are only told (D-88). */
function skillProblems(draft: D20d100Draft, desk: Desk): readonly Problem[] {
  const options = d20d100Options();
  const { faults, professionalLeft, secondaryLeft, ticked } = spendingOf(draft, desk);
  const count = { n: ticked, min: options.professionalSkillMin, max: options.professionalSkillMax };
  const beyond = (professional: boolean, n: number) => {
    const picked = pickedOf(draft.items, desk, "d20d100Skill").filter((one) => one.professional === professional);
    const wrong = new Set(beyondCap(Object.fromEntries(picked.map(({ key, points }) => [key, points])), n));
    const named = picked.filter(({ key }) => wrong.has(key)).map(({ entry, label }) => nameOf(entry, label));
    return { n, skills: named.join(", ") };
  };
  const told: Readonly<Record<AllocationFault, Problem>> = {
    tooFewProfessionalSkills: problem("professional", "missing", "skillCount", count),
    tooManyProfessionalSkills: problem("professional", "illegal", "skillCount", count),
    professionalCap: problem("professional", "illegal", "pointCap", beyond(true, options.professionalPointCap)),
    secondaryCap: problem("secondary", "illegal", "pointCap", beyond(false, options.secondaryPointCap)),
    secondaryOnProfessional: problem("secondary", "illegal", "ticked"),
    mythosForbidden: problem("professional", "illegal", "mythos"),
    professionalOverspent: problem("professional", "illegal", "professionalOver", { n: -professionalLeft }),
    secondaryOverspent: problem("secondary", "illegal", "secondaryOver", { n: -secondaryLeft }),
  };
  const left = (step: string, n: number) => (n > 0 ? [{ ...problem(step, "note", "left", { n }), left: n }] : []);
  return [
    ...(draft.characteristic === "" ? [problem("professional", "missing", "characteristic")] : []),
    ...faults.map((fault) => told[fault]),
    ...left("professional", professionalLeft),
    ...left("secondary", secondaryLeft),
  ];
}
