import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileApi } from '@rondo/contract/file';
import { rectificationApi } from '@rondo/contract/rectification';
import { shopApi } from '@rondo/contract/shop';
import { newCheckItem } from '@rondo/domain/scoring/template';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { type Look, open } from './browser.ts';
import { settled } from './pages/settled.ts';
import { onStage } from './stage.ts';

/** Each would set `window.harmed` or open a dialog, were it ever taken for code. */
const PAYLOADS = [
  '<script>harmed=1;alert(1)</script>',
  '"><img src=x onerror="harmed=1;alert(1)">',
  "'><svg onload=harmed=1;alert(1)>",
  '<iframe srcdoc="<script>parent.harmed=1</script>">',
  'javascript:harmed=1;alert(1)',
  '</title></textarea></style><img src onerror=harmed=1>',
  '<a href="javascript:harmed=1">x</a>',
  '{{constructor.constructor("harmed=1")()}}$\u007bharmed=1}',
  '<math><mtext><img src onerror=harmed=1></mtext></math>',
  '\u003cimg src=x onerror=harmed=1\u003e&lt;img src=x onerror=harmed=1&gt;',
];
const data = process.env.RONDO_DATA ?? '';
const collected = ['BRUTELOGIC-XSS-STRINGS.txt', 'RSNAKE_XSS.txt']
  .map((name) => join(data, 'peer-vectors/payloads', name))
  .filter((path) => data !== '' && existsSync(path))
  .flatMap((path) => readFileSync(path, 'utf8').split(/\r?\n/))
  .map((one) => one.trim())
  .filter((one) => one !== '');
const all = [...PAYLOADS, ...collected];

let next = 0;
/** The next payload, no longer than a field takes. */
const payload = (most: number): string => {
  const fitting = all.filter((one) => [...one].length <= most - 4);
  next += 1;
  // A number behind it keeps names apart.
  return `${fitting[next % fitting.length] ?? '<b>'} ${next}`.slice(0, most);
};

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;
let recordId: string;
let rectificationId: string;
let taskId: string;
let templateId: string;
let shopId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: payload(50) });
  const group = await company.group(payload(50).replaceAll('/', '∕'));
  manager = await company.member({ role: 'store_manager', name: payload(30) });
  for (let i = 0; i < 12; i += 1)
    shopId = (
      await company.owner.call(shopApi.create, {
        name: payload(50),
        code: payload(30),
        groupId: group,
        managerIds: [manager.id],
        phone: payload(30),
        address: payload(200),
        city: payload(50),
        remarks: payload(500),
        tags: [payload(20), payload(20)],
        requestId: requestId(),
      })
    ).id;
  const template = await givenTemplate(w, company, {
    items: 20,
    name: payload(50),
    change: (item) => ({ ...newCheckItem(item.id, payload(200)), standard: payload(1_000), code: payload(30) }),
  });
  templateId = template.id;
  const plan = { name: payload(50), description: payload(500) };
  ({ firstTaskId: taskId } = await dispatchTo(w, company.owner, template.id, [shopId], plan));
  const done = await dispatchTo(w, company.owner, template.id, [shopId], plan);
  const answers = Object.fromEntries(
    Object.entries(answersOf(template.items, [0, 1, 2])).map(([id, a]) => [id, { ...a, note: payload(500) }]),
  );
  const record = await inspect(manager, done.firstTaskId, answers);
  recordId = record.recordId;
  rectificationId = record.rectifications[0]?.id ?? '';
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const [file] = await manager.call(
    fileApi.upload,
    {},
    { files: [{ name: '"><img src onerror=harmed=1>.jpg', bytes }] },
  );
  await manager.call(rectificationApi.handle, {
    id: rectificationId,
    rev: 0,
    photoIds: [file?.id ?? ''],
    comment: payload(500),
  });
  await w.settle();
});

const pages = (): [string, string][] => [
  ['shops', '/web/shop'],
  ['a shop', `/web/shop?open=${shopId}`],
  ['tasks', '/web/task?tab=all'],
  ['a task', `/web/task?tab=all&open=${taskId}`],
  ['an inspection', `/web/inspect/perform/${taskId}`],
  ['records', '/web/inspect/record'],
  ['a report', `/web/inspect/record/${recordId}`],
  ['rectifications', '/web/inspect/problem?tab=all'],
  ['a rectification', `/web/inspect/problem?tab=all&open=${rectificationId}`],
  ['templates', '/web/inspect/template'],
  ['a template', `/web/inspect/template/${templateId}`],
  ['statistics', '/web/inspect/statistics'],
  ['messages', '/web/message'],
];

describe('what people type', () => {
  it.each([{ language: 'zh-CN', width: 1440 } satisfies Look])('is shown as text on every page', async (look) => {
    for (const who of [company.owner, manager]) {
      const { page, context, faults } = await open(browser, w.base, look, who);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const [name, path] of pages()) {
        await page.goto(path);
        await settled(page);
        const found = await page.evaluate(() => ({
          harmed: 'harmed' in window,
          // Elements that only a payload could have made.
          made: document.querySelectorAll(
            'body [onerror], body [onload], body [onclick], body [onmouseover], body iframe, body math, body script:not([src])[text*="harmed"], a[href^="javascript"]',
          ).length,
          text: document.body.innerText.length,
        }));
        expect([name, found.harmed, found.made, dialogs]).toEqual([name, false, 0, []]);
        expect(found.text, name).toBeGreaterThan(20);
      }
      // The policy had nothing to stop either.
      expect(faults.filter((fault) => fault.includes('Content Security Policy'))).toEqual([]);
      await context.close();
    }
  });

  it('does reach the pages: the test looks at what it planted', async () => {
    const { page, context } = await open(browser, w.base, { language: 'en-US', width: 1440 }, company.owner);
    await page.goto('/web/shop');
    await settled(page);
    const { list } = await company.owner.call(shopApi.list, {});
    await page
      .getByText(list[0]?.name ?? '-')
      .first()
      .waitFor();
    await context.close();
  });
});

it('pages forbid scripts that are not their own', async () => {
  for (const path of ['/web/', '/web/shop', '/web/login']) {
    const policy = (await fetch(`${w.base}${path}`)).headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((one) => one.trim().startsWith('script-src ')) ?? '';
    expect(scripts.trim()).toBe("script-src 'self'");
    expect(policy).toMatch(/script-src-attr 'none'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  }
});
