import type { DeedChoices } from "../play/contract/deed.js";
import type { Json } from "../shape/shape.js";

/** Whom a request is meant for, where nobody is named: those who are played, the keeper's people, both, or selected tokens. */
export const WHOM = ["group", "adversaries", "all", "selected"] as const;
export type Whom = (typeof WHOM)[number];

/** A request as a link or a macro tells it; what is asked, and by which choices, is the ruleset's to say. */
export interface RequestTold {
  /** Id of what is asked: a deed that asks each for an answer, or an act of the keeper's screen. */
  readonly ask: string;
  /** Id of the ruleset; empty: the one that most are played by. */
  readonly ruleset: string;
  readonly of: Whom;
  readonly choices: DeedChoices;
}

/** Names that are no choices. */
const [OF, RULESET] = ["of", "ruleset"] as const;
/** What ends a link or a value, and what would be read as a tag. */
const UNSAFE = /[%"[\]{}<>&\s]/g;

const PART = /([\w.-]+)(?:=(?:"([^"]*)"|(\S+)))?/g;

/** Returns what stands within the brackets of a link: `request of=group check=save.ref dc=15 hidden`. */
export function requestWritten({ ask, ruleset, of, choices }: RequestTold): string {
  const told = Object.entries(choices).flatMap(([id, value]) => pieceOf(id, value));
  return [ask, ...(ruleset ? [`${RULESET}=${ruleset}`] : []), `${OF}=${of}`, ...told].join(" ");
}

/** A text that would be read as something else stands in quotation marks; lists and objects have no place in a link. */
function pieceOf(id: string, value: Json): readonly string[] {
  if (value === true) return [id];
  if (typeof value === "string") return [`${id}="${value.replaceAll(UNSAFE, (sign) => encoded(sign))}"`];
  return typeof value === "number" || value === false ? [`${id}=${String(value)}`] : [];
}

const encoded = (sign: string) => (sign === " " ? sign : encodeURIComponent(sign));

/** Reads what stands within the brackets of a link; `null` where it names nothing that could be asked. */
export function requestRead(written: string): RequestTold | null {
  const parts = [...written.matchAll(PART)].map(([, id = "", quoted, bare]) => ({ id, quoted, bare }));
  const [first, ...more] = parts;
  if (!first || first.quoted !== undefined || first.bare !== undefined) return null;
  const given = new Map(more.map(({ id, quoted, bare }) => [id, quoted ?? bare ?? ""]));
  const choices = more.filter(({ id }) => id !== OF && id !== RULESET).map((part) => [part.id, valueOf(part)] as const);
  return {
    ask: first.id,
    ruleset: given.get(RULESET) ?? "",
    of: WHOM.find((one) => one === given.get(OF)) ?? "group",
    choices: Object.fromEntries(choices),
  };
}

function valueOf({ quoted, bare }: { readonly quoted: string | undefined; readonly bare: string | undefined }): Json {
  if (quoted !== undefined) return decoded(quoted);
  if (bare === undefined || bare === "true") return true;
  if (bare === "false") return false;
  return bare !== "" && Number.isFinite(Number(bare)) ? Number(bare) : decoded(bare);
}

/** Whoever types a link need not know how signs are encoded: a lone % is a %. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the line of a macro that asks. */
export function requestCommand({
  ask,
  ruleset,
  of,
  choices,
}: Omit<RequestTold, "of"> & { readonly of: Whom | readonly string[] }): string {
  const how = { of, ...(ruleset && { ruleset }), choices };
  return `game.gardien.request(${JSON.stringify(ask)}, ${JSON.stringify(how)})`;
}
