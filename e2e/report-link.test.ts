import { reportApi } from '@rondo/contract/report';
import { emptyAnswer } from '@rondo/domain/answer';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { uploaded } from '../apps/server/test/album.ts';
import type { Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, givenShopToInspect, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let owner: Person;
let recordId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  const { company, shopId, manager, template } = await givenShopToInspect(w, { items: 8 });
  owner = company.owner;
  const { firstTaskId } = await dispatchTo(w, owner, template.id, [shopId]);
  const answers = answersOf(template.items, [0, 3]);
  for (const item of template.items.slice(0, 1)) {
    answers[item.id] = {
      ...emptyAnswer(item.id),
      value: 'fail',
      note: 'Dust',
      photos: await uploaded(manager, 640, 360, 3),
    };
  }
  ({ recordId } = await inspect(manager, firstTaskId, answers));
});

describe.each(looksOf(import.meta.url))('an external link to a report in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `link-${part}-${look.language}-${look.width}`;

  it('is allowed in the settings, made at the report, read by somebody without an account, and ended', async () => {
    const { rev, previewOf: _, ...layout } = await owner.call(reportApi.layout, {});
    await owner.call(reportApi.saveLayout, { ...layout, allowsLinks: false, rev });
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto(`/web/inspect/record/${recordId}`);
    await page.getByRole('button', { name: t('report.link.act'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('report.link.title') });
    await dialog.getByText(t('report.link.off')).waitFor();
    await shoot(page, shotOf('off'));
    await dialog.getByRole('link').click();
    await page.getByRole('switch', { name: t('report.layout.allowsLinks') }).click();
    await page.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await toastShown(page, t('report.layout.saved'));
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('settings'));
    await page.goto(`/web/inspect/record/${recordId}`);
    await page.getByRole('button', { name: t('report.link.act'), exact: true }).click();
    await dialog.getByRole('radio', { name: t('report.link.daysCount', { count: 1 }) }).click();
    await dialog.getByLabel(t('report.link.password'), { exact: true }).fill('three words long');
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('form'));
    await dialog.getByRole('button', { name: t('report.link.make') }).click();
    const address = dialog.getByRole('textbox', { name: t('report.link.url'), exact: true });
    await address.waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('made'));
    const url = await address.inputValue();

    const stranger = await browser.newContext({ viewport: { width: look.width, height: 844 } });
    const visit = await stranger.newPage();
    const read = new URL(url).pathname;
    await visit.goto(`${w.base}${read}?l=${look.language}`);
    await visit.getByLabel(t('report.link.gate.password')).fill('two words');
    await visit.getByRole('button', { name: t('report.link.gate.open') }).click();
    await visit.getByRole('alert').waitFor();
    expect.soft(await violations(visit)).toEqual([]);
    await shoot(visit, shotOf('gate'));
    await visit.getByLabel(t('report.link.gate.password')).fill('three words long');
    await visit.getByRole('button', { name: t('report.link.gate.open') }).click();
    await visit.getByRole('heading', { name: t('record.items.failed') }).waitFor();
    await expect
      .poll(() =>
        visit
          .locator('.photos img')
          .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    expect.soft(await violations(visit)).toEqual([]);
    expect.soft(await sideways(visit)).toBe(0);
    await shoot(visit, shotOf('report'));
    // The seal leads to the page that says whether anybody changed it.
    await visit.getByRole('link', { name: t('report.link.check') }).click();
    await visit.getByText(t('verify.verdict.match')).waitFor();

    await page.reload();
    await page.getByRole('button', { name: t('report.link.act'), exact: true }).click();
    await dialog.getByText(t('report.link.state.open')).first().waitFor();
    await dialog
      .getByRole('button', { name: new RegExp(t('report.link.end', { number: '' }).trim()) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: t('report.link.endAct'), exact: true })
      .click();
    await toastShown(page, t('report.link.ended'));
    await visit.goto(`${w.base}${read}?l=${look.language}`);
    await visit.getByText(t('report.link.closed.ended')).waitFor();
    expect(faults).toEqual([]);
    await stranger.close();
    await context.close();
  });
});
