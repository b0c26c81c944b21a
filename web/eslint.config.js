import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** Rules for everything with types: TypeScript files and the scripts of components. */
const typed = {
  files: ["src/**/*.ts", "src/**/*.svelte"],
  extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
  languageOptions: {
    globals: globals.browser,
    parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
  },
  rules: {
    "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    // With noUncheckedIndexedAccess, `!` is how one says that an index lies within its list.
    "@typescript-eslint/no-non-null-assertion": "off",
    // Numbers print as expected; the rule is about objects, undefined and null.
    "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
    // `() => act()` is the usual handler, and `return act()` the usual way to leave early.
    "@typescript-eslint/no-confusing-void-expression": [
      "error",
      { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
    ],
    // An empty arrow function is the default of an optional handler.
    "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
    // An empty name means the same as a missing one, so `name || other` is right for strings.
    "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true, boolean: true } }],
    // Code points are the letters we want from `[...text]`.
    "@typescript-eslint/no-misused-spread": ["error", { allow: [{ from: "lib", name: "string" }, "string"] }],
    // Each blocks need a name for the item even where only the index counts.
    "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
  },
};

/** ESLint sees a component or function imported from a .svelte file as `any`; svelte-check knows its type. */
const unknownInComponents = {
  files: ["**/*.svelte"],
  rules: {
    "@typescript-eslint/no-unsafe-argument": "off",
    "@typescript-eslint/no-unsafe-assignment": "off",
    "@typescript-eslint/no-unsafe-call": "off",
    "@typescript-eslint/no-unsafe-enum-assignment": "off",
    "@typescript-eslint/no-unsafe-member-access": "off",
    "@typescript-eslint/no-unsafe-return": "off",
  },
};

/** Rules of the Svelte plugin that we do without. */
const unwanted = {
  rules: {
    // svelte-check reports the same, and compiles each component only once.
    "svelte/no-unused-svelte-ignore": "off",
    // Maps, sets and addresses here are local or replaced as a whole; none is watched from inside.
    "svelte/prefer-svelte-reactivity": "off",
  },
};

export default defineConfig(
  globalIgnores(["src/protocol.ts", "src/games/*/types.ts"]),
  js.configs.recommended,
  typed,
  svelte.configs.recommended,
  unwanted,
  unknownInComponents,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ["*.js", "*.ts", "tools/*.js"], languageOptions: { globals: globals.node } },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  prettier,
  svelte.configs.prettier,
);
