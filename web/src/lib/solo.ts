/** Starts a solo table at once: there is nobody to wait for. */

import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import type { Words } from "./words.svelte";

export async function startSolo(id: string, say: Words): Promise<void> {
  await api.sit(id, 1, prefs.stored.name || say.say("web-guest"), say.lang);
  await api.start(id, say.lang);
  router.go(`table/${id}`);
}
