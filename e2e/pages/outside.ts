import type { Page } from 'playwright-core';

/** What can be pressed or filled in and stands, in part, beyond the right edge of the page where nothing scrolls it into sight. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What holds the page of a phone is scrolled downwards: a strip or a table may be pushed sideways, the page may not.
    const isPage = ({ clientWidth, clientHeight }: Element): boolean =>
      window.innerWidth < 768 && clientWidth >= window.innerWidth - 1 && clientHeight > window.innerHeight / 2;
    const isScrolled = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth && !isPage(at))
          return true;
      return false;
    };
    return [...document.body.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => {
        const { width, left, right } = one.getBoundingClientRect();
        return width > 1 && left < window.innerWidth && right > window.innerWidth + 1 && !isScrolled(one);
      })
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) || one.className);
  });
