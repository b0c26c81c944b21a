// Writes TypeScript types from the schemas that `archipel protocol` prints: src/protocol.ts for all messages, and
// src/games/<name>/types.ts for the scene, the events and the constants of each game that has a board here.

import { execFile } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { compile } from "json-schema-to-typescript";

const BANNER = "// Made by `npm run types` from the Python code. Change that, not this.";
const SOURCES = new URL("../src/", import.meta.url);

/** Keeps the description of a field from becoming the description of its type. */
function apart(key, value) {
  if (value?.$ref === undefined) return value;
  const { $ref, ...about } = value;
  return Object.keys(about).length > 0 ? { ...about, allOf: [{ $ref }] } : value;
}

async function schemaOf(...options) {
  const { stdout } = await promisify(execFile)("archipel", ["protocol", ...options], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout, apart);
}

async function write(file, schema, constants = {}) {
  const types = await compile(schema, "Anything", {
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
  });
  const short = types
    .replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, "/** $1 */")
    .replace(/(\/\*\* .* \*\/\n)?export type Anything =[^;]*;\n/, "");
  const numbers = Object.entries(constants).map(([name, value]) => `export const ${name} = ${value};\n`);
  writeFileSync(new URL(file, SOURCES), [short, ...numbers].join(""));
}

const ROOTS = ["Scene", "Event", "ScoreLine", "PreviewStep"];

/** A schema of definitions only, made to reach those that boards read. */
async function writeGame(name) {
  const { constants, ...schema } = await schemaOf("--game", name);
  delete schema.title; // it would name the type of both
  const roots = ROOTS.filter((root) => root in schema.$defs).map((root) => ({ $ref: `#/$defs/${root}` }));
  await write(`games/${name}/types.ts`, { ...schema, anyOf: roots }, constants);
}

const games = readdirSync(new URL("games/", SOURCES));
await Promise.all([schemaOf().then((schema) => write("protocol.ts", schema)), ...games.map(writeGame)]);
