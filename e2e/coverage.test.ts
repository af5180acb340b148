import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { givenTemplate } from '../apps/server/test/inspection.ts';
import { recordFactory } from '../apps/server/test/record-factory.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { still } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  const manager = await company.member({ role: 'store_manager', name: '李卓然' });
  const [seen] = [
    await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] }),
    await company.shop({ name: 'Albion Street', managerIds: [manager.id] }),
    await company.shop({ name: 'Quay House', managerIds: [manager.id], timeZone: 'America/New_York' }),
  ];
  await givenTemplate(w, company, { name: 'Opening list' });
  const records = recordFactory(w, company);
  const template = await records.template();
  await records.record({ shopId: seen, template, inspector: company.owner, at: w.clock.now().toISOString() });
});

describe.each(looksOf(import.meta.url))('a coverage policy in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('is made, opens its stores by number, fills the wizard with those that wait, and they get their tasks', async () => {
    const name = `Visit ${look.language} ${look.width}`;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `coverage-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    await page.goto('/web/inspect/coverage');
    await page
      .getByRole('button', { name: t('coveragePolicy.create') })
      .first()
      .click();
    await page.getByRole('textbox', { name: t('coveragePolicy.field.name'), exact: true }).fill(name);
    await looksRight('form');
    await page.getByRole('button', { name: t('ui.create'), exact: true }).click();
    await toastShown(page, t('coveragePolicy.done.create'));
    await page.getByText(name).first().waitFor();
    await looksRight('list');
    const due = `${t('state.coverage.due')} 2`;
    await page.getByRole('link', { name: due, exact: true }).first().click();
    const drawer = page.getByRole('dialog', { name, exact: true });
    await drawer.getByRole('link', { name: 'Quay House' }).waitFor();
    expect(await drawer.locator('.coverage-policy-shops li').count()).toBe(2);
    await looksRight('due');
    await drawer.getByRole('radio', { name: `${t('state.coverage.done')} 1` }).click();
    await drawer.getByRole('link', { name: 'Wapping Lane' }).waitFor();
    expect(await drawer.locator('.coverage-policy-shops li').count()).toBe(1);
    await drawer.getByRole('radio', { name: due }).click();
    await drawer.getByRole('button', { name: t('coveragePolicy.dispatch', { count: 2 }) }).click();
    expect(await page.getByLabel(t('task.wizard.name')).first().inputValue()).toBe(name);
    await choose(page, page, t('task.wizard.template'), 'Opening list');
    await page.getByRole('button', { name: t('task.wizard.next.where') }).click();
    for (const store of ['Albion Street', 'Quay House']) await page.getByText(store).first().waitFor();
    await looksRight('wizard');
    // What was begun does not give way without being asked.
    await page.goto('/web/inspect/coverage');
    await page.getByRole('link', { name: due, exact: true }).first().click();
    const again = page.getByRole('dialog', { name, exact: true });
    await again.getByRole('button', { name: t('coveragePolicy.dispatch', { count: 2 }) }).click();
    await page.getByText(t('coveragePolicy.replace.text')).waitFor();
    await looksRight('replace');
    await page.getByRole('button', { name: t('coveragePolicy.replace.verb'), exact: true }).click();
    await choose(page, page, t('task.wizard.template'), 'Opening list');
    await page.getByRole('button', { name: t('task.wizard.next.where') }).click();
    await page.getByRole('button', { name: t('task.wizard.next.who') }).click();
    await page.getByRole('radio', { name: t('task.wizard.kinds.manager') }).check();
    await page.getByLabel(t('task.wizard.review'), { exact: true }).click();
    await page.getByRole('button', { name: t('task.wizard.next.when') }).click();
    // Days are those of each store, and the preview says that they are not the same; the plan is kept in the tab.
    const days = page.getByLabel(t('task.wizard.deadlineDays'), { exact: true });
    expect(await days.inputValue()).toBe('7');
    await page.getByRole('button', { name: t('task.wizard.quick.tomorrow') }).click();
    await page.reload();
    await expect.poll(() => days.inputValue()).toBe('1');
    const [zones = ''] = t('task.wizard.sumDayEnds', {
      ...{ count: 2, zone: 'Asia/Shanghai' },
      first: '|',
      last: '|',
    }).split('|');
    for (const words of [t('task.wizard.sumDays', { count: 1 }), zones])
      await page.getByText(words).first().waitFor({ state: 'attached' });
    await looksRight('days');
    await page.getByText(t('task.wizard.deadlineKinds.time'), { exact: true }).click();
    await page.getByLabel(t('task.wizard.deadline'), { exact: true }).first().waitFor();
    await page.getByRole('button', { name: t('task.wizard.quick.week') }).click();
    await page.getByRole('button', { name: t('task.wizard.submit', { count: 2 }) }).click();
    await page.getByText(t('task.wizard.created', { count: 2 })).waitFor();
    const clocks = await w.sql(
      `select distinct to_char(t.deadline_at at time zone coalesce(s.time_zone, 'Asia/Shanghai'), 'HH24:MI') as clock
         from task t join shop s on s.company_id = t.company_id and s.id = t.shop_id where t.company_id = $1 and t.name = $2`,
      [company.id, name],
    );
    expect(clocks).toEqual([{ clock: '23:59' }]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
