import { randomUUID } from 'node:crypto';
import { inspectionApi } from '@rondo/contract/inspection';
import { templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import type { Browser, Page } from 'playwright-core';
import { readyFor } from '../dispatch/rows.ts';
import { withClient } from '../lib/database.ts';
import { median, percentile, short } from '../lib/figures.ts';
import { idIn } from '../load/frame.ts';
import { KIND } from '../load/ids.ts';
import { freshPage } from '../web/visit.ts';
import { call, eachTaken, type Row, type Scene } from './scene.ts';

const ITEMS = LIMIT.template.items;
const ROUNDS = 10;
const LETTERS = 120;
/** A phone, slower than this machine. */
const THROTTLE = 4;
/** Between two letters of somebody who types fast, ms. */
const LETTER_MS = 120;

/** Opening and saving a template of 500 items in the editor, and typing into an inspection with it on a slow processor. */
export async function longTemplate(scene: Scene, browser: Browser): Promise<Row[]> {
  const { owner } = scene;
  await withClient(scene.url, (client) => readyFor(client, scene.frame));
  const { id } = await call(
    scene,
    templateApi.create,
    { name: `Everything ${randomUUID().slice(0, 8)}`, modes: ['on_site'], requestId: randomUUID() },
    owner,
  );
  const content = contentOf(ITEMS);
  let draft = await call(scene, templateApi.edit, { id }, owner);
  const saved = await eachTaken(ROUNDS, async () => {
    const { name, description, modes, scoring, rev } = draft;
    const answer = await call(scene, templateApi.save, { id, rev, name, description, modes, scoring, content }, owner);
    draft = { ...draft, rev: answer.rev };
  });
  const opened = await eachTaken(ROUNDS, () => call(scene, templateApi.get, { id }, owner));
  const shown = await shownIn(scene, browser, id);
  await call(scene, templateApi.publish, { id, rev: draft.rev }, owner);
  const letters = await typedInto(scene, browser, id);
  const inMs = (found: readonly number[]): string => `p95 ${short(percentile(found, 0.95))} ms`;
  return [
    [`opening a template of ${ITEMS} items, p50 ms`, median(opened), null, inMs(opened)],
    ['saving it, p50 ms', median(saved), null, inMs(saved)],
    ['its editor stands in the browser, ms', shown, null, ''],
    [
      `a letter typed into an inspection of ${ITEMS} items until it is painted, ${THROTTLE} x throttle, p95 ms`,
      percentile(letters, 0.95),
      100,
      `p50 ${short(median(letters))} ms, most ${short(Math.max(...letters))} ms`,
    ],
  ];
}

/** Items that ask for a text, so that the answer itself is typed; the last one gives the score that a template must have. */
function contentOf(count: number): TemplateContent {
  const items = Array.from({ length: count }, (_, i) => ({
    ...newCheckItem(randomUUID(), `Check ${i + 1}`),
    answer: i === count - 1 ? ('pass_fail' as const) : ('text' as const),
    standard: 'Clean, dry and in good repair; nothing stored on the floor.',
  }));
  const each = Math.ceil(count / 10);
  return {
    categories: Array.from({ length: 10 }, (_, i) => ({
      id: randomUUID(),
      name: `Part ${i + 1}`,
      parentId: null,
      weightPercent: null,
      items: items.slice(i * each, (i + 1) * each),
    })),
  };
}

/** Milliseconds from the address until the first item can be changed. */
async function shownIn({ product, owner }: Scene, browser: Browser, id: string): Promise<number> {
  const { page, close } = await freshPage(browser, owner);
  await page.goto(`${product.base}/web/inspect/template`);
  await page.waitForSelector('.data-table tbody tr');
  const began = performance.now();
  await page.goto(`${product.base}/web/inspect/template/${id}`);
  await page.getByText('Check 1', { exact: true }).first().waitFor();
  const ms = performance.now() - began;
  await close();
  return ms;
}

/** Types a text and answers what each letter took from its key to the frame that shows it, ms (Event Timing, steps of 8 ms). */
async function typedInto(scene: Scene, browser: Browser, templateId: string): Promise<number[]> {
  const { product, owner, frame } = scene;
  const { taskId } = await call(
    scene,
    inspectionApi.start,
    { shopId: idIn(frame, KIND.shop, 1), templateId, mode: 'on_site', review: false, requestId: randomUUID() },
    owner,
  );
  const { page, cdp, close } = await freshPage(browser, owner);
  await page.goto(`${product.base}/web/inspect/perform/${taskId}`);
  const field = page.locator('textarea').first();
  await field.click();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const slow = await lettersOf(page);
  await close();
  return slow;
}

/** What is quicker than the observer tells counts as what it does not tell: 16 ms. */
async function lettersOf(page: Page): Promise<number[]> {
  await page.keyboard.type('The floor below the fryer is wet and a mat lies on it. '.repeat(4).slice(0, LETTERS), {
    delay: LETTER_MS,
  });
  await page.waitForTimeout(1_000);
  const told = await page.evaluate<number[]>('window.benchSeen.letters');
  return [...told, ...Array.from({ length: Math.max(0, LETTERS - told.length) }, () => 16)];
}
