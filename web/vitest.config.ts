import { defineConfig, mergeConfig } from "vitest/config";

import page from "./vite.config.js";

// Apart from the page's own configuration, which has to work where only what builds the page is installed.
export default mergeConfig(page, defineConfig({ test: { environment: "node", include: ["src/**/*.test.ts"] } }));
