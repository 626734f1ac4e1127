import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./browser.js";
import { readArguments, USAGE } from "./cli.js";
import { messageOf, StartError, UsageError } from "./errors.js";
import { startServer } from "./server.js";

export { readArguments, USAGE } from "./cli.js";
export { startServer, type RunningServer, type ServerOptions } from "./server.js";

async function main(args: string[]): Promise<void> {
  const { open, help, ...options } = readArguments(args);
  if (help) return console.log(USAGE);
  const server = await startServer(options);
  console.log(`The table is ready: ${server.url} (world ${options.world}, generation ${options.generation})`);
  if (open) openBrowser(server.url);

  let isClosing = false;
  const stop = (): void => {
    if (isClosing) return;
    isClosing = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

const isCommand = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isCommand) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    if (error instanceof UsageError) {
      console.error(`${messageOf(error)}\n\n${USAGE}`);
      process.exit(2);
    }
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}
