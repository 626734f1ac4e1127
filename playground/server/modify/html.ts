import sanitize from "sanitize-html";
import type { Data } from "../../common/types.js";
import { declaredPaths } from "./models.js";
import { getProperty, setProperty } from "../../common/utils/paths.js";

/** Fields of the core documents that hold HTML. */
const CORE_FIELDS: Record<string, string[]> = {
  ActiveEffect: ["description"],
  ChatMessage: ["content", "flavor"],
  Folder: ["description"],
  JournalEntryPage: ["text.content"],
  RollTable: ["description"],
  TableResult: ["description"],
};

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...sanitize.defaults.allowedTags,
    ...[
      "img",
      "del",
      "ins",
      "details",
      "summary",
      "button",
      "label",
      "progress",
      "meter",
      "picture",
      "source",
      "audio",
    ],
    ...["video", "dialog", "fieldset", "legend"],
  ],
  allowedAttributes: {
    "*": [
      ...[
        "class",
        "id",
        "style",
        "title",
        "lang",
        "dir",
        "role",
        "tabindex",
        "hidden",
        "open",
        "inert",
        "name",
        "type",
      ],
      ...["data-*", "aria-*", "alt", "width", "height", "colspan", "rowspan", "scope", "span", "start", "value", "max"],
      ...["min", "disabled", "for", "draggable"],
    ],
    a: ["href", "target", "rel"],
    img: ["src", "srcset", "sizes", "loading"],
    source: ["src", "srcset", "media"],
    audio: ["src", "controls", "loop"],
    video: ["src", "controls", "loop", "muted", "poster"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowProtocolRelative: false,
};

/** HTML without scripts, handlers or addresses that run something. Text that needs nothing removed stays as typed. */
function cleanHtml(html: string): string {
  return /[<>&]/.test(html) ? sanitize(html, OPTIONS) : html;
}

/** The paths of a document that hold HTML: the core's own and those its sub-type declares in the manifest. */
export const htmlPaths = (system: Data, documentName: string, type: unknown): string[] => [
  ...(CORE_FIELDS[documentName] ?? []),
  ...declaredPaths(system, documentName, type, "htmlFields"),
];

/** Cleans the HTML at the given paths of a source, in place; what stands unchanged since `before` is left alone. */
export function cleanHtmlFields(source: Data, paths: string[], before: Data = {}): void {
  for (const path of paths) {
    const value: unknown = getProperty(source, path);
    if (typeof value === "string" && value !== getProperty(before, path)) setProperty(source, path, cleanHtml(value));
  }
}
