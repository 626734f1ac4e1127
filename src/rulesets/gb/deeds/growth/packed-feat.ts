import { record, text } from "../../../../core/shape/shape.js";
import { t } from "../../../../core/text/i18n.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { FeatKey } from "../../data/items/feat.js";
import { featKeyLabel } from "../../labels.js";

/** What a compendium writes of the feat that was chosen; it travels with the deed. */
export const PACKED_FEAT = { featOf: text, featName: text, featImg: text, featText: text };
const PACKED = record(PACKED_FEAT);

interface Pack {
  readonly documentName: string;
  readonly index: Iterable<{
    readonly uuid: string;
    readonly type?: string;
    readonly system?: { readonly slug?: unknown };
  }>;
}
interface Source {
  readonly name: string;
  readonly img: string;
  readonly system: { readonly description: string };
}

/** The feat that was chosen, as a compendium has it, fetched once; nothing where none has it. */
export async function fetchPackedFeat(choices: DeedChoices): Promise<DeedChoices> {
  const key = text.read(choices["feat"]);
  if (key === "" || choices["featOf"] === key) return {};
  const entries = [...(game.packs as Iterable<Pack>)].flatMap(({ documentName, index }) =>
    documentName === "Item" ? [...index] : [],
  );
  const entry = entries.find(({ type, system }) => type === "gbFeat" && system?.slug === key);
  const item = entry && ((await fromUuid(entry.uuid)) as { readonly _source: Source } | null);
  if (!item) return {};
  const { name, img, system } = item._source;
  return { featOf: key, featName: name, featImg: img, featText: system.description };
}

/** What came with the choice of a feat; nothing while it is another's. */
export function packedFeat(key: string, choices: DeedChoices) {
  const packed = PACKED.read(choices);
  return packed.featOf === key ? packed : PACKED.read({});
}

/** A feat as it is taken: as a compendium has it, else named in the language of the table. */
export function featSource(key: FeatKey, weapon: string, packed: ReturnType<typeof packedFeat>) {
  const { featName: name, featImg: img, featText: description } = packed;
  return {
    ...{ name: name || t(featKeyLabel(key)), type: "gbFeat", img: img || "systems/gardien/assets/icons/feat.svg" },
    system: { slug: key, key, weapon, description },
  };
}
