import { type GuideItem, guidePage } from '@rondo/domain/guide';

/** The parameter of an address that shows the steps of an item over its page. */
export const GUIDE = 'guide';

/** One step: what it points at, the best first, and which words it says. */
export interface SpotlightStep {
  at: readonly string[];
  words: 'menu' | 'how' | 'help';
}

/** What an item points at on its page, where that is not its main button. */
const TARGETS: Partial<Record<GuideItem, readonly string[]>> = {
  company: ['.company-head .button', '.company-head'],
  template: ['.list-actions .button'],
};
const MAIN = ['#content .list-actions .button-primary', '#content .button-primary', '#content h1', '#content'];

/** The way to the page, what is done there, and where help is: what is not on this screen is left out. */
export const stepsOf = (item: GuideItem): readonly SpotlightStep[] => [
  { at: [`.side a[href$="/web${guidePage(item)}"]`], words: 'menu' },
  { at: [...(TARGETS[item] ?? []), ...MAIN], words: 'how' },
  { at: ['.top-actions [data-key="help"]'], words: 'help' },
];

/** Where "go" leads: the page with the steps over it. */
export const goLink = (item: GuideItem): string => `${guidePage(item)}?${GUIDE}=${item}`;

/** The first of some elements that is on the screen. */
export function shownAt(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
  return null;
}
