import { useSyncExternalStore } from 'react';

/** How this device tells of messages beside the pages (E17); kept on it, for whoever uses it. */
export interface DeviceAlerts {
  /** A sound for each message, while a page is open. */
  hasSound: boolean;
  /** The number of unread messages in the title of the tab. */
  hasCount: boolean;
}

const KEYS = { hasSound: 'rondo-sound', hasCount: 'rondo-title-count' } as const;

const readers = new Set<() => void>();
let known: DeviceAlerts | null = null;

/** Until it is chosen there is no sound, and the title counts. */
const stored = (): DeviceAlerts => ({
  hasSound: localStorage.getItem(KEYS.hasSound) === 'true',
  hasCount: localStorage.getItem(KEYS.hasCount) !== 'false',
});

export function deviceAlerts(): DeviceAlerts {
  known ??= stored();
  return known;
}

export function chooseDeviceAlerts(change: Partial<DeviceAlerts>): void {
  known = { ...deviceAlerts(), ...change };
  for (const name of ['hasSound', 'hasCount'] as const) localStorage.setItem(KEYS[name], String(known[name]));
  tellReaders();
}

function tellReaders(): void {
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  // Another tab chose.
  const hear = () => {
    known = null;
    reader();
  };
  readers.add(reader);
  window.addEventListener('storage', hear);
  return () => {
    readers.delete(reader);
    window.removeEventListener('storage', hear);
  };
}

export const useDeviceAlerts = (): DeviceAlerts => useSyncExternalStore(subscribe, deviceAlerts);
