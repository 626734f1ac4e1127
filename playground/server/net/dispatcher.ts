import type { Socket } from "socket.io";
import type { Failure } from "../../common/protocol.js";
import { Refusal } from "../errors.js";
import { checkPayload, RateLimit } from "./limits.js";

/** Answers one request of one client; throws a Refusal to say no. */
export type Handler = (socket: Socket, ...args: unknown[]) => unknown;

/** How one event is answered. */
export interface Route {
  handler: Handler;
  maxBytes?: number;
  /** Requests per second in the long run, and at once. */
  rate: [perSecond: number, burst: number];
}

type Acknowledge = (answer: unknown) => void;

/** Routes every event of a socket: size, shape and rate first, then its handler; errors go back as `{error}`. */
export function dispatch(socket: Socket, routes: Record<string, Route>): void {
  const limits = new Map(Object.entries(routes).map(([name, { rate }]) => [name, new RateLimit(...rate)]));
  const unknownLimit = new RateLimit(5, 20);
  socket.onAny((event: string, ...received: unknown[]) => {
    const last = received.at(-1);
    const acknowledge = typeof last === "function" ? (last as Acknowledge) : undefined;
    const args = acknowledge ? received.slice(0, -1) : received;
    const route = Object.hasOwn(routes, event) ? routes[event] : undefined;
    const run = async (): Promise<unknown> => {
      if (!(limits.get(event) ?? unknownLimit).take()) throw new Refusal("Too many requests at once");
      if (!route) throw new Refusal(`Unknown request: ${event.slice(0, 60)}`);
      for (const arg of args) checkPayload(arg, route.maxBytes);
      return route.handler(socket, ...args);
    };
    run().then(
      (answer) => acknowledge?.(answer === undefined ? {} : answer),
      (error: unknown) => acknowledge?.(failureOf(error)),
    );
  });
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { error: { message: error.message } };
  console.error(error);
  return { error: { message: "The server failed; its console says why" } };
}
