import { readFile } from 'node:fs/promises';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { readXlsx } from '../apps/server/src/platform/table/read-xlsx.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { recordFactory } from '../apps/server/test/record-factory.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, violations } from './browser.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  const factory = recordFactory(w, company);
  const [template, inspector] = [await factory.template(), await company.member({ role: 'inspector' })];
  for (const name of ['Lime Street', 'Quay']) {
    const shopId = await company.shop({ name });
    const recordId = await factory.record({ shopId, template, inspector, at: '2026-10-01T02:00:00Z', fails: [1] });
    await factory.rectification({ recordId, deadlineAt: '2026-10-09T02:00:00Z' });
  }
});

const PAGES = [
  ['/web/inspect/record', 'record.title'],
  ['/web/inspect/problem', 'rectification.title'],
] as const;

it.each(looksOf(import.meta.url))(
  'lists leave in the format that is chosen, as they are filtered ($language at $width)',
  async (look) => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const t = (key: Parameters<typeof translate>[1]) => translate(look.language, key);
    for (const [address, title] of PAGES) {
      await page.goto(`${address}?q=Quay`);
      await page.getByText('Quay').first().waitFor();
      const button = page.getByRole('button', { name: t('job.exporting.act') });
      expect(await violations(page)).toEqual([]);
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: t('job.exporting.xlsx') }).waitFor();
      await shoot(page, `export-${title}-${look.language}-${look.width}`);
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: t('job.exporting.xlsx') }).click();
      const saved = await coming;
      expect(saved.suggestedFilename().replace(/\d{4}-\d\d-\d\d/, 'day')).toBe(`${t(title)} day.xlsx`);
      const tables = readXlsx(await readFile(await saved.path()));
      if (typeof tables === 'string') throw new Error(tables);
      expect(tables[1]?.rows.map((row) => row[1])).toEqual([t('record.column.shop'), 'Quay']);
      await button.click();
      const text = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: t('job.exporting.csv') }).click();
      const csv = await readFile(await (await text).path(), 'utf8');
      expect(csv.trim().split('\r\n')).toHaveLength(2);
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);
