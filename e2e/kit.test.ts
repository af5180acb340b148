import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, open, shoot } from './browser.ts';
import type { Gallery } from './pages/gallery.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { inGallery } from './stage.ts';

let gallery: Gallery;
let browser: Browser;

inGallery((served, started) => {
  gallery = served;
  browser = started;
});

const LOOKS: Look[] = (['zh-CN', 'en-US'] as const).flatMap((language) =>
  ([1440, 390] as const).flatMap((width) => [false, true].map((dark) => ({ language, width, dark }))),
);

describe.each(LOOKS)('the kit in $language at $width, dark: $dark', (look) => {
  it('every control in every state can be read and reached', async () => {
    const { page, context, faults } = await open(browser, gallery.base, look);
    await page.goto('kit.html#/controls');
    await page.locator('.file-drop-press').first().waitFor();
    await page.locator('.select-box').first().waitFor();
    await page.locator('.day-segments').first().waitFor();
    await shoot(page, `kit-${look.language}-${look.width}-${look.dark ? 'dark' : 'light'}`);
    expect(await looksRight(page)).toEqual(FINE);
    expect(await page.getByLabel('Number, filled', { exact: true }).inputValue()).toBe('86.7');
    // What is too large stays as it was typed, and the field says the limit.
    const number = page.getByLabel('Number, filled', { exact: true });
    await number.fill('250');
    await number.blur();
    await page.getByText(translate(look.language, 'rule.too_big', { max: '100' }), { exact: true }).waitFor();
    expect([await number.inputValue(), await number.getAttribute('aria-invalid')]).toEqual(['250', 'true']);
    const time = page.getByRole('group', { name: 'Time, empty', exact: true });
    await time.getByRole('spinbutton').first().click();
    await page.keyboard.type('0930');
    expect(await time.getByRole('spinbutton').allInnerTexts()).toEqual(['09', '30']);
    expect(faults).toEqual([]);
    await context.close();
  });
});
