import { flowCounterApi } from '@rondo/contract/flow-counter';
import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { subscriptionApi } from '@rondo/contract/subscription';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { flowHour } from '../apps/server/test/flow-rows.ts';
import { shot as sceneOf } from '../apps/server/test/photo.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let today: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  today = civilDate(w.clock.now(), 'Asia/Shanghai');
  for (const [index, name] of ['Wapping Lane', 'Limehouse Basin', 'Shadwell'].entries()) {
    const shopId = await company.shop({ name });
    for (let back = 1; back <= 14; back += 1) {
      for (let hour = 9; hour < 21; hour += 1) {
        const entries = 20 + ((hour * 7 + back * 3 + index * 11) % 40);
        const at = { companyId: company.id, shopId, day: addDays(today, -back), hour };
        // The first store's counter stood still for some minutes of each hour on two days.
        const healthy_minutes = index === 0 && (back === 3 || back === 4) ? 20 : 60;
        await flowHour(w, at, {
          ...{ entries, exits: Math.max(0, entries - (hour < 15 ? 3 : -2)), healthy_minutes },
          ...{ passers: entries * 4, counted_passers: entries * 4, capture_entries: entries, sale_entries: entries },
          ...{ transactions: Math.round(entries / 4), counted_transactions: Math.round(entries / 4) },
          ...{ items: Math.round(entries / 2), amount: entries * 12.5 },
        });
      }
    }
  }
});

