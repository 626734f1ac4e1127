/** Data of an actor of one ruleset, made of figures of another. */
export interface Written {
  readonly type: string;
  readonly system: object;
  readonly items: readonly object[];
  /** Where under `system` its notes lie. */
  readonly notesAt: string;
}

/** An image of ours. */
export function icon(name: string): string {
  return `systems/gardien/assets/icons/${name}.svg`;
}

/** The token of somebody who is played: linked, and named like them. */
export function linkedToken(name: string): { readonly prototypeToken: object } {
  return { prototypeToken: { name, actorLink: true, disposition: 1 } };
}

/** The token of somebody of the keeper's: each stands for one of many. */
export function looseToken(name: string): { readonly prototypeToken: object } {
  return { prototypeToken: { name, actorLink: false, appendNumber: true, disposition: -1 } };
}

/** A weapon that does the same however far its target is; another's damages at a distance are not its own. */
export const ONE_DAMAGE = { damageMid: "", damageFar: "" };
