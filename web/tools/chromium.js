// Prints where the browser for tests lies; npm's package unpacks it on first use.

import chromium from "@sparticuz/chromium";

process.stdout.write(await chromium.executablePath());