describe.each(looksOf(import.meta.url))('a flow dashboard in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shot = (part: string) => `flow-dashboard-${part}-${look.language}-${look.width}`;

  it('is made of a template, read, opened number by number, edited by keyboard, and saved', async () => {
    const { page, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/flow?dialog=create');
    const form = page.getByRole('dialog', { name: t('flowDashboard.create') });
    const name = `Overview ${look.width} ${look.language}`;
    await form.getByRole('textbox', { name: t('flowDashboard.name') }).fill(name);
    await shoot(page, shot('create'));
    await form.getByRole('button', { name: t('ui.create'), exact: true }).click();
    await toastShown(page, t('flowDashboard.done.create'));
    await page.waitForURL(/\/flow\/dashboard\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const entries = page.getByRole('link', {
      name: t('flowDashboard.rows.opened', { name: t('flowMetric.name.entries') }),
    });
    await entries.first().waitFor();
    await page.locator('.flow-dashboard-card[data-kind=line] svg').first().waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('view'));

    // A number opens the rows that it is made of; they add up to it.
    const shown = (await entries.first().innerText()).trim();
    await entries.first().click();
    const drawer = page
      .getByRole('complementary')
      .or(page.getByRole('dialog'))
      .filter({ hasText: t('flowDashboard.rows.sum') });
    await drawer.getByText(t('flowDashboard.rows.sum')).waitFor();
    const sum = await drawer.locator('.flow-dashboard-sum td').nth(1).innerText();
    expect(shown.replace('≥ ', '')).toBe(sum);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('rows'));
    await page.keyboard.press('Escape');

    // The heading says which; a reload keeps it.
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}?edit=true`);
    if (look.width >= 768) {
      const grip = page
        .getByRole('button', { name: t('app.order.move', { name: t('flowMetric.name.entries') }) })
        .first();
      await grip.focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('button', { name: t('flowDashboard.act.undo'), exact: true }).click();
      expect(await page.getByRole('button', { name: t('ui.save'), exact: true }).isDisabled()).toBe(true);
    }
    const remove = t('flowDashboard.widget.remove', { name: t('flowMetric.name.amount') });
    await page.getByRole('button', { name: remove, exact: true }).click();
    await page.getByRole('button', { name: t('flowDashboard.act.add'), exact: true }).click();
    const widget = page.getByRole('dialog', { name: t('flowDashboard.widget.settings') });
    await widget.getByRole('textbox', { name: t('flowDashboard.widget.title') }).fill('Who came in');
    await shoot(page, shot('widget'));
    await widget.getByRole('button', { name: t('ui.done'), exact: true }).click();
    await page.getByRole('heading', { name: 'Who came in', level: 2 }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('edit'));
    await page.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await toastShown(page, t('flowDashboard.done.save'));
    const id = pathname.split('/').at(-1) ?? '';
    const { widgets } = await company.owner.call(flowDashboardApi.get, { id });
    expect(widgets.map(({ title }) => title)).toContain('Who came in');
    expect(widgets.some(({ metrics, kind }) => kind === 'number' && metrics[0] === 'amount')).toBe(false);
    expect(faults).toEqual([]);
  });

  it('is found in both lists, unknown ones are said to be, and the wall shows it alone', async () => {
    const { id } = await company.owner.call(flowDashboardApi.create, {
      ...{ name: `Wall ${look.width} ${look.language}`, template: 'conversion', requestId: requestId() },
    });
    const { page, faults } = await open(browser, w.base, look, company.owner);
    for (const path of ['/web/flow', '/web/flow/dashboard']) {
      await page.goto(path);
      await page.getByText(`Wall ${look.width} ${look.language}`, { exact: true }).first().waitFor();
    }
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('list'));
    await page.goto(`/web/flow/dashboard/${id}?wall=true`);
    await page.getByRole('button', { name: t('flowDashboard.wall.leave'), exact: true }).waitFor();
    await page.locator('.heat table').waitFor();
    // How old the figures are is told, and the screen is filled at a press; leaving it leaves the wall.
    await page.locator('.flow-dashboard-wall-bar [role=status]').waitFor();
    await page.getByRole('button', { name: t('flowDashboard.wall.fill'), exact: true }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await shoot(page, shot('wall'));
    await page.keyboard.press('Escape');
    await page.waitForURL(new RegExp(`/flow/dashboard/${id}$`));
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    expect(faults).toEqual([]);
    await page.goto('/web/flow/dashboard/00000000-0000-7000-8000-000000000001');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('two who change one dashboard compare what they made, or keep theirs as a copy', async () => {
    const { owner } = company;
    const name = `Both ${look.width} ${look.language}`;
    const { id } = await owner.call(flowDashboardApi.create, { name, template: 'queue', requestId: requestId() });
    const { page, faults } = await open(browser, w.base, look, owner);
    await page.goto(`/web/flow/dashboard/${id}?edit=true`);
    const remove = async (metric: 'queuePeak' | 'entries') => {
      const words = t('flowDashboard.widget.remove', { name: t(`flowMetric.name.${metric}`) });
      await page.getByRole('button', { name: words, exact: true }).click();
    };
    const save = page.getByRole('button', { name: t('ui.save'), exact: true });
    const others = async (title: string) => {
      const { filters, widgets, rev } = await owner.call(flowDashboardApi.get, { id });
      const renamed = widgets.map((one) => (one.metrics[0] === 'staffRatio' ? { ...one, title } : one));
      await owner.call(flowDashboardApi.save, { id, rev, filters, widgets: renamed });
    };
    await remove('queuePeak');
    await others('Theirs');
    await save.click();
    const conflict = page.getByRole('dialog', { name: t('ui.conflict.title') });
    await conflict.getByText('Theirs').first().waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('conflict'));
    await conflict.getByRole('button', { name: t('ui.conflict.apply'), exact: true }).click();
    await save.click();
    await toastShown(page, t('flowDashboard.done.save'));
    const both = (await owner.call(flowDashboardApi.get, { id })).widgets;
    expect([both.some(({ metrics }) => metrics[0] === 'queuePeak' && metrics.length === 1), both.length]).toEqual([
      false,
      6,
    ]);
    expect(both.some(({ title }) => title === 'Theirs')).toBe(true);

    await remove('entries');
    await others('Theirs again');
    await save.click();
    await conflict.getByRole('button', { name: t('ui.conflict.copy'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('flowDashboard.act.copy') });
    await form.getByRole('button', { name: t('ui.create'), exact: true }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/web/flow/dashboard/') && !url.pathname.endsWith(id));
    const copy = await owner.call(flowDashboardApi.get, { id: new URL(page.url()).pathname.split('/').at(-1) ?? '' });
    expect([copy.widgets.length, copy.widgets.some(({ title }) => title === 'Theirs')]).toEqual([5, true]);
    expect((await owner.call(flowDashboardApi.get, { id })).widgets.length).toBe(6);
    expect(faults).toEqual([]);
  });

  it('is sent as a report, whose numbers open their rows and which leads back to the dashboard of those days', async () => {
    const { owner } = company;
    const name = `Sent ${look.width} ${look.language}`;
    const { id } = await owner.call(flowDashboardApi.create, { name, template: 'executive', requestId: requestId() });
    const { page, faults } = await open(browser, w.base, look, owner);
    await page.goto(`/web/flow/dashboard/${id}?compare=none`);
    if (look.width >= 768) await page.getByRole('link', { name: t('ui.subscribe'), exact: true }).click();
    else {
      await page.getByRole('button', { name: `${t('flowDashboard.act.more')} · ${name}` }).click();
      await page.getByRole('menuitem', { name: t('ui.subscribe'), exact: true }).click();
    }
    const form = page.getByRole('dialog', { name: t('subscription.createTitle', { report: name }) });
    expect(await form.getByRole('textbox', { name: t('subscription.field.name') }).inputValue()).toBe(name);
    await form.getByRole('combobox', { name: t('subscription.field.period') }).click();
    await page.getByRole('option', { name: t('subscription.period.days7'), exact: true }).click();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('subscribe'));
    await form.getByRole('button', { name: t('subscription.create'), exact: true }).click();
    await toastShown(page, t('subscription.done.create'));
    await page.waitForURL(new RegExp(`/flow/dashboard/${id}\\?compare=none$`));

    const [subscription] = (await owner.call(subscriptionApi.list, { keyword: name })).list;
    await owner.call(subscriptionApi.sendNow, { id: subscription?.id ?? '', isTest: true, requestId: requestId() });
    await w.app.runJob('subscription.watch');
    const sent = () => owner.call(subscriptionApi.received, { dashboard: id });
    await expect.poll(async () => (await sent()).list.length).toBe(1);
    await page.goto(`/web/subscription/report?key=${(await sent()).list[0]?.key}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    // It is in the language of whom it was sent to. The counter of one store stood still for a while.
    const entries = page.getByRole('button', { name: /^≥ [\d,]+$/ }).first();
    await entries.waitFor();
    await page.getByRole('cell', { name: 'Shadwell', exact: true }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('report'));
    await entries.click();
    await page.getByRole('heading', { level: 2, name: /^Entries/ }).waitFor();
    await page.getByRole('columnheader', { name: 'Above the line', exact: true }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('report-rows'));
    await page.getByRole('link', { name: t('subscription.frozen.live'), exact: true }).click();
    await page.waitForURL(new RegExp(`/flow/dashboard/${id}\\?compare=none&from=[\\d-]+&to=${addDays(today, -1)}$`));
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('button', { name: t('subscription.received.act'), exact: true }).click();
    const received = page.getByRole('list', { name: t('subscription.received.title') });
    await received.getByRole('link', { name }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('received'));
    await received.getByRole('link', { name }).click();
    await page.waitForURL(/\/subscription\/report\?key=/);
    expect(faults).toEqual([]);
  });

  it('has zones of counters drawn on the picture of a floor', async () => {
    const { owner } = company;
    const shopId = await company.shop({ name: `Floor ${look.width} ${look.language}` });
    const code = `zone-${look.width}-${look.language}`;
    const counter = { shopId, name: 'Cakes', kind: 'zone', source: 'import', code } as const;
    const { id: counterId } = await owner.call(flowCounterApi.create, { ...counter, requestId: requestId() });
    const { id } = await owner.call(flowDashboardApi.create, {
      ...{ name: code, template: 'zone', requestId: requestId() },
    });
    const { page, faults } = await open(browser, w.base, look, owner);
    await page.goto(`/web/flow/dashboard/${id}?edit=true`);
    const set = t('flowDashboard.widget.edit', { name: t('flowMetric.name.averageDwell') });
    await page.locator('[data-kind=floor]').getByRole('button', { name: set, exact: true }).click();
    const form = page.getByRole('dialog', { name: t('flowDashboard.widget.settings') });
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'floor.jpg', mimeType: 'image/jpeg', buffer: await sceneOf('seating-cafe') });
    await form.locator('img').first().waitFor();
    await form.getByRole('button', { name: t('flowDashboard.widget.addZone') }).click();
    const floor = form.locator('.drawing');
    await floor.locator('img').waitFor();
    // Nothing is drawn yet: it is said, and the form stays.
    await form.getByRole('button', { name: t('ui.done'), exact: true }).click();
    await form.getByText(t('flowDashboard.widget.zoneUndrawn')).waitFor();
    const box = await floor.boundingBox();
    for (const [x, y] of [
      [0.2, 0.2],
      [0.7, 0.3],
      [0.5, 0.8],
    ] as const)
      await floor.click({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } });
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('zones'));
    await form.getByRole('button', { name: t('ui.done'), exact: true }).click();
    await page.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await toastShown(page, t('flowDashboard.done.save'));
    const { widgets } = await owner.call(flowDashboardApi.get, { id });
    const [zone] = widgets.find(({ kind }) => kind === 'floor')?.zones ?? [];
    expect([zone?.counterId, zone?.area.length]).toEqual([counterId, 3]);
    for (const [side, wanted] of [
      ['x', 200],
      ['y', 200],
      ['w', 500],
      ['h', 600],
    ] as const)
      expect(Math.abs((zone?.[side] ?? 0) - wanted)).toBeLessThan(20);
    await page.goto(`/web/flow/dashboard/${id}`);
    await page.locator('.flow-dashboard-floor .flow-dashboard-zone').waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shot('floor'));
    expect(faults).toEqual([]);
  });
});
