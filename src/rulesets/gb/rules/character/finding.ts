/** Something that the candidate lacks, breaks or may want to know. */
export interface Finding {
  readonly id: string;
  readonly step: "concept" | "scores" | "level" | "feats" | "skills" | "gear";
  /** To be done, against a limit, or only good to know. */
  readonly kind: "missing" | "illegal" | "note";
  readonly facts: Readonly<Record<string, number | string>>;
}

/** Makes one, with the facts that its text names. */
export function finding(
  step: Finding["step"],
  kind: Finding["kind"],
  id: string,
  facts: Finding["facts"] = {},
): Finding {
  return { id, step, kind, facts };
}

/** What is left of an allowance, or was taken beyond it; nothing when all is spent. */
export function spending(step: Finding["step"], id: string, allowed: number, spent: number): readonly Finding[] {
  if (spent < allowed) return [finding(step, "missing", `${id}Left`, { n: allowed - spent })];
  return spent > allowed ? [finding(step, "illegal", `${id}Over`, { n: spent - allowed })] : [];
}
