import { io, type Socket } from "socket.io-client";
import type { Answer, Failure } from "../../common/protocol.js";
import { RefusedError } from "./refusal.js";

/** How long the server may take to answer one request, in milliseconds. */
const TIMEOUT = 30_000;
/** What the way there and back may add to a limit the server keeps itself, in milliseconds. */
const MARGIN = 5_000;

/** Whether an answer is a refusal. */
function isFailure(answer: unknown): answer is Failure {
  const error = (answer as Partial<Failure> | null)?.error;
  return typeof error === "object" && error !== null && "message" in error;
}

/** The socket to the server and the requests made over it. */
export class Connection {
  constructor(readonly socket: Socket) {}

  /** Connects as the user whose session this is; rejects when the server does not know it. */
  static open(session: string): Promise<Connection> {
    const socket = io({ auth: { session }, transports: ["websocket"] });
    return new Promise((resolve, reject) => {
      socket.once("connect", () => {
        socket.off("connect_error");
        resolve(new Connection(socket));
      });
      socket.once("connect_error", (error) => {
        socket.disconnect();
        reject(error);
      });
    });
  }

  /**
   * Sends a request and waits for its answer; a refusal becomes a rejection with the server's words.
   * @param limit how long the server may take, in milliseconds
   */
  async request<T>(event: string, payload?: unknown, limit = TIMEOUT): Promise<T> {
    const args = payload === undefined ? [] : [payload];
    const answer = (await this.socket.timeout(limit + MARGIN).emitWithAck(event, ...args)) as Answer<T>;
    if (isFailure(answer)) throw new RefusedError(answer.error.message);
    return answer;
  }

  emit(event: string, ...args: unknown[]): void {
    this.socket.emit(event, ...args);
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- each event has a payload of its own
  on(event: string, listener: (...args: any[]) => void): void {
    this.socket.on(event, listener);
  }
}
