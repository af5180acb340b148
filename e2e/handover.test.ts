import { handoverApi } from '@rondo/contract/handover';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dispatchTo, givenTemplate } from '../apps/server/test/inspection.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot } from './browser.ts';
import { choose } from './pages/form.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { members } from './pages/members.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

const [FIRST, SECOND] = ['Morning round', 'Evening round'];
const FAULT = 'Cold food above 5 °C';

let w: World;
let browser: Browser;

onStage(async (stage) => {
  ({ w, browser } = stage);
});

/** A company whose store has one manager with two tasks and a rectification in hand, and somebody who works there too. */
async function givenLeaver() {
  const company = await w.company({ name: 'Harbour Coffee' });
  const admin = await company.member({ role: 'administrator', name: 'Siyuan Wang' });
  const leaver = await company.member({ role: 'store_manager', name: 'Ada Nkemelu' });
  const shopId = await company.shop({ name: 'Wapping Lane', managerIds: [leaver.id] });
  const heir = await company.member({ role: 'store_manager', name: 'Ren Takahashi', shopIds: [shopId] });
  const template = await givenTemplate(w, company);
  for (const name of [FIRST, SECOND]) await dispatchTo(w, company.owner, template.id, [shopId], { name });
  await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [leaver] });
  await w.settle();
  return { company, admin, leaver, heir, shopId, template };
}

/** Keeps back the next answer to a call until it is given. */
async function held(page: Page, path: string): Promise<{ asked: Promise<void>; give: () => void }> {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  const asked = page.waitForRequest(`**${path}*`).then(() => undefined);
  await page.route(
    `**${path}*`,
    async (route) => {
      await given;
      await route.continue();
    },
    { times: 1 },
  );
  return { asked, give: () => give() };
}

/** The handover over the page: what is open, who gets all of it, why. */
async function handOver(page: Page, look: Look, { leaver, heir }: Record<'leaver' | 'heir', string>): Promise<void> {
  const t = textsOf(look.language);
  const layer = page.getByRole('dialog', { name: t('handover.titleOf', { name: leaver }) });
  const next = (step: 'open' | 'who' | 'reason' | 'done') =>
    layer.getByRole('button', { name: t(`handover.next.${step}`), exact: true });
  const stepLooksRight = async (name: string) => {
    expect({ name, ...(await looksRight(page)) }).toEqual({ name, ...FINE });
    await shoot(page, `handover-${name}-${look.language}-${look.width}`);
  };
  await layer.getByRole('heading', { name: t('handover.ask.open', { name: leaver, count: 4 }) }).waitFor();
  for (const text of [FIRST, SECOND, FAULT, 'Wapping Lane']) await layer.getByText(text).first().waitFor();
  await stepLooksRight('open');
  await next('open').click();
  await layer.getByText(t('handover.missing', { count: 4 })).waitFor();
  expect(await next('who').isDisabled()).toBe(true);
  await choose(page, layer, t('handover.toAll'), heir, heir);
  await stepLooksRight('who');
  await next('who').click();
  await layer.getByLabel(t('handover.reason'), { exact: true }).fill('Moves to another town');
  await stepLooksRight('reason');
  await next('reason').click();
  await layer.getByText(t('handover.result', { transferred: 4, closed: 0 })).waitFor();
  await stepLooksRight('done');
  await next('done').click();
  await layer.waitFor({ state: 'detached' });
}

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = textsOf(look.language);

  it('a store manager resigns: the successor finds everything in their tasks, nothing is left behind', async () => {
    const { admin, leaver, heir } = await givenLeaver();
    const [theirs, next] = await Promise.all([open(browser, w.base, look, leaver), open(browser, w.base, look, heir)]);
    for (const { page } of [theirs, next]) {
      await page.goto('/web/task');
      await settled(page);
    }
    expect(await next.page.getByText(FIRST).count()).toBe(0);

    const { page, context, faults } = await open(browser, w.base, look, admin);
    const desk = members(page, look);
    const drawer = await desk.open(leaver.id, leaver.name);
    await desk.act(leaver.name, 'resign');
    await handOver(page, look, { leaver: leaver.name, heir: heir.name });
    await drawer.getByText(t('member.detail.resignedBanner')).waitFor();
    await drawer.getByText(t('member.detail.noManaged')).waitFor();
    await theirs.page.waitForURL(/\/web\/login/);

    await next.page.goto('/web/task');
    await settled(next.page);
    for (const name of [FIRST, SECOND, FAULT]) await next.page.getByText(name).first().waitFor();
    await shoot(next.page, `handover-heir-${look.language}-${look.width}`);
    const left = await w.sql<{ count: number }>('select count(*)::int as count from turn where member_id = $1', [
      leaver.id,
    ]);
    expect(left).toEqual([{ count: 0 }]);
    const { items } = await w.call(handoverApi.items, { memberId: heir.id }, admin);
    expect(items.map(({ kind }) => kind).toSorted()).toEqual([
      'rectification_handle',
      'shop',
      'task_handle',
      'task_handle',
    ]);
    expect([faults, theirs.faults, next.faults]).toEqual([[], [], []]);
    await Promise.all([context, theirs.context, next.context].map((one) => one.close()));
  });

  it('work of somebody who left past the handover is found by the nightly check and shown to who can give it on', async () => {
    const { admin, leaver } = await givenLeaver();
    const { page, context, faults } = await open(browser, w.base, look, admin);
    await w.app.runJob('handover.find-orphans');
    await page.goto('/web/user/member');
    await settled(page);
    expect(await page.locator('.orphan-banner').count()).toBe(0);
    await w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [leaver.id]);
    await w.app.runJob('handover.find-orphans');
    const answer = await held(page, handoverApi.orphans.path);
    await page.reload();
    await answer.asked;
    // No row is there that the banner could still push away from under a finger.
    await page.getByRole('status', { name: t('ui.loading') }).waitFor();
    expect(await page.locator('.member-page').count()).toBe(0);
    answer.give();
    const banner = page.locator('.orphan-banner');
    await banner.getByText(t('handover.orphan.found', { count: 4 })).waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `handover-orphans-${look.language}-${look.width}`);
    await banner.getByRole('button', { name: t('handover.orphan.see') }).click();
    const dialog = page.getByRole('dialog', { name: t('handover.orphan.title') });
    await dialog.locator('.orphan-list li').first().waitFor();
    await expect.poll(() => dialog.locator('.orphan-list li').count()).toBe(4);
    await expect.poll(() => dialog.getByText(t('handover.orphan.missing.handler')).count()).toBe(3);
    expect(await looksRight(page)).toEqual(FINE);
    await dialog.getByRole('link', { name: FIRST }).click();
    await page.waitForURL(/\/web\/task\?/);
    await page.getByRole('dialog').getByText(FIRST).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
