import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { Shown } from './filter.ts';

interface Pairs {
  shown: Shown;
  itemId?: string;
  inspectorId?: string;
}

/** The address of the pairs that a number counts, under the filters of the page. */
export function usePairsLink(): (pairs: Pairs) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    ({ shown, itemId, inspectorId }) => {
      const query = new URLSearchParams(search);
      const set = (name: string, value: string | undefined) => (value ? query.set(name, value) : query.delete(name));
      set('shown', shown);
      set('itemId', itemId);
      set('inspectorId', inspectorId);
      return `${pathname}?${query}`;
    },
    [pathname, search],
  );
}
