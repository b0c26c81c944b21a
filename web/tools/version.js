// The page names its version: a hash of the names of its files, which are hashes of their content. So a page that is still
// open after an upgrade of the server can tell that it is old.

import { createHash } from "node:crypto";

/** @type {() => import("vite").Plugin} */
export const version = () => ({
  name: "version",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const content = createHash("sha256").update(html).digest("hex").slice(0, 16);
      return [{ tag: "meta", attrs: { name: "version", content }, injectTo: "head" }];
    },
  },
});
