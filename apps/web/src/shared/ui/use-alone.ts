import { type RefObject, useLayoutEffect } from 'react';
import { focusables } from './focus.ts';
import { LAYERS } from './layers.ts';

/**
 * While a layer is open, the page and what lies above the page below it can neither be reached nor read; then the focus goes back.
 * `firstIn`: what has the focus first.
 */
export function useAlone(mask: RefObject<HTMLDivElement | null>, firstIn = firstOf): void {
  useLayoutEffect(() => {
    const own = mask.current;
    const before = document.activeElement;
    const below = [...document.querySelectorAll(LAYERS)].filter((one) => one !== own && !one.hasAttribute('inert'));
    const isInside = own?.contains(before) ?? false;
    for (const one of below) one.setAttribute('inert', '');
    if (own && !isInside) firstIn(own)?.focus({ preventScroll: true });
    return () => {
      for (const one of below) one.removeAttribute('inert');
      if (!isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [mask, firstIn]);
}

/** The first field, else the primary button, else the dialog itself. */
function firstOf(mask: HTMLElement): HTMLElement | null {
  const field = focusables(mask).find((one) => one.matches('input, select, textarea'));
  return field ?? mask.querySelector<HTMLElement>('.button-primary, .button-danger') ?? mask.querySelector('dialog');
}
