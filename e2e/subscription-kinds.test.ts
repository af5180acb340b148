import { senderApi } from '@rondo/contract/sender';
import { subscriptionApi } from '@rondo/contract/subscription';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { recordFactory } from '../apps/server/test/record-factory.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { figureCard } from './pages/statistics-page.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  const shopId = await company.shop({ name: 'Wapping Lane' });
  const make = recordFactory(w, company);
  const template = await make.template();
  const yesterday = new Date(w.clock.now().getTime() - 86_400_000).toISOString();
  for (const fails of [[0], [0, 1], []])
    await make.record({ shopId, template, inspector: company.owner, at: yesterday, fails });
  for (const table of ['ai_setting', 'timed_snapshot_setting'])
    await w.sql(`insert into ${table} (company_id, is_on, rev, updated_at) values ($1, true, 1, now())`, [company.id]);
  await company.owner.call(senderApi.create, {
    ...{ kind: 'wecom', name: 'Managers', url: 'https://robot.example.com/send?key=1', isOpen: true },
    requestId: requestId(),
  });
  await w.settle();
});

/** Every page that can be subscribed to, beside those of the other journeys. */
const PAGES = {
  shopInspection: '/inspect/shopInspection',
  userInspection: '/inspect/userInspection',
  aiStatistics: '/inspect/aiStatistics',
  pointsStatistics: '/score/statistics',
  receipts: '/inspect/receipt',
  aiEvents: '/inspect/overviewOfResults?tab=list',
  pointsLedger: '/score/scoreList',
  certificates: '/certificate',
} as const;

describe.each(looksOf(import.meta.url))('subscribing to any page in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `subscription-kinds-${part}-${look.language}-${look.width}`;

  it('is offered on every page of figures and every main list, with its own name', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    for (const [report, path] of Object.entries(PAGES) as [keyof typeof PAGES, string][]) {
      await page.goto(`/web${path}`);
      await page.getByRole('link', { name: t('ui.subscribe'), exact: true }).waitFor();
      expect.soft(await looksRight(page)).toEqual(FINE);
      await shoot(page, shotOf(report));
      await page.getByRole('link', { name: t('ui.subscribe'), exact: true }).click();
      const title = t('subscription.createTitle', { report: t(`subscription.report.${report}`) });
      await page.getByRole('dialog', { name: title }).waitFor();
    }
    await page.goto('/web/task?tab=all');
    if (look.width === 1440) await page.getByRole('link', { name: t('ui.subscribe'), exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of devices goes to a robot and an address outside once the company allows it', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/settings');
    await page.getByRole('link', { name: new RegExp(t('subscription.setting.title')) }).click();
    const setting = page.getByRole('dialog', { name: t('subscription.setting.title') });
    await setting.getByText(t('subscription.setting.hint')).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('setting'));
    await setting.getByRole('switch', { name: t('subscription.setting.label') }).click();
    await setting.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await toastShown(page, t('subscription.setting.saved'));

    await page.goto('/web/device');
    await page.getByRole('link', { name: t('ui.subscribe'), exact: true }).click();
    const report = t('subscription.report.devices');
    const form = page.getByRole('dialog', { name: t('subscription.createTitle', { report }) });
    // What is there now has no days.
    await form.getByText(t('subscription.form.robotsHint')).waitFor();
    expect(await form.getByText(t('subscription.field.period'), { exact: true }).count()).toBe(0);
    await form.getByRole('combobox', { name: t('subscription.field.robotIds') }).click();
    await page.getByRole('option', { name: 'Managers' }).click();
    await page.keyboard.press('Escape');
    const addresses = form.getByRole('textbox', { name: t('subscription.field.addresses') });
    await addresses.fill('landlord@example');
    await form.getByRole('button', { name: t('subscription.create'), exact: true }).click();
    await form.getByText(t('subscription.form.addressWrong', { mail: 'landlord@example' })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('form'));
    await addresses.fill('landlord@example.com');
    await form.getByRole('button', { name: t('subscription.create'), exact: true }).click();
    await toastShown(page, t('subscription.done.create'));
    await page.waitForURL(/\/device/);

    const [one] = (await company.owner.call(subscriptionApi.list, { report: ['devices'] })).list;
    await page.goto(`/web/subscription?open=${one?.id}`);
    const drawer = page.getByRole('dialog', { name: report });
    await drawer.getByText('landlord@example.com').waitFor();
    await drawer.getByText('Managers').waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('drawer'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('averages are weighed by marks on the pages of inspections and inspectors', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    for (const path of ['/web/inspect/statistics', '/web/inspect/userInspection']) {
      await page.goto(path);
      await page.getByRole('radio', { name: t('scoreStatistics.weighting.points') }).click();
      await page.waitForURL(/weighting=points/);
      await figureCard(page, t('statistics.figure.average'))
        .or(figureCard(page, t('userInspection.figure.average')))
        .waitFor();
      expect.soft(await looksRight(page)).toEqual(FINE);
      await shoot(page, shotOf(`weighed-${path.split('/').at(-1)}`));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
