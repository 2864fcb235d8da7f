import { prefs } from "../prefs.svelte.ts";
import { t, titleOf } from "../speech.svelte.ts";
import type { Desk } from "./desk.svelte.ts";

/** Signals the player's turn outside the page: in the icon and, if allowed, by a notification. */
export function announceTurn(desk: Desk): void {
  if (desk.client.kind !== "online") return;
  const mine = $derived(desk.client.moment.question?.seat === desk.client.moment.seat && desk.client.moment.seat !== null);
  $effect(() => {
    setIcon(mine ? "/icon-turn.svg" : "/icon.svg");
    return () => setIcon("/icon.svg");
  });
  $effect(() => {
    if (mine && document.hidden && prefs.notify && Notification.permission === "granted") void notify(desk);
  });
}

function setIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", address);
}

async function notify(desk: Desk): Promise<void> {
  const title = t("turn.yours");
  const options = { body: titleOf(desk.face.id), icon: "/icon.svg", tag: `punica-${desk.client.id}`, data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
