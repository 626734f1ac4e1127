const TEMPLATES = "systems/gardien/templates";

/** Path of a template that all rulesets share. */
export function shared(name: string): string {
  return `${TEMPLATES}/core/sheets/${name}.hbs`;
}

/** Paths of the templates of one ruleset. */
export function templatesOf(ruleset: string): (name: string) => string {
  return (name) => `${TEMPLATES}/rulesets/${ruleset}/${name}.hbs`;
}
