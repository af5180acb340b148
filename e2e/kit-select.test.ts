import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, open, shoot } from './browser.ts';
import { listOf } from './pages/form.ts';
import type { Gallery } from './pages/gallery.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { inGallery } from './stage.ts';

let gallery: Gallery;
let browser: Browser;

inGallery((served, started) => {
  gallery = served;
  browser = started;
});

async function controls(look: Look) {
  const opened = await open(browser, gallery.base, look);
  await opened.page.goto('kit.html#/controls');
  await opened.page.locator('.select-box').first().waitFor();
  return opened;
}

const field = (page: Page, label: string): Locator => page.getByRole('combobox', { name: label, exact: true });
const options = (page: Page, label: string): Locator => listOf(page, label).getByRole('option');
const hasFocus = (of: Locator): Promise<boolean> => of.evaluate((element) => element === document.activeElement);

/** The lower edge of an element in the window, px. */
const lowerEdge = async (of: Locator): Promise<number> => of.evaluate((one) => one.getBoundingClientRect().bottom);
/** Whether all of an element's height is in sight of the box that scrolls it. */
async function isInside(of: Locator, box: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([of.boundingBox(), box.boundingBox()]);
  if (!inner || !outer) return false;
  return inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1;
}
const lastOf = (label: string): string => (label === 'A thousand' ? '第 1000 家店' : '第 150 家店');

const PC: Look = { language: 'en-US', width: 1440 };
const PHONE: Look = { language: 'zh-CN', width: 390 };

