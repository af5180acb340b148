import { useEffect, useSyncExternalStore } from 'react';
import type { KeyGroup } from './key-rows.ts';

/** One entry for each part of the page that listens to keys; two lists of one page have the same group. */
let shown: readonly { group: KeyGroup }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof shown): void {
  shown = next;
  for (const listen of listeners) listen();
}

/** While the component is there, the sheet of keys lists this group. */
export function useShownKeyGroup(group: KeyGroup): void {
  useEffect(() => {
    const entry = { group };
    change([...shown, entry]);
    return () => change(shown.filter((one) => one !== entry));
  }, [group]);
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
};

/** The groups of keys of the page as it is now, each once. */
export function useKeyGroups(): KeyGroup[] {
  const entries = useSyncExternalStore(subscribe, () => shown);
  return [...new Set(entries.map((entry) => entry.group))];
}
