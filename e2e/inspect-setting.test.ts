import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { still } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';
import { zoneAt } from './pages/zone.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;

onStage(async (stage) => {
  ({ w, browser } = stage);
});

/** Before anybody of the company calls: the server remembers the zone of who calls for a while. */
const setHour = (company: Company, hour: number) =>
  w.sql('update company set time_zone = $2 where id = $1', [company.id, zoneAt(hour)]);

/** A store with its manager and its area manager, and one list; there it is three in the morning. */
async function givenChain(look: Look): Promise<Company> {
  const company = await w.company({ name: `Quay Deli ${look.language} ${look.width}` });
  const manager = await company.member({ role: 'store_manager', name: '李卓然' });
  const shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  await company.member({ role: 'area_manager', name: 'Noor Hassan', shopIds: [shopId] });
  await company.member({ role: 'inspector', name: 'Tomas Reyes' });
  await givenTemplate(w, company, { name: 'Opening list' });
  await setHour(company, 3);
  return company;
}

describe.each(looksOf(import.meta.url))('inspection settings in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const looksRight = async (page: Page, part: string) => {
    await still(page);
    await shoot(page, `inspect-setting-${part}-${look.language}-${look.width}`);
    expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
    expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
  };

  it('preset a process that the simulator shows and a new dispatch begins with and creates', async () => {
    const company = await givenChain(look);
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/inspect/settings');
    const card = page.getByRole('region', { name: t('state.mode.on_site'), exact: true });
    await card.waitFor();
    await looksRight(page, 'empty');
    await card
      .getByRole('button', { name: `${t('inspectSetting.set')}: ${t('inspectSetting.company')}`, exact: true })
      .click();
    const form = page.locator('dialog.dialog');
    await form.getByRole('button', { name: t('inspectSetting.form.addLevel') }).click();
    const second = form.getByRole('group', { name: t('inspectSetting.form.level', { level: 2 }) });
    await choose(page, second, t('inspectSetting.form.who'), t('inspectSetting.form.kinds.members'));
    await form.getByRole('button', { name: t('ui.save') }).click();
    await form.getByText(t('inspectSetting.form.needMembers')).waitFor();
    await choose(page, second, t('state.processRole.inspection_reviewer'), 'Tomas Reyes', 'Tomas');
    await form.getByRole('switch', { name: t('inspectSetting.form.deadlineClock') }).click();
    await looksRight(page, 'form');
    await form.getByRole('button', { name: t('ui.save') }).click();
    await form.waitFor({ state: 'detached' });
    await toastShown(page, t('inspectSetting.saved'));
    await card.getByText('Tomas Reyes').waitFor();

    await page.getByRole('tab', { name: t('inspectSetting.simulator') }).click();
    await choose(page, page, t('inspectSetting.simulate.shop'), 'Wapping Lane', 'Wapping');
    await choose(page, page, t('inspectSetting.simulate.template'), 'Opening list');
    const steps = page.locator('.setting-steps li');
    await expect.poll(() => steps.allInnerTexts()).toHaveLength(5);
    const simulated = await steps.allInnerTexts();
    expect(simulated.join(' ')).toMatch(/李卓然.*Noor Hassan.*Tomas Reyes/s);
    await looksRight(page, 'simulator');

    await page.goto('/web/task?dispatch=1');
    await choose(page, page, t('task.wizard.template'), 'Opening list');
    await page.getByRole('button', { name: t('task.wizard.next.where') }).click();
    await choose(page, page, t('task.wizard.shops'), 'Wapping Lane', 'Wapping');
    await page.getByRole('button', { name: t('task.wizard.next.who') }).click();
    await page.getByRole('radio', { name: t('task.wizard.kinds.manager') }).check();
    const from = t('inspectSetting.choice.from', { source: t('inspectSetting.simulate.sources.company') });
    await page.getByText(from).waitFor();
    await looksRight(page, 'dispatch');
    await page.getByRole('button', { name: t('task.wizard.next.when') }).click();
    // It begins in opening hours, as the company presets; what is chosen here goes first.
    await page.getByText(t('task.wizard.deadlinePreset')).waitFor();
    expect(await page.getByLabel(t('task.wizard.cycle.term'), { exact: true }).inputValue()).toBe('24');
    await looksRight(page, 'clock');
    await page.getByText(t('task.wizard.deadlineKinds.time'), { exact: true }).click();
    await page.getByRole('button', { name: t('task.wizard.quick.week') }).click();
    await page.getByRole('button', { name: t('task.wizard.submit', { count: 1 }) }).click();
    await page.getByText(t('task.wizard.created', { count: 1 })).waitFor();
    const levels = await w.sql(
      `select p.level, m.name from task_person p join member m on m.company_id = p.company_id and m.id = p.member_id
        where p.company_id = $1 and p.relation = 'reviewer' order by p.level`,
      [company.id],
    );
    expect(levels).toEqual([
      { level: 1, name: 'Noor Hassan' },
      { level: 2, name: 'Tomas Reyes' },
    ]);

    // Where it is three in the morning, statistics are being counted (D1.12): it warns, and saves all the same.
    await page.goto('/web/inspect/settings?tab=rectification');
    await page.getByText(t('ui.countedNextRun')).waitFor();
    await page.getByLabel(t('inspectSetting.rect.hoursNormal'), { exact: true }).fill('36');
    await page.getByLabel(t('inspectSetting.rect.hoursNormal'), { exact: true }).press('Tab');
    const by = t('state.processRole.rectification_handler');
    await choose(page, page, by, t('inspectSetting.rect.kinds.members'));
    await page.getByRole('button', { name: t('ui.save') }).click();
    await page.getByText(t('inspectSetting.rect.needMembers')).waitFor();
    await choose(page, page, `${by}: ${t('inspectSetting.rect.kinds.members')}`, 'Tomas Reyes', 'Tomas');
    await choose(page, page, t('inspectSetting.rect.clock'), t('inspectSetting.rect.clocks.business'));
    await page.getByLabel(t('inspectSetting.rect.minPhotos'), { exact: true }).fill('2');
    await page.getByLabel(t('inspectSetting.rect.minPhotos'), { exact: true }).press('Tab');
    await looksRight(page, 'rectification');
    // An empty field leaves a level out.
    const administrators = page.getByLabel(t('inspectSetting.rect.administratorHours'), { exact: true });
    await administrators.fill('');
    await administrators.press('Tab');
    await administrators.scrollIntoViewIfNeeded();
    await looksRight(page, 'escalation');
    await page.getByRole('button', { name: t('ui.save') }).click();
    await toastShown(page, t('inspectSetting.saved'));
    const [saved] = await w.sql(
      "select hours_normal, min_photos, clock, handler->>'kind' as by, head_hours, administrator_hours from rectification_setting where company_id = $1",
      [company.id],
    );
    expect(saved).toEqual({
      ...{ hours_normal: 36, min_photos: 2, clock: 'business', by: 'members' },
      ...{ head_hours: 72, administrator_hours: null },
    });
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Forms that change what statistics count by (D1.12): page, the button into the form, words that the form shows. */
const COUNTED_FORMS = [
  ['/web/inspect/settings?tab=rectification', null, 'inspectSetting.rect.autoHint'],
  ['/web/inspect/settings', 'inspectSetting.set', 'inspectSetting.form.overrideHint'],
  ['/web/inspect/checkIn/settings', null, 'checkIn.setting.companyHint'],
  ['/web/inspect/checkIn/settings', 'checkIn.setting.add', 'checkIn.setting.layerLabel'],
  ['/web/score/manage', 'pointsAdjustment.create', 'pointsAdjustment.hint.chooseRule'],
  ['/web/score/rule', 'pointsRule.create', 'pointsRule.field.initial'],
  ['/web/shop/', 'shop.copyHours.act', 'shop.copyHours.hint'],
] as const;

it.each([3, 12])('forms that change what statistics count by warn at night only: it is %i', async (hour) => {
  const look: Look = { language: 'en-US', width: 1440 };
  const company = await w.company();
  const shopId = await company.shop();
  await setHour(company, hour);
  const { page, context } = await open(browser, w.base, look, company.owner);
  const warning = page.getByText(translate(look.language, 'ui.countedNextRun'));
  const seen: string[] = [];
  for (const [path, act, words] of COUNTED_FORMS) {
    await page.goto(path.endsWith('/') ? path + shopId : path);
    if (act)
      await page
        .getByRole('button', { name: translate(look.language, act) })
        .first()
        .click();
    await page.getByText(translate(look.language, words)).first().waitFor();
    if ((await warning.count()) > 0) seen.push(words);
  }
  expect(seen).toEqual(hour === 3 ? COUNTED_FORMS.map(([, , words]) => words) : []);
  await context.close();
});
