import type { Block, Desk } from "../../../core/creation/procedure.js";
import { signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import type { GbInvestigator } from "../data/actors/investigator.js";
import { SAVE_ABILITY } from "../data/actors/gb-actor.js";
import { gbOptions } from "../data/options.js";
import { saveLabel, zoneLabel } from "../labels.js";
import { abilityModifier } from "../rules/checks/abilities.js";
import { rollTotal } from "../rules/checks/checks.js";
import { destiny as pointsOfDestiny } from "../rules/checks/destiny.js";
import { featBonus } from "../rules/character/passive-feats.js";
import { SAVES, type Zone } from "../rules/vocabulary.js";
import type { GbDraft } from "./draft.js";
import { word } from "./fields.js";
import { babOf, featsOf, poolsOf, saveBasesOf, scoresOf, zonesOf } from "./figures.js";

/** The investigator to come, in figures. */
export function summary(draft: GbDraft, desk: Desk): readonly Block[] {
  const { initiative, destiny, saves } = desk.actor.system as GbInvestigator;
  const scores = scoresOf(draft);
  const bases = saveBasesOf(draft);
  const { pv, pf } = poolsOf(draft, desk);
  const feats = featsOf(draft, desk);
  const figures = [
    { label: word("figure.pv"), value: String(pv) },
    { label: word("figure.pf"), value: String(pf) },
    ...destinyRow(draft.level, destiny.bonus),
    { label: word("figure.bab"), value: signed(babOf(draft)) },
    {
      label: word("figure.initiative"),
      value: signed(
        rollTotal({
          abilityMod: abilityModifier(scores.dex),
          misc: initiative.misc,
          feats: featBonus(feats, "initiative"),
        }),
      ),
    },
    ...SAVES.map((id) => ({
      label: { key: saveLabel(id) },
      value: signed(
        rollTotal({
          base: bases[id],
          abilityMod: abilityModifier(scores[SAVE_ABILITY[id]]),
          misc: saves[id].misc,
          feats: featBonus(feats, id),
        }),
      ),
    })),
  ];
  const zones = Object.entries(zonesOf(draft, desk)).map(([zone, { ac }]) => ({
    label: { key: zoneLabel(zone as Zone) },
    value: String(ac),
  }));
  return [
    { kind: "figures", caption: word("figures"), rows: figures },
    { kind: "figures", caption: word("zones"), rows: zones },
  ];
}

/** GB-02 — the points of destiny to come, where the table plays with them. */
function destinyRow(level: number, bonus: number): readonly { label: Text; value: string }[] {
  if (!gbOptions().destinyEnabled) return [];
  return [{ label: word("figure.destiny"), value: String(pointsOfDestiny(level, 0, bonus).total) }];
}
