import type { DeedProcedure } from "../contract/deed.js";

/** What is known of a deed where its message is written or drawn. */
interface Done {
  /** `undefined` as long as it has not been fetched. */
  readonly procedure: Pick<DeedProcedure, "doer" | "together"> | undefined;
  /** Time calls for it. */
  readonly clock: boolean;
  /** How many it is done to. */
  readonly people: number;
}

/** Whether a deed is nobody's in particular: done to several, none of whom does it to the others. Its author sends it then. */
export function isNobodys({ procedure, clock, people }: Done): boolean {
  if (procedure?.together) return true;
  return people > 1 && (clock || (procedure !== undefined && procedure.doer === undefined));
}
