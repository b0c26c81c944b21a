/** Telling people that it is their turn: in the title of the tab, and by sound or notification where they want it. */

import { prefs } from "./prefs.svelte";
import { sounds } from "./sounds";
import type { Words } from "./words.svelte";

let was = false;

export function alert(isMine: boolean, title: string, say: Words): void {
  document.title = isMine ? `● ${say.say("web-your-turn")} – ${title}` : title;
  if (isMine && !was) {
    sounds.play("turn");
    if (prefs.stored.notify && document.hidden) notify(title, say);
  }
  was = isMine;
}

function notify(title: string, say: Words): void {
  const note = new Notification(title, { body: say.say("web-your-turn"), icon: "./icon.svg", tag: title });
  note.onclick = () => window.focus();
}
