import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { itemHash } from '../../../shared/item-hash.ts';

/** Brings the item that the address names into view: it is there only once the record has been read. */
export function useAskedItem(itemId: string): { ref: RefObject<HTMLLIElement | null>; isAsked: boolean } {
  const ref = useRef<HTMLLIElement>(null);
  const isAsked = useLocation().hash === itemHash(itemId);
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return { ref, isAsked };
}
