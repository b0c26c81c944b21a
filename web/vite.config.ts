import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { version } from "./tools/version.js";

// The page is built into the Python package, from where the server serves it under any path.
export default defineConfig({
  base: "./",
  plugins: [svelte(), version()],
  build: { outDir: "../src/archipel/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
