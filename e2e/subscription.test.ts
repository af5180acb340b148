import { recordApi } from '@rondo/contract/record';
import { subscriptionApi } from '@rondo/contract/subscription';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { recordFactory } from '../apps/server/test/record-factory.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
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
  for (const fails of [[0], []])
    await make.record({ shopId, template, inspector: company.owner, at: yesterday, fails });
  await w.settle();
});

describe.each(looksOf(import.meta.url))('a report subscription in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `subscription-${part}-${look.language}-${look.width}`;

  it('is made on the page of a list, sent, opened as it was, and stopped without signing in', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/inspect/record?mode=on_site');
    await page.getByRole('link', { name: t('ui.subscribe'), exact: true }).click();
    const report = t('subscription.report.records');
    const form = page.getByRole('dialog', { name: t('subscription.createTitle', { report }) });
    const name = `${report} ${look.width}`;
    await form.getByRole('textbox', { name: t('subscription.field.name') }).fill(name);
    await form.getByRole('radio', { name: t('subscription.frequency.daily') }).click();
    await form.getByText(t('subscription.form.zone', { zone: 'Asia/Shanghai' })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('form'));
    const create = form.getByRole('button', { name: t('subscription.create'), exact: true });
    await context.setOffline(true);
    await create.click();
    await toastShown(page, t('error.NETWORK_EXCEPTION'));
    expect(await form.getByRole('textbox', { name: t('subscription.field.name') }).inputValue()).toBe(name);
    await context.setOffline(false);
    await create.click();
    await toastShown(page, t('subscription.done.create'));
    // The page that was subscribed to is there again.
    await page.waitForURL(/inspect\/record\?mode=on_site/);

    const [one, ...others] = (await company.owner.call(subscriptionApi.list, { keyword: String(look.width) })).list;
    expect(others).toEqual([]);
    const id = one?.id ?? '';
    await page.goto(`/web/subscription?open=${id}`);
    const drawer = page.getByRole('dialog', { name });
    await drawer.getByRole('button', { name: t('subscription.act.test'), exact: true }).click();
    await toastShown(page, t('subscription.done.test'));
    await w.app.runJob('subscription.watch');
    // The drawer follows what is sent by itself.
    await drawer.getByText(t('subscription.run.unopened')).first().waitFor();
    await drawer.getByRole('link', { name: t('subscription.received.seen'), exact: true }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('drawer'));

    const left =
      'insert into subscription_unopened (company_id, subscription_id, member_id, count) values ($1, $2, $3, 6)';
    await w.sql(left, [company.id, id, company.owner.id]);
    await page.reload();
    await drawer.getByText(t('subscription.unopened.count', { count: 6 })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('unopened'));
    await drawer.getByRole('button', { name: t('subscription.unopened.keep'), exact: true }).click();
    await toastShown(page, t('subscription.unopened.kept'));
    await drawer.getByText(t('subscription.unopened.title')).waitFor({ state: 'detached' });

    const [delivery] = await w.sql<{ snapshot_key: string }>(
      `select d.snapshot_key from subscription_delivery d join subscription_run r on r.id = d.run_id where r.subscription_id = $1`,
      [id],
    );
    // From the page itself the reader finds what was sent to them, and from there the page as it is now.
    await page.goto('/web/inspect/record');
    await page.getByRole('button', { name: t('subscription.received.act'), exact: true }).click();
    const menu = page.getByRole('dialog', { name: t('subscription.received.act') });
    await menu.getByRole('link', { name: new RegExp(name) }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('received'));
    await menu.getByRole('link', { name: new RegExp(name) }).click();
    await page.waitForURL(new RegExp(`key=${delivery?.snapshot_key}`));
    await page.getByRole('link', { name: t('subscription.frozen.live'), exact: true }).click();
    await page.waitForURL(/inspect\/record/);
    await page.goto(`/web/subscription/report?key=${delivery?.snapshot_key}&figure=redLine`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: t('subscription.frozen.all'), exact: true }).click();
    const { total } = await company.owner.call(recordApi.list, {});
    // It is kept in the language of whom it was sent to.
    const label = 'Inspection records';
    await page
      .getByRole('heading', { name: t('subscription.frozen.behind', { label, count: String(total) }) })
      .waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('report'));

    const [mail] = await w.sql<{ params: { text: string } }>(
      `select params from delivery where company_id = $1 and text_key = 'report' order by created_at desc limit 1`,
      [company.id],
    );
    await context.clearCookies();
    await page.goto(/\/unsubscribe\/[\w-]+/.exec(mail?.params.text ?? '')?.[0] ?? '');
    await page.getByRole('heading', { name: new RegExp(name) }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('unsubscribe'));
    await page.getByRole('button').click();
    await page.getByRole('heading', { name: new RegExp(name) }).waitFor();
    await expect
      .poll(async () => (await company.owner.call(subscriptionApi.get, { id })).left.map((left) => left.id))
      .toEqual([company.owner.id]);
    const { rev } = await company.owner.call(subscriptionApi.get, { id });
    await company.owner.call(subscriptionApi.move, { id, rev, event: 'end' });
    expect(await company.owner.call(subscriptionApi.list, { state: ['active'] })).toMatchObject({ total: 0 });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of stores tells only what changed, and the rest in a line', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/inspect/statistics');
    await page.getByRole('link', { name: t('ui.subscribe'), exact: true }).click();
    const form = page.getByRole('dialog', {
      name: t('subscription.createTitle', { report: t('subscription.report.statistics') }),
    });
    const name = `Digest ${look.language}`;
    await form.getByRole('textbox', { name: t('subscription.field.name') }).fill(name);
    await form.getByRole('radio', { name: t('subscription.frequency.daily') }).click();
    await form.getByRole('checkbox', { name: t('subscription.field.onlyChanged') }).click();
    await form.getByText(t('subscription.form.changedHint')).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('digest-form'));
    await form.getByRole('button', { name: t('subscription.create'), exact: true }).click();
    await toastShown(page, t('subscription.done.create'));

    const [one] = (await company.owner.call(subscriptionApi.list, { keyword: name })).list;
    const id = one?.id ?? '';
    await company.owner.call(subscriptionApi.sendNow, { id, isTest: true, requestId: requestId() });
    await w.app.runJob('subscription.watch');
    const keys = () =>
      w.sql<{ key: string }>(
        `select d.snapshot_key as key from subscription_delivery d join subscription_run r on r.id = d.run_id
          where r.subscription_id = $1 and d.state = 'sent'`,
        [id],
      );
    await expect.poll(async () => (await keys()).length).toBe(1);
    const [sent] = await keys();
    await page.goto(`/web/subscription/report?key=${sent?.key}`);
    // One store was inspected yesterday, for the first time, and passed.
    await page.getByRole('button', { name: t('subscription.changes.allQuiet', { count: 1 }) }).click();
    await page.getByRole('cell', { name: 'Wapping Lane' }).waitFor();
    await page.getByRole('button', { name: t('subscription.frozen.all'), exact: true }).click();
    await page.getByText(t('subscription.changes.allQuiet', { count: 1 })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('digest-report'));
    const { rev } = await company.owner.call(subscriptionApi.get, { id });
    await company.owner.call(subscriptionApi.move, { id, rev, event: 'end' });
    expect(faults).toEqual([]);
    await context.close();
  });
});
