/** The command line is wrong: usage is shown and the process ends with 2. */
export class UsageError extends Error {}

/** The server cannot start: the message tells the user what to do and the process ends with 1. */
export class StartError extends Error {}

/** A client asked for something it may not have: the message goes back to it and nothing changes. */
export class Refusal extends Error {
  /** @param code what the joining page calls it in its own language, where it has words for it */
  constructor(
    message: string,
    readonly code = "",
  ) {
    super(message);
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
