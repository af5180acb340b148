import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { still } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  manager = await company.member({ role: 'store_manager', name: '李卓然' });
  await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  await givenTemplate(w, company, { name: 'Opening list' });
  await givenTemplate(w, company, { name: 'Kitchen' });
});

describe.each(looksOf(import.meta.url))('a cyclic task in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('is planned in the wizard, gives out its task, leads to it, and is ended', async () => {
    const name = `Morning round ${look.language} ${look.width}`;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `cycle-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    // A dispatch that was begun in this tab is not what a new cyclic task opens.
    await page.goto('/web/task?dispatch=1');
    await page.getByLabel(t('task.wizard.name')).first().fill('Begun before');
    await page.goto('/web/inspect/cycle');
    await page
      .getByRole('heading', { name: t('cycle.title') })
      .first()
      .waitFor();
    await looksRight('before');
    await page
      .getByRole('button', { name: t('cycle.create') })
      .first()
      .click();
    expect(await page.getByLabel(t('task.wizard.name')).first().inputValue()).toBe('');
    await choose(page, page, t('task.wizard.template'), 'Opening list');
    await choose(page, page, t('task.wizard.template'), 'Kitchen');
    await looksRight('what');
    await page.getByLabel(t('task.wizard.name')).first().fill(name);
    await page.getByRole('button', { name: t('task.wizard.next.where') }).click();
    await choose(page, page, t('task.wizard.shops'), 'Wapping Lane', 'Wapping');
    await page.getByRole('button', { name: t('task.wizard.next.who') }).click();
    await page.getByRole('radio', { name: t('task.wizard.kinds.manager') }).check();
    await page.getByLabel(t('task.wizard.review'), { exact: true }).click();
    await page.getByRole('button', { name: t('task.wizard.next.when') }).click();
    await page
      .getByText(t('task.wizard.sum', { shops: 1, templates: 2 }), { exact: false })
      .first()
      .waitFor({ state: 'attached' });
    await looksRight('weekly');
    await page.getByRole('radio', { name: t('cycle.frequencies.monthly'), exact: true }).click();
    await looksRight('monthly');
    await page.getByRole('radio', { name: t('cycle.frequencies.daily'), exact: true }).click();
    await page.getByText(t('cycle.runs.title')).waitFor();
    await expect.poll(() => page.locator('.dispatch-runs li').count()).toBe(10);
    await looksRight('daily');
    await page.getByRole('radio', { name: t('task.wizard.cycle.terms.open_hours'), exact: true }).click();
    await page.getByText(t('task.wizard.cycle.termHint.open_hours')).waitFor();
    await looksRight('opening-hours');
    await page.getByRole('button', { name: t('task.wizard.submitCycle') }).click();
    const drawer = page.getByRole('dialog', { name, exact: true });
    await drawer.getByText(t('cycle.runs.title')).waitFor();

    // Its time of today counts although it was saved later, and the store came later.
    await w.sql(
      `update cycle set since_at = '2000-01-01', schedule = jsonb_set(schedule, '{startTime}', '"00:00"') where name = $1`,
      [name],
    );
    await w.sql(`update shop set placed_at = 'epoch' where company_id = $1`, [company.id]);
    await w.app.runJob('cycle.watch');
    await page.reload();
    await drawer.getByText(t('cycle.calendar.tasks', { count: 2 })).waitFor();
    await looksRight('detail');
    await drawer.getByRole('link', { name: t('cycle.calendar.tasks', { count: 2 }) }).click();
    await page.getByText(name).first().waitFor();
    await page.goBack();
    await drawer.getByRole('button', { name: t('cycle.act.end') }).click();
    await page.getByText(t('cycle.form.endWarning')).waitFor();
    await looksRight('end');
    await page
      .locator('.dialog')
      .getByRole('button', { name: t('cycle.act.end') })
      .click();
    await toastShown(page, t('cycle.done.end'));
    await page.goto('/web/inspect/cycle');
    await page.getByText(name).first().waitFor();
    await looksRight('list');
    expect(faults).toEqual([]);
    await context.close();
  });
});
