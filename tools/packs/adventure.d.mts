import type { PackSources, SourceData, ToldTexts } from "./sources.mjs";

export interface WholeToken {
  _id: string;
  name: string;
  actorId: string;
  actorLink: boolean;
  level: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
  sight?: { enabled?: boolean };
  texture?: { src?: string };
}
export interface WholeScene extends SourceData {
  active: boolean;
  journal: string;
  width: number;
  height: number;
  grid: { size: number };
  background: { src: string };
  levels: { _id: string; name: string; background: { src: string } }[];
  environment: { globalLight: { enabled: boolean } };
  tokens: WholeToken[];
  walls: { _id: string; c: [number, number, number, number]; door?: number }[];
  lights: { _id: string; x: number; y: number; config: { dim: number; bright: number; color: string } }[];
}
export interface WholeActor extends SourceData {
  folder: string;
  prototypeToken: { name: string; actorLink: boolean; sight?: { enabled?: boolean } };
  _stats: { compendiumSource: string };
}
export interface WholePage extends SourceData {
  text: { content: string };
  ownership?: { default: number };
}
export interface WholeEntry extends Omit<SourceData, "pages"> {
  pages: WholePage[];
}
export interface WholeAdventure extends SourceData {
  caption: string;
  description: string;
  folders: SourceData[];
  actors: WholeActor[];
  items: SourceData[];
  scenes: WholeScene[];
  journal: WholeEntry[];
  tables: SourceData[];
  macros: SourceData[];
  combats: never[];
  cards: never[];
  playlists: never[];
}

export const CONTENTS: Readonly<Record<string, string>>;
export function toldAdventure(adventure: SourceData, told: ToldTexts): [id: string, ToldTexts][];
export function wholeAdventure(sources: PackSources, data: SourceData): WholeAdventure;
