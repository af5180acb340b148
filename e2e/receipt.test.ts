import { receiptApi } from '@rondo/contract/receipt';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;

onStage((stage) => {
  ({ w, browser } = stage);
});

/** A store with two managers, and a report of it that an inspector made. */
async function givenReport(): Promise<{ company: Company; manager: Person; recordId: string }> {
  const company = await w.company({ name: 'Harbour Bakery' });
  const manager = await company.member({ role: 'store_manager', name: 'Ann' });
  const second = await company.member({ role: 'store_manager', name: 'Bo' });
  const shopId = await company.shop({ name: 'Lime Street', managerIds: [manager.id, second.id] });
  const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  await company.owner.call(receiptApi.saveSetting, { hours: 30, rev: 0 });
  const template = await givenTemplate(w, company);
  const executor = { kind: 'members' as const, memberIds: [inspector.id] };
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], { executor });
  const { recordId } = await inspect(inspector, firstTaskId, answersOf(template.items, [0]));
  await w.settle();
  return { company, manager, recordId };
}

describe.each(looksOf(import.meta.url))('reading receipts in $language', ({ language }) => {
  const t = textsOf(language);
  const shotOf = (part: string) => `receipt-${part}-${language}`;

  it('are acknowledged by a manager on the phone, and head office sees who has not', async () => {
    const { company, manager, recordId } = await givenReport();
    const { page, context, faults } = await open(browser, w.base, { language, width: 390 }, manager);
    await page.goto('/web/inspect/record');
    await page.getByText(t('receipt.waiting', { count: 1 })).waitFor();
    await page.getByRole('link', { name: t('receipt.show'), exact: true }).click();
    await page.waitForURL(/inspect\/receipt\?mine=true/);
    await page.getByRole('button', { name: /Ann/ }).click({ position: { x: 8, y: 8 } });
    const drawer = page.getByRole('dialog', { name: /Ann/ });
    await drawer.getByText(t('receipt.event.sent'), { exact: true }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('drawer-phone'));
    await drawer.getByRole('link', { name: t('receipt.openReport'), exact: true }).click();
    await page.waitForURL(new RegExp(recordId));
    await page.getByText(t('receipt.ask.title'), { exact: true }).waitFor();
    const verb = { name: t('receipt.act.acknowledge'), exact: true };
    await page.getByRole('button', verb).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('asked'));
    await page.getByRole('button', { name: t('receipt.act.object'), exact: true }).click();
    const objection = page.getByRole('dialog', { name: t('receipt.actTitle.object') });
    await objection.getByRole('button', { name: t('receipt.act.object'), exact: true }).click();
    await objection.getByText(t('rule.required'), { exact: true }).waitFor();
    await shoot(page, shotOf('objection'));
    await objection.getByRole('button', { name: t('ui.cancel'), exact: true }).click();
    await page.getByRole('button', verb).click();
    const form = page.getByRole('dialog', { name: t('receipt.actTitle.acknowledge') });
    await form.getByRole('textbox', { name: t('receipt.comment.acknowledge') }).fill('Told at the morning round');
    await form.getByRole('button', verb).click();
    await toastShown(page, t('receipt.done.acknowledge'));
    await page.getByText('Told at the morning round').waitFor();
    expect(await page.getByText(t('receipt.ask.title'), { exact: true }).count()).toBe(0);

    const office = await open(browser, w.base, { language, width: 1440 }, company.owner);
    await office.page.goto('/web/inspect/record');
    await office.page.getByRole('link', { name: t('receipt.title'), exact: true }).click();
    const count = (key: 'sent' | 'unacknowledged', value: number) =>
      office.page.getByRole('link', { name: `${t(`receipt.count.${key}`)} ${value}`, exact: true });
    await count('sent', 2).waitFor();
    expect.soft(await looksRight(office.page)).toEqual(FINE);
    await shoot(office.page, shotOf('list'));
    await count('unacknowledged', 1).click();
    await office.page.waitForURL(/state=pending&state=objected/);
    await expect.poll(() => office.page.getByRole('row').count()).toBe(2);
    await office.page.goto('/web/inspect/receipt');
    await office.page.getByRole('row').filter({ hasText: 'Ann' }).click();
    const history = office.page.getByRole('dialog', { name: /Ann/ });
    for (const event of ['sent', 'opened', 'acknowledge'] as const)
      await history
        .getByText(t(`receipt.event.${event}`), { exact: true })
        .last()
        .waitFor();
    await history.getByText('Told at the morning round').first().waitFor();
    expect.soft(await looksRight(office.page)).toEqual(FINE);
    await shoot(office.page, shotOf('drawer'));
    await history.getByRole('link', { name: t('receipt.openReport'), exact: true }).click();
    await office.page.waitForURL(new RegExp(recordId));
    await office.page.getByRole('paragraph').filter({ hasText: 'Told at the morning round' }).waitFor();
    expect.soft(await looksRight(office.page)).toEqual(FINE);
    await shoot(office.page, shotOf('report'));
    await office.page.goto('/web/inspect/settings?tab=receipt');
    await office.page.getByRole('switch', { name: t('receipt.setting.switch') }).waitFor();
    expect.soft(await looksRight(office.page)).toEqual(FINE);
    await shoot(office.page, shotOf('setting'));
    expect([...faults, ...office.faults]).toEqual([]);
    await office.context.close();
    await context.close();
  });
});
