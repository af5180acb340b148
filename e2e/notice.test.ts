import { messageApi } from '@rondo/contract/message';
import { noticeApi } from '@rondo/contract/notice';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { LOOKS, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let reader: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  reader = await company.member({ role: 'staff', name: 'Ann' });
});

describe.each(LOOKS)('an announcement in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `notice-${part}-${look.language}-${look.width}`;

  it('is written with form, previewed, sent, read by a recipient as it was written, and recalled', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/notice?tab=managed');
    await page
      .getByRole('button', { name: t('notice.create'), exact: true })
      .first()
      .click();
    const title = `<b>Hygiene</b> ${look.language} ${look.width}`;
    await page.getByRole('button', { name: t('notice.form.publish'), exact: true }).click();
    expect(await page.getByText(t('rule.required'), { exact: true }).count()).toBe(3);
    await page.getByRole('textbox', { name: t('notice.field.title') }).fill(title);
    const editor = page.getByRole('textbox', { name: t('notice.field.content') });
    await editor.click();
    await page.keyboard.type('<img src=x onerror=alert(1)> ');
    await page.getByRole('button', { name: t('notice.toolbar.bold'), exact: true }).click();
    await page.keyboard.type('Wash hands');
    await page.getByRole('button', { name: t('notice.toolbar.bulletList'), exact: true }).click();
    await page.getByRole('radio', { name: t('notice.form.toAll') }).click();
    await page.getByText(t('notice.form.reached', { count: 2 })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('form'));
    await page.getByRole('button', { name: t('notice.form.preview'), exact: true }).click();
    const preview = page.getByRole('dialog', { name: t('notice.preview.title') });
    await preview.locator('li strong', { hasText: 'Wash hands' }).waitFor();
    await shoot(page, shotOf('preview'));
    await preview.getByRole('button', { name: t('notice.form.backToEdit') }).click();
    await page.getByRole('button', { name: t('notice.form.publish'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('notice.form.publishTitle') });
    await context.setOffline(true);
    await question.getByRole('button', { name: t('notice.form.publish'), exact: true }).click();
    await toastShown(page, t('error.NETWORK_EXCEPTION'));
    await context.setOffline(false);
    expect(await page.getByRole('textbox', { name: t('notice.field.title') }).inputValue()).toBe(title);
    await page.getByRole('button', { name: t('notice.form.publish'), exact: true }).click();
    await question.getByRole('button', { name: t('notice.form.publish'), exact: true }).click();
    await toastShown(page, t('notice.done.publish', { count: 2 }));
    await w.settle();

    const phone = await open(browser, w.base, look, reader);
    const [message] = (await reader.call(messageApi.list, { category: 'announcement' })).list;
    await phone.page.goto(`/web${message?.page}`);
    const received = phone.page.getByRole('dialog', { name: title });
    await received.locator('li strong', { hasText: 'Wash hands' }).waitFor();
    await received.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect.soft(await looksRight(phone.page)).toEqual(FINE);
    await shoot(phone.page, shotOf('received'));

    // Its sender is a recipient too, and sees it beside the list.
    const [one] = (await company.owner.call(noticeApi.list, { keyword: title })).list;
    await expect
      .poll(async () => (await company.owner.call(noticeApi.get, { id: one?.id ?? '' })).managed?.counts?.read)
      .toBe(2);
    await page.reload();
    const drawer = page.getByRole('dialog', { name: title });
    await drawer.getByRole('button', { name: new RegExp(`^${t('notice.readers.set.read')}`) }).click();
    const people = page.getByRole('dialog', { name: t('notice.readers.title') });
    await people.getByText('Ann', { exact: true }).waitFor();
    await shoot(page, shotOf('readers'));
    await page.keyboard.press('Escape');
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('managed'));
    await drawer.getByRole('button', { name: t('notice.act.recall'), exact: true }).click();
    const recall = page.getByRole('dialog', { name: t('notice.act.recall') });
    await recall.getByRole('textbox', { name: t('notice.reason') }).fill('Wrong week');
    await recall.getByRole('button', { name: t('notice.act.recall'), exact: true }).click();
    await toastShown(page, t('notice.done.recall'));
    await phone.page.reload();
    await received.getByText(t('notice.detail.recalledFor')).waitFor();
    expect([...faults, ...phone.faults]).toEqual([]);
    await phone.context.close();
    await context.close();
  });
});
