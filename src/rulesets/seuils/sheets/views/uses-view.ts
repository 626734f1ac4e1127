import { t } from "../../../../core/text/i18n.js";
import { say } from "../../../../core/text/text.js";
import { characteristicLabel, plainUseLabel, useText, weaponGroupLabel } from "../../labels.js";
import { isUse, PLAIN_USES, type Use } from "../../rules/checks/uses.js";
import { CHARACTERISTICS, WEAPON_GROUPS } from "../../rules/vocabulary.js";
import { specialtyName } from "./known-specialties.js";

/** Ids of Spécialités to their names. */
type Names = ReadonlyMap<string, string>;

/** SE-04, SE-10 — something that a thing serves for, as it is stored and as it is read. */
export interface UseChip {
  readonly use: string;
  readonly label: string;
}

/** Uses of one kind that a thing may be given. */
export interface UseGroup {
  readonly label: string;
  readonly options: readonly UseChip[];
}

/** SE-04, SE-10 — what a thing serves for; a word that means nothing is shown as it is written. */
export function useChips(uses: readonly string[], names: Names): readonly UseChip[] {
  return uses.map((use) => ({ use, label: isUse(use) ? say(useText(use, (id) => specialtyName(id, names))) : use }));
}

/** SE-04, SE-10 — what else a thing may serve for. Only equipment serves for all rolls of a Caractéristique. */
export function useGroups(uses: readonly string[], names: Names, kind: "specialty" | "equipment"): readonly UseGroup[] {
  const group = (label: string, options: readonly UseChip[]): UseGroup => ({
    label: t(`GARDIEN.SEUILS.CARD.uses.${label}`),
    options: options.filter(({ use }) => !uses.includes(use)),
  });
  const skills = [...names].map(([id, label]): UseChip => ({ use: `skill:${id}` satisfies Use, label }));
  const groups = [
    group(
      "acts",
      PLAIN_USES.map((use) => ({ use, label: t(plainUseLabel(use)) })),
    ),
    group(
      "arms",
      WEAPON_GROUPS.map((id) => ({ use: `weaponGroup:${id}` satisfies Use, label: t(weaponGroupLabel(id)) })),
    ),
    group(
      "characteristics",
      kind === "equipment"
        ? CHARACTERISTICS.map((id) => ({
            use: `characteristic:${id}` satisfies Use,
            label: t(characteristicLabel(id)),
          }))
        : [],
    ),
    group(
      "specialties",
      skills.toSorted((a, b) => a.label.localeCompare(b.label, game.i18n.lang)),
    ),
  ];
  return groups.filter(({ options }) => options.length > 0);
}
