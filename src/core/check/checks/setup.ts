import { closeOptions, openOptions } from "../../setup/page/start.js";
import { accepts, allOptions, valueOf } from "../../setup/page/options.js";
import { configOf } from "../../foundry/types/config.js";
import { settingsStore } from "../../foundry/types/settings-store.js";
import { listen, unlisten } from "../../foundry/types/hooks.js";
import { isInSight, offeredTypes, rulesetOfPack } from "../../settings/in-sight.js";
import { Fault, Findings, NotTried, type Check } from "../check.js";

/** How long Foundry's dialog for a new actor is waited for, in milliseconds. */
const PATIENCE = 3000;

export const SETUP: readonly Check[] = [
  {
    id: "interface.settings",
    group: "sheets",
    severity: "bad",
    async run() {
      const findings = new Findings();
      const { menus, settings } = settingsStore();
      findings.expect(menus.has("gardien.settings"), "Foundry's settings have no button of ours");
      for (const option of allOptions()) {
        findings.expect(settings.has(`gardien.${option.key}`), `${option.key} is not registered`);
        findings.expect(accepts(option, valueOf(option)), `${option.key} is something that it may not be`);
      }
      if (!document.getElementById("gardien-settings")) {
        await openOptions("display");
        const shown = document.querySelector("#gardien-settings [data-option]");
        findings.expect(shown !== null, "the page of settings shows no option");
        await closeOptions();
      }
      findings.settle();
    },
  },
  {
    id: "interface.types",
    group: "sheets",
    severity: "warn",
    async run() {
      const documentClass = configOf("Actor").documentClass as typeof Actor;
      const offered = await typesOffered(() => documentClass.createDialog());
      const wanted = offeredTypes(documentClass.TYPES).filter((type) => type !== "base");
      // Nobody is asked for the one type there is.
      const missing = wanted.length > 1 ? wanted.filter((type) => !offered.includes(type)) : [];
      const extra = offered.filter((type) => !wanted.includes(type));
      const findings = new Findings();
      findings.expect(missing.length === 0, `not offered: ${missing.join(", ")}`);
      findings.expect(extra.length === 0, `offered, but out of sight: ${extra.join(", ")}`);
      findings.settle();
    },
  },
  {
    id: "packs.sight",
    group: "packs",
    severity: "warn",
    async run() {
      const { compendium } = ui as { readonly compendium?: { readonly element?: HTMLElement } };
      const element = compendium?.element;
      if (!element) throw new NotTried("nothing");
      const rows = [...element.querySelectorAll<HTMLElement>('[data-pack^="gardien."]')];
      if (rows.length === 0) throw new Fault("the list of compendia has no rows of ours");
      const wrong = rows.filter((row) => {
        const ruleset = rulesetOfPack(row.dataset["pack"]?.slice("gardien.".length) ?? "");
        return ruleset !== undefined && isInSight(ruleset.id) === row.classList.contains("g-out-of-sight");
      });
      if (wrong.length > 0)
        throw new Fault(`listed as they should not be: ${wrong.map((row) => row.dataset["pack"]).join(", ")}`);
      await Promise.resolve();
    },
  },
];

/** The types that Foundry's dialog for a new document offers; it is shut as soon as it has said so. */
async function typesOffered(ask: () => Promise<unknown>): Promise<readonly string[]> {
  let hook = 0;
  let wait = 0;
  const told = new Promise<readonly string[] | null>((resolve) => {
    hook = listen("renderDialogV2", (dialog: Shut, element: HTMLElement) => {
      const fields = element.querySelectorAll<HTMLInputElement>("[name=type] option, input[name=type]");
      resolve([...fields].flatMap(({ value }) => value || []));
      void dialog.close({ animate: false });
    });
    wait = window.setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    ask().catch(() => null); // some dialogs fail as they are shut
    const types = await told;
    if (types === null) throw new NotTried("nothing");
    return types;
  } finally {
    clearTimeout(wait);
    unlisten("renderDialogV2", hook);
  }
}

/** A dialog of Foundry's, as far as it is shut again. */
interface Shut {
  close(options: object): Promise<unknown>;
}
