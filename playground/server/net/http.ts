import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { StatusData } from "../../common/protocol.js";
import { messageOf, Refusal, StartError } from "../errors.js";
import { isRecord } from "../store/hierarchy.js";
import { isTrustedRequest } from "./hosts.js";
import { fileBelow, sendFile } from "./static.js";

const MAX_BODY_BYTES = 4096;

/** What the pages need from the table; the world may still be loading when the first request comes. */
export interface Table {
  status(): StatusData;
  /** Opens a session, or throws a Refusal. */
  join(userId: string, password: string): Promise<string>;
}

export interface Folders {
  system: string;
  client: string;
  /** The folder of the world being played. */
  world: string;
  systemId: string;
  /** The modules by id, with their folders. */
  modules: readonly { id: string; folder: string }[];
  worldId: string;
}

/** Makes the HTTP server: three pages, their files, the system's files, join and status. */
export function createHttpServer(table: Table, folders: Folders, host: string): Server {
  const roots: [prefix: string, folder: string][] = [
    [`/systems/${folders.systemId}/`, folders.system],
    ...folders.modules.map(({ id, folder }): [string, string] => [`/modules/${id}/`, folder]),
    ["/playground/", folders.client],
    ["/icons/", join(folders.client, "icons")],
    [`/worlds/${folders.worldId}/assets/`, join(folders.world, "assets")],
  ];

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (!isTrustedRequest(request, host)) return sendJson(response, 403, failure("This host or origin is not allowed"));
    if (request.method === "POST") {
      if (path !== "/join") return sendJson(response, 404, failure("Nothing here"));
      return join_(request, response);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendJson(response, 405, failure("Only GET, HEAD and POST"));
    }
    if (path === "/") return void response.writeHead(302, { Location: "/join" }).end();
    // A browser asks for it by itself where it has not read the page's head yet.
    if (path === "/favicon.ico") return void response.writeHead(302, { Location: "/icons/svg/dice-favicon.svg" }).end();
    if (path === "/api/status") return sendJson(response, 200, table.status());
    const file = findFile(path);
    if (file) sendFile(request, response, file);
    else sendJson(response, 404, failure("Nothing here"));
  };

  const findFile = (path: string): string | undefined => {
    if (["/join", "/game", "/stream"].includes(path)) return fileBelow(folders.client, `${path.slice(1)}.html`);
    const root = roots.find(([prefix]) => path.startsWith(prefix));
    return root && fileBelow(root[1], path.slice(root[0].length));
  };

  const join_ = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const body = await readJson(request);
      if (!isRecord(body) || typeof body.userId !== "string") throw new Refusal("userId is missing");
      if (body.password !== undefined && typeof body.password !== "string")
        throw new Refusal("password must be a text");
      sendJson(response, 200, { session: await table.join(body.userId, body.password ?? "") });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, 403, failure(error.message, error.code));
    }
  };

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) sendJson(response, 500, failure("The server failed"));
      else response.destroy();
    });
  });
}

const failure = (message: string, code = "") => ({ error: { message, code } });

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(JSON.stringify(value));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) throw new Refusal("The body must be JSON");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new Refusal("The body is too large");
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new Refusal("The body is not JSON");
  }
}

/** Starts listening; a port in use is told with the option that changes it. Returns the port in use. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        reject(new StartError(`Port ${port} is taken on ${host}. Choose another with --port <number>.`));
      } else reject(new StartError(`Cannot listen on ${host}, port ${port} (--host, --port): ${messageOf(error)}`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
