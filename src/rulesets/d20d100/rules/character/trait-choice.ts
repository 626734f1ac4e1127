import { DEFAULTS, type Options } from "../options.js";
import { fulfils, means, type Named, type Requirement, type TraitFigures } from "./traits.js";
import type { CharacteristicKey, TraitKind } from "../vocabulary.js";

/** DD-31 — a trait that somebody wants at the start. */
export interface ChosenTrait {
  readonly id: string;
  readonly name: string;
  readonly kind: TraitKind;
  readonly requirement: Requirement;
  /** DD-32, DD-34, DD-36 — whether it stands for nothing until it is said what it is for. */
  readonly needsParameter: boolean;
  readonly parameter: string;
  /** DD-31 — where somebody learnt to fight. */
  readonly justification: string;
}

/** DD-31…DD-36 — why a choice of traits cannot stand. */
export type TraitFault =
  | { readonly id: "tooMany"; readonly n: number; readonly max: number }
  | {
      readonly id: "requirement";
      readonly trait: string;
      readonly characteristic: CharacteristicKey;
      readonly above: number;
    }
  | { readonly id: "parameter" | "unjustified" | "twice"; readonly trait: string }
  | { readonly id: "psychic" };

export type TraitOptions = Pick<Options, "traitCount" | "negativeTraitMax" | "usePsychicTraits">;

/** DD-31 — traits of a kind that a flaw pays for: every flaw gives another, up to a bound (D-20). */
export function traitsAllowed(flaws: number, { traitCount, negativeTraitMax }: TraitOptions = DEFAULTS): number {
  return traitCount + Math.min(flaws, negativeTraitMax);
}

/** DD-31…DD-36 — all that speaks against a choice of traits. */
export function traitFaults(
  traits: readonly ChosenTrait[],
  scores: Readonly<Partial<Record<CharacteristicKey, number>>>,
  options: TraitOptions = DEFAULTS,
): readonly TraitFault[] {
  const flaws = traits.filter(({ kind }) => kind === "negative").length;
  const n = traits.length - flaws;
  const max = traitsAllowed(flaws, options);
  const psychic = !options.usePsychicTraits && traits.some(({ kind }) => kind === "psychic");
  return [
    ...(n > max ? [{ id: "tooMany", n, max } as const] : []),
    ...traits.flatMap((trait, place) => faultsOf(trait, traits.slice(0, place), scores)),
    ...(psychic ? [{ id: "psychic" } as const] : []),
  ];
}

/** DD-31…DD-34, DD-36 — what one trait lacks, `before` being those that were taken before it. */
function faultsOf(
  { id, name, kind, requirement, needsParameter, parameter, justification }: ChosenTrait,
  before: readonly ChosenTrait[],
  scores: Readonly<Partial<Record<CharacteristicKey, number>>>,
): readonly TraitFault[] {
  const { characteristic, above } = requirement;
  const again = before.some((other) => other.id === id && other.parameter.trim() === parameter.trim());
  return [
    ...(characteristic !== "" && !fulfils(requirement, scores)
      ? [{ id: "requirement", trait: name, characteristic, above } as const]
      : []),
    ...(needsParameter && parameter.trim() === "" ? [{ id: "parameter", trait: name } as const] : []),
    ...(kind === "combat" && justification.trim() === "" ? [{ id: "unjustified", trait: name } as const] : []),
    ...(again ? [{ id: "twice", trait: name } as const] : []),
  ];
}

/** DD-32, DD-34, DD-36 — whether a trait was chosen for something by its name: a key is for it whatever it is called. */
export function chosenByName({ effects, parameter }: TraitFigures, what: "skill" | "weapon", thing: Named): boolean {
  const isKey = means(parameter, { ...thing, name: "" });
  return !isKey && means(parameter, thing) && effects.some(({ target, key }) => target === what && key === "");
}
