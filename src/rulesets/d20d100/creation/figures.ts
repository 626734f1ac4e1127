import type { Desk } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { d20d100Options } from "../data/options.js";
import {
  SPEED,
  damageBonusOf,
  hitPointsOf,
  magicPointsOf,
  sanityMaximum,
  sanityStart,
  twentyPercent,
} from "../rules/character/characteristics.js";
import { defenceScores, type DefenceScores } from "../rules/attack/defence.js";
import { initiativeModifier } from "../rules/fight/initiative.js";
import { jetTotal } from "../rules/checks/jets.js";
import { bestVest } from "../rules/arms/vest.js";
import { jetBonus, traitBonus } from "../rules/character/traits.js";
import { JET_CHARACTERISTICS, JETS, type JetKey } from "../rules/vocabulary.js";
import { woundThresholds } from "../rules/body/wounds.js";
import type { D20d100Draft } from "./draft.js";
import { penaltyOf, protectionOf } from "./entries.js";
import { modifiersOf, scoresOf } from "./scores.js";
import { sheetOf } from "./sheet.js";
import { traitsOf } from "./skill-rows.js";

/** DD-22…DD-28 — the figures to come, with what the sheet has earned since. */
export interface Figures {
  readonly jets: Readonly<Record<JetKey, number>>;
  readonly hp: number;
  readonly half: number;
  readonly quarter: number;
  readonly mp: number;
  readonly sanity: number;
  readonly sanityMax: number;
  readonly twentyPercent: number;
  readonly initiative: number;
  readonly defence: DefenceScores;
  readonly damageBonus: number | string;
  /** Metres. */
  readonly speed: number;
}

/** DD-22…DD-28 */
export function figuresOf(draft: D20d100Draft, desk: Desk): Figures {
  const options = d20d100Options();
  const sheet = sheetOf(desk);
  const [scores, modifiers, traits] = [scoresOf(draft), modifiersOf(draft), traitsOf(draft, desk)];
  const jet = (id: JetKey) => {
    const { experience, misc } = sheet.jets[id];
    return jetTotal({ modifier: modifiers[JET_CHARACTERISTICS[id]], trait: jetBonus(traits, id), experience, misc });
  };
  const jets = Object.fromEntries(JETS.map((id) => [id, jet(id)])) as Record<JetKey, number>;
  const dodge = (from: "reflexes" | "dexterity") => (from === "reflexes" ? jets.reflexes : modifiers.dexterity);
  const hp = Math.max(
    1,
    hitPointsOf(scores, options) + sheet.hp.experience + sheet.hp.misc + traitBonus(traits, "hpMax"),
  );
  const sanity = sanityStart(scores.power, sheet.mythos);
  return {
    jets,
    hp,
    ...woundThresholds(hp),
    mp: Math.max(0, magicPointsOf(scores.power) + sheet.mp.misc),
    sanity,
    sanityMax: sanityMaximum(sheet.mythos),
    twentyPercent: twentyPercent(sanity),
    initiative: initiativeModifier({
      reflexes: dodge(options.initiativeFrom),
      bonus: sheet.initiative.bonus + traitBonus(traits, "initiative"),
    }),
    defence: defenceScores({
      reflexes: dodge(options.defenceFrom),
      bonus: sheet.defence.bonus,
      armorPenalty: wornPenalty(draft, desk),
    }),
    damageBonus: damageBonusOf(scores, options, sheet.damageBonus.misc),
    speed: SPEED,
  };
}

/** DD-132, DD-133 — the penalty of the vest that protects best of those that are worn. */
function wornPenalty(draft: D20d100Draft, desk: Desk): number {
  const worn = pickedOf(draft.items, desk, "d20d100Armor").filter(({ on }) => on);
  const vests = worn.map(({ entry }) => ({ protection: protectionOf(entry), penalty: penaltyOf(entry) }));
  return bestVest(vests)?.penalty ?? 0;
}
