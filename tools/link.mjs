/** Links the built system into a real Foundry: npm run link -- <Foundry data folder> */
import { existsSync, lstatSync, symlinkSync, unlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { fail, setup } from "./setup.mjs";

const [folder, ...rest] = process.argv.slice(2);
if (!folder || rest.length > 0 || folder.startsWith("-")) fail("usage: npm run link -- <Foundry data folder>", 2);

const systems = [join(folder, "Data", "systems"), join(folder, "systems")].find(existsSync);
if (!systems) fail(`${folder} is not a Foundry data folder: it has neither Data/systems nor systems.`);

const link = join(systems, "gardien");
if (existsSync(link) && !lstatSync(link).isSymbolicLink()) {
  fail(`${link} exists and is not a link: remove or rename the installed system first.`);
}
setup();
if (existsSync(link)) unlinkSync(link);
symlinkSync(resolve("dist"), link, "junction");
console.log(`${link} → ${resolve("dist")}`);
console.log("Close the world before rebuilding the packs: an open world locks them.");
