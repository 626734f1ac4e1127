import type { EditField, Outcome, Override } from "../../../core/attack/procedure.js";
import { severityLabel, zoneLabel } from "../labels.js";
import { severitiesAt } from "../rules/wounds.js";
import { readOutcome } from "./outcome.js";
import { bodyOf } from "./reading.js";

const base = "GARDIEN.GB.EDIT";

/** GB-27, GB-29 — what the keeper may decide otherwise: zone, gravity, severity, losses. An empty field leaves it to the rules. */
export function editFields(stored: Outcome, override: Override, target: Actor): readonly EditField[] {
  const outcome = readOutcome(stored);
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
  return [
    {
      name: "zone",
      label: { key: `${base}.zone` },
      kind: "choice",
      value: told("zone"),
      placeholder: "",
      options: [byRules, ...profile.locations.map(({ zone }) => ({ value: zone, label: { key: zoneLabel(zone) } }))],
    },
    {
      name: "severity",
      label: { key: `${base}.severity` },
      kind: "choice",
      value: told("severity"),
      placeholder: "",
      options: [
        byRules,
        { value: "miss", label: { key: "GARDIEN.GB.CARD.miss" } },
        ...severitiesAt(outcome.zone, profile).map((severity) => ({
          value: severity,
          label: { key: severityLabel(severity) },
        })),
      ],
    },
    number("gb", 0),
    number("pf", outcome.pfLoss),
    number("pv", outcome.pvLoss),
  ];
}
