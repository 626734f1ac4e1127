import { plural, signed, t } from "../../../../core/text/i18n.js";
import { choices } from "../../../../core/sheets/choices.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { figure } from "../../../../core/text/text.js";
import type { Bought, D20d100Investigator } from "../../data/actors/investigator.js";
import { d20d100Options } from "../../data/options.js";
import { D20d100Profession } from "../../data/items/profession.js";
import { characteristicLabel, insanityLabel, jetLabel, purchaseLabel, shortLabel } from "../../labels.js";
import { modifierOf } from "../../rules/character/characteristics.js";
import {
  CHARACTERISTICS,
  INSANITIES,
  JET_CHARACTERISTICS,
  JETS,
  PURCHASES,
  type CharacteristicKey,
} from "../../rules/vocabulary.js";
import type { DrawnSheet } from "./actor-parts.js";
import { formFields } from "./form-fields.js";
import { professionRead } from "../views/profession-text.js";

const SHEET = "GARDIEN.D20D100.SHEET";

/** DD-17…DD-23, DD-37, DD-179 — what was rolled, chosen and bought; in edit mode every figure that the form reckons from. */
export function creation({ actor, editing }: DrawnSheet, model: D20d100Investigator): object {
  const { available, earned, log } = model.experience;
  return {
    ...(editing && build(model)),
    ...rolled(model),
    professions: itemsOf(actor, D20d100Profession).map(({ id, name, img, system }) => ({
      ...{ id, name, img },
      detail: plural(`${SHEET}.professionDetail`, system.skills.length + system.extraSkills),
    })),
    profession: professionRead(model.details.profession),
    experience: t(`${SHEET}.experienceLine`, { available, earned }),
    waits: available > 0 && d20d100Options().sessionRunning, // DD-180
    log: log.map((one) => purchase(actor, one)).toReversed(),
  };
}

/** DD-17 — the columns of results, the last one kept, and what each result went to. */
function rolled({ creation: { rolls: all, assignment } }: D20d100Investigator): object {
  const rolls = all.filter(({ length }) => length > 0);
  const last = rolls.length - 1;
  const goesTo = (place: number) =>
    Object.entries(assignment).find(([, at]) => at === place)?.[0] as CharacteristicKey | undefined;
  return {
    places: (rolls[0] ?? []).map((_, place) => place + 1),
    columns: rolls.map((scores, n) => ({
      n: n + 1,
      kept: n === last,
      sum: signed(scores.reduce((sum, score) => sum + modifierOf(score), 0)),
      scores: scores.map((score, place) => {
        const to = n === last ? goesTo(place) : undefined;
        return { score, to: to && shortLabel(to) };
      }),
    })),
  };
}

/** DD-179 — a purchase: what, from what to what, and what it cost. */
function purchase(actor: Actor, { purchase: id, target, cost, before, after }: Bought): object {
  const kind = PURCHASES.find((one) => one === id);
  const jet = JETS.find((one) => one === target);
  const characteristic = CHARACTERISTICS.find((one) => one === target);
  const label = jet ? t(jetLabel(jet)) : characteristic ? t(characteristicLabel(characteristic)) : "";
  const skill = actor.items.get(target);
  const named = skill ? nameAsRead(skill.name, skill.system) : label || (id === "newSkill" ? target : "");
  // what was bought of these stands beside what else they consist of: its count says nothing by itself
  const gain = id === "skill" || id === "jet" || id === "hp" ? after - before : id === "newSkill" ? after : null;
  return {
    name: named || (kind ? t(purchaseLabel(kind)) : target),
    change: gain === null ? t(`${SHEET}.change`, { before: figure(before), after: figure(after) }) : signed(gain),
    cost: t(`${SHEET}.cost`, { n: cost }),
  };
}

/** DD-22…DD-29 — every stored figure that the form reckons from. */
function build(model: D20d100Investigator): object {
  return {
    figures: CHARACTERISTICS.map((id) => ({
      short: shortLabel(id),
      score: model.scores[id], // it is written on the form: a box of its name is there already
      boxes: boxesOf(model, id),
    })),
    groups: [
      {
        title: `${SHEET}.build.body`,
        fields: formFields(model, [
          ...keepers("hp.experience"),
          "hp.misc",
          "mp.misc",
          "initiative.bonus",
          "defence.bonus",
          "damageBonus.misc",
        ]),
      },
      {
        title: `${SHEET}.build.mind`,
        fields: formFields(
          model,
          [
            "sanity.start",
            "mythos",
            "sanity.hourStart",
            "sanity.lossThisHour",
            "sanity.insanity",
            "sanity.insanityNote",
          ],
          { "sanity.insanity": choices(INSANITIES, insanityLabel) },
        ),
      },
      {
        title: `${SHEET}.build.growth`,
        fields: formFields(model, ["destiny", ...keepers("experience.available", "experience.earned")]),
      },
    ],
  };
}

/** Paths of what only keepers write, where a keeper reads. */
const keepers = (...paths: readonly string[]): readonly string[] => (game.user.isGM ? paths : []);

/** A line of the table of scores: passing change, and what was added to the Jet. */
function boxesOf({ characteristics, jets }: D20d100Investigator, id: CharacteristicKey): readonly object[] {
  const { temp } = characteristics[id];
  const jet = JETS.find((one) => JET_CHARACTERISTICS[one] === id);
  const box = (column: string, name: string | undefined, value: number) => ({
    ...{ name, value },
    words: `${t(characteristicLabel(id))}, ${t(`${SHEET}.build.${column}`)}`,
  });
  return [
    box("temp", `system.characteristics.${id}.temp`, temp),
    jet ? box("jetExperience", keepers(`system.jets.${jet}.experience`)[0], jets[jet].experience) : {},
    jet ? box("jetMisc", `system.jets.${jet}.misc`, jets[jet].misc) : {},
  ];
}
