import { learningApi } from '@rondo/contract/learning';
import { messageApi } from '@rondo/contract/message';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenFile } from '../apps/server/test/knowledge.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { choose } from './pages/form.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let clerk: Person;
let nodeId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  clerk = await company.member({ role: 'staff', name: 'Ann' });
  nodeId = await givenFile(company.owner, null, { name: 'Hands.md', bytes: Buffer.from('Wash your hands.') });
});

/** What the page of the file reports: it was opened, and read to its end. */
async function readFile(): Promise<void> {
  const report = { nodeId, versionNumber: 1, place: 100 };
  await clerk.call(learningApi.read, { ...report, requestId: requestId() });
  w.clock.advance(10_000);
  await clerk.call(learningApi.read, { ...report, requestId: requestId(), parts: [{ at: 100, ms: 9000 }] });
}

describe.each(looksOf(import.meta.url))('a learning list in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `learning-${part}-${look.language}-${look.width}`;

  it('is made with a quiz and published, read and passed by a clerk, and its report shows it', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/knowledge/learning/edit');
    const title = `Hygiene ${look.width}`;
    await page.getByRole('textbox', { name: t('learning.form.name') }).fill(title);
    await page.getByRole('button', { name: t('learning.form.publish'), exact: true }).click();
    expect(await page.getByText(t('rule.required'), { exact: true }).count()).toBe(2);
    await choose(page, page, `${t('learning.form.files')} *`, 'Hands.md', 'Hands');
    await page.getByRole('radio', { name: t('learning.form.everyone') }).click();
    await page.getByRole('switch', { name: t('learning.form.quiz') }).click();
    await page.getByRole('textbox', { name: t('learning.form.question', { no: 1 }) }).fill('What is washed?');
    for (const [no, text] of [
      [1, 'Hands'],
      [2, 'Shoes'],
    ] as const) {
      await page.getByRole('textbox', { name: t('learning.form.option', { no }), exact: true }).fill(text);
    }
    await page.getByRole('checkbox', { name: t('learning.form.isRight', { no: 1 }) }).check();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('form'));
    await page.getByRole('button', { name: t('learning.form.publish'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('learning.publish.title') });
    await question.getByText(t('learning.publish.text', { count: 2 })).waitFor();
    await shoot(page, shotOf('publish'));
    await question.getByRole('button', { name: t('learning.form.publish'), exact: true }).click();
    await toastShown(page, t('learning.publish.done'));
    const drawer = page.getByRole('dialog', { name: title });
    await drawer.getByText(t('learning.report.title'), { exact: true }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('managed'));
    await w.settle();

    await readFile();
    const phone = await open(browser, w.base, look, clerk);
    const { list } = await clerk.call(messageApi.list, { category: 'system' });
    const message = list.find((one) => one.title.includes(title));
    await phone.page.goto(`/web${message?.page}`);
    const mine = phone.page.getByRole('dialog', { name: title });
    await mine.getByRole('link', { name: 'Hands.md' }).waitFor();
    expect.soft(await looksRight(phone.page)).toEqual(FINE);
    await shoot(phone.page, shotOf('mine'));
    await mine.getByRole('button', { name: t('learning.mine.begin'), exact: true }).click();
    const quiz = phone.page.getByRole('dialog', { name: t('learning.quiz.title') });
    await quiz.getByRole('radio', { name: 'Shoes' }).check();
    await shoot(phone.page, shotOf('quiz'));
    await quiz.getByRole('button', { name: t('learning.quiz.submit') }).click();
    await mine.getByText(t('learning.quiz.wrong'), { exact: true }).waitFor();
    expect(await mine.getByText(t('learning.quiz.rightOption', { names: 'Hands' })).count()).toBe(0);
    await shoot(phone.page, shotOf('failed'));
    await mine.getByRole('button', { name: t('learning.mine.again'), exact: true }).click();
    await quiz.getByRole('radio', { name: 'Hands' }).check();
    await quiz.getByRole('button', { name: t('learning.quiz.submit') }).click();
    await mine.getByText(t('learning.quiz.right'), { exact: true }).waitFor();
    await shoot(phone.page, shotOf('passed'));

    await page.reload();
    await drawer.getByRole('link', { name: new RegExp(`^${t('learning.set.passed')}`) }).click();
    await page.getByText('Ann', { exact: true }).first().waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('report'));
    expect([...faults, ...phone.faults]).toEqual([]);
    await phone.context.close();
    await context.close();
  });
});
