/** DD-22, DD-71 — what a Jet is made of. */
export interface JetParts {
  /** Modifier of its characteristic. */
  readonly modifier: number;
  readonly trait?: number;
  readonly experience?: number;
  readonly misc?: number;
}

/** DD-22, DD-71 — the total of a Jet. */
export function jetTotal({ modifier, trait = 0, experience = 0, misc = 0 }: JetParts): number {
  return modifier + trait + experience + misc;
}
