const WORKER = '/web/sw.js';
const SCOPE = '/web/';

/**
 * Keeps the application's own files on this device, so that it opens without network. Browsers do that on https and localhost only.
 * The worker's file is asked for past every cache: a new build is noticed with the next page.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
      .catch((cause: unknown) => console.warn('this device keeps no copy of the application', cause));
  };
  // Not while the first page is still being brought.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
