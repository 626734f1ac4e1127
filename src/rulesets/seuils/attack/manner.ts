import type { Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { seuilsOptions } from "../data/options.js";
import { bandLabel, damageTypeLabel, natureLabel } from "../labels.js";
import { weaponOf } from "../data/reading.js";
import { BAND_DIFFICULTY, bandAt } from "../rules/attack/range.js";
import { BANDS, NATURES, type Band } from "../rules/vocabulary.js";
import { damageTypeOf } from "../rules/attack/weapons.js";
import { isBlast } from "./blast.js";
import { CHOICE, chosenIn } from "./chosen.js";
import { fight, flagChoice, listChoice } from "./fields.js";
import { aimRefusalFor } from "./hindrance.js";

/** SE-24 — the band that a distance in metres is in; `null` out of range, and for a blow. */
function bandMeasured({ weapon, metres }: Pick<Situation, "weapon" | "metres">): Band | null {
  const { attackType, limits } = weaponOf(weapon);
  return attackType === "ranged" && metres !== null ? bandAt(metres, limits) : null;
}

/** SE-25, SE-44 — what is said first: the type of damage, and whether it is aimed past the armour. */
export function mannerChoices(situation: Situation): readonly WindowChoice[] {
  return [...damageTypeChoices(situation), ...aimChoices(situation)];
}

/** SE-24, SE-55 — what is said less often: the band, the nature of the wounds. */
export function lesserChoices(situation: Situation): readonly WindowChoice[] {
  return [...bandChoices(situation), natureChoice(situation)];
}

function damageTypeChoices({ weapon, choices }: Situation): readonly WindowChoice[] {
  const { types } = weaponOf(weapon);
  if (types.length < 2) return [];
  const options = types.map((value) => ({ value, label: { key: damageTypeLabel(value) } }));
  const chosen = damageTypeOf({ damageTypes: types }, chosenIn(choices).damageType);
  return [listChoice(CHOICE.damageType, chosen, options, {})];
}

/** SE-25 — offered where it serves; one that serves no more can be taken back. */
function aimChoices(situation: Situation): readonly WindowChoice[] {
  const { aim } = chosenIn(situation.choices);
  const mayAim = situation.target !== null && !isBlast(situation.weapon) && aimRefusalFor(situation) === null;
  if (!aim && !mayAim) return [];
  const hint = fight("hint.aim", { successes: seuilsOptions().aimSurcharge });
  return [flagChoice(CHOICE.aim, aim, { hint, ofTarget: true })];
}

function bandChoices(situation: Situation): readonly WindowChoice[] {
  const { weapon, metres, choices } = situation;
  if (weaponOf(weapon).attackType !== "ranged" || metres === null) return []; // else core asks for a distance
  const measured = bandMeasured(situation);
  const byDistance = measured ? fight("band.measured", { band: { key: bandLabel(measured) } }) : fight("band.beyond");
  const options = [
    { value: "", label: byDistance },
    ...BANDS.map((value) => ({
      value,
      label: fight("band.of", { band: { key: bandLabel(value) }, difficulty: BAND_DIFFICULTY[value] }),
    })),
  ];
  const where = { group: fight("group.keeper"), ofTarget: !isBlast(weapon) };
  return [listChoice(CHOICE.band, chosenIn(choices).band ?? "", options, where)];
}

function natureChoice({ weapon, choices }: Situation): WindowChoice {
  const options = NATURES.map((value) => ({ value, label: { key: natureLabel(value) } }));
  const nature = chosenIn(choices).nature ?? weaponOf(weapon).nature;
  const where = { group: fight("group.wounds"), hint: fight("hint.nature") };
  return listChoice(CHOICE.nature, nature, options, where);
}

/** SE-24, SE-55 — what the keeper is asked about: another band than the distance says, a bruise that becomes a wound. */
export function mannerDoubts(situation: Situation): readonly string[] {
  const { weapon, choices } = situation;
  const { band, nature } = chosenIn(choices);
  return [
    ...(band && band !== bandMeasured(situation) ? [CHOICE.band] : []),
    ...(nature === "lethal" && weaponOf(weapon).nature === "temporary" ? [CHOICE.nature] : []),
  ];
}
