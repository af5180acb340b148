import { readFile } from 'node:fs/promises';
import { shopApi } from '@rondo/contract/shop';
import type { Browser } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { holdTable } from '../apps/server/test/database.ts';
import { withDatabase } from '../apps/server/test/global-setup.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled, still } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

const LOOKS: readonly Look[] = [
  { language: 'zh-CN', width: 390 },
  { language: 'en-US', width: 1440 },
];
/** Two rows that cannot be: a latitude out of range, a store without a name. */
const CSV = 'name,latitude,longitude\nQuay,51.5,-0.1\nPier,91.5,-0.1\n,51.5,-0.1\nDock,51.6,-0.2\n';

let browser: Browser;
let w: World;
let url: string;
onStage(async (stage) => {
  ({ w, browser } = stage);
  const [row] = await w.sql<{ name: string }>('select current_database() as name');
  url = withDatabase(inject('testPostgres').adminUrl, row?.name ?? '');
});

it.each(LOOKS)(
  'an import goes on when its dialog is closed, and its errors are in the drawer: $language at $width',
  async (look) => {
    const t = textsOf(look.language);
    const { owner } = await w.company();
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/shop');
    await settled(page);
    await page
      .getByRole('button', { name: t('shop.import') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('shop.importing.title') });
    const file = { name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect.poll(() => dialog.locator('.import-counter strong').allInnerTexts()).toEqual(['2', '2', '0']);
    // Nothing can be written yet: the import goes on as long as the test wants.
    const held = await holdTable(url, 'shop');
    await dialog.getByRole('button', { name: t('import.submit', { count: 2 }) }).click();
    await dialog.getByText(t('import.mayClose')).waitFor();
    await dialog
      .getByRole('button', { name: t('ui.close'), exact: true })
      .last()
      .click();

    const running = t('job.withRunning', { count: 1 });
    if (look.width < 768) {
      await page.getByRole('link', { name: t('app.menu.me') }).click();
      await page.getByRole('link', { name: running }).click();
    } else await page.getByRole('button', { name: running }).click();
    const drawer = page.getByRole('dialog', { name: t('job.title') });
    const row = drawer.getByRole('listitem', { name: `${t('job.kind.shop.import')} stores.csv` });
    await row.getByRole('progressbar').waitFor();
    await row.getByRole('button', { name: t('job.cancelNamed', { name: 'stores.csv' }) }).waitFor();
    await still(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `jobs-running-${look.language}-${look.width}`);

    await held.release();
    await page.getByText(t('job.finished', { name: 'stores.csv' })).waitFor();
    await row.getByText(t('job.result.created', { count: 2 })).waitFor();
    await row.getByText(t('job.errors', { count: 2 })).click();
    await row.getByText('91.5').waitFor();
    await still(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `jobs-errors-${look.language}-${look.width}`);
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: t('job.downloadErrors') }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${t('job.error.fileName')}.csv`);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n').map((line) => line.split(',').slice(0, 3))).toEqual([
      [`\uFEFF${t('job.error.row')}`, t('job.error.column'), t('job.error.content')],
      ['3', 'latitude', '91.5'],
      ['4', 'name', ''],
      [''],
    ]);
    expect((await owner.call(shopApi.list, {})).total).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  },
);
