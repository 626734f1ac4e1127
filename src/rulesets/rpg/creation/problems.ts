import type { Desk, Problem } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { creationOptions } from "../data/options.js";
import { CREATION_SCALE, type CreationFault } from "../rules/character/creation.js";
import type { RpgDraft } from "./draft.js";
import { word } from "./fields.js";
import { awaitsDice, beyondUsual, poolOf, reckoned, spellsDue } from "./reckoning.js";

/** RP-29 — what is still missing, or beyond what the table gives; only a keeper waves the latter through. */
export function problemsOf(draft: RpgDraft, desk: Desk): readonly Problem[] {
  return [
    ...(draft.name.trim() === "" ? [missing("idea", "name")] : []),
    ...(awaitsDice(draft, desk) ? [missing("attributes", "dice")] : faultsOf(draft, desk)),
    ...pointsNote(draft, desk),
    ...spellProblems(draft, desk),
    ...beyondUsual(draft, desk).map((id): Problem => note("gear", `beyond.${id}`)),
  ];
}

const STEPS: Readonly<Record<CreationFault, string>> = {
  attributeTotal: "attributes",
  attributeMin: "attributes",
  attributeMax: "attributes",
  masteryCap: "skills",
  points: "skills",
};

/** RP-29 — the faults of creation in words. */
function faultsOf(draft: RpgDraft, desk: Desk): readonly Problem[] {
  const { faults, attributePointsLeft: left, pointsLeft } = reckoned(draft, desk);
  const { mostMastery } = creationOptions();
  const facts = {
    attributeTotal: { n: Math.abs(left) },
    attributeMin: { n: CREATION_SCALE.min },
    attributeMax: { n: CREATION_SCALE.max },
    masteryCap: { n: mostMastery },
    points: { n: -pointsLeft },
  } as const;
  return faults.map((fault): Problem => {
    const unspent = fault === "attributeTotal" && left > 0;
    const text = word(`fault.${unspent ? "attributeLeft" : fault}`, facts[fault]);
    return { step: STEPS[fault], kind: unspent ? "missing" : "illegal", text, firm: true };
  });
}

/** RP-29 — points left over are no fault: they become PE. */
function pointsNote(draft: RpgDraft, desk: Desk): readonly Problem[] {
  const { pointsLeft: n } = reckoned(draft, desk);
  return n > 0 ? [{ ...note("skills", "pointsLeft", { n, allowed: poolOf(desk) }), left: n }] : [];
}

/** RP-29 — a spell for each degree in Sortilèges. */
function spellProblems(draft: RpgDraft, desk: Desk): readonly Problem[] {
  const n = spellsDue(draft, desk) - pickedOf(draft.items, desk, "rpgSpell").length;
  if (n > 0) return [missing("spells", "spellsLeft", { n })];
  return n < 0 ? [{ step: "spells", kind: "illegal", text: word("fault.spellsOver", { n: -n }) }] : [];
}

function missing(step: string, id: string, data?: Readonly<Record<string, number>>): Problem {
  return { step, kind: "missing", text: word(`fault.${id}`, data) };
}

function note(step: string, id: string, data?: Readonly<Record<string, number>>): Problem {
  return { step, kind: "note", text: word(`fault.${id}`, data) };
}
