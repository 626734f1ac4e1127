import type { Answer, EditField } from "../../../core/play/contract/decision.js";
import type { Override } from "../../../core/play/contract/outcome.js";
import { partStateLabel, severityLabel, zoneLabel } from "../labels.js";
import { SHOCKS } from "../rules/vocabulary.js";
import { PART_STATES } from "../rules/vocabulary.js";
import type { PartState } from "../rules/vocabulary.js";
import { partStateChoices } from "../rules/body/wounds.js";
import { severitiesAt } from "../rules/body/apply-wound.js";
import { bendFields } from "./bend.js";
import { classicEdit } from "./classic/classic.js";
import type { GbOutcome } from "./outcome-kept.js";
import { bodyOf } from "./reading.js";

const base = "GARDIEN.GB.EDIT";

/** GB-27, GB-29 — what the keeper may decide otherwise: zone, gravity, severity, losses. An empty field leaves it to the rules. */
export function editFields(outcome: GbOutcome, override: Override, target: Actor): readonly EditField[] {
  if (outcome.classic) return classicEdit(outcome, override);
  const profile = bodyOf(target);
  const told = (name: string) => String(override[name] ?? "");
  const number = (name: string, placeholder: number | null): EditField => ({
    name,
    label: { key: `${base}.${name}` },
    kind: "number",
    value: told(name),
    placeholder: placeholder === null ? "" : String(placeholder),
    options: [],
  });
  const byRules = { value: "", label: { key: `${base}.byRules` } };
  const pick = (name: string, options: EditField["options"]): EditField => ({
    name,
    label: { key: `${base}.${name}` },
    kind: "choice",
    value: told(name),
    placeholder: "",
    options,
  });
  const shocks = SHOCKS.map((value) => ({
    value: value === "none" ? "" : value,
    label: { key: `${base}.shock_${value}` },
  }));
  const parts = partsFor(outcome).map((value) => ({ value, label: { key: partStateLabel(value) } }));
  const yesNo = (["yes", "no"] as const).map((value) => ({ value, label: { key: `${base}.${value}` } }));
  const covers = (["open", "stopped"] as const).map((value) => ({ value, label: { key: `${base}.cover_${value}` } }));
  return [
    ...bendFields(override, outcome.d20),
    pick("zone", [byRules, ...profile.locations.map(({ zone }) => ({ value: zone, label: { key: zoneLabel(zone) } }))]),
    pick("severity", [
      byRules,
      { value: "miss", label: { key: "GARDIEN.GB.CARD.miss" } },
      ...severitiesAt(outcome.zone, profile).map((value) => ({ value, label: { key: severityLabel(value) } })),
    ]),
    number("gb", 0),
    number("pf", outcome.pfLoss),
    number("pv", outcome.pvLoss),
    pick("shock", shocks),
    pick("part", [byRules, ...parts]),
    pick("sparing", [byRules, ...yesNo]),
    ...(outcome.cover !== "none" || "cover" in override ? [pick("cover", [byRules, ...covers])] : []),
  ];
}

/** GB-31, GB-32 — every state of a part, those that the wound calls for first. */
function partsFor({ severity, partDestroyed }: GbOutcome): readonly PartState[] {
  const fitting = severity === null ? [] : partStateChoices({ severity, partDestroyed });
  return [...new Set([...fitting, ...PART_STATES])];
}

/** GB-25, D-16 — a blow at cover stops there, or goes through. */
export function answersTo({ cover }: GbOutcome): readonly Answer[] {
  if (cover !== "asked") return [];
  return (["stopped", "open"] as const).map((told) => ({
    label: { key: `${base}.answer_${told}` },
    override: { cover: told },
  }));
}
