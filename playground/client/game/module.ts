import type { ModuleData } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";

/** A module as `game.modules` holds it: its manifest under Foundry's names, and what it makes public in `api`. */
export class Module {
  readonly type = "module";
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly active: boolean;
  readonly description: string;
  readonly compatibility: Data;
  readonly authors: Set<Data>;
  readonly languages: Set<Data>;
  readonly packs: Set<Data>;
  readonly esmodules: Set<string>;
  readonly scripts: Set<string>;
  readonly styles: Set<Data>;
  readonly relationships: Record<string, Set<Data>>;
  readonly socket: boolean;
  readonly library: boolean;
  flags: Data;
  /** Whatever the module offers others; it assigns it itself. */
  api?: unknown;

  constructor({ manifest, active }: ModuleData) {
    this.id = manifest.id;
    this.title = manifest.title;
    this.version = manifest.version;
    this.active = active;
    this.description = manifest.description ?? "";
    this.compatibility = { ...manifest.compatibility };
    this.authors = new Set(manifest.authors);
    this.languages = new Set(manifest.languages);
    this.packs = new Set(manifest.packs);
    this.esmodules = new Set(manifest.esmodules);
    this.scripts = new Set(manifest.scripts);
    this.styles = new Set(
      (manifest.styles ?? []).map((style: unknown) => (typeof style === "string" ? { src: style } : style)),
    );
    this.relationships = Object.fromEntries(
      ["requires", "recommends", "conflicts", "systems"].map((kind) => [
        kind,
        new Set((manifest.relationships?.[kind] ?? []) as Data[]),
      ]),
    );
    this.socket = manifest.socket === true;
    this.library = manifest.library === true;
    this.flags = { ...manifest.flags };
  }
}
