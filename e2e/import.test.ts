import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '../apps/server/test/workbook.ts';
import type { World } from '../apps/server/test/world.ts';
import type { Company } from '../apps/server/test/world-shape.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled, still } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: XLSX, buffer: Buffer.from(bytes) });

/** A list as it comes from an authority: a title, the address in pieces, one brand, a latitude that cannot be. */
const STORES = file(
  'stores 2026.xlsx',
  workbook({
    rows: [
      ['Food Hygiene Ratings, London, November 2026'],
      [],
      [
        'FHRSID',
        'BusinessName',
        'AddressLine1',
        'AddressLine2',
        'PostCode',
        'LocalAuthorityName',
        'Outlook',
        'latitude',
        'longitude',
      ],
      ...Array.from({ length: 30 }, (_, n) => [
        String(1_016_100 + n),
        "Domino's Pizza",
        `${n + 1} Kentish Town Road`,
        'London',
        `NW${n % 9} 8NA`,
        n % 2 ? 'Camden' : 'Barnet',
        'Good',
        n === 7 ? 91.5 : 51.5 + n / 1000,
        -0.14,
      ]),
    ],
    merges: ['A1:I1'],
  }),
);

const AREAS = ['Exterior', 'Lobby', 'Kitchen', 'Make line'];
const CHECK_LIST = file(
  'Walkthrough.xlsx',
  workbook({
    rows: [
      ['Standards walkthrough'],
      ['Area', 'Item', 'Max points', 'Critical?'],
      ...AREAS.flatMap((area) =>
        Array.from({ length: 32 }, (_, n) => [n === 0 ? area : '', `${area} ${n + 1}`, 2, n === 3 ? 'Yes' : 'No']),
      ),
    ],
    merges: ['A1:D1', ...AREAS.map((_, at) => `A${3 + at * 32}:A${34 + at * 32}`)],
  }),
);

let browser: Browser;
let w: World;
onStage((stage) => {
  ({ w, browser } = stage);
});

describe.each(looksOf(import.meta.url))('importing in $language at $width', (look) => {
  const t = textsOf(look.language);
  let company: Company;
  beforeAll(async () => {
    company = await w.company();
  });

  it('a list of an authority becomes stores: columns shown with their values, a row mended, all taken back', async () => {
    const { owner } = company;
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/shop');
    await settled(page);
    await page
      .getByRole('button', { name: t('shop.import') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('shop.importing.title') });
    const form = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('import.template') }).click();
    expect((await form).suggestedFilename()).toBe(t('import.form.name.shop'));
    await dialog.locator('input[type=file]').setInputFiles(STORES);
    await dialog.getByText(t('import.columnsHint')).waitFor();
    await dialog.getByText('1 Kentish Town Road · 2 Kentish Town Road').waitFor();
    await expect.poll(() => dialog.getByText(t('import.joined'), { exact: true }).count()).toBe(2);
    await still(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `import-columns-${look.language}-${look.width}`);
    await dialog.getByRole('button', { name: t('ui.next') }).click();
    await dialog.locator('.import-counters').waitFor();
    await expect.poll(() => dialog.locator('.import-counter strong').allInnerTexts()).toEqual(['29', '1', '0']);
    await dialog.getByText('91.5').first().waitFor();
    await dialog.getByText(t('shop.importing.apart.street', { count: 30 })).waitFor();
    await dialog
      .getByText(t('import.creates.group', { count: 2, names: ['Barnet', 'Camden'].join(t('ui.listSeparator')) }))
      .waitFor();
    await dialog.getByText("Domino's Pizza, 1 Kentish Town Road").waitFor();
    await still(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `import-check-${look.language}-${look.width}`);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('import.downloadErrors') }).click();
    expect((await saved).suggestedFilename()).toBe(`${t('import.errorsFile')}.xlsx`);
    await dialog.getByRole('button', { name: t('import.submit', { count: 29 }) }).click();
    await dialog.getByText(t('import.finished'), { exact: true }).waitFor();
    await dialog.getByText(t('job.result.created', { count: 29 })).waitFor();
    await still(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `import-done-${look.language}-${look.width}`);
    await dialog.getByRole('button', { name: t('ui.done'), exact: true }).click();
    const all = async () => (await owner.call(shopApi.list, {})).total;
    expect(await all()).toBe(29);

    await page
      .getByRole('button', { name: t('shop.import') })
      .first()
      .click();
    await dialog.getByRole('button', { name: /stores 2026\.xlsx/ }).click();
    await dialog.getByRole('button', { name: t('import.undo') }).click();
    await dialog.getByText(t('import.undoAsk', { name: 'stores 2026.xlsx' })).waitFor();
    await dialog.getByRole('button', { name: t('import.undo') }).click();
    await dialog.getByText(t('import.undoneText', { removed: 31, restored: 0 })).waitFor();
    expect(await all()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a check list of 128 items becomes a template in one go, with its areas and red lines', async () => {
    const { owner } = company;
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/inspect/template');
    await settled(page);
    await page
      .getByRole('button', { name: t('template.importing.fromTable') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('template.importing.title') });
    await dialog.locator('input[type=file]').setInputFiles(CHECK_LIST);
    await dialog.locator('.import-counters').waitFor();
    expect(await dialog.getByLabel(t('template.importing.templateName')).inputValue()).toBe('Walkthrough');
    await dialog.getByText(t('template.importing.redLines', { count: 4 })).waitFor();
    // What is new has no list that could be replaced.
    expect(await dialog.getByText(t('import.replace'), { exact: true }).count()).toBe(0);
    await dialog.getByRole('button', { name: t('import.submit', { count: 128 }) }).click();
    await dialog.getByRole('link', { name: t('template.importing.open') }).click();
    await page.waitForURL(/\/inspect\/template\/[0-9a-f-]{36}/);
    await settled(page);
    const id = page.url().split('/').at(-1) ?? '';
    const { content } = await owner.call(templateApi.get, { id });
    expect(content.categories.map(({ name, items }) => [name, items.length])).toEqual(AREAS.map((area) => [area, 32]));
    expect(faults).toEqual([]);
    await context.close();
  });
});
