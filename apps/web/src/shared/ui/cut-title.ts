/** Elements whose title was set here: it follows their text, while a title that a component wrote is left alone. */
const ours = new WeakSet<Element>();

const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** The element at hand and those around it that may cut its text. */
function* around(start: Element): Generator<HTMLElement> {
  for (let at: Element | null = start; at && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement) yield at;
  }
}

/**
 * No text is cut without a way to read it: whatever ends in an ellipsis gets its whole text as title once the pointer or the
 * focus comes to it. Components write a title of their own where it says more than the text.
 */
export function tellCutTexts(): void {
  const tell = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    for (const element of around(target)) {
      if (!isCut(element)) continue;
      if (element.title !== '' && !ours.has(element)) continue;
      ours.add(element);
      element.title = element.textContent.trim();
    }
  };
  document.addEventListener('pointerover', tell, { passive: true });
  document.addEventListener('focusin', tell, { passive: true });
}
