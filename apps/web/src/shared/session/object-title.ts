import { useEffect, useId, useSyncExternalStore } from 'react';

/** What is open, page first, then what was opened over it; a title is null until it is known. */
const open = new Map<string, string | null>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The title of whatever was opened last and has one. */
export const topTitle = (titles: Iterable<string | null> = open.values()): string | null =>
  [...titles].findLast((title) => title !== null) ?? null;

/**
 * A page of one object, a drawer, a tab or a wizard names itself in the document's title as long as it is shown. The last one
 * opened wins; once it is closed the one below is named again.
 */
export function useObjectTitle(title: string | null): void {
  const id = useId();
  useEffect(() => {
    open.set(id, title);
    tell();
  }, [id, title]);
  useEffect(
    () => () => {
      open.delete(id);
      tell();
    },
    [id],
  );
}

/** What the page on screen names. */
export function useShownObject(): string | null {
  return useSyncExternalStore(subscribe, () => topTitle());
}
