import { signed } from "../../../../core/text/i18n.js";
import { say } from "../../../../core/text/text.js";
import { D20d100Investigator } from "../../data/actors/investigator.js";
import type { D20d100Actor } from "../../data/actors/d20d100-actor.js";
import { d20d100Options } from "../../data/options.js";
import { diceText } from "../../rules/dice-sum.js";
import { isFlatFooted } from "../../rules/attack/defence.js";
import { vestDie } from "../../rules/arms/protection.js";
import { hourOf } from "../../rules/mind/sanity.js";
import type { DrawnSheet } from "./actor-parts.js";
import { bodyChips } from "../views/body-view.js";
import type { Chip } from "../views/chips.js";
import { actionsTold } from "../../fight/actions-told.js";
import { defenceNote, defenceViews, type Defended } from "../views/defence-view.js";
import { hitPointRow, magicPointRow, type FigureRow } from "../views/figures-view.js";
import { sanityView } from "../views/sanity-view.js";

/** DD-90…DD-111, DD-129 — body and mind, and how somebody defends themselves. */
export function tracks({ actor, model }: DrawnSheet): object {
  const { useThresholds } = d20d100Options();
  const investigator = model instanceof D20d100Investigator ? model : null;
  const { hp, below } = model;
  return {
    hp: rowTold(
      hitPointRow({ value: hp.value, max: hp.max, thresholds: investigator && useThresholds ? hp : null, below }),
    ),
    bodyChips: bodyOf(model).map(chip),
    mp: rowTold(magicPointRow(model.mp)),
    sanity: investigator && mind(investigator),
    defence: defence(model),
    lasting: lasting(actor, model),
  };
}

/** DD-92, DD-94…DD-96, DD-102 — how a body fares, in chips. */
export function bodyOf({ body, hp, bruised }: D20d100Actor): readonly Chip[] {
  return bodyChips({ state: body, penalty: hp.penalty, bruised });
}

function rowTold({ figures, words, ...row }: FigureRow): object {
  return { ...row, words: say(words), figures: figures.map((one) => ({ ...one, words: say(one.words) })) };
}

export const chip = ({ tone, text }: Chip): object => ({ tone, text: say(text) });

/** DD-108 — a fifth of the SAN that an hour began with, rounded up: so much is madness. */
const PART = 5;

/** DD-106…DD-111 */
function mind({ sanity, madness }: D20d100Investigator): object {
  const { value, max, insanityNote, stabilised } = sanity;
  const hour = hourOf(sanity, game.time.worldTime, value);
  const { words, chips, ...view } = sanityView({
    ...{ value, max, insanity: madness, insanityNote, stabilised },
    lossThisHour: hour.lossThisHour,
    limit: Math.ceil(hour.hourStart / PART),
    decompensates: d20d100Options().useDecompensation,
  });
  return { ...view, words: say(words), chips: chips.map(chip) };
}

/** DD-129, DD-130, DD-171 — what a Défense adds up from. */
export function defended(model: D20d100Actor): Defended {
  const { stance, forceFlatFooted: forced, normal, flatFooted, armorPenalty, bonus } = model.defence;
  const { defenceFrom } = d20d100Options();
  const reflexes = defenceFrom === "reflexes" ? model.jet("reflexes") : model.characteristics.dexterity.mod;
  const caught = isFlatFooted(model.defenceNow.reason);
  return { normal, flatFooted, caught, forced, stance, reflexes, scale: model.scaled, armorPenalty, bonus };
}

/** DD-28, DD-113, DD-120, DD-129…DD-133 */
function defence(model: D20d100Actor): object {
  const parts = defended(model);
  const note = defenceNote(parts);
  const die = vestDie(model.vest?.system.protection ?? 0);
  return {
    initiative: signed(model.initiative.total),
    values: defenceViews(parts).map(({ sum, ...view }) => ({ ...view, sum: sum.map(say).join(" · ") })),
    damageBonus: damageBonusOf(model),
    more: die ? [{ label: say({ key: "GARDIEN.D20D100.SHEET.vest" }), value: die }] : [],
    note: [...(note ? [note] : []), ...actionsTold(model)].map(say).join(" · "),
  };
}

/** DD-28 — a number with its sign, or dice. */
function damageBonusOf(model: D20d100Actor): string {
  const { faces, plus } = model.damageDice;
  return faces.length === 0 ? signed(plus) : `+${diceText(model.damageDice)}`.replaceAll(" ", "").replaceAll("-", "−");
}

/** What is told beside the points already. */
const TOLD: readonly string[] = [
  ...["dead", "d20d100Dying", "d20d100Stabilised", "d20d100OutOfAction", "unconscious", "d20d100Staggered"],
  ...["d20d100Temporary", "d20d100Indefinite", "d20d100Permanent"],
];

/** What lasts until something, or somebody, ends it. */
function lasting(actor: Actor, model: D20d100Actor): readonly object[] {
  return model.stateStatuses
    .filter((id) => !TOLD.includes(id))
    .map((id) => {
      const label = `GARDIEN.CONDITION.${id}`;
      return {
        id,
        label,
        tone: "mute",
        ends: actor.isOwner && model.conditionChange(id, false) !== null,
        words: say({ key: "GARDIEN.D20D100.SHEET.endCondition", data: { name: { key: label } } }),
      };
    });
}
