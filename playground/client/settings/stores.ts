import type { Data } from "../../common/types.js";
import type { SettingStore, StoredSetting } from "./types.js";

/** Settings of this browser. */
export class BrowserStore implements SettingStore {
  constructor(private readonly storage: Storage) {}

  read(key: string): StoredSetting | undefined {
    const value = this.storage.getItem(key);
    return value === null ? undefined : { value };
  }

  write(key: string, json: string): Promise<void> {
    this.storage.setItem(key, json);
    return Promise.resolve();
  }
}

/** Settings kept by the server as documents: those of the world, or those of one user. */
export class DocumentStore implements SettingStore {
  /** @param rows the world's setting documents @param user whose rows, null for the world's */
  constructor(
    private readonly rows: () => Iterable<Data>,
    private readonly create: (data: Data, options: Data) => Promise<unknown>,
    private readonly user: () => string | null,
  ) {}

  read(key: string): StoredSetting | undefined {
    const document = this.#find(key);
    if (!document) return undefined;
    return { value: document._source?.value ?? document.value, document };
  }

  async write(key: string, json: string, options: Data): Promise<void> {
    const existing = this.#find(key);
    if (existing) await existing.update({ value: json }, options);
    else await this.create({ key, value: json, user: this.user() }, options);
  }

  #find(key: string): Data | undefined {
    const user = this.user();
    for (const row of this.rows()) {
      if (row.key !== key) continue;
      const owner = row._source?.user ?? row.user?.id ?? row.user ?? null;
      if (owner === user) return row;
    }
    return undefined;
  }
}
