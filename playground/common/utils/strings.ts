import sanitize from "sanitize-html";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random identifier; documents use 16 characters. */
export function randomID(length = 16): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length]).join("");
}

/** True for the 16 letters and digits of a document's id. */
export function isValidId(id: unknown): id is string {
  return typeof id === "string" && /^[A-Za-z0-9]{16}$/.test(id);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** Escapes exactly `& < > " '`. */
export function escapeHTML(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** The inverse of {@link escapeHTML}. */
export function unescapeHTML(value: unknown): string {
  return String(value).replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => {
    if (entity === "&#39;") return "'";
    return Object.keys(ENTITIES).find((character) => ENTITIES[character] === entity) as string;
  });
}

const CUSTOM_ELEMENTS = [
  "prose-mirror",
  "code-mirror",
  "file-picker",
  "color-picker",
  "hue-slider",
  "range-picker",
  "multi-select",
  "multi-checkbox",
  "string-tags",
  "document-tags",
  "document-embed",
  "enriched-content",
  "secret-block",
];
const HTML_ELEMENTS =
  "img figure figcaption picture source audio video track h1 h2 header footer nav article aside main section address " +
  "details summary fieldset legend label input select option optgroup textarea button output meter progress form menu " +
  "var del ins s q wbr ruby rb rt rtc rp template";

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, ...HTML_ELEMENTS.split(" "), ...CUSTOM_ELEMENTS],
  allowedAttributes: {
    "*": [
      ...["class", "id", "style", "title", "lang", "dir", "hidden", "inert", "tabindex", "role", "aria-*", "data-*"],
      ...["autofocus", "contenteditable", "spellcheck", "translate", "autocapitalize", "autocorrect", "draggable"],
      ...["name", "value", "type", "width", "height", "for", "placeholder", "required", "disabled", "readonly"],
      ...["checked", "selected", "multiple", "min", "max", "step", "rows", "cols", "colspan", "rowspan", "scope"],
      ...["open", "start", "reversed", "datetime", "cite", "label", "target", "rel", "uuid", "toggled", "compact"],
    ],
    a: ["href"],
    img: ["src", "srcset", "alt", "loading"],
    source: ["src", "srcset", "media"],
    audio: ["src", "controls", "loop", "muted"],
    video: ["src", "controls", "loop", "muted", "poster"],
    track: ["src", "kind", "srclang"],
    "prose-mirror": ["document-uuid", "collaborate"],
    "document-embed": ["uuid"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  disallowedTagsMode: "discard",
};

/** Keeps an allow-list of tags and attributes: scripts and handlers go. */
export function cleanHTML(html: string): string {
  return sanitize(html, OPTIONS);
}

/** True when `a` is a strictly newer version than `b`, compared part by part. */
export function isNewerVersion(a: number | string, b: number | string): boolean {
  const left = String(a).split(".");
  const right = String(b).split(".");
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [x, y] = [left[i] ?? "0", right[i] ?? "0"];
    if (x === y) continue;
    const numeric = /^\d+$/.test(x) && /^\d+$/.test(y);
    if (numeric && Number(x) === Number(y)) continue;
    return numeric ? Number(x) > Number(y) : x > y;
  }
  return false;
}
