import type { WorldData } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";

/** What brings styles, scripts and languages to the table. */
export interface Package {
  readonly id: string;
  readonly type: "system" | "module";
  readonly manifest: Data;
}

/** Says that a file of a package could not be used. */
export type Complain = (pack: Package, path: string) => void;

interface StyleEntry {
  src: string;
  layer?: string | null;
}

/** The packages that take part, in the order they are loaded: libraries, the system, the other modules. */
export function packagesOf({ system, modules }: Pick<WorldData, "system" | "modules">): Package[] {
  const active = modules.filter(({ active: isOn }) => isOn).map(({ manifest }) => manifest);
  const asModule = (manifest: Data): Package => ({ id: manifest.id, type: "module", manifest });
  return [
    ...active.filter(({ library }) => library === true).map(asModule),
    { id: system.id, type: "system", manifest: system },
    ...active.filter(({ library }) => library !== true).map(asModule),
  ];
}

/** The address of a file of a package. */
export const urlOf = ({ id, type }: Package, path: string): string =>
  `/${type}s/${id}/${path.replace(/^(?:\.?\/)+/, "")}`;

/** Loads the packages' styles into their cascade layers; resolves once all of them apply or have failed. */
export async function loadStyles(packages: readonly Package[], complain: Complain): Promise<void> {
  const loading = packages.flatMap((pack) =>
    ((pack.manifest.styles ?? []) as (string | StyleEntry)[]).map(async (entry) => {
      const { src, layer } = typeof entry === "string" ? { src: entry, layer: undefined } : entry;
      const style = document.createElement("style");
      style.dataset.manifest = ""; // a page of its own is given it too, as it is not what packages add by themselves
      const place = layer === null ? "" : ` layer(${layer ?? layerOf(pack)})`;
      style.textContent = `@import url(${JSON.stringify(urlOf(pack, src))})${place};`;
      if (!(await added(style))) complain(pack, src);
    }),
  );
  await Promise.all(loading);
}

/** The cascade layer that a package's styles go to unless its manifest names another. */
const layerOf = ({ type }: Package): string => (type === "module" ? "modules" : type);

/**
 * Runs the packages' scripts, the classic ones first, each list in order; they listen to hooks from then on. One that
 * fails keeps no other from running.
 */
export async function loadScripts(packages: readonly Package[], complain: Complain): Promise<void> {
  const load = (pack: Package, path: string, isModule: boolean): Promise<void> => {
    const script = document.createElement("script");
    if (isModule) script.type = "module";
    script.async = false; // in the order they are added
    script.src = urlOf(pack, path);
    return added(script).then((loaded) => (loaded ? undefined : complain(pack, path)));
  };
  const each = (field: string, isModule: boolean): Promise<void>[] =>
    packages.flatMap((pack) => ((pack.manifest[field] ?? []) as string[]).map((path) => load(pack, path, isModule)));
  await Promise.all([...each("scripts", false), ...each("esmodules", true)]);
}

/** Adds an element that loads something to the page; whether it could be loaded. */
function added(element: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    element.addEventListener("load", () => resolve(true), { once: true });
    element.addEventListener("error", () => resolve(false), { once: true });
    document.head.append(element);
  });
}
