import type { Block, Desk } from "../../../core/creation/procedure.js";
import { whoItIs } from "../../../core/creation/who.js";
import { figure } from "../../../core/text/text.js";
import { traitKindLabel } from "../labels.js";
import { thresholds } from "../rules/body/hit-points.js";
import { printedScore } from "../rules/character/scales.js";
import type { WarpDraft } from "./draft.js";
import { word } from "./fields.js";
import { isHidden, traitName } from "./names.js";
import { experience } from "./points-step.js";
import { diceOfReserve, hitPointsOf, reserveOf } from "./points.js";
import { scoreOf, traitsOf } from "./traits.js";

/** The character to come. */
export function summary(draft: WarpDraft, desk: Desk): readonly Block[] {
  const { max } = hitPointsOf(draft, desk);
  const { wounded, dying } = thresholds(max);
  const reserve = diceOfReserve(draft) > 0 || draft.keepReserve;
  return [
    ...whoItIs(draft.name, draft.concept),
    {
      kind: "table",
      caption: word("traits"),
      head: [word("column.kind"), word("column.score"), word("column.sign")],
      rows: traitsOf(draft).map((slot) => ({
        name: traitName(slot),
        cells: [
          { key: traitKindLabel(slot.kind) },
          slot.kind === "flaw" ? "" : printedScore(scoreOf(slot), slot.scale),
          isHidden(slot) ? "" : slot.sign,
        ],
      })),
    },
    {
      kind: "figures",
      caption: word("figures"),
      rows: [
        { label: word("figure.points"), value: String(max) },
        { label: word("figure.wounded"), value: String(wounded) },
        { label: word("figure.dying"), value: figure(dying) },
        { label: word("figure.experience"), value: String(experience(desk)) },
        ...(reserve ? [{ label: word("figure.reserve"), value: String(reserveOf(draft, desk)) }] : []),
      ],
    },
  ];
}
