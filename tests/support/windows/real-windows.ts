/**
 * The playground's own windows, for tests of what ours do with them. They are loaded by name: their types contradict
 * those of the system.
 */
import type { SheetShape } from "../../../src/core/foundry/types/sheets.js";

const PLAYGROUND = "../../../playground/client";
const SUPPORT = "../../unit/playground/applications";

// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript wants it so of a class that is given its base
type SheetClass = abstract new (...args: any[]) => SheetShape & { readonly document: Actor | Item };

interface RealWindows {
  /** The base of a sheet as Foundry gives it: of a document, drawn in parts. */
  readonly Sheet: SheetClass;
  /** Sets the globals of a table. */
  setTable(game?: object): { readonly errors: string[] };
  serveTemplates(templates: Readonly<Record<string, string>>): void;
  fakeDocument(): FakeDocument;
}
/** A document that is not stored; `level` is what its user may do with it. */
export interface FakeDocument {
  level: number;
  isOwner: boolean;
  limited?: boolean;
  readonly apps: Record<string, unknown>;
  readonly _source: { name: string; readonly system: object };
  readonly update: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } };
}

/** Puts the playground's windows where Foundry's are, before what extends them is loaded. */
export async function realWindows(): Promise<RealWindows> {
  const load = (path: string) => import(/* @vite-ignore */ path) as Promise<Record<string, never>>;
  const [applications, handlebars, support, fake] = await Promise.all([
    load(`${PLAYGROUND}/applications/index.js`),
    load(`${PLAYGROUND}/handlebars/index.js`),
    load(`${SUPPORT}/support.js`),
    load(`${SUPPORT}/fake-document.js`),
  ]);
  Object.assign(foundry.applications, applications, { handlebars });
  const { HandlebarsApplicationMixin, DocumentSheetV2 } = foundry.applications.api as never as {
    HandlebarsApplicationMixin(base: unknown): SheetClass;
    DocumentSheetV2: unknown;
  };
  return { ...support, ...fake, Sheet: HandlebarsApplicationMixin(DocumentSheetV2) } as unknown as RealWindows;
}
