import type { DeedProcedure } from "../contract/deed.js";

/** A deed as far as it is known where its message is written or drawn. */
interface Done {
  /** Undefined as long as it is not loaded. */
  readonly procedure: Pick<DeedProcedure, "doer" | "together"> | undefined;
  /** True when time calls for it. */
  readonly clock: boolean;
  /** Number of actors it is done to. */
  readonly people: number;
}

/** Tells whether a deed belongs to no single actor: done to several, none of whom does it. Its author then speaks. */
export function isNobodys({ procedure, clock, people }: Done): boolean {
  if (procedure?.together) return true;
  return people > 1 && (clock || (procedure !== undefined && procedure.doer === undefined));
}
