const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** What can be reached with the Tab key inside an element, in order. */
export function focusables(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled, [hidden], [inert] *') && one.getClientRects().length > 0,
  );
}

/** Moves the focus among the elements of `selector` for an arrow key, Home or End; false when the key is none of them. */
export function stepFocus(box: Element, selector: string, key: string): boolean {
  const all = focusables(box).filter((one) => one.matches(selector));
  const at = all.findIndex((one) => one === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? all.length - 1 : at - 1, Home: 0, End: all.length - 1 }[key];
  if (next === undefined || all.length === 0) return false;
  // Home and End belong to a field as long as one is typed in.
  if (at < 0 && (key === 'Home' || key === 'End')) return false;
  all[(next + all.length) % all.length]?.focus();
  return true;
}
