// Writes a Brotli and a gzip file beside every text file of the built page, so that the server sends them as they are.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGE = new URL("../../src/archipel/server/page/", import.meta.url);
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTHWHILE = 600; // bytes; smaller files fit into one packet anyway

for (const name of readdirSync(PAGE, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = new URL(name, PAGE);
  const content = readFileSync(file);
  if (content.length < WORTHWHILE) continue;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file.pathname}.br`, brotliCompressSync(content, options));
  writeFileSync(`${file.pathname}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
