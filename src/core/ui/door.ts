import { settingsStore } from "../foundry/types/settings-store.js";
import { ApplicationBase } from "../foundry/types/window.js";

/** A button in Foundry's settings; `words` is where its name, hint and label lie. */
interface Door {
  readonly words: string;
  /** Classes of its icon. */
  readonly icon: string;
  /** For keepers alone. */
  readonly restricted: boolean;
  open(): Promise<void>;
}

/** Puts a button into Foundry's settings. Foundry makes what it opens and has it drawn: a window of ours opens in its place. */
export function registerDoor(key: string, { words, icon, restricted, open }: Door): void {
  const type = class extends ApplicationBase {
    override async render(): Promise<this> {
      await open();
      return this;
    }
  };
  const [name, hint, label] = ["name", "hint", "label"].map((end) => `${words}.${end}`);
  settingsStore().registerMenu("gardien", key, { name, hint, label, icon, type, restricted });
}
