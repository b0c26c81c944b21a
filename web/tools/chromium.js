// Prints where the browser for tests lies. It is unpacked on first use, beside its place and then moved there in one
// step, because several test workers may ask at once and must not start half a browser.

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const home = join(dirname(fileURLToPath(import.meta.url)), "..", "node_modules", ".cache", "chromium");

async function unpack() {
  mkdirSync(dirname(home), { recursive: true });
  const folder = mkdtempSync(`${home}-`);
  process.env["TMPDIR"] = folder; // where the package unpacks
  const { default: chromium } = await import("@sparticuz/chromium");
  await chromium.executablePath();
  try {
    renameSync(folder, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    rmSync(folder, { recursive: true }); // somebody else was quicker
  }
}

if (!existsSync(home)) await unpack();
process.stdout.write(join(home, "chromium"));
