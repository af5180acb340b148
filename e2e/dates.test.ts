import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { launch, looksOf, open, shoot } from './browser.ts';
import { dateField, typeDay } from './pages/dates.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';

let w: World;
let browser: Browser;
let company: Company;

beforeAll(async () => {
  [w, browser] = await Promise.all([world(), launch()]);
  company = await w.company({ name: 'Harbour Coffee' });
});
afterAll(async () => {
  await browser.close();
  await w.stop();
});

const periodOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe.each(looksOf(import.meta.url))('days in $language at $width', (look) => {
  const t = textsOf(look.language);
  const name = `${look.language}-${look.width}`;

  it('a period is typed part by part, or chosen in the calendar by keyboard', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/inspect/record');
    await settled(page);
    const chip = page.locator('.chip-main', { hasText: t('ui.period.label') });
    const panel = page.getByRole('dialog', { name: t('ui.period.label') });
    const apply = panel.getByRole('button', { name: t('ui.period.apply'), exact: true });
    await chip.click();
    await panel.locator('.calendar').waitFor();
    expect(await panel.locator('.calendar-month').count()).toBe(look.width === 1440 ? 2 : 1);
    await typeDay(panel, t('ui.period.from'), '2026-03-09');
    await typeDay(panel, t('ui.period.to'), '2026-03-02');
    await panel.getByText(t('ui.period.order')).waitFor();
    expect(await apply.isDisabled()).toBe(true);
    await typeDay(panel, t('ui.period.to'), '2026-03-20');
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `dates-period-${name}`);
    await apply.click();
    await expect.poll(() => periodOf(page)).toMatchObject({ from: '2026-03-09', to: '2026-03-20' });

    await chip.click();
    // The last day has the focus of the calendar's arrow keys: a week back begins; the focus goes a day on by itself, and one more ends.
    const last = panel.locator('.calendar-day[tabindex="0"]');
    await last.focus();
    const from = await last.getAttribute('aria-label');
    expect(from).toContain('2026');
    for (const key of ['ArrowUp', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await apply.click();
    await expect.poll(() => periodOf(page).to).not.toBe('2026-03-20');
    const { from: start = '', to: end = '' } = periodOf(page);
    expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the day somebody joined is typed, chosen in the calendar, and kept', async () => {
    const member = await company.member({ name: 'Mara Lind' });
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/user/member?open=${member.id}`);
    await settled(page);
    await page.getByRole('button', { name: t('member.act.edit'), exact: true }).click();
    const form = page.locator('dialog.dialog').first();
    const label = t('member.field.joinedOn');
    await typeDay(form, label, '2026-02-03');
    await form.getByRole('button', { name: t('ui.date.choose', { name: label }) }).click();
    await page.locator('.calendar-one .calendar-day:visible', { hasText: /^17$/ }).click();
    await expect.poll(() => dateField(form, label).innerText()).toContain('17');
    expect(await looksRight(page)).toEqual(FINE);
    await form.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await form.waitFor({ state: 'detached' });
    const [kept] = await w.sql<{ day: string }>('select joined_on::text as day from member where id = $1', [member.id]);
    expect(kept?.day).toBe('2026-02-17');
    expect(faults).toEqual([]);
    await context.close();
  });
});
