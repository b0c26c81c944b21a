/** Telling people that it is their turn: in the title of the tab, and by sound or notification where they want it. */

import { prefs } from "./prefs.svelte";
import type { Words } from "./words.svelte";

let was = false;

export function alert(isMine: boolean, title: string, say: Words): void {
  document.title = isMine ? `● ${say.say("web-your-turn")} – ${title}` : title;
  if (isMine && !was) {
    if (prefs.stored.sound) chime();
    if (prefs.stored.notify && document.hidden) notify(title, say);
  }
  was = isMine;
}

/** Two soft notes, made here. */
function chime(): void {
  const audio = new AudioContext();
  for (const [i, frequency] of [523, 784].entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + i * 0.14;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.4);
  }
  setTimeout(() => void audio.close(), 1000);
}

function notify(title: string, say: Words): void {
  const note = new Notification(title, { body: say.say("web-your-turn"), icon: "./icon.svg", tag: title });
  note.onclick = () => window.focus();
}
