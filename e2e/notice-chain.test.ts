import { freeTaskApi } from '@rondo/contract/free-task';
import { messageApi } from '@rondo/contract/message';
import { noticeApi } from '@rondo/contract/notice';
import { noticeFollowApi } from '@rondo/contract/notice-follow';
import { MB, UPLOAD } from '@rondo/domain/upload';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenPhoto } from '../apps/server/test/rectification.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let reader: Person;
let second: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  const shopId = await company.shop({ name: 'Lime Street' });
  reader = await company.member({ role: 'staff', name: 'Ann', shopIds: [shopId] });
  second = await company.member({ role: 'administrator', name: 'Bo' });
});

/** A short film that the browser itself makes. */
const filmed = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [160, 90];
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const over = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let at = 0; at < 12; at += 1) {
      pen?.fillRect(at * 12, 10, 10, 60);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    recorder.stop();
    await over;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });

describe.each(looksOf(import.meta.url))('what follows an announcement in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `notice-${part}-${look.language}-${look.width}`;

  it('is written with a question, a task and a film, read, answered, done, and its sender sees how far each store is', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/notice/edit');
    const title = `Fridges ${look.language} ${look.width}`;
    await page.getByRole('textbox', { name: t('notice.field.title') }).fill(title);
    const editor = page.getByRole('textbox', { name: t('notice.field.content') });
    await editor.click();
    await page.keyboard.type('Below 5 °C');
    const film = page.locator('fieldset', { hasText: t('notice.field.film') }).last();
    await film.getByText(t('notice.form.filmHint', { mb: UPLOAD.notice_film.bytes / MB })).waitFor();
    await film
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') });
    await film.getByText(t('error.FILM_REFUSED', { name: 'notes.mp3' })).waitFor();
    await film.getByRole('button', { name: t('ui.attachment.remove', { name: 'notes.mp3' }) }).click();
    const buffer = Buffer.from(await filmed(page));
    await film.locator('input[type=file]').setInputFiles({ name: 'fridge.webm', mimeType: 'video/webm', buffer });
    await film.getByText('fridge.webm', { exact: true }).waitFor();
    await page.getByRole('radio', { name: t('notice.form.toAll') }).click();
    await page.getByRole('switch', { name: t('notice.quiz.part') }).click();
    await page.getByRole('textbox', { name: t('learning.form.question', { no: 1 }) }).fill('How cold?');
    for (const [no, text] of [
      [1, 'Below 5 °C'],
      [2, 'Below 15 °C'],
    ] as const) {
      await page.getByRole('textbox', { name: t('learning.form.option', { no }), exact: true }).fill(text);
    }
    await page.getByRole('button', { name: t('notice.form.save'), exact: true }).click();
    await page.getByText(t('rule.no_right_option')).waitFor();
    await page.getByRole('checkbox', { name: t('learning.form.isRight', { no: 1 }) }).check();
    await page.getByRole('switch', { name: t('notice.task.part') }).click();
    await page.getByRole('textbox', { name: t('notice.task.name') }).fill('Measure the fridge');
    await page.getByRole('checkbox', { name: t('notice.field.withComments') }).check();
    await page.getByText(t('notice.form.stores', { count: 1 })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('after'));
    await page.getByRole('button', { name: t('notice.form.publish'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('notice.form.publishTitle') });
    await question.getByRole('button', { name: t('notice.form.publish'), exact: true }).click();
    await toastShown(page, t('notice.done.publish', { count: 3 }));
    await w.settle();
    const [one] = (await company.owner.call(noticeApi.list, { keyword: title })).list;
    const id = one?.id ?? '';

    const phone = await open(browser, w.base, look, reader);
    const message = (await reader.call(messageApi.list, { category: 'announcement' })).list.find((told) =>
      told.title.includes(title),
    );
    await phone.page.goto(`/web${message?.page}`);
    const received = phone.page.getByRole('dialog', { name: title });
    const player = received.getByLabel('fridge.webm');
    await expect.poll(() => player.evaluate((media: HTMLVideoElement) => media.readyState)).toBeGreaterThan(0);
    await received.getByRole('button', { name: t('notice.check.begin'), exact: true }).click();
    const check = phone.page.getByRole('dialog', { name: t('notice.check.title') });
    await check.getByRole('radio', { name: 'Below 15 °C' }).check();
    await check.getByRole('button', { name: t('learning.quiz.submit') }).click();
    await toastShown(phone.page, t('notice.check.failed', { count: 2 }));
    await received.getByText(t('learning.quiz.wrong'), { exact: true }).waitFor();
    expect(await received.getByText(t('learning.quiz.rightOption', { names: 'Below 5 °C' })).count()).toBe(0);
    await received.getByRole('button', { name: t('notice.check.again'), exact: true }).click();
    await check.getByRole('radio', { name: 'Below 5 °C' }).check();
    await shoot(phone.page, shotOf('check'));
    await check.getByRole('button', { name: t('learning.quiz.submit') }).click();
    await toastShown(phone.page, t('notice.check.passed'));
    await received.getByText(t('notice.check.understood')).waitFor();
    await received.getByRole('textbox', { name: t('notice.comments.hint') }).fill('Which fridge?');
    await received.getByRole('button', { name: t('notice.comments.send'), exact: true }).click();
    await received.getByText('Which fridge?', { exact: true }).waitFor();
    expect.soft(await looksRight(phone.page)).toEqual(FINE);
    await shoot(phone.page, shotOf('understood'));

    const [task] = (await company.owner.call(noticeFollowApi.tasks, { id })).list;
    const taskId = task?.id ?? '';
    const photoIds = [await givenPhoto(w, reader)];
    await reader.call(freeTaskApi.submit, { id: taskId, photoIds, requestId: requestId() });

    await page.reload();
    const drawer = page.getByRole('dialog', { name: title });
    await drawer.getByRole('button', { name: t('notice.report.open'), exact: true }).click();
    const report = page.getByRole('dialog', { name: t('notice.report.title') });
    const store = report.getByRole('group', { name: 'Lime Street' });
    const understood = store.getByRole('button', { name: new RegExp(`^${t('notice.readers.set.understood')} 1`) });
    await understood.waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('report'));
    await understood.click();
    const people = page.getByRole('dialog', { name: `${t('notice.readers.title')} · Lime Street` });
    await people.getByText('Ann', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await store.getByRole('button', { name: `${t('notice.report.passed')} 0` }).waitFor();
    await store.getByRole('button', { name: `${t('notice.report.done')} 1` }).click();
    const tasks = page.getByRole('dialog', { name: `${t('notice.report.tasks')} · Lime Street` });
    await tasks.getByRole('link', { name: 'Lime Street · Measure the fridge' }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('tasks'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: t('notice.comments.remove', { name: 'Ann' }) }).click();
    await toastShown(page, t('notice.comments.removed'));
    await drawer.getByText(t('notice.comments.nothing')).waitFor();
    await drawer.getByRole('button', { name: t('notice.act.recall'), exact: true }).click();
    const recall = page.getByRole('dialog', { name: t('notice.act.recall') });
    await recall.getByRole('textbox', { name: t('notice.reason') }).fill('Wrong week');
    await recall.getByRole('radio', { name: t('notice.recallTasks.close') }).click();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('recall'));
    await recall.getByRole('button', { name: t('notice.act.recall'), exact: true }).click();
    await toastShown(page, t('notice.done.recall'));
    expect((await company.owner.call(noticeFollowApi.tasks, { id })).list.map(({ state }) => state)).toEqual([
      'closed',
    ]);
    expect([...faults, ...phone.faults]).toEqual([]);
    await phone.context.close();
    await context.close();
  });

  it('an emergency is asked for, refused with a reason, asked for again and approved by somebody else', async () => {
    const title = `Gas ${look.language} ${look.width}`;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const one = await company.owner.call(noticeApi.create, {
      ...{ title, content: [{ kind: 'paragraph', pieces: [{ text: 'Leave the store' }] }], importance: 'acknowledge' },
      ...{ audience: { memberIds: [reader.id] }, requestId: requestId() },
    });
    await page.goto(`/web/notice/edit?id=${one.id}`);
    await page.getByText(t('notice.emergency.waits')).waitFor();
    await page.getByRole('switch', { name: t('notice.emergency.label') }).click();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await page.getByRole('button', { name: t('notice.form.ask'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('notice.form.publishTitle') });
    await question.getByText(t('notice.form.askText', { count: 1 })).waitFor();
    await question.getByRole('button', { name: t('notice.form.ask'), exact: true }).click();
    await toastShown(page, t('notice.done.ask'));
    const drawer = page.getByRole('dialog', { name: title });
    await drawer.getByText(t('state.notice.pending_approval'), { exact: true }).first().waitFor();

    const other = await open(browser, w.base, look, second);
    const path = `/web/notice?tab=managed&open=${one.id}`;
    await other.page.goto(path);
    const asked = other.page.getByRole('dialog', { name: title });
    await asked.getByRole('button', { name: t('notice.act.refuse'), exact: true }).click();
    const refusal = other.page.getByRole('dialog', { name: t('notice.act.refuse') });
    await refusal.getByRole('textbox', { name: t('notice.reason') }).fill('Ring the landlord first');
    await refusal.getByRole('button', { name: t('notice.act.refuse'), exact: true }).click();
    await toastShown(other.page, t('notice.done.refuse'));
    await page.reload();
    await drawer.getByText(t('notice.emergency.refused', { name: 'Bo', reason: 'Ring the landlord first' })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('refused'));
    await drawer.getByRole('button', { name: t('notice.act.ask'), exact: true }).click();
    await question.getByRole('button', { name: t('notice.form.ask'), exact: true }).click();
    await toastShown(page, t('notice.done.ask'));

    await other.page.goto(path);
    await asked.getByRole('button', { name: t('notice.act.approve'), exact: true }).waitFor();
    expect.soft(await looksRight(other.page)).toEqual(FINE);
    await shoot(other.page, shotOf('asked'));
    await asked.getByRole('button', { name: t('notice.act.approve'), exact: true }).click();
    const sure = other.page.getByRole('dialog', { name: t('notice.emergency.approveTitle') });
    await sure.getByRole('button', { name: t('notice.act.approve'), exact: true }).click();
    await toastShown(other.page, t('notice.done.approve', { count: 1 }));
    await w.settle();
    const told = (await reader.call(messageApi.list, { category: 'announcement' })).list;
    expect(told.find((message) => message.title.includes(title))?.isUrgent).toBe(true);
    // It would open over whatever its reader looks at next.
    await reader.call(noticeApi.acknowledge, { id: one.id });
    expect([...faults, ...other.faults]).toEqual([]);
    await other.context.close();
    await context.close();
  });
});
