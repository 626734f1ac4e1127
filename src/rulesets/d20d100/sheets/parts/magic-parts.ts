import { say, type Text } from "../../../../core/text/text.js";
import { t } from "../../../../core/text/i18n.js";
import { byName } from "../../../../core/ui/by-name.js";
import { itemsOf, type CarriedItem } from "../../../../core/sheets/carried-items.js";
import { D20d100Power } from "../../data/items/power.js";
import { D20d100Spell } from "../../data/items/spell.js";
import { D20d100Tome } from "../../data/items/tome.js";
import { actionCostLabel } from "../../labels.js";
import type { DrawnSheet } from "./actor-parts.js";

const SHEET = "GARDIEN.D20D100.SHEET";

/** DD-174…DD-176 — spells, powers and tomes. */
export function magic({ actor, model }: DrawnSheet): object {
  const { value, max } = model.mp;
  return {
    magic: t(`${SHEET}.magic`, { value, max }),
    spells: [...byName(itemsOf(actor, D20d100Spell)).map(spell), ...byName(itemsOf(actor, D20d100Power)).map(power)],
    tomes: byName(itemsOf(actor, D20d100Tome)).map(tome),
  };
}

/** What something costs: PM, SAN, POU for good. */
function costs(cost: string, sanityCost: string, power: number): readonly string[] {
  return [
    ...(cost === "" || cost === "0" ? [] : [t(`${SHEET}.spellCost`, { cost })]),
    ...(sanityCost === "" || sanityCost === "0" ? [] : [t(`${SHEET}.spellSanity`, { cost: sanityCost })]),
    ...(power > 0 ? [t(`${SHEET}.spellPower`, { n: power })] : []),
  ];
}

function spell({ id, name, img, system }: CarriedItem<D20d100Spell>): object {
  const { cost, sanityCost, costPermanentPower, actionCost, castingTime, learned } = system;
  const time = castingTime || t(actionCostLabel(actionCost));
  return {
    ...{ id, name, img, learned },
    deed: "cast",
    choices: JSON.stringify({ spell: id }),
    detail: [...costs(cost, sanityCost, costPermanentPower), time].join(" · "),
  };
}

/** DD-174 — what an adversary can do by its nature. */
function power({ id, name, img, system }: CarriedItem<D20d100Power>): object {
  return {
    ...{ id, name, img },
    learned: true,
    deed: "power",
    choices: JSON.stringify({ power: id }),
    detail: costs(system.cost, system.sanityCost, 0).join(" · "),
  };
}

/** DD-111, DD-174 */
function tome({ id, name, img, system }: CarriedItem<D20d100Tome>): object {
  const { language, mythosGain, sanityLoss, weeks, weeksRead, read } = system;
  const texts: readonly Text[] = [
    ...(mythosGain > 0 ? [{ key: `${SHEET}.tomeMythos`, data: { n: mythosGain } }] : []),
    ...(sanityLoss === "0" ? [] : [{ key: `${SHEET}.tomeSanity`, data: { loss: sanityLoss } }]),
    ...(weeks > 0 && !read ? [{ key: `${SHEET}.tomeWeeks`, data: { read: weeksRead, weeks } }] : []),
  ];
  const told = texts.map(say);
  return { id, name, img, read, detail: [language, ...told].filter((one) => one !== "").join(" · ") };
}
