const TEMPLATES = "systems/gardien/templates";

/** Path of one of this ruleset's templates. */
export function template(name: string): string {
  return `${TEMPLATES}/rulesets/gb/${name}.hbs`;
}

/** Path of a template that all rulesets share. */
export function shared(name: string): string {
  return `${TEMPLATES}/core/sheets/${name}.hbs`;
}
