import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { defineConfig } from "vite";

/** What ships beside the script. template.json stays at home: Foundry 14 warns about it (DESIGN, "Foundry versions"). */
const STATIC = ["system.json", "lang", "templates", "assets"];

/** What is fetched only when it is used. No part imports gardien.mjs, whose address Foundry may decorate: it would load twice. */
const PARTS = "parts";

const RULESETS = readdirSync("src/rulesets", { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

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

/** What lies in some folders or files of `src`. */
const inside = (...paths) => new RegExp(`/src/(?:${paths.join("|")})[/.]`);

/**
 * What each part holds, first come, first served: these modules with all that they import at once, but for what an
 * earlier part holds. So a part leans on earlier ones alone, and what is asked for is there in two steps at most: its
 * part, then those that this one leans on.
 */
const CONTENTS = [
  { name: "start", tags: ["$initial"] }, // what the script imports at once
  // For everybody, as soon as the table stands: cards, and what begins an act.
  {
    name: "play",
    test: inside(
      "core/(?:api|attack|card|data|deed|defence|dice|documents|foundry|migrations|odds|rulebook|settings|shared|sheets|text|ui)",
      "core/effects/(?:bubble|condition-link|condition-tip|effect-tip|expire|notice|placing|ring-flash|sheet-states|targets|time-told|tip-html)",
      "core/(?:browser/door|ready|setup/(?:sight|out-of-sight)|welcome/(?:follow|seated)|world|keeper/(?:acts|steps)|play/arbiter/calls/calls|requests/(?:enrich|follow|request)|play/(?:act|contract|dice|draft|effects|loaded|log|messages|record|reroll|roll)|fight/(?:order|state)|creation/(?:approval|offers)|convert/offer)",
      "rulesets/\\w+/data/(?:former-entries|keeper-only|movement)",
    ),
  },
  { name: "arbiter", test: inside("core/ready-keeper", "core/play", "core/questions") }, // for keepers, just as soon
  // With the first fight in phases, assistant, look into the compendia, or check of the table.
  ...["fight", "creation", "browser"].map((name) => ({ name, test: inside(`core/${name}`) })),
  { name: "stream", test: inside("core/stream") }, // on Foundry's page /stream, beside `play`
  { name: "twins", test: inside("core/twins") }, // with the first long press or right click on a button
  { name: "plea", test: inside("core/undo/plea/") }, // with a player's first « Demander d’annuler »
  { name: "undo", test: inside("core/undo") }, // with the first « Annuler » under a keeper's pointer
  { name: "keeper", test: inside("core/keeper", "core/requests") },
  { name: "effects", test: inside("core/effects") }, // with the first effect of a keeper's own, or the list of conditions
  { name: "setup", test: inside("core/setup") }, // with the settings, and the first start of a world
  { name: "welcome", test: inside("core/welcome") }, // with the tour, once the table stands
  { name: "modules", test: inside("core/modules") }, // where a module, or a macro, asks for it
  { name: "check", test: /\/core\/check\/|\/keeper\/trial\.ts$/ },
  // With the first act, sheet, assistant, keeper's window, or look into the compendia of a ruleset.
  ...RULESETS.flatMap((id) => [
    { name: id, test: inside(`rulesets/${id}/(?:attack|data|deeds|dice|effects|fight|odds|rules)`) },
    { name: `${id}-sheets`, test: inside(`rulesets/${id}/sheets`, `rulesets/${id}/browser/block`) },
    ...["creation", "keeper", "browser"].map((name) => ({
      name: `${id}-${name}`,
      test: inside(`rulesets/${id}/${name}`),
    })),
  ]),
  { name: "blocks", test: inside("core/notation", "rulesets/\\w+/block", "core/convert/blocks") }, // with the first block
  { name: "conversions", test: inside("conversions", "core/convert") },
];

/** Foundry finds the class of a stored roll by its name: names of classes and functions stay when all else shrinks. */
const MINIFY = {
  compress: { keepNames: { class: true, function: false } },
  mangle: { keepNames: { class: true, function: false } },
  codegen: { removeWhitespace: true },
};

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
        chunkFileNames: `${PARTS}/[name].mjs`,
        codeSplitting: { groups: CONTENTS.map((part, i) => ({ ...part, priority: CONTENTS.length - i })) },
      },
    },
    reportCompressedSize: false,
    lib: { entry: "src/gardien.ts", formats: ["es"], fileName: () => "gardien.mjs", cssFileName: "gardien" },
  },
}));
