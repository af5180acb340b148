import type { KeyboardEvent } from 'react';

/**
 * Arrow keys of a tree whose rows are `[data-row]` with their name as `.dept-name` and their caret as `[aria-expanded]`:
 * up and down go through the rows, right opens and left closes. A handled key goes no further.
 */
export function onTreeKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('.dept-name')];
  const row = event.target instanceof Element ? event.target.closest('[data-row]') : null;
  const at = names.findIndex((name) => row?.contains(name));
  const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: names.length - 1 }[event.key];
  if (step !== undefined) {
    if (at < 0 && event.key !== 'ArrowDown') return;
    names[Math.max(0, Math.min(step, names.length - 1))]?.focus();
  } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const caret = row?.querySelector<HTMLElement>('button[aria-expanded]:not([aria-haspopup])');
    if (!caret || (caret.getAttribute('aria-expanded') === 'true') === (event.key === 'ArrowRight')) return;
    caret.click();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
