import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { defineConfig } from "vite";

/** What ships beside the script. template.json stays at home: Foundry 14 warns about it (DESIGN, "Foundry versions"). */
const STATIC = ["system.json", "lang", "templates", "assets"];

/** What is fetched only when it is used. No part imports gardien.mjs, whose address Foundry may decorate: it would load twice. */
const PARTS = "parts";

/** Copies the static files to dist/ after each build and makes `--watch` rebuild when one of them changes. */
function staticFiles() {
  const walk = (path) =>
    statSync(path).isDirectory() ? readdirSync(path).flatMap((n) => walk(join(path, n))) : [path];
  const sources = () => STATIC.map((name) => resolve(name)).filter((path) => existsSync(path));
  return {
    name: "gardien-static",
    buildStart() {
      for (const file of sources().flatMap(walk)) this.addWatchFile(file);
    },
    writeBundle(options, bundle) {
      const parts = join(options.dir, PARTS);
      for (const name of existsSync(parts) ? readdirSync(parts) : []) {
        if (!(`${PARTS}/${name}` in bundle)) rmSync(join(parts, name)); // of an earlier build
      }
      for (const name of STATIC) {
        const to = join(options.dir, name);
        rmSync(to, { recursive: true, force: true }); // a file deleted here must not linger there
        if (existsSync(name)) cpSync(name, to, { recursive: true });
      }
    },
  };
}

/** Parts are called after the file they begin with, folder and all: every ruleset has its `attack`. */
function partName({ name, facadeModuleId }) {
  const path = facadeModuleId && relative(resolve("src"), facadeModuleId).replace(/\.ts$/, "");
  const words = path?.split(sep).filter((word) => !["core", "rulesets", "index"].includes(word));
  return `${PARTS}/${words?.join("-") ?? name}.mjs`;
}

/** Foundry finds the class of a stored roll by its name: names of classes and functions stay when all else shrinks. */
const MINIFY = {
  compress: { keepNames: { class: true, function: false } },
  mangle: { keepNames: { class: true, function: false } },
  codegen: { removeWhitespace: true },
};

/** What an evening imports at once is one file: in pieces it would be a tenth larger once zipped. */
function start(id, build, seen = new Set()) {
  seen.add(id);
  const { isEntry, importers = [] } = build.getModuleInfo(id) ?? {};
  if (isEntry) return seen.size > 1 ? "start" : null;
  return importers.some((from) => !seen.has(from) && start(from, build, seen)) ? "start" : null;
}

export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [staticFiles()],
  build: {
    outDir: "dist",
    emptyOutDir: false, // dist/packs is built on its own
    target: "es2022",
    // The first that know light-dark(), which a stand-in would settle where a colour is written, not where it is used.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    sourcemap: mode === "development",
    minify: false, // Vite's own leaves the spaces in a library
    cssMinify: mode === "development" ? false : "lightningcss",
    rolldownOptions: {
      external: [/^assets\//], // fonts: addresses beside the style, resolved where it is installed
      output: {
        minify: mode !== "development" && MINIFY,
        chunkFileNames: partName,
        codeSplitting: { groups: [{ name: (id, build) => start(id, build), debugName: "start" }] },
      },
    },
    reportCompressedSize: false,
    lib: { entry: "src/gardien.ts", formats: ["es"], fileName: () => "gardien.mjs", cssFileName: "gardien" },
  },
}));
