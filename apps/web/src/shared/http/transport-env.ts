import type { Needs } from '@rondo/contract/kit/endpoint';
import type { MessageKey } from '@rondo/messages';
import type { Device } from './device.ts';
import type { MemoryStorage } from './memory.ts';

/** Everything outside of the transport. The browser's are in `http.ts`; tests bring their own. */
export interface TransportEnv {
  fetch: typeof fetch;
  /** Where the API is, without a slash at the end; empty for the page's own host. */
  apiOrigin: () => string;
  /** Where streaming POSTs go; empty for the page's own host. */
  streamOrigin: () => string;
  /** The browser session's storage, for the GET memory. */
  storage: MemoryStorage;
  now: () => number;
  /** Resolves after this many milliseconds. */
  wait: (ms: number) => Promise<void>;
  device: Device;
  /** Who is signed in; both empty without a session. */
  session: () => { token: string; id: string };
  language: () => string;
  text: (key: MessageKey) => string;
  /** Shows an error, with the number it goes by; the same text at most once a second. */
  toast: (text: string, code: number) => void;
  /** The session is over: forget it now, go to sign in after a second. Called once for each session. */
  sessionOver: () => void;
  /** A page may not be seen: go to /403 and name what is missing. */
  noPermission: (needs: Needs) => void;
}
