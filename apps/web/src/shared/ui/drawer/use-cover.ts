import { type RefObject, useLayoutEffect } from 'react';
import { LAYERS } from '../layers.ts';

/** While a drawer fills the whole screen, what lies behind it can neither be reached nor read. */
export function useCover(box: RefObject<HTMLElement | null>, isCovering: boolean): void {
  useLayoutEffect(() => {
    if (!isCovering || !box.current) return;
    const behind = besidesOf(box.current).filter((one) => !one.hasAttribute('inert'));
    for (const one of behind) one.setAttribute('inert', '');
    return () => {
      for (const one of behind) one.removeAttribute('inert');
    };
  }, [box, isCovering]);
}

/** Everything of the application that is neither around an element nor in it; toasts stand above all of it. */
function besidesOf(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element.id === 'root') return [];
  if (parent === document.body) return [...document.querySelectorAll(LAYERS)].filter((one) => one !== element);
  return [...[...parent.children].filter((one) => one !== element), ...besidesOf(parent)];
}
