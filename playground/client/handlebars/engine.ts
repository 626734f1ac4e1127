import Library from "handlebars";
import type { Data } from "../../common/types.js";

/** The library itself, which the page also sees as `Handlebars`: helpers and partials that packages register land here. */
export const Handlebars = Library;

/** A compiled template that may read getters of documents: Foundry's templates do. */
export type Template = (context: Data, options?: Data) => string;

const OPEN = { allowProtoMethodsByDefault: true, allowProtoPropertiesByDefault: true };

export const engine = {
  /** Compiles a source and lets it read inherited properties; the two keys that reach `Object` stay closed. */
  compile(source: string): Template {
    const template = Library.compile(source, { preventIndent: true });
    return (context, options = {}) => template(context, { ...OPEN, ...options });
  },
};
