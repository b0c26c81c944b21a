/** The name by which the server knows me where I have no seat; empty for somebody who has never given one. */

import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { Language } from "./words.svelte";

class Me {
  name = $state<string | undefined>();

  async load(): Promise<void> {
    this.name ??= (await api.me()).name;
  }

  async describe(name: string, lang: Language): Promise<void> {
    this.name = (await api.describeMe({ name, lang })).name;
    prefs.change({ name: this.name });
  }
}

export const me = new Me();
