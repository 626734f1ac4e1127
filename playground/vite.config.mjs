import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { defineConfig } from "vite";

const here = import.meta.dirname;
const OUT = resolve(here, "../.build/client");
const AWESOME = resolve(here, "../node_modules/@fortawesome/fontawesome-free/svgs/solid");

/** Status and document icons under Foundry's paths; those drawn by Font Awesome are made white, as tokens need them. */
const AWESOME_ICONS = {
  aura: "sun",
  blind: "eye-slash",
  blood: "droplet",
  book: "book",
  chest: "box-open",
  combat: "hand-fist",
  daze: "dizzy",
  "d20-black": "dice-d20",
  "d20-grey": "dice-d20",
  "dice-target": "bullseye",
  dice: "dice-d20",
  down: "angles-down",
  falling: "person-falling",
  fire: "fire",
  frozen: "snowflake",
  heal: "heart-pulse",
  invisible: "ghost",
  lightning: "bolt",
  net: "hands-bound",
  paralysis: "hand",
  poison: "skull-crossbones",
  regen: "leaf",
  shield: "shield-halved",
  skull: "skull",
  sleep: "bed",
  sound: "volume-high",
  stoned: "gem",
  sword: "khanda",
  target: "bullseye",
  terror: "face-grimace",
  unconscious: "face-dizzy",
  up: "angles-up",
  upgrade: "circle-up",
  village: "house",
  wing: "dove",
};

function staticFiles() {
  return {
    name: "playground-static",
    writeBundle({ dir }) {
      const icons = join(dir, "icons/svg");
      mkdirSync(icons, { recursive: true });
      for (const [name, source] of Object.entries(AWESOME_ICONS)) {
        const svg = readFileSync(join(AWESOME, `${source}.svg`), "utf8");
        writeFileSync(
          join(icons, `${name}.svg`),
          svg.replaceAll("currentColor", name === "d20-grey" ? "#a1a8b6" : "#fff"),
        );
      }
      cpSync(join(here, "client/icons"), join(dir, "icons"), { recursive: true });
      cpSync(join(here, "lang"), join(dir, "lang"), { recursive: true });
      for (const page of ["join.html", "game.html", "stream.html"])
        cpSync(join(here, "client/pages", page), join(dir, page));
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: here,
  base: "/playground/",
  publicDir: false,
  plugins: [staticFiles()],
  resolve: { alias: { "@fortawesome": resolve(here, "../node_modules/@fortawesome") } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    minify: false, // class names are stored with rolls and read by systems
    sourcemap: mode === "development",
    cssCodeSplit: false,
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      input: { game: join(here, "client/boot/main.ts"), join: join(here, "client/pages/join.ts") },
      preserveEntrySignatures: "allow-extension",
      output: {
        keepNames: true, // also where two files use the same name
        entryFileNames: "[name].mjs",
        chunkFileNames: "chunks/[name].mjs",
        assetFileNames: ({ names }) =>
          basename(names[0] ?? "").endsWith(".css") ? "playground.css" : "webfonts/[name][extname]",
      },
    },
  },
}));
