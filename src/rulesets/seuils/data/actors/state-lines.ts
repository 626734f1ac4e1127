import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import { seuilsOptions } from "../options.js";
import { diceLine } from "../../dice/lines.js";
import type { Rows } from "../../rules/body/circles.js";
import { malusOn } from "../../rules/body/malus.js";
import { VENOM_MALUS } from "../../rules/body/malus.js";
import type { Characteristic, Infection } from "../../rules/vocabulary.js";

/** Somebody whose state weighs on rolls. */
interface Sufferer {
  readonly rows: Rows;
  readonly care: { readonly infection: Infection };
  readonly suffers: { readonly venom: boolean };
}

/** SE-58, SE-59, SE-66, SE-77 — dice that somebody's state costs a roll of a Caractéristique, each with its reason. */
export function stateLines({ rows, care, suffers }: Sufferer, id: Characteristic): readonly Modifier[] {
  const { woundMalus, feverMalus, total } = malusOn(id, rows, care.infection, seuilsOptions());
  const addUp = total === woundMalus + feverMalus;
  const fever = addUp || feverMalus > woundMalus ? feverMalus : 0;
  const wounds = total - fever;
  const venom = suffers.venom && id !== "sante" ? VENOM_MALUS : 0;
  return [
    ...(wounds > 0 ? [diceLine("wounds", -wounds)] : []),
    ...(fever > 0 ? [diceLine("fever", -fever)] : []),
    ...(venom > 0 ? [diceLine("venom", -venom)] : []),
  ];
}
