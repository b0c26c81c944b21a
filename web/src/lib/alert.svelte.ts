/** Calling people to the table: title and sign of the tab, sound, and a notification where they want it. */

import { prefs } from "./prefs.svelte";
import { sounds } from "./sounds";
import type { Words } from "./words.svelte";

let was = false;

/** Show in the tab whether it is my turn and how many lines of chat are unread; call me when my turn begins. */
export function alert(isMine: boolean, unread: number, title: string, say: Words): void {
  const turn = isMine ? `● ${say.say("web-your-turn")} – ` : "";
  document.title = `${unread ? `(${unread}) ` : ""}${turn}${title}`;
  showIcon(isMine ? "./icon-turn.svg" : "./icon.svg");
  if (isMine && !was) call(title, say.say("web-your-turn"));
  was = isMine;
}

/** The table is left: its tab calls for nothing. */
export function stopAlert(): void {
  was = false;
  showIcon("./icon.svg");
}

/** A sound, and a notification if the page is hidden. */
export function call(title: string, text: string): void {
  sounds.play("turn");
  if (!prefs.stored.notify || !document.hidden) return;
  try {
    const note = new Notification(title, { body: text, icon: "./icon.svg", tag: title });
    note.onclick = () => window.focus();
  } catch {
    // some browsers of phones let only background scripts notify
  }
}

/** Whether the browser would have to ask before it shows notifications. */
export const canAskToNotify = (): boolean => "Notification" in window && Notification.permission === "default";

/** Browsers ask before pages may send notifications. */
export async function wantNotifications(wanted: boolean): Promise<void> {
  const isAllowed = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
  prefs.change({ notify: isAllowed, askedToNotify: true });
}

function showIcon(address: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", address);
}
