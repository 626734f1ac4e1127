import { t } from "../../../../core/text/i18n.js";
import { CREATURE_KINDS, creatureKind } from "./creature-kind.js";
import { creatureKindLabel } from "../../labels.js";

/** What a creature is, for its reader: a known kind by its name, any other word as it was typed. */
export function categoryCalled(category: string): string {
  const kind = creatureKind(category);
  return kind ? t(creatureKindLabel(kind)) : category;
}

/** The known kinds by the names a reader types them by. */
export function categoryNames(): readonly string[] {
  return CREATURE_KINDS.map((kind) => t(creatureKindLabel(kind)));
}

/** What is stored for what was typed: the id of a kind that goes by that name, in whatever case, or the word itself. */
export function categoryTyped(word: string): string {
  const plain = (name: string) => name.trim().toLocaleLowerCase(game.i18n.lang);
  return CREATURE_KINDS.find((kind) => plain(t(creatureKindLabel(kind))) === plain(word)) ?? word;
}

/** Hit dice as printed; a whole number alone is a level. */
export function hitDiceCalled(hd: string): string {
  return /^\d+$/.test(hd) ? t("GARDIEN.GB.SHEET.atLevel", { level: hd }) : hd;
}
