import { readFile } from 'node:fs/promises';
import { messageApi } from '@rondo/contract/message';
import { noticeApi } from '@rondo/contract/notice';
import { MINUTE_MS } from '@rondo/domain/duration';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

const textOf = (text: string) => [{ kind: 'paragraph' as const, pieces: [{ text }] }];
const TEXT = textOf('Below 5 °C');
const OTHER = textOf('Closed on Monday');

let w: World;
let browser: Browser;
let company: Company;
let reader: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  reader = await company.member({ role: 'staff', name: 'Ann' });
});

describe.each(looksOf(import.meta.url))('an announcement in $language at $width', (look) => {
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
    const editor = page.getByRole('textbox', { name: t('notice.field.content') });
    await editor.waitFor();
    await page.getByRole('button', { name: t('notice.form.publish'), exact: true }).click();
    expect(await page.getByText(t('rule.required'), { exact: true }).count()).toBe(3);
    await page.getByRole('textbox', { name: t('notice.field.title') }).fill(title);
    await editor.click();
    await page.keyboard.type('<img src=x onerror=alert(1)> ');
    await page.getByRole('button', { name: t('notice.toolbar.bold'), exact: true }).click();
    // The editor has its focus back a frame later.
    await page.getByRole('button', { name: t('notice.toolbar.bold'), exact: true, pressed: true }).waitFor();
    await expect.poll(() => editor.evaluate((element) => element === document.activeElement)).toBe(true);
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
    const coming = page.waitForEvent('download');
    await people.getByRole('button', { name: t('job.exporting.act') }).click();
    await page.getByRole('menuitem', { name: t('job.exporting.csv') }).click();
    expect(await readFile(await (await coming).path(), 'utf8')).toContain('\r\nAnn,');
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

  it('opens by itself where it matters: what is only important once, what has to be acknowledged until it is', async () => {
    const audience = { memberIds: [reader.id] };
    const about = `Fridges ${look.width}`;
    for (const importance of ['important', 'acknowledge'] as const) {
      const written = { title: `${about}: ${importance}`, content: TEXT, importance, audience };
      const one = await company.owner.call(noticeApi.create, { ...written, requestId: requestId() });
      await company.owner.call(noticeApi.publish, { ...one, requestId: requestId() });
      w.clock.advance(MINUTE_MS);
    }
    await w.settle();
    const { page, context, faults } = await open(browser, w.base, look, reader);
    await page.goto('/web/message');
    const important = page.getByRole('dialog', { name: `${about}: important` });
    const asked = page.getByRole('dialog', { name: `${about}: acknowledge` });
    await important.getByText('Below 5 °C').waitFor();
    await important.getByText(t('notice.popUp.more', { count: 1 })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('pop-up'));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('notice.popUp.done'));
    await page.keyboard.press('Escape');
    await asked.getByText('Below 5 °C').waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    await page.reload();
    await asked.getByText('Below 5 °C').waitFor();
    await shoot(page, shotOf('pop-up-asked'));
    await asked.getByRole('button', { name: t('notice.act.acknowledge'), exact: true }).click();
    await toastShown(page, t('notice.done.acknowledge'));
    await page.reload();
    expect.soft(await looksRight(page)).toEqual(FINE);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await shoot(page, shotOf('messages'));
    // Who only receives finds what was announced beside the messages.
    await page.getByRole('link', { name: t('message.toNotices'), exact: true }).click();
    await page.getByText(`${about}: important`).first().waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('list'));
    const { list } = await company.owner.call(noticeApi.list, { keyword: about, sort: '-sent' });
    expect(list.map(({ counts }) => counts)).toEqual([
      { all: 1, read: 1, acknowledged: 1, understood: 0, held: 0 },
      { all: 1, read: 1, acknowledged: 0, understood: 0, held: 0 },
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('changed as a draft in two places at once is compared, and nothing that was typed is lost', async () => {
    const fields = { title: 'Opening hours', content: TEXT, audience: { memberIds: [reader.id] } };
    const one = await company.owner.call(noticeApi.create, { ...fields, requestId: requestId() });
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/notice?tab=managed&open=${one.id}`);
    const edit = page.getByRole('button', { name: t('notice.act.edit'), exact: true });
    await edit.click();
    const title = page.getByRole('textbox', { name: t('notice.field.title') });
    await title.fill('Opening hours in May');
    const elsewhere = { title: 'Hours', category: 'safety', content: OTHER } as const;
    await company.owner.call(noticeApi.edit, { ...one, ...fields, ...elsewhere });
    await page.getByRole('button', { name: t('notice.form.save'), exact: true }).click();
    const compared = page.getByRole('dialog', { name: t('ui.conflict.title') });
    await compared.getByText('Opening hours in May', { exact: true }).waitFor();
    await compared.getByText('Closed on Monday', { exact: true }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('conflict'));
    await compared.getByRole('button', { name: t('ui.conflict.apply'), exact: true }).click();
    expect(await title.inputValue()).toBe('Opening hours in May');
    await page
      .getByRole('textbox', { name: t('notice.field.content') })
      .getByText('Closed on Monday')
      .waitFor();
    await page.getByRole('button', { name: t('notice.form.save'), exact: true }).click();
    await toastShown(page, t('notice.form.saved'));
    const stored = await company.owner.call(noticeApi.get, { id: one.id });
    expect(stored).toMatchObject({ title: 'Opening hours in May', category: 'safety', content: OTHER, rev: 2 });
    // It opens as it was saved, not as it was read before.
    await edit.click();
    await title.waitFor();
    expect(await title.inputValue()).toBe('Opening hours in May');
    expect(faults).toEqual([]);
    await context.close();
  });
});
