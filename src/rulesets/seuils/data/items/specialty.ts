import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, prose } from "../../../../core/data/fields.js";
import type { Use } from "../../rules/checks/uses.js";
import { CHARACTERISTICS, type Characteristic } from "../../rules/vocabulary.js";
import { readUses, useList } from "../fields.js";

const schema = () => ({
  slug: line(), // of what we publish
  characteristic: choice(CHARACTERISTICS, "agilite"),
  uses: useList(),
  medical: flag(false), // SE-60
  description: prose(),
});

/** A Spécialité: narrow training that lowers the threshold of successes (SE-10). */
export class SeuilsSpecialty extends itemModel(schema, "GARDIEN.SEUILS.SPECIALTY") {
  /** The Caractéristique it is usually rolled with. */
  declare characteristic: Characteristic;

  /** By what `skill:` tags mean it; one of somebody's own has nothing but its name. */
  get id(): string {
    return this.slug === "" ? ((this.parent as { readonly name?: string } | null)?.name ?? "") : this.slug;
  }

  /** SE-10 — what it serves for, its own rolls included. */
  get serves(): readonly Use[] {
    return [...readUses(this.uses), ...(this.id === "" ? [] : ([`skill:${this.id}`] as const))];
  }
}
