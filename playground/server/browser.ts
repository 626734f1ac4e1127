import { spawn } from "node:child_process";

const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens a page in the user's browser; where there is none, the printed address does. */
export function openBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", (error) => console.log(`No browser could be opened (${error.message}): open ${url} yourself.`));
  child.unref();
}
