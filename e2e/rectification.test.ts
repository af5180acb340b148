import { rectificationApi } from '@rondo/contract/rectification';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { LOOKS, type Look, launch, open, shoot, sideways, violations } from './browser.ts';

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;
let reviewer: Person;
let shopId: string;

beforeAll(async () => {
  [w, browser] = await Promise.all([world(), launch()]);
  company = await w.company({ name: 'Harbour Coffee' });
  manager = await company.member({ role: 'store_manager', name: '李卓然' });
  shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  reviewer = await company.member({ role: 'inspector', name: 'Yiming Chen', shopIds: [shopId] });
});
afterAll(async () => {
  await browser.close();
  await w.stop();
});

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#7aa' } })
    .jpeg()
    .toBuffer();

describe.each(LOOKS)('$language at $width', (look: Look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('a store manager submits a fix with a photo, the reviewer approves it', async () => {
    const id = await givenRectification(w, company, {
      shopId,
      initiator: reviewer,
      handlers: [manager],
      reviewers: [reviewer],
    });
    const { page, context, faults } = await open(browser, w.base, look, manager);
    await page.goto(`/web/inspect/problem?open=${id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rectification.act.handle') })
      .click();
    const form = page.locator('.dialog');
    await form.getByRole('button', { name: t('rectification.act.handle') }).click();
    await form.getByText(t('rectification.form.photosNeeded')).waitFor();
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'after.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await form.locator('.photo-grid .photo').first().waitFor();
    await form.getByLabel(t('rectification.form.comment')).fill('Door seal replaced, 3.8 °C');
    await form.getByRole('button', { name: t('rectification.act.handle') }).click();
    await page.getByText(t('rectification.done.handle')).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `rectification-handled-${look.language}-${look.width}`);
    expect(faults).toEqual([]);
    await context.close();

    const second = await open(browser, w.base, look, reviewer);
    await second.page.goto('/web/inspect/problem?tab=review');
    // On the phone the whole card is the target: the text lies below it.
    await second.page.getByText('Cold food above 5 °C').first().click({ force: true });
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: t('rectification.act.approve') })
      .click();
    await second.page
      .locator('.dialog')
      .getByRole('button', { name: t('rectification.act.approve') })
      .click();
    await second.page.getByText(t('rectification.done.approve')).waitFor();
    expect(second.faults).toEqual([]);
    await second.context.close();
    expect((await company.owner.call(rectificationApi.get, { id })).state).toBe('completed');
  });

  it('who comes second hears that it has been handled', async () => {
    const id = await givenRectification(w, company, {
      shopId,
      initiator: reviewer,
      handlers: [manager],
      reviewers: [reviewer],
    });
    await w.sql(`update rectification set state = 'awaiting_review' where id = $1`, [id]);
    const { page, context } = await open(browser, w.base, look, reviewer);
    await page.goto(`/web/inspect/problem?open=${id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rectification.act.approve') })
      .click();
    await company.owner.call(rectificationApi.approve, { id, rev: 0 });
    await page
      .locator('.dialog')
      .getByRole('button', { name: t('rectification.act.approve') })
      .click();
    await page.getByText(t('error.TASK_HANDLED')).waitFor();
    await context.close();
  });
});
