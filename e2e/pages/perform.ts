import { preferenceApi } from '@rondo/contract/session';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { textsOf } from './texts.ts';

type Texts = ReturnType<typeof textsOf>;

/** A picture as a phone takes it; another colour makes another file. */
export const picture = (background = '#7aa'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The page on which an inspection is performed. */
export function performing(page: Page, t: Texts) {
  const foot = page.locator('.perform-foot');
  const verdict = (result: 'pass' | 'fail'): Locator =>
    page.locator('.verdicts').getByRole('button', { name: t(`inspection.result.${result}`), exact: true });
  return {
    foot,
    verdict,
    item: (name: string): Promise<void> => page.getByRole('heading', { name, exact: true }).waitFor(),
    /** A pass that asks for nothing more leads to the next item by itself, and from the last one to the review. */
    answer: (result: 'pass' | 'fail'): Promise<void> => verdict(result).click(),
    contents: (): Promise<void> => page.locator('.perform-contents').click(),
    /** Whether the page goes on by itself; resolves when the choice is kept with the member, who has it in the next journey too. */
    async switchAdvance(): Promise<void> {
      const kept = page.waitForResponse((response) => response.url().includes(preferenceApi.put.path) && response.ok());
      await page.getByRole('switch', { name: t('inspection.perform.advance') }).click();
      await kept;
    },
    /** Adds a picture to the item at hand; resolves when it is shown. */
    async photo(background?: string): Promise<void> {
      const shown = page.locator('.photo-grid .photo-remove');
      const before = await shown.count();
      const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture(background) };
      await page.locator('.photo-card input[type=file]').setInputFiles(file);
      await shown.nth(before).waitFor();
    },
    next: (): Promise<void> => foot.locator('.foot-next').click(),
    offlineBar: page.getByText(t('inspection.perform.offline')),
    /** Every answer is on the server. */
    saved: (): Promise<void> =>
      page
        .locator('.perform-where')
        .getByText(new RegExp(t('inspection.perform.saved', { time: '@' }).split('@')[0]?.trim() || '@'))
        .waitFor(),
    submit: (): Promise<void> => page.getByRole('button', { name: t('inspection.review.submit'), exact: true }).click(),
  };
}
