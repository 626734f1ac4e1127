import type { Data } from "../../common/types.js";
import type { Connection } from "../net/index.js";

type Handler = (data: unknown, options: Data) => unknown;
type Answer = { result: unknown } | { error: { message: string } };

/** Runs the handler another user asks for, and answers with its result or its error. */
async function answerQuery({
  name,
  data,
  timeout,
}: {
  name: string;
  data: unknown;
  timeout?: number;
}): Promise<Answer> {
  const handler: unknown = Object.hasOwn(CONFIG.queries as Data, name) ? CONFIG.queries[name] : undefined;
  if (typeof handler !== "function") return { error: { message: `There is no query "${name}"` } };
  try {
    return { result: (await (handler as Handler)(data, { timeout })) ?? null };
  } catch (error) {
    console.error(`The query ${name} failed`, error);
    return { error: { message: error instanceof Error ? error.message : String(error) } };
  }
}

/** Starts answering the other users' queries. */
export function listenToQueries(connection: Connection): void {
  connection.on(
    "userQuery",
    (request: { name: string; data: unknown; timeout?: number }, acknowledge: (answer: Answer) => void) => {
      void answerQuery(request).then(acknowledge);
    },
  );
}
