import type { Choices, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { equipmentFor, specialtiesFor } from "../data/actors/carried.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { attackCharacteristic } from "../rules/attack/attack-roll.js";
import type { Use } from "../rules/checks/uses.js";
import { CHOICE, OF_WEAPON } from "./chosen.js";
import { fight, listChoice, named } from "./fields.js";

/** Chosen in place of a Spécialité or of equipment: none. */
const NONE = "";

type Armed = Pick<Situation, "attacker" | "weapon">;

/** SE-04 — something that gives dE to an attack. */
interface Equipment {
  /** The choice that says so. */
  readonly id: string;
  readonly name: string;
  readonly dice: number;
  /** Its tags say that it serves. */
  readonly isFit: boolean;
}

/** SE-10 — ids of the Spécialités that serve for a weapon. */
function fitSpecialties({ attacker, weapon }: Armed): readonly string[] {
  const uses = [`weaponGroup:${weaponOf(weapon).group}`] as const;
  return specialtiesFor(figuresOf(attacker).carried, uses).map(({ id }) => id);
}

/** SE-04 — what equipment must serve for: the weapon, the Caractéristique, the Spécialité that applies. */
function equipmentUses({ attacker, weapon }: Armed, specialty: string | undefined): readonly Use[] {
  const { group, attackType } = weaponOf(weapon);
  const applied = figuresOf(attacker).carried.specialties.find(({ id }) => id === specialty);
  const slug = applied?.system.slug ?? "";
  return [
    `weaponGroup:${group}`,
    `characteristic:${attackCharacteristic(attackType)}`,
    ...(slug === "" ? [] : ([`skill:${slug}`] as const)),
  ];
}

/** SE-04 — all that gives dE, what serves first, the most dice first. */
function equipmentOf(armed: Armed, specialty: string | undefined): readonly Equipment[] {
  const { attacker, weapon } = armed;
  const { carried } = figuresOf(attacker);
  const uses = equipmentUses(armed, specialty);
  const gear = carried.gear
    .filter(({ system }) => system.quantity > 0)
    .map((one): Equipment => ({
      ...{ id: one.id, name: nameAsRead(one.name, one.system), dice: one.system.equipmentDice },
      isFit: equipmentFor({ ...carried, gear: [one] }, uses) !== null,
    }));
  const own = {
    id: OF_WEAPON,
    name: nameAsRead(weapon.name, weapon.system),
    dice: weaponOf(weapon).equipmentDice,
    isFit: true,
  };
  return [own, ...gear]
    .filter(({ dice }) => dice > 0)
    .toSorted((a, b) => Number(b.isFit) - Number(a.isFit) || b.dice - a.dice);
}

/** SE-04, SE-10 — a Spécialité whose tags fit, and the most dE that anything fit gives. */
export function meansProposed(armed: Armed): Choices {
  const [specialty = NONE] = fitSpecialties(armed);
  const [best] = equipmentOf(armed, specialty);
  return { [CHOICE.specialty]: specialty, [CHOICE.equipment]: best?.isFit ? best.id : NONE };
}

/** SE-04, SE-10 — Spécialité and equipment to choose from; nothing where there is but one choice. */
export function meansChoices(situation: Situation): readonly WindowChoice[] {
  return [...specialtyChoices(situation), ...equipmentChoices(situation)];
}

function specialtyChoices(situation: Situation): readonly WindowChoice[] {
  const { specialties } = figuresOf(situation.attacker).carried;
  if (specialties.length === 0) return [];
  const fit = fitSpecialties(situation);
  const sorted = specialties.toSorted((a, b) => Number(fit.includes(b.id)) - Number(fit.includes(a.id)));
  const options = [
    { value: NONE, label: fight("noSpecialty") },
    ...sorted.map(({ id, name, system }) => ({ value: id, label: named(nameAsRead(name, system)) })),
  ];
  const chosen = situation.choices[CHOICE.specialty] ?? NONE;
  return [listChoice(CHOICE.specialty, chosen, options, { hint: fight("hint.specialty") })];
}

function equipmentChoices(situation: Situation): readonly WindowChoice[] {
  const { choices } = situation;
  const all = equipmentOf(situation, choices[CHOICE.specialty]);
  if (all.length === 0) return [];
  const options = [
    { value: NONE, label: fight("noEquipment") },
    ...all.map(({ id, name, dice }) => ({ value: id, label: fight("equipment", { name, dice }) })),
  ];
  return [listChoice(CHOICE.equipment, choices[CHOICE.equipment] ?? NONE, options, { hint: fight("hint.equipment") })];
}

/** SE-04, SE-10 — which of the two was chosen though no tag says that it serves: the keeper is asked. */
export function meansDoubts(situation: Situation): readonly string[] {
  const { specialty = NONE, equipment = NONE } = situation.choices;
  const isFit = equipmentOf(situation, specialty).some((one) => one.id === equipment && one.isFit);
  return [
    ...(specialty !== NONE && !fitSpecialties(situation).includes(specialty) ? [CHOICE.specialty] : []),
    ...(equipment !== NONE && !isFit ? [CHOICE.equipment] : []),
  ];
}
