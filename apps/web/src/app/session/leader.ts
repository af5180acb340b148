/** A tab that has not been heard of for this long leads no more (only where the browser has no locks). */
const LEASE_MS = 6_000;
const RENEW_MS = 2_000;

/**
 * Runs `lead` in exactly one tab of the browser at a time; when that tab goes, another takes over. Web Locks exist on
 * https and localhost only: elsewhere the tabs agree by a lease in the local storage, which may briefly have two leaders
 * (events are told apart by id, so nothing is counted twice).
 */
export function leadOneTab(name: string, lead: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  if (!('locks' in navigator)) {
    leadByLease(name, lead, signal);
    return;
  }
  navigator.locks
    .request(name, { signal }, () => lead(signal))
    .catch((cause: unknown) => {
      // Stopped while it was still waiting for its turn.
      if (!signal.aborted) throw cause;
    });
}

function leadByLease(name: string, lead: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  const me = Math.random().toString(36).slice(2);
  let leading: AbortController | null = null;
  const renew = () => {
    const [holder, until] = (localStorage.getItem(name) ?? '').split(' ');
    const isMine = holder === me;
    if (!isMine && Number(until) > Date.now()) {
      leading?.abort();
      leading = null;
      return;
    }
    localStorage.setItem(name, `${me} ${Date.now() + LEASE_MS}`);
    if (leading) return;
    leading = new AbortController();
    void lead(leading.signal);
  };
  const timer = setInterval(renew, RENEW_MS);
  const stop = () => {
    clearInterval(timer);
    if (leading) localStorage.removeItem(name);
    leading?.abort();
  };
  signal.addEventListener('abort', stop);
  window.addEventListener('pagehide', stop, { signal });
  renew();
}
