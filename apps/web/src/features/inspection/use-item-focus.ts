import { type RefObject, useEffect } from 'react';

/**
 * When another item or the review is shown, the page starts at its top and the focus goes to the item's verdict, else to the
 * heading: a field would take the next key for a text. Focus that is on a button at the thumb stays there, so that answering
 * goes on with the same key.
 */
export function useItemFocus(main: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useEffect(() => {
    const page = main.current;
    if (!page || shown === undefined) return;
    page.scrollTop = 0;
    const focused = document.activeElement;
    if (focused?.closest('.perform-foot') || document.querySelector('dialog[open]')) return;
    const target = page.querySelector<HTMLElement>('[data-first-answer]') ?? page.querySelector<HTMLElement>('h1');
    target?.focus({ preventScroll: true });
  }, [main, shown]);
}
