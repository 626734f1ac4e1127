import { vi } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { fields } from "./fields.js";

/** A document that remembers its updates and never asks a server. */
export class FakeDocument {
  [key: string]: unknown;
  static documentName = "Actor";
  static metadata = { label: "DOCUMENT.Actor" };
  documentName = "Actor";
  apps: Data = {};
  isOwner = true;
  level = 3;
  parent: unknown = null;
  pack: string | null = null;
  schema = { fields };
  update = vi.fn(async (changes: Data) => {
    Object.assign(this._source as Data, changes);
    return this;
  });
  validate = vi.fn(({ changes }: { changes: Data }) => {
    if (changes.system?.pv === null) throw new Error("system.pv: must be a finite number");
  });
  updateEmbeddedDocuments = vi.fn(async (_name: string, updates: Data[]) => updates);

  constructor(source: Data = {}) {
    this._source = { name: "Ada", type: "hero", system: { pv: 3 }, img: "a.svg", ...source };
  }
  get id(): string {
    return String((this._source as Data)._id ?? "actor00000000001");
  }
  get uuid(): string {
    return `Actor.${this.id}`;
  }
  get name(): string {
    return (this._source as Data).name as string;
  }
  get type(): string {
    return (this._source as Data).type as string;
  }
  get system(): Data {
    return (this._source as Data).system as Data;
  }
  testUserPermission(_user: unknown, level: number): boolean {
    return this.level >= level;
  }
  getFlag(_scope: string, key: string): unknown {
    return (this._source as Data).flags?.core?.[key];
  }
  toObject(): Data {
    return structuredClone(this._source as Data);
  }
}

/** A fake document as the untyped data that sheets take. */
export const fakeDocument = (source?: Data): FakeDocument & Data => new FakeDocument(source) as FakeDocument & Data;
