import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

const isLoopback = (address: string): boolean =>
  address === "localhost" || address === "::1" || address.startsWith("127.");

/** Splits `name:port`; undefined when it is no host. */
function hostName(value: string | undefined): string | undefined {
  return /^(\[[0-9a-f:.]+\]|[^:/@\s]+)(?::\d+)?$/i.exec(value ?? "")?.[1]?.toLowerCase();
}

/**
 * Refuses pages of other sites (Origin) and names that a stranger's DNS may point at this machine (Host): on loopback
 * only loopback names, else also addresses and the name given with --host.
 */
export function isTrustedRequest(request: IncomingMessage, listenHost: string): boolean {
  const host = hostName(request.headers.host);
  if (host === undefined) return false;
  const bare = host.replace(/^\[|\]$/g, "");
  const isKnown = LOOPBACK.includes(host) || host === listenHost || (!isLoopback(listenHost) && isIP(bare) !== 0);
  if (!isKnown) return false;
  const origin = request.headers.origin;
  return origin === undefined || origin === `http://${request.headers.host}`;
}
