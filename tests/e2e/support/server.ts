import { type ChildProcess, spawn } from "node:child_process";

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the playground's server, of the generation that is played, on a folder of worlds; port 0 is any free one. */
export function startServer(dataFolder: string, port: number, ...more: string[]): Promise<Server> {
  const args = [".build/server/main.mjs", "--no-open", "--port", String(port), "--data", dataFolder];
  const child = spawn(process.execPath, [...args, "--generation", process.env["GARDIEN_GENERATION"] ?? "13", ...more], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += String(chunk);
      const url = /https?:\/\/[\w.:[\]]+/.exec(output)?.[0];
      if (url) resolve({ url, stop: () => stop(child) });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", (chunk: Buffer) => (output += String(chunk)));
    child.on("exit", (code) => reject(new Error(`the server ended with ${String(code)}: ${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
