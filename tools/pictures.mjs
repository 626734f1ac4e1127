/**
 * Takes a picture of every window, light and dark, into docs/pictures (not kept): the browser tests that look at them take
 * them on their way. Usage: npm run pictures [-- <word>], e.g. `npm run pictures -- rpg`.
 */
import { spawnSync } from "node:child_process";
import { setup } from "./setup.mjs";

setup({ browser: true });
const args = ["node_modules/vitest/vitest.mjs", "run", "-c", "vitest.e2e.config.mjs", ...process.argv.slice(2)];
const env = { ...process.env, GARDIEN_PICTURES: "1", GARDIEN_GENERATION: process.env.GARDIEN_GENERATION ?? "14" };
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit", env }).status ?? 1;
