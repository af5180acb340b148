import { rectificationApi } from '@rondo/contract/rectification';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import {
  answersOf,
  dispatchTo,
  type GivenTemplate,
  givenTemplate,
  openTask,
  submitTask,
} from '../apps/server/test/inspection.ts';
import { resized, type Scene, shot, uploadPhoto } from '../apps/server/test/photo.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let template: GivenTemplate;
let manager: Person;
let reviewer: Person;
let shopId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  template = await givenTemplate(w, company, { items: 2 });
  manager = await company.member({ role: 'store_manager', name: '李卓然' });
  shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  reviewer = await company.member({ role: 'area_manager', name: 'Yiming Chen', shopIds: [shopId] });
});

/** An inspection of the store with a photo of its first item; the record. */
async function inspected(photo: Buffer): Promise<string> {
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], {
    ...{ executor: { kind: 'manager' }, review: true, reviewerIds: [reviewer.id] },
  });
  await openTask(manager, firstTaskId);
  const answers = answersOf(template.items, [0]);
  const answer = answers[template.items[0]?.id ?? ''];
  if (answer) answer.photos = [await uploadPhoto(manager, photo, { source: 'camera' })];
  const { recordId } = await submitTask(manager, firstTaskId, answers);
  await w.settle();
  return recordId;
}

const SCENES: Record<Look['width'], [Scene, Scene]> = {
  390: ['kitchen-lunch', 'storage-racks'],
  1440: ['till-bakery', 'aisle-supermarket'],
};

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const formOf = (page: Page) => page.locator('.dialog');

  it('a fix with the photo of its problem is refused, what was entered stays, and goes with the mark', async () => {
    const [scene, other] = SCENES[look.width];
    const problem = await shot(scene);
    const beforePhotoIds = [await uploadPhoto(reviewer, problem)];
    const people = { initiator: reviewer, handlers: [manager], reviewers: [reviewer] };
    // Evidence that the second photo of the fix looks like.
    await inspected(await shot(other));
    const id = await givenRectification(w, company, { shopId, ...people, beforePhotoIds });
    const { page, context, faults } = await open(browser, w.base, look, manager);
    await page.goto(`/web/inspect/problem?open=${id}`);
    const send = { name: t('rectification.act.handle') };
    await page.getByRole('dialog').getByRole('button', send).click();
    const form = formOf(page);
    const add = (buffer: Buffer) =>
      form.locator('input[type=file]').setInputFiles({ name: 'after.jpg', mimeType: 'image/jpeg', buffer });
    await add(problem);
    await form.locator('.photo-grid .photo').first().waitFor();
    await form.getByLabel(t('ui.act.comment')).fill('Seal replaced');
    await form.getByRole('button', send).click();
    await form.getByRole('alert').getByText(t('error.PHOTO_UNCHANGED')).waitFor();
    expect(await form.getByLabel(t('ui.act.comment')).inputValue()).toBe('Seal replaced');
    expect(await form.locator('.photo-field .photo-grid .photo').count()).toBe(1);
    await add(await resized(await shot(other)));
    await form.getByRole('heading', { name: t('photoHash.title') }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `photo-hash-refused-${look.language}-${look.width}`);
    await form.getByLabel(t('rectification.form.noVisibleChange')).check();
    await form.getByRole('button', send).click();
    await toastShown(page, t('rectification.done.handle'));
    expect(faults).toEqual([]);
    await context.close();
    expect((await company.owner.call(rectificationApi.get, { id })).noVisibleChange).toBe(true);
    await w.settle();

    const second = await open(browser, w.base, look, reviewer);
    await second.page.goto(`/web/inspect/problem?open=${id}`);
    const drawer = second.page.getByRole('dialog');
    await drawer.getByText(t('rectification.unchangedBanner')).waitFor();
    await drawer.getByRole('heading', { name: t('photoHash.title') }).waitFor();
    await drawer.getByText(t('rectification.unchanged'), { exact: false }).last().scrollIntoViewIfNeeded();
    expect(await violations(second.page)).toEqual([]);
    expect(await sideways(second.page)).toBe(0);
    await shoot(second.page, `photo-hash-reviewer-${look.language}-${look.width}`);
    expect(second.faults).toEqual([]);
    await second.context.close();
  });

  it('the reviewer of a record sees which photo looks like which, and why its trust is lower', async () => {
    const scene: Scene = look.width === 390 ? 'seating-cafe' : 'door-fashion';
    await inspected(await shot(scene));
    const recordId = await inspected(await resized(await shot(scene)));
    const { page, context, faults } = await open(browser, w.base, look, reviewer);
    await page.goto(`/web/inspect/record/${recordId}`);
    const card = page.getByRole('region', { name: t('photoHash.title') });
    await card.getByText('Wapping Lane', { exact: false }).waitFor();
    await page.getByText(t('checkIn.trust.photos.alike', { count: 1, all: 1 })).waitFor();
    await card.scrollIntoViewIfNeeded();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `photo-hash-report-${look.language}-${look.width}`);
    await card.getByRole('button').last().click();
    await page.getByRole('dialog', { name: t('ui.photo.viewer') }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
