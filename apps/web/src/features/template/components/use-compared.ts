import { useSearchParams } from 'react-router';

/** Two versions, the older one first. */
export interface VersionPair {
  from: string;
  to: string;
}

/** Which versions are compared stands in the address. What was typed last is saved first: the server compares what it keeps. */
export function useCompared(flush: () => Promise<boolean>, onOpened: () => void) {
  const [query, setQuery] = useSearchParams();
  const [from, to] = [query.get('from'), query.get('to')];
  const write = (pair: VersionPair | null) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const name of ['from', 'to'] as const) {
          if (pair) next.set(name, pair[name]);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    pair: from && to ? { from, to } : null,
    open: (pair: VersionPair) => {
      void flush().then(() => {
        write(pair);
        onOpened();
      });
    },
    close: () => write(null),
  };
}
