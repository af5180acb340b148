import { readPush } from './push-notice.ts';
import { createShellCache, type ShellBuild } from './shell-cache.ts';

/** The part of a worker's world that is used here; the types of pages do not know it. */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asked extends Lasting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface Pushed extends Lasting {
  data: { text: () => string } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<{ visibilityState: string }[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Asked) => void) => void) &
    ((type: 'push', listener: (event: Pushed) => void) => void) &
    ((type: 'notificationclick', listener: (event: Clicked) => void) => void);
}
declare const self: Worker;
/** Put in by the build. */
declare const SHELL_BUILD: ShellBuild;

const shell = createShellCache({
  build: SHELL_BUILD,
  caches,
  fetch: (request, init) => fetch(request, init),
  origin: self.location.origin,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

// A build that is here completely takes over at once: drafts are never read by code older than what wrote them.
self.addEventListener('install', (event) => event.waitUntil(shell.install().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await shell.activate();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request, event.preloadResponse);
  if (answer) event.respondWith(answer);
});

// Whoever looks at a page is told by the page itself.
self.addEventListener('push', (event) => {
  const show = async () => {
    const notice = readPush(event.data?.text() ?? '', self.location.origin);
    if (!notice) return;
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
    const { title, body, tag, url } = notice;
    await self.registration.showNotification(title, { body, tag, data: url });
  };
  event.waitUntil(show());
});

// A tab of its own: one that is open may hold what was not saved.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url: unknown = event.notification.data;
  if (typeof url === 'string') event.waitUntil(self.clients.openWindow(url));
});
