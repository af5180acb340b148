import type { Page } from 'playwright-core';

/**
 * Texts that a reader cannot read to their end: cut by an ellipsis without the whole text as a title under the pointer, words
 * of states that a table cuts at all, and what an empty field says of itself where it is longer than the field.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
    const isUntold = (element: HTMLElement) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return element.closest('[title]:not([title=""])') === null;
    };
    const pen = document.createElement('canvas').getContext('2d');
    const isLonger = (field: HTMLInputElement) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!pen || field.clientWidth === 0 || field.value !== '') return false;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room;
    };
    const said = [...document.body.querySelectorAll('input')].filter(isLonger).map(({ placeholder }) => placeholder);
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.clientWidth > 0 && element.textContent.trim() !== '' && isCut(element))
      .filter((element) => element.matches('.data-table .state-label > span') || isUntold(element))
      .map((element) => element.textContent.trim());
    return [...texts, ...said];
  });
