import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setupKeyOf } from '../apps/server/test/setup-key.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { LOOKS, type Look, open, shoot, sideways, violations } from './browser.ts';
import { checkItemFile, checkItemName, storeFile } from './pages/files.ts';
import { choose } from './pages/form.ts';
import { lineOf } from './pages/list.ts';
import { givenMember } from './pages/member.ts';
import { performing, picture } from './pages/perform.ts';
import { settled, still } from './pages/settled.ts';
import { PASSWORD, shellShown, signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { inBrowser } from './stage.ts';

const STORES = 300;
const ITEMS = 60;
const FAILED = [0, 20, 40];
const SHOP = 'SOUTH GATE 100 Firestone Blvd';
let browser: Browser;
inBrowser((running) => {
  browser = running;
});

/** Owner and reviewer work at this width, inspector and store manager always on the phone. */
describe.each(LOOKS)('the main job in $language, its owner at $width', (look) => {
  const t = textsOf(look.language);
  let w: World;
  let owner: Visit;
  let number = '';
  const faults: string[] = [];
  beforeAll(async () => {
    w = await world();
  });
  afterAll(async () => {
    await owner?.context.close();
    await w.stop();
  });
  let shown: Page | null = null;
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' && shown && !shown.isClosed())
      await shoot(shown, `main-failed-${look.language}-${look.width}-${task.name.slice(0, 20)}`);
  });
  const visit = async (at: Look): Promise<Visit> => {
    const { page, context, faults: found } = await open(browser, w.base, at);
    shown = page;
    const end = async () => {
      faults.push(...found);
      await context.close();
      shown = owner.page;
    };
    return { page, context, end };
  };
  const looksRight = async (page: Page, name: string) => {
    await still(page);
    expect.soft({ name, violations: await violations(page) }).toEqual({ name, violations: [] });
    expect.soft({ name, sideways: await sideways(page) }).toEqual({ name, sideways: 0 });
    await shoot(page, `main-${name}-${look.language}-${look.width}`);
  };
  const asSomebody = async (account: string, at: Look, path: string): Promise<Visit> => {
    const somebody = await visit(at);
    await somebody.page.goto(path);
    await signIn(somebody.page, look, account);
    await somebody.page.waitForURL((url) => !url.pathname.startsWith('/web/login'));
    return somebody;
  };
  const phone: Look = { ...look, width: 390 };

  it('the set-up page creates the company and its owner', async () => {
    owner = await visit(look);
    const { page } = owner;
    await page.goto(`/web/login#setup=${await setupKeyOf(w)}`);
    await page.getByRole('heading', { name: t('session.setup.title') }).waitFor();
    await looksRight(page, 'set-up');
    const name = page.getByLabel(t('session.setup.companyName'));
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    const button = await page.getByRole('button', { name: t('session.setup.submit') }).boundingBox();
    if (look.width === 1440) expect(button && button.y + button.height).toBeLessThan(900);
    await name.fill('Firestone Burgers');
    await page.getByLabel(t('session.setup.name'), { exact: true }).fill('Lan Zhou');
    await page.getByLabel(t('session.account')).fill('owner@main.rondo');
    await page.getByLabel(t('session.password'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(t('session.setup.again')).fill(PASSWORD);
    await page.getByRole('button', { name: t('session.setup.submit') }).click();
    await shellShown(page);
  });

  it('stores are imported after a dry run that names what cannot be read', async () => {
    const { page } = owner;
    await page.goto('/web/shop');
    await settled(page);
    await page
      .locator('.list-head, .shell-page')
      .getByRole('button', { name: t('shop.import') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(storeFile(STORES));
    await dialog.getByText(t('import.columnsHint')).waitFor();
    await looksRight(page, 'store-columns');
    await dialog.getByRole('button', { name: t('ui.next') }).click();
    await dialog.locator('.import-counters').waitFor();
    await dialog.getByText(t('shop.importing.composed')).waitFor();
    await expect
      .poll(() => dialog.locator('.import-counter strong').allInnerTexts())
      .toEqual([String(STORES), '4', '0']);
    await dialog.getByText('Mars/Olympus').waitFor();
    await dialog.getByText(t('shop.importFault.zone')).waitFor();
    await looksRight(page, 'store-dry-run');
    await dialog.getByRole('button', { name: t('import.submit', { count: STORES }) }).click();
    await dialog.getByText(t('job.result.created', { count: STORES })).waitFor();
    await dialog.getByRole('button', { name: t('ui.done') }).click();
    await page.getByText(t('ui.list.total', { count: STORES })).waitFor();
    await looksRight(page, 'stores');
  });

  it('a template of imported check items is set up and published', async () => {
    const { page } = owner;
    await page.goto('/web/inspect/template');
    await settled(page);
    await page
      .getByRole('button', { name: t('template.create') })
      .first()
      .click();
    const create = page.getByRole('dialog');
    await create.getByLabel(t('template.field.name')).fill('Food safety');
    await create.getByRole('button', { name: t('ui.create') }).click();
    await page.waitForURL(/\/inspect\/template\/[0-9a-f-]{36}/);
    await settled(page);
    await page.locator('.te-steps button').nth(2).click();
    await page.getByRole('button', { name: t('ui.import'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('template.importing.title') });
    await dialog.locator('input[type=file]').setInputFiles(checkItemFile(ITEMS));
    await dialog.locator('.import-counters').waitFor();
    expect(await dialog.locator('.import-counter strong').first().innerText()).toBe(String(ITEMS));
    await dialog.getByRole('button', { name: t('import.submit', { count: ITEMS }) }).click();
    await dialog.getByRole('button', { name: t('ui.done') }).click();

    await page
      .locator('.te-row-main', { hasText: checkItemName(0) })
      .first()
      .click();
    const settings = page.getByRole('complementary', { name: t('template.settings') });
    await settings.getByText(t('state.severity.red_line'), { exact: true }).click();
    const photos = settings.locator('.te-switch', { hasText: t('template.item.photo') }).first();
    if ((await photos.getByRole('switch').getAttribute('aria-checked')) !== 'true')
      await photos.getByRole('switch').click();
    await choose(page, photos, t('template.item.photoRule'), t('template.photoRule.always'));
    await looksRight(page, 'template');
    if (look.width === 390) await settings.getByRole('button', { name: t('ui.close') }).click();
    await page.getByRole('button', { name: t('template.act.publish', { no: 1 }) }).click();
    const publish = page.getByRole('dialog', { name: t('template.publish.title', { no: 1 }) });
    await publish.getByRole('button', { name: t('template.publish.submit') }).click();
    await toastShown(page, t('template.done.published', { no: 1 }));
  });

  it('the store gets its manager, and an inspection is dispatched', async () => {
    await givenMember(w, { role: 'inspector', name: 'Yiming Chen', account: 'inspector@main.rondo' });
    await givenMember(w, { role: 'store_manager', name: 'Zhuoran Li', account: 'manager@main.rondo' });
    const { page } = owner;
    const [shop] = await w.sql<{ id: string; name: string }>(`select id, name from shop where code = '12000'`);
    expect(shop?.name).toContain(SHOP);
    await page.goto(`/web/shop?open=${shop?.id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shop.act.edit') })
      .click();
    const form = page.locator('dialog.dialog');
    await choose(page, form, t('shop.field.managers'), 'Zhuoran Li', 'Zhuoran');
    await form.getByRole('button', { name: t('ui.save') }).click();
    await form.waitFor({ state: 'detached' });

    await page.goto('/web/task');
    await settled(page);
    // On the phone the head of the list has it as a sign, and the empty list as its next step.
    await page
      .getByRole('link', { name: t('task.dispatch'), exact: true })
      .first()
      .click();
    await choose(page, page, t('task.wizard.template'), 'Food safety');
    await page.getByLabel(t('task.wizard.name')).first().fill('November audit');
    await page.getByRole('button', { name: t('task.wizard.next.where') }).click();
    await choose(page, page, t('task.wizard.shops'), SHOP, '12000');
    await page.getByRole('button', { name: t('task.wizard.next.who') }).click();
    await page.getByRole('radio', { name: t('task.wizard.kinds.members') }).check();
    await choose(page, page, t('task.wizard.members'), 'Yiming Chen', 'Yiming');
    await page.getByLabel(t('task.wizard.review'), { exact: true }).click();
    await page.getByRole('button', { name: t('task.wizard.next.when') }).click();
    await page.getByRole('button', { name: t('task.wizard.quick.week') }).click();
    await looksRight(page, 'dispatch');
    await page.getByRole('button', { name: t('task.wizard.submit', { count: 1 }) }).click();
    await page.getByText(t('task.wizard.created', { count: 1 })).waitFor();
  });

  it('the inspector answers everything, fails three with photos, and sees score and rectifications', async () => {
    const { page, end } = await asSomebody('inspector@main.rondo', phone, '/web/task');
    await settled(page);
    await lineOf(page, 'November audit').click();
    await page.getByRole('dialog').getByText(t('task.doing.begin')).click();
    const here = performing(page, t);
    for (let i = 0; i < ITEMS; i += 1) {
      await here.item(checkItemName(i));
      await here.answer(FAILED.includes(i) ? 'fail' : 'pass');
      if (!FAILED.includes(i)) continue;
      await here.photo(['#a44', '#4a4', '#44a'][FAILED.indexOf(i)]);
      if (i === 0) await looksRight(page, 'answering');
      await here.next();
    }
    await page.getByText(t('inspection.review.planned', { count: 3 })).waitFor();
    await looksRight(page, 'review');
    await here.submit();
    await page.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
    await page.getByText(t('inspection.done.rectifications', { count: 3 })).waitFor();
    await expect.poll(() => page.locator('.submitted .review-rows li').count()).toBe(3);
    await page.getByText(t('inspection.review.redLines', { count: 1 })).waitFor();
    const [record] = await w.sql<{ number: string }>('select number from record');
    number = record?.number ?? '';
    await page.getByText(t('inspection.done.number', { number })).waitFor();
    await looksRight(page, 'submitted');
    await end();
  });

  it('the store manager fixes one with a photo', async () => {
    const { page, end } = await asSomebody('manager@main.rondo', phone, '/web/inspect/problem');
    await lineOf(page, checkItemName(20)).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rectification.act.handle') })
      .click();
    const form = page.locator('.dialog');
    const file = { name: 'after.jpg', mimeType: 'image/jpeg', buffer: await picture('#4aa') };
    await form.locator('input[type=file]').setInputFiles(file);
    await form.locator('.photo-grid .photo').first().waitFor();
    await form.getByRole('button', { name: t('rectification.act.handle') }).click();
    await toastShown(page, t('rectification.done.handle'));
    await looksRight(page, 'handled');
    await end();
  });

  it('the inspector, who reviews it, approves it', async () => {
    const { page, end } = await asSomebody('inspector@main.rondo', look, '/web/inspect/problem?tab=review');
    await lineOf(page, checkItemName(20)).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rectification.act.approve') })
      .click();
    await toastShown(page, t('rectification.done.approve'));
    await end();
  });

  it('the owner sees it in records, report and statistics, and every number opens as many rows', async () => {
    const { page } = owner;
    await w.settle();
    await page.goto('/web/inspect/record');
    await page.getByText(t('ui.list.total', { count: 1 })).waitFor();
    await looksRight(page, 'records');
    await lineOf(page, SHOP).click();
    await page.waitForURL(/\/inspect\/record\/[0-9a-f-]{36}/);
    await page.getByText(checkItemName(40)).first().waitFor();
    await page.getByText(number).first().waitFor();
    await looksRight(page, 'report');

    await page.goto('/web/inspect/statistics');
    await settled(page);
    await looksRight(page, 'statistics');
    const opens = { records: /\/inspect\/record\?/, redLines: /\/inspect\/statistics\?.*rows=failures/ };
    for (const key of ['records', 'redLines'] as const) {
      const label = page.locator('.stat-label', { hasText: new RegExp(`^${t(`statistics.figure.${key}`)}`) });
      const figure = page.locator('.stat', { has: label });
      await expect.poll(async () => (await figure.locator('.kpi').innerText()).trim()).toBe('1');
      await figure.click();
      await page.waitForURL(opens[key]);
      await page
        .getByText(t('ui.list.total', { count: 1 }))
        .first()
        .waitFor();
      await page.goBack();
      await settled(page);
    }
    const failed = page.locator('.statistics-card', { hasText: t('statistics.top.title') });
    await failed.getByText(checkItemName(20)).click();
    await page.waitForURL(/\/inspect\/record\?.*itemId/);
    await page.getByText(t('ui.list.total', { count: 1 })).waitFor();
    expect(faults).toEqual([]);
  });
});

interface Visit {
  page: Page;
  context: BrowserContext;
  /** Closes the browser profile and keeps the faults of its pages. */
  end: () => Promise<void>;
}
