import type { Data } from "../../../common/types.js";
import { localize } from "../../applications/host.js";
import { createAnchor } from "./anchor.js";
import type { EnrichmentOptions } from "./options.js";

/** `@UUID[uuid#hash]{label}`, `@Compendium[pack.id]{label}` and the forms that name a document type. */
export const CONTENT_LINK =
  /@(UUID|Compendium|Actor|Item|Scene|JournalEntry|RollTable|Macro)\[([^#\]]{1,300})(?:#([^\]]{1,300}))?\](?:\{([^}]{1,300})\})?/g;

const ICONS: Record<string, string> = {
  ActiveEffect: "fa-solid fa-person-rays",
  Actor: "fa-solid fa-user",
  Item: "fa-solid fa-suitcase",
  JournalEntry: "fa-solid fa-book-open",
  JournalEntryPage: "fa-solid fa-file-lines",
  Macro: "fa-solid fa-code",
  RollTable: "fa-solid fa-table-list",
  Scene: "fa-solid fa-map",
};

function uuidOf(type: string, target: string): string {
  return type === "UUID" ? target : `${type}.${target}`;
}

/** The link a match stands for; one marked as broken if there is no such document. */
export async function contentLink(match: RegExpMatchArray, options: EnrichmentOptions): Promise<HTMLAnchorElement> {
  const [, type = "", target = "", hash, label] = match;
  const uuid = uuidOf(type, target.trim());
  const found = await find(uuid, options);
  if (!found) {
    return createAnchor({
      classes: ["content-link", "broken"],
      dataset: { uuid },
      name: label ?? target,
      icon: "fa-solid fa-link-slash",
    });
  }
  const documentName: string = found["documentName"] ?? type;
  return createAnchor({
    classes: ["content-link"],
    attrs: { draggable: "true" },
    dataset: {
      link: "",
      uuid: found["uuid"] ?? uuid,
      id: found["id"] ?? found["_id"],
      type: documentName,
      pack: found["pack"],
      hash,
      tooltip: localize(`DOCUMENT.${documentName}`),
    },
    name: label ?? String(found["name"] ?? target),
    icon: ICONS[documentName] ?? "fa-solid fa-link",
  });
}

/** A malformed identifier is written by a user: it makes a broken link, as an absent document does. */
async function find(uuid: string, { relativeTo }: EnrichmentOptions): Promise<Data | null> {
  try {
    return await fromUuid(uuid, relativeTo ? { relative: relativeTo } : {});
  } catch (error) {
    console.warn(`The link to ${uuid} leads nowhere.`, error);
    return null;
  }
}
