import { parseArgs } from "node:util";
import { DEFAULT_PORT, type Generation } from "../common/protocol.js";
import { messageOf, UsageError } from "./errors.js";

export interface CliOptions {
  port: number;
  host: string;
  /** Folder of the worlds, relative to the current folder. */
  data: string;
  world: string;
  generation: Generation;
  /** Folders of modules, relative to the current folder. */
  modules: string[];
  /** Whether to offer what current modules still call of older versions. */
  compat: boolean;
  reset: boolean;
  redact: boolean;
  open: boolean;
  help: boolean;
}

export const USAGE = `Usage: npm start -- [options]

  --port <number>        port to listen on (default ${DEFAULT_PORT}; 0: any free one)
  --host <address>       address to listen on (default 127.0.0.1: this machine only)
  --data <folder>        where worlds are kept (default .playground)
  --world <id>           world to play (default demo)
  --generation <13|14>   generation of the API to imitate (default 13)
  --module <folder>      load the module in this folder; may be given more than once
  --compat               offer what older modules call: V1 windows with jQuery, old names
  --reset                create the world anew; what was played in it is lost
  --redact               keep from each client what its user may not read in messages; Foundry sends them whole
  --no-open              do not open a browser
  --help                 show this text`;

const OPTIONS = {
  port: { type: "string", default: String(DEFAULT_PORT) },
  host: { type: "string", default: "127.0.0.1" },
  data: { type: "string", default: ".playground" },
  world: { type: "string", default: "demo" },
  generation: { type: "string", default: "13" },
  module: { type: "string", multiple: true, default: [] as string[] },
  compat: { type: "boolean", default: false },
  reset: { type: "boolean", default: false },
  redact: { type: "boolean", default: false },
  "no-open": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Reads the command line; throws a UsageError that names the first thing wrong with it. */
export function readArguments(args: string[]): CliOptions {
  const values = parse(args);
  if (!/^\d+$/.test(values.port) || Number(values.port) > 65535)
    throw new UsageError("--port wants a number up to 65535");
  if (!/^1[34]$/.test(values.generation)) throw new UsageError("--generation wants 13 or 14");
  if (!/^[a-z0-9][a-z0-9-]*$/.test(values.world))
    throw new UsageError("--world wants small letters, digits and dashes");
  if (values.host === "" || values.data === "") throw new UsageError("--host and --data want a value");
  if (values.module.includes("")) throw new UsageError("--module wants a folder");
  return {
    port: Number(values.port),
    host: values.host,
    data: values.data,
    world: values.world,
    generation: Number(values.generation) as Generation,
    modules: values.module,
    compat: values.compat,
    reset: values.reset,
    redact: values.redact,
    open: !values["no-open"],
    help: values.help,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}
