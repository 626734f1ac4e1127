import type { PackageProblem } from "../../common/protocol.js";
import { related } from "./availability.js";
import type { Module } from "./modules.js";

/** Puts every module behind those it requires, libraries first, otherwise as they came. Says which require each other in a circle. */
export function inOrder(modules: readonly Module[]): { modules: Module[]; problems: PackageProblem[] } {
  const ordered: Module[] = [];
  const problems: PackageProblem[] = [];
  const place = (module: Module, before: readonly Module[]): void => {
    if (ordered.includes(module)) return;
    if (before.includes(module)) {
      const circle = [...before.slice(before.indexOf(module)), module];
      const detail = circle.map(({ manifest }) => String(manifest.id)).join(" → ");
      problems.push({ code: "cycle", package: module.manifest.id, detail });
      return;
    }
    for (const { id } of related(module, "requires")) {
      const needed = modules.find(({ manifest }) => manifest.id === id);
      if (needed) place(needed, [...before, module]);
    }
    if (!ordered.includes(module)) ordered.push(module);
  };
  const libraries = modules.filter(({ manifest }) => manifest.library === true);
  for (const module of [...libraries, ...modules]) place(module, []);
  return { modules: ordered, problems };
}
