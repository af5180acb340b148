import { aiRuleApi } from '@rondo/contract/ai-rule';
import { supportApi } from '@rondo/contract/support';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  const { owner } = company;
  const { rev, thresholdPercent, auditPercent } = await owner.call(aiRuleApi.setting, {});
  await owner.call(aiRuleApi.saveSetting, { isOn: true, thresholdPercent, auditPercent, rev });
});

describe.each(looksOf(import.meta.url))('what cameras do in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `settings-cameras-${part}-${look.language}-${look.width}`;

  it('is set where the settings lead: AI checks, snapshots, recordings, customer flow, knowledge', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/settings');
    const group = page.getByRole('navigation', { name: t('settings.group.cameras') });
    await group.waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('list'));
    const dialogs = [
      ['ai', t('aiRule.setting.title')],
      ['recording', t('settings.recording')],
      ['flowAlert', t('flowAlert.title')],
      ['captureRate', t('flowDashboard.setting.title')],
    ] as const;
    for (const [key, title] of dialogs) {
      await page.goto('/web/settings');
      await group.getByRole('link', { name: t(`settings.${key}Hint`) }).click();
      await page.getByRole('dialog', { name: title }).waitFor();
      expect.soft(await looksRight(page)).toEqual(FINE);
    }
    await page.goto('/web/settings');
    await group.getByRole('link', { name: t('settings.timedSnapshotHint') }).click();
    await page.waitForURL(/timed-snapshot/);
    await page.goto('/web/settings');
    await page.getByRole('link', { name: t('settings.knowledgeHint') }).click();
    await page.waitForURL(/knowledge/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the self-check says of each part that looks and answers whether it runs, and how to mend it', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const found = await company.owner.call(supportApi.checkModels, {});
    await page.goto('/web/cmsHelp/r7k2vq');
    for (const { part } of found) await page.getByText(t(`support.check.part.${part}`), { exact: true }).waitFor();
    const off = found.filter(({ state }) => state === 'off');
    expect(off.map(({ part }) => part)).toContain('language');
    for (const { part } of off)
      await page.getByText(t('support.check.mend', { how: t(`support.check.off.${part}`) })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('self-check'));
    expect(faults).toEqual([]);
    await context.close();
  });
});
