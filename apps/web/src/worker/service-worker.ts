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
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Asked) => void) => void);
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