describe('a select by keyboard', () => {
  it('opens with an arrow, chooses with Enter and keeps the choice when Tab goes on', async () => {
    const { page, context, faults } = await controls(PC);
    const one = field(page, 'One of several, empty');
    await one.focus();
    await page.keyboard.press('ArrowDown');
    await options(page, 'One of several, empty').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await one.filter({ hasText: '徐汇门店经理' }).waitFor();
    expect(await hasFocus(one)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await hasFocus(one)).toBe(false);
    expect(await one.innerText()).toContain('徐汇门店经理');

    const several = field(page, 'Several, empty');
    await several.focus();
    // A letter starts the search: Chinese words are found by their pinyin, whole or by initials.
    await page.keyboard.press('x');
    await listOf(page, 'Several, empty').getByRole('searchbox').waitFor();
    await page.keyboard.type('hmd');
    await expect.poll(() => options(page, 'Several, empty').allInnerTexts()).toEqual(['徐汇门店经理']);
    await page.keyboard.press('Enter');
    await several.filter({ hasText: '徐汇门店经理' }).waitFor();
    await options(page, 'Several, empty').locator('svg').waitFor();
    await page.keyboard.press('Tab');
    await listOf(page, 'Several, empty').waitFor({ state: 'detached' });
    expect(await several.innerText()).toBe('徐汇门店经理');
    await several.focus();
    await page.keyboard.press('Backspace');
    await expect.poll(() => several.innerText()).toBe('Choose');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('closes with one Esc, also while something is typed in its search', async () => {
    for (const look of [PC, PHONE]) {
      const { page, context } = await controls(look);
      for (const label of ['Several, filled', 'One, searched, filled', 'A thousand']) {
        const before = await field(page, label).innerText();
        await field(page, label).click();
        const search = listOf(page, label).getByRole('searchbox');
        await search.pressSequentially('no such');
        await listOf(page, label).getByText(textsOf(look.language)('ui.list.filterNone')).waitFor();
        await page.keyboard.press('Escape');
        await listOf(page, label).waitFor({ state: 'detached' });
        expect(await field(page, label).innerText()).toBe(before);
        expect(await hasFocus(field(page, label))).toBe(true);
      }
      await context.close();
    }
  });

  it('without a search shows what is chosen, and arrows go on from there', async () => {
    const { page, context, faults } = await controls(PC);
    const label = 'Without a search';
    await field(page, label).focus();
    await page.keyboard.press('Enter');
    const chosen = options(page, label).filter({ hasText: '第 21 家店' });
    await expect.poll(() => isInside(chosen, page.locator('.select-list'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(options(page, label).filter({ hasText: '第 23 家店' }))).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => hasFocus(options(page, label).last())).toBe(true);
    expect(await isInside(options(page, label).last(), page.locator('.select-list'))).toBe(true);
    await page.keyboard.press('Enter');
    await field(page, label).filter({ hasText: '第 150 家店' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('closes with Esc and leaves what is disabled alone', async () => {
    const { page, context } = await controls(PC);
    const one = field(page, 'One of several, filled');
    const before = await one.innerText();
    await one.click();
    expect(await options(page, 'One of several, filled').last().getAttribute('aria-disabled')).toBe('true');
    await options(page, 'One of several, filled').last().click({ force: true });
    await page.keyboard.press('Escape');
    await listOf(page, 'One of several, filled').waitFor({ state: 'detached' });
    expect(await one.innerText()).toBe(before);
    expect(await hasFocus(one)).toBe(true);
    expect(await field(page, 'One of several, disabled').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Clear One of several, filled', exact: true }).click();
    await expect.poll(() => one.innerText()).toBe('Choose');
    await context.close();
  });
});

describe('a select with many options', () => {
  it('draws only the lines that are seen and finds the others', async () => {
    const { page, context, faults } = await controls(PC);
    const many = field(page, 'A thousand');
    await many.click();
    await options(page, 'A thousand').first().waitFor();
    expect(await options(page, 'A thousand').count()).toBeLessThan(60);
    await page.keyboard.type('999');
    await options(page, 'A thousand').filter({ hasText: '第 999 家店' }).click();
    await many.filter({ hasText: '第 999 家店' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows as many tags as there is room for, says how many more, and takes one out', async () => {
    const { page, context } = await controls(PC);
    const box = page.locator('.select-box', { has: field(page, 'A thousand') });
    const tags = box.getByRole('row');
    // Room is measured again when the font has come: how many are shown and how many more there are add up when it is done.
    const all = async () => (await tags.count()) + Number(await box.getByText(/^\+\d+$/).innerText());
    await expect.poll(all).toBe(40);
    expect(await tags.count()).toBeGreaterThan(3);
    await tags.first().getByRole('button').click();
    await expect.poll(all).toBe(39);
    expect(await tags.first().innerText()).toBe('第 2 家店');
    await context.close();
  });
});

describe('a list on the phone', () => {
  /** A keyboard makes the visual viewport lower and the window not: no headless browser has one. */
  const openKeyboard = (page: Page, heightPx: number): Promise<void> =>
    page.evaluate((height) => {
      const view = window.visualViewport;
      if (!view) throw new Error('no visual viewport');
      Object.defineProperty(view, 'height', { configurable: true, value: view.height - height });
      view.dispatchEvent(new Event('resize'));
    }, heightPx);

  it.each(['A hundred and fifty', 'A thousand'])(
    'has its search and its last option above the keyboard: %s',
    async (label) => {
      const { page, context, faults } = await controls(PHONE);
      const keyboardPx = 336;
      await field(page, label).click();
      const search = listOf(page, label).getByRole('searchbox');
      await search.waitFor();
      await openKeyboard(page, keyboardPx);
      const seen = 844 - keyboardPx;
      await expect.poll(async () => lowerEdge(page.locator('.select-list'))).toBeLessThanOrEqual(seen);
      for (const goTo of ['End', 'Home']) {
        await page.locator('.select-list').evaluate((list, end) => {
          list.scrollTop = end === 'End' ? list.scrollHeight : 0;
        }, goTo);
        const wanted = options(page, label)
          .filter({ hasText: goTo === 'Home' ? '第 1 家店' : lastOf(label) })
          .first();
        await wanted.waitFor();
        expect(await isInside(wanted, page.locator('.select-list'))).toBe(true);
        expect(await lowerEdge(wanted)).toBeLessThanOrEqual(seen);
        const box = await search.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? seen) + (box?.height ?? 0)).toBeLessThan(seen);
      }
      await shoot(page, `kit-select-keyboard-${label.replaceAll(' ', '-')}`);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('is reached with a finger: what clears a field and what takes a word out are 44 px', async () => {
    const { page, context } = await controls(PHONE);
    const clear = page.getByRole('button', {
      name: textsOf('zh-CN')('ui.list.clearFilter', { name: 'Without a search' }),
    });
    const remove = page.locator('.tag-box').getByRole('button');
    // More than two words stand in the fields of several; asked before they are drawn there are none.
    await remove.nth(2).waitFor();
    await clear.first().waitFor();
    for (const target of [...(await clear.all()), ...(await remove.all())]) {
      const box = await target.boundingBox();
      expect([box?.width, box?.height].map((size) => Math.round(size ?? 0) >= 44)).toEqual([true, true]);
    }
    await remove.first().tap();
    await context.close();
  });
});

describe('a select that is searched elsewhere', () => {
  it('does not take what was found for other words', async () => {
    const { page, context } = await controls(PC);
    const found = field(page, 'Searched elsewhere');
    await found.click();
    await options(page, 'Searched elsewhere').first().waitFor();
    await page.keyboard.type('777');
    await page.keyboard.press('Enter');
    await listOf(page, 'Searched elsewhere').getByText('Loading').waitFor();
    await options(page, 'Searched elsewhere').filter({ hasText: '第 777 家店' }).waitFor();
    expect(await found.innerText()).toBe('Choose');
    await page.keyboard.press('Enter');
    await found.filter({ hasText: '第 777 家店' }).waitFor();
    await page.getByRole('searchbox').fill('no such shop');
    await listOf(page, 'Searched elsewhere').getByText('No option matches').waitFor();
    await context.close();
  });

  it('says that the options did not come, and asks again', async () => {
    const { page, context } = await controls(PC);
    await field(page, 'Failing').click();
    await listOf(page, 'Failing').getByRole('button', { name: 'Retry' }).click();
    await options(page, 'Failing').first().waitFor();
    await context.close();
  });
});

it("words of one's own end with Enter, a comma or leaving the field", async () => {
  const { page, context } = await controls(PC);
  const words = page.getByLabel('Words, empty', { exact: true });
  const tags = page.locator('.tag-box', { has: words }).getByRole('row');
  await words.click();
  await page.keyboard.type('one,two');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('三；four');
  await page.keyboard.press('Tab');
  expect(await tags.allInnerTexts()).toEqual(['one', 'two', '三', 'four']);
  await words.click();
  await page.keyboard.press('Backspace');
  await expect.poll(() => tags.allInnerTexts()).toEqual(['one', 'two', '三']);
  await context.close();
});

describe.each([PC, PHONE, { ...PC, dark: true }, { ...PHONE, dark: true }])(
  'an open select ($width, $language)',
  (look) => {
    it('can be read and reached', async () => {
      const t = textsOf(look.language);
      const { page, context, faults } = await controls(look);
      const label = 'Several, filled';
      await field(page, label).click();
      await options(page, label).first().waitFor();
      await listOf(page, label)
        .getByRole('searchbox', { name: t('ui.list.filterSearch') })
        .waitFor();
      await shoot(page, `kit-select-${look.language}-${look.width}-${look.dark ? 'dark' : 'light'}`);
      expect(await looksRight(page)).toEqual(FINE);
      if (look.width === 390) {
        const heights = await options(page, label).evaluateAll((all) => all.map((one) => one.clientHeight));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        const boxes = await page
          .locator('.field-box')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
        expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  },
);
