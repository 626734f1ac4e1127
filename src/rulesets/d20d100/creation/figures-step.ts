import type { Block, Desk } from "../../../core/creation/procedure.js";
import { signed, t } from "../../../core/text/i18n.js";
import { figure } from "../../../core/text/text.js";
import { d20d100Options } from "../data/options.js";
import { characteristicLabel, jetLabel } from "../labels.js";
import { destinyStart } from "../rules/character/characteristics.js";
import { CHARACTERISTICS, JETS } from "../rules/vocabulary.js";
import { HALF_PENALTY, QUARTER_PENALTY } from "../rules/body/wounds.js";
import type { D20d100Draft } from "./draft.js";
import { word } from "./fields.js";
import { figuresOf } from "./figures.js";
import { modifiersOf, scoresOf } from "./scores.js";

/** DD-22…DD-28 — what follows from the scores: nothing to decide. */
export function figureBlocks(draft: D20d100Draft, desk: Desk): readonly Block[] {
  return [scoresBlock(draft), jetsBlock(draft, desk), bodyBlock(draft, desk), combatBlock(draft, desk)];
}

/** DD-16 */
export function scoresBlock(draft: D20d100Draft): Block {
  const [scores, modifiers] = [scoresOf(draft), modifiersOf(draft)];
  return {
    kind: "table",
    titled: true,
    caption: word("characteristics"),
    head: [word("column.score"), word("column.modifier")],
    rows: CHARACTERISTICS.map((id) => ({
      name: { key: characteristicLabel(id) },
      cells: [figure(scores[id]), signed(modifiers[id])],
    })),
  };
}

/** DD-22 */
export function jetsBlock(draft: D20d100Draft, desk: Desk): Block {
  const { jets } = figuresOf(draft, desk);
  return {
    kind: "figures",
    caption: word("jets"),
    rows: JETS.map((id) => ({ label: { key: jetLabel(id) }, value: signed(jets[id]) })),
  };
}

/** DD-23…DD-26, DD-92 */
export function bodyBlock(draft: D20d100Draft, desk: Desk): Block {
  const { hp, half, quarter, mp, sanity, twentyPercent, speed } = figuresOf(draft, desk);
  const thresholds = d20d100Options().useThresholds
    ? [
        { label: word("figure.half", { n: figure(HALF_PENALTY) }), value: figure(half) },
        { label: word("figure.quarter", { n: figure(QUARTER_PENALTY) }), value: figure(quarter) },
      ]
    : [];
  const started = draft.fresh
    ? [{ label: word("figure.destiny"), value: figure(destinyStart({ campaignMode: draft.campaign })) }]
    : [];
  return {
    kind: "figures",
    caption: word("bodyAndMind"),
    rows: [
      { label: word("figure.hp"), value: figure(hp) },
      ...thresholds,
      { label: word("figure.mp"), value: figure(mp) },
      { label: word("figure.sanity"), value: figure(sanity) },
      { label: word("figure.twentyPercent"), value: figure(twentyPercent) },
      ...started,
      { label: word("figure.speed"), value: t("GARDIEN.D20D100.SHEET.metres", { n: speed }) },
    ],
  };
}

/** DD-27, DD-28 */
export function combatBlock(draft: D20d100Draft, desk: Desk): Block {
  const { initiative, defence, damageBonus } = figuresOf(draft, desk);
  return {
    kind: "figures",
    caption: word("combat"),
    rows: [
      { label: word("figure.initiative"), value: signed(initiative) },
      { label: word("figure.defence"), value: figure(defence.normal) },
      { label: word("figure.flatFooted"), value: figure(defence.flatFooted) },
      { label: word("figure.damageBonus"), value: typeof damageBonus === "number" ? signed(damageBonus) : damageBonus },
    ],
  };
}
