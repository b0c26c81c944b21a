// Writes src/protocol.ts: the types of all that is said on the wire, from the schema that `archipel protocol` prints.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

/** What is said about a field must not become what is said about its type. */
function apart(key, value) {
  if (value?.$ref === undefined) return value;
  const { $ref, ...about } = value;
  return Object.keys(about).length > 0 ? { ...about, allOf: [{ $ref }] } : value;
}

const schema = JSON.parse(execFileSync("archipel", ["protocol"], { encoding: "utf8" }), apart);
const types = await compile(schema, "Anything", {
  bannerComment: "// Made by `npm run types` from the server's structs. Change those, not this.",
  style: { printWidth: 120 },
});
const short = types
  .replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, "/** $1 */")
  .replace(/\/\*\* .* \*\/\nexport type Anything =[^;]*;\n/, "");
writeFileSync(new URL("../src/protocol.ts", import.meta.url), short);
