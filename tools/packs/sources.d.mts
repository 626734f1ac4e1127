/** A document as its author wrote it; what it holds depends on its type. */
export interface SourceData {
  _id: string;
  name: string;
  type: string;
  img?: string;
  system?: Record<string, unknown>;
  items?: SourceData[];
  pages?: SourceData[];
  results?: { _id: string; range: [number, number]; description: string }[];
  /** Of a roll table: its dice. */
  formula?: string;
  prototypeToken?: { name?: string; actorLink?: boolean; texture?: { src?: string }; sight?: { enabled?: boolean } };
}

/** One source file: its path, its document, and the folder document it stands in. */
export interface SourceEntry {
  path: string;
  file: string;
  folder: string | null;
  data: SourceData;
}

/** What a document says in another language; `of` is missing where the document is. */
export interface ToldEntry {
  path: string;
  file: string;
  lang: string;
  data: ToldTexts;
  of: SourceData | undefined;
}
export interface ToldTexts {
  [at: string]: string | ToldTexts;
}

export interface PackSource {
  name: string;
  type: string;
  collection: string;
  source: string;
  output: string;
  uuid: string;
  folders: SourceEntry[];
  documents: SourceEntry[];
  told: ToldEntry[];
}

export interface PackSources {
  manifest: { id: string; version: string; packs: { name: string }[] };
  packs: PackSource[];
}

export function readPacks(root: string): PackSources;
