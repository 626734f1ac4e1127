import { describe, expect, it } from "vitest";
import { readArguments, USAGE } from "../../../../playground/server/cli.js";
import { UsageError } from "../../../../playground/server/errors.js";

describe("The command line of the server", () => {
  it("has defaults for everything", () => {
    expect(readArguments([])).toEqual({
      ...{ port: 30000, host: "127.0.0.1", data: ".playground", world: "demo", generation: 13 },
      ...{ modules: [], compat: false, reset: false, redact: false, open: true, help: false },
    });
  });

  it("reads each of its options", () => {
    const args = [
      "--port",
      "0",
      "--host=0.0.0.0",
      "--data",
      "x",
      "--world",
      "w-2",
      "--generation",
      "14",
      "--module",
      "a",
      "--module=b/c",
      "--compat",
      "--reset",
      "--redact",
      "--no-open",
    ];
    expect(readArguments(args)).toEqual({
      ...{ port: 0, host: "0.0.0.0", data: "x", world: "w-2", generation: 14, reset: true, open: false, help: false },
      ...{ modules: ["a", "b/c"], compat: true, redact: true },
    });
  });

  it.each([
    ["--speed", "fast"],
    ["demo"],
    ["--port", "many"],
    ["--port", "70000"],
    ["--port"],
    ["--generation", "12"],
    ["--world", "../etc"],
    ["--data", ""],
    ["--module"],
    ["--module", ""],
  ])("refuses %s %s", (...args) => {
    expect(() => readArguments(args.filter((arg) => arg !== undefined))).toThrow(UsageError);
  });

  it("names every option in its usage", () => {
    for (const name of [
      "port",
      "host",
      "data",
      "world",
      "generation",
      "module",
      "compat",
      "reset",
      "redact",
      "no-open",
      "help",
    ]) {
      expect(USAGE).toContain(`--${name}`);
    }
  });
});
