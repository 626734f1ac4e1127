import type { Block, Desk } from "../../../core/creation/procedure.js";
import { figure } from "../../../core/text/text.js";
import { rootLabel } from "../labels.js";
import { rootValues } from "../rules/character/roots.js";
import { ROOTS } from "../rules/vocabulary.js";
import type { RpgDraft } from "./draft.js";
import { word } from "./fields.js";
import { figuresToCome, valuesOf } from "./reckoning.js";

/** RP-21, RP-24…RP-28 — the Racines to come, and the figures. */
export function figureBlocks(draft: RpgDraft, desk: Desk): readonly Block[] {
  const roots = rootValues(valuesOf(draft, desk));
  const { reaction, defenseBonus, damageBonus, hpMax, move } = figuresToCome(draft, desk);
  const figures = { reaction, defenseBonus, damageBonus, hpMax, move };
  return [
    {
      kind: "figures",
      caption: word("figures"),
      rows: Object.entries(figures).map(([id, value]) => ({ label: word(`figure.${id}`), value: figure(value) })),
    },
    {
      kind: "figures",
      caption: word("roots"),
      rows: ROOTS.map((id) => ({ label: { key: rootLabel(id) }, value: String(roots[id]) })),
    },
  ];
}
