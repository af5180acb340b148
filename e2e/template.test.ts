import { taskApi } from '@rondo/contract/task';
import { templateApi } from '@rondo/contract/template';
import { allItems } from '@rondo/domain/scoring/template';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
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
  company = await w.company({ name: 'Harbour Kitchen' });
  manager = await company.member({ role: 'store_manager', name: '李卓然' });
  await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
});

describe.each(looksOf(import.meta.url))('a template in $language at $width', (look: Look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const name = `Evening round ${look.language}`;

  const looksRight = async (page: Page, part: string) => {
    await still(page);
    await shoot(page, `template-${part}-${look.language}-${look.width}`);
    expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
    expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
  };

  /** A category at the end with its check items. */
  async function category(page: Page, called: string, items: readonly string[]): Promise<void> {
    await page.getByRole('button', { name: t('template.addCategory') }).click();
    await page.getByLabel(t('template.categoryName')).last().fill(called);
    const line = page.getByLabel(t('template.addItemTo', { name: called }));
    for (const item of items) {
      await line.fill(item);
      await line.press('Enter');
      await page.locator('.te-row-main', { hasText: item }).waitFor();
    }
  }

  it('is built from nothing with weights, answers and a red line, published, and given to a store', async () => {
    const { owner } = company;
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/inspect/template');
    await page
      .getByRole('button', { name: t('template.create') })
      .first()
      .click();
    const create = page.getByRole('dialog');
    await create.getByLabel(t('template.field.name')).fill(name);
    await create.getByRole('button', { name: t('ui.create') }).click();
    await page.waitForURL(/\/inspect\/template\/[0-9a-f-]{36}/);
    const id = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? '';
    const step = (at: number) => page.locator('.te-steps button').nth(at).click();

    await step(0);
    const background = '#2f7d5b';
    const drawn = sharp({ create: { width: 640, height: 360, channels: 3, background } });
    const cover = { name: 'cover.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
    await page
      .getByRole('group', { name: t('template.cover') })
      .locator('input[type=file]')
      .setInputFiles(cover);
    await page
      .getByRole('group', { name: t('template.cover') })
      .getByRole('button', { name: t('ui.remove') })
      .waitFor();
    await looksRight(page, 'cover');
    // What is read again and gets no answer takes nothing from the screen.
    await page.getByRole('button', { name: t('template.share.act') }).click();
    const share = page.getByRole('dialog', { name: t('template.share.act') });
    const toShare = share.getByRole('button', { name: t('ui.save') });
    await toShare.waitFor();
    const unanswered = page.waitForEvent('requestfailed', (request) => request.url().includes('/template/detail'));
    await page.route('**/template/detail*', (route) => route.abort());
    await toShare.click();
    await unanswered;
    await toastShown(page, t('template.share.saved'));
    await page.unroute('**/template/detail*');
    expect(await page.getByLabel(t('template.field.name')).inputValue()).toBe(name);
    await step(1);
    await page.getByRole('radio', { name: t('template.byMethod.weighted') }).check();
    await step(2);
    await category(page, 'Kitchen', ['Hands are washed', 'Floor is clean']);
    await category(page, 'Hall', ['Queue is short']);
    const settings = page.getByRole('complementary', { name: t('template.settings') });
    const closed = async () => {
      if (look.width === 390) await settings.getByRole('button', { name: t('ui.close') }).click();
    };
    await page.locator('.te-row-main', { hasText: 'Hands are washed' }).click();
    await settings.getByText(t('state.severity.red_line'), { exact: true }).click();
    await looksRight(page, 'red-line');
    await closed();
    await page.locator('.te-row-main', { hasText: 'Floor is clean' }).click();
    await choose(page, settings, t('template.item.answer'), t('template.answer.score'));
    await closed();
    await page.locator('.te-row-main', { hasText: 'Queue is short' }).click();
    await choose(page, settings, t('template.item.answer'), t('template.answer.level'));
    await looksRight(page, 'level');
    await closed();
    await step(1);
    await page.getByLabel(t('template.scoring.weightOf', { name: 'Kitchen' })).fill('60');
    await page.getByLabel(t('template.scoring.weightOf', { name: 'Hall' })).fill('40');
    await page.locator('.te-total', { hasText: t('template.scoring.weightTotal', { total: 100 }) }).waitFor();
    await looksRight(page, 'weights');
    await page.getByRole('button', { name: t('template.act.preview') }).click();
    // It begins at the item that is chosen: the cover stands over the first one.
    const back = page.getByRole('button', { name: t('template.preview.previous') });
    while (await back.isEnabled()) await back.click();
    await page.locator('.te-phone .cover').waitFor();
    await looksRight(page, 'preview');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.close') })
      .first()
      .click();

    await page.getByRole('button', { name: t('template.act.publish', { no: 1 }) }).click();
    const publish = page.getByRole('dialog', { name: t('template.publish.title', { no: 1 }) });
    await publish.getByRole('button', { name: t('template.publish.submit') }).click();
    await toastShown(page, t('template.done.published', { no: 1 }));
    const { scoring, content, edited, cover: kept } = await owner.call(templateApi.get, { id });
    expect(scoring.method).toBe('weighted');
    expect(content.categories.map((one) => [one.name, one.weightPercent])).toEqual([
      ['Kitchen', 60],
      ['Hall', 40],
    ]);
    expect(allItems(content).map((item) => [item.answer, item.severity])).toEqual([
      ['pass_fail', 'red_line'],
      ['score', 'normal'],
      ['level', 'normal'],
    ]);
    expect([edited?.by.id, kept?.name]).toEqual([owner.id, cover.name]);

    await page.goto(`/web/inspect/template?q=${encodeURIComponent(name)}`);
    await page.getByText(name).first().waitFor();
    await page.locator('.cover:visible').first().waitFor();
    await looksRight(page, 'list');
    await page.goto('/web/task?dispatch=1');
    await choose(page, page, t('task.wizard.template'), name);
    await page.getByLabel(t('task.wizard.name')).first().fill(name);
    await page.getByRole('button', { name: t('task.wizard.next.where') }).click();
    await choose(page, page, t('task.wizard.shops'), 'Wapping Lane', 'Wapping');
    await page.getByRole('button', { name: t('task.wizard.next.who') }).click();
    await page.getByRole('radio', { name: t('task.wizard.kinds.manager') }).check();
    await page.getByLabel(t('task.wizard.review'), { exact: true }).click();
    await page.getByRole('button', { name: t('task.wizard.next.when') }).click();
    await page.getByText(t('task.wizard.deadlineKinds.open_hours'), { exact: true }).click();
    await page.getByLabel(t('task.wizard.cycle.term'), { exact: true }).fill('12');
    await page
      .getByText(t('task.wizard.sumOpenHours', { count: 12 }))
      .first()
      .waitFor({ state: 'attached' });
    await looksRight(page, 'dispatch');
    await page.getByRole('button', { name: t('task.wizard.submit', { count: 1 }) }).click();
    await toastShown(page, t('task.wizard.created', { count: 1 }));
    const { list } = await manager.call(taskApi.list, { keyword: name });
    expect(list).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is generated from a manual, reviewed beside what it quotes, and published', async () => {
    const { owner } = company;
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/inspect/template');
    await page
      .getByRole('button', { name: t('template.generation.act') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('template.generation.title') });
    await dialog.getByText(t('template.generation.withoutModel')).waitFor();
    await looksRight(page, 'generate');
    const document = (called: string, words: string) => ({
      ...{ name: called, mimeType: 'text/plain', buffer: Buffer.from(words) },
    });
    await dialog.locator('input[type=file]').setInputFiles(document('poem.txt', 'Roses are red.'));
    await dialog.getByText(t('error.GENERATION_NOTHING_FOUND')).waitFor();
    await looksRight(page, 'not-generated');
    await dialog.getByRole('button', { name: t('template.generation.other') }).click();
    const source = `Manual ${look.language} ${look.width}.txt`;
    const rule = 'Hands must be washed for at least 20 seconds.';
    await dialog.locator('input[type=file]').setInputFiles(document(source, `${rule}\nWe like music.`));
    await page.waitForURL(/\/inspect\/template\/[0-9a-f-]{36}/);
    const id = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? '';
    await page.getByText(t('template.generation.from', { source })).waitFor();
    await page.locator('.te-row-main').first().click();
    const settings = page.getByRole('complementary', { name: t('template.settings') });
    await settings.locator('blockquote', { hasText: rule }).waitFor();
    await looksRight(page, 'generated');
    if (look.width === 390) await settings.getByRole('button', { name: t('ui.close') }).click();
    await page.getByRole('button', { name: t('template.act.publish', { no: 1 }) }).click();
    const publish = page.getByRole('dialog', { name: t('template.publish.title', { no: 1 }) });
    await publish.getByRole('button', { name: t('template.publish.submit') }).click();
    await publish.getByText(t('template.generation.confirmNeeded')).waitFor();
    await publish.getByRole('checkbox').check();
    await publish.getByRole('button', { name: t('template.publish.submit') }).click();
    await toastShown(page, t('template.done.published', { no: 1 }));
    expect(await owner.call(templateApi.get, { id })).toMatchObject({
      ...{ state: 'published', generation: { isReviewed: true } },
    });
    expect(faults).toEqual([]);
    await context.close();
  });
});
