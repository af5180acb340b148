import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Look, launch, open, shoot } from './browser.ts';
import { listOf } from './pages/form.ts';
import { type Gallery, serveGallery } from './pages/gallery.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';

let gallery: Gallery;
let browser: Browser;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([serveGallery(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await gallery.close();
});

async function controls(look: Look) {
  const opened = await open(browser, gallery.base, look);
  await opened.page.goto('kit.html#/controls', { timeout: 100_000 });
  await opened.page.locator('.select-box').first().waitFor({ timeout: 100_000 });
  return opened;
}

const field = (page: Page, label: string): Locator => page.getByRole('combobox', { name: label, exact: true });
const options = (page: Page, label: string): Locator => listOf(page, label).getByRole('option');
const hasFocus = (of: Locator): Promise<boolean> => of.evaluate((element) => element === document.activeElement);

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
    const shown = await box.getByRole('row').count();
    expect(shown).toBeGreaterThan(3);
    await box.getByText(`+${40 - shown}`, { exact: true }).waitFor();
    await box.getByRole('row').first().getByRole('button').click();
    await box.getByText(`+${39 - shown}`, { exact: true }).waitFor();
    expect(await box.getByRole('row').first().innerText()).toBe('第 2 家店');
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
