const TEMPLATES = "systems/gardien/templates";

/** Path of a template that all rulesets share. */
export function shared(name: string): string {
  return `${TEMPLATES}/core/sheets/${name}.hbs`;
}

/** Paths of the templates of one ruleset, by the room of its sources that they belong to. */
export function templatesOf(ruleset: string) {
  const room = (path: string) => (name: string) => `${TEMPLATES}/rulesets/${ruleset}/${path}/${name}.hbs`;
  return {
    page: room("sheets/actor"),
    part: room("sheets/parts"),
    card: room("sheets/item"),
  };
}
