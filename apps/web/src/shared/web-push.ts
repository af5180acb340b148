import { askForBrowserNotices } from './browser-notice.ts';

/** What a browser hands to whoever may push to it. */
export interface PushSubscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser takes pushes: on https and localhost, with the worker that keeps the pages. */
export const knowsPush = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The browser gave no subscription; the message says why, in its own words. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/** Subscribes this browser, asking whoever sits there. Throws PushRefused. `key`: the public key of the installation, base64url. */
export async function subscribeToPush(key: string): Promise<PushSubscribed> {
  const notices = await askForBrowserNotices();
  if (notices !== 'shown') throw new PushRefused(notices);
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const before = await pushManager.getSubscription();
    // One for another key, of before the installation was set up anew, would never be used.
    if (before && keyOf(before.options.applicationServerKey) !== key) await before.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushRefused('no keys');
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  } catch (cause) {
    if (cause instanceof DOMException) throw new PushRefused(cause.message, { cause });
    throw cause;
  }
}

/** This browser takes no more pushes. The server forgets by itself whoever signs out. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!knowsPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

const keyOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
