import type { Data } from "../../../common/types.js";
import { host } from "../host.js";

/** A sheet class as registered for a type of document. */
export interface SheetDescriptor {
  id: string;
  label: string | (() => string);
  cls: unknown;
  default: boolean;
  canBeDefault: boolean;
  canConfigure: boolean;
  themes?: Record<string, string> | null;
}

export interface SheetRegistrationOptions {
  types?: string[];
  makeDefault?: boolean;
  label?: string | (() => string);
  canBeDefault?: boolean;
  canConfigure?: boolean;
  themes?: Record<string, string> | null;
}

type SheetClasses = Record<string, Record<string, SheetDescriptor>>;

/** The type that stands for documents without sub-types. */
const BASE_TYPE = "base";

const classesOf = (documentName: string): SheetClasses => {
  const config = (host.config[documentName] ??= {}) as Data;
  return (config.sheetClasses ??= {}) as SheetClasses;
};

const nameOf = (documentClass: Data): string => String(documentClass.documentName ?? documentClass.metadata?.name);

function typesOf(documentName: string): string[] {
  const declared = Object.keys((host.config[documentName]?.typeLabels ?? {}) as Data);
  return [BASE_TYPE, ...declared.filter((type) => type !== BASE_TYPE)];
}

/** Makes a sheet class available for documents of a class, all types or some. */
export function registerSheet(
  documentClass: Data,
  scope: string,
  sheetClass: { name: string },
  options: SheetRegistrationOptions = {},
): void {
  const name = nameOf(documentClass);
  const { types, makeDefault = false, canBeDefault = true, canConfigure = true } = options;
  const id = `${scope}.${sheetClass.name}`;
  const classes = classesOf(name);
  for (const type of types ?? typesOf(name)) {
    const sheets = (classes[type] ??= {});
    if (makeDefault) for (const sheet of Object.values(sheets)) sheet.default = false;
    const isDefault = makeDefault || !Object.values(sheets).some((sheet) => sheet.default);
    sheets[id] = {
      id,
      label: options.label ?? sheetClass.name,
      cls: sheetClass,
      default: canBeDefault && isDefault,
      canBeDefault,
      canConfigure,
      themes: options.themes ?? null,
    };
  }
}

/** Takes a sheet class back; the next one registered becomes the default. */
export function unregisterSheet(
  documentClass: Data,
  scope: string,
  sheetClass: { name: string },
  options: { types?: string[] } = {},
): void {
  const classes = classesOf(nameOf(documentClass));
  const id = `${scope}.${sheetClass.name}`;
  for (const type of options.types ?? Object.keys(classes)) {
    const sheets = classes[type];
    if (!sheets?.[id]) continue;
    const wasDefault = sheets[id].default;
    delete sheets[id];
    const next = Object.values(sheets).find((sheet) => sheet.canBeDefault);
    if (wasDefault && next) next.default = true;
  }
}

/** The sheets a type of document may be shown with. */
export function sheetsFor(documentName: string, type: string = BASE_TYPE): SheetDescriptor[] {
  const classes = classesOf(documentName);
  return Object.values(classes[type] ?? classes[BASE_TYPE] ?? {});
}

/** The sheet class of a document: its own choice if that still exists, else the default of its type. */
export function sheetClassFor(document: Data): (new (options: Data) => Data) | null {
  const sheets = sheetsFor(String(document.documentName), (document.type as string | undefined) ?? BASE_TYPE);
  const chosen: unknown = document.getFlag?.("core", "sheetClass");
  const sheet = sheets.find(({ id }) => id === chosen) ?? sheets.find((entry) => entry.default) ?? sheets[0];
  return (sheet?.cls as (new (options: Data) => Data) | undefined) ?? null;
}
