import { defineConfig } from "vite";

/** Bundles the server into one module beside its packages: `.build/server/main.mjs`. */
export default defineConfig({
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: "playground/server/main.ts",
    outDir: ".build/server",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: "main.mjs", codeSplitting: false } },
  },
});
