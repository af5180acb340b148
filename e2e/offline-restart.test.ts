import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordApi } from '@rondo/contract/record';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { withDatabase } from '../apps/server/test/global-setup.ts';
import { dispatchTo, type GivenTemplate, givenTemplate } from '../apps/server/test/inspection.ts';
import { type OwnProcess, ownProcess } from '../apps/server/test/own-process.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { PHONES, type Phone, shoot, sideways, startPhone, violations } from './browser.ts';
import { type Cable, cable } from './pages/cable.ts';
import { performing } from './pages/perform.ts';
import { textsOf } from './pages/texts.ts';
import { inBrowser } from './stage.ts';

let w: World;
let url: string;
let company: Company;
let manager: Person;
let template: GivenTemplate;
let shops = 0;

inBrowser(
  async () => {
    w = await world({ RONDO_RUN: 'web' });
    const [row] = await w.sql<{ name: string }>('select current_database() as name');
    url = withDatabase(inject('testPostgres').adminUrl, row?.name ?? '');
    company = await w.company({ name: 'Harbour Coffee' });
    manager = await company.member({ role: 'store_manager', name: 'Zhuoran Li' });
    template = await givenTemplate(w, company);
  },
  () => w?.stop(),
);

const folders: string[] = [];
const phones: Phone[] = [];
const profile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-phone-'));
  folders.push(folder);
  return folder;
};
const start = async (...of: Parameters<typeof startPhone>) => {
  const phone = await startPhone(...of);
  phones.push(phone);
  return phone;
};
afterEach(async () => {
  await Promise.all(phones.splice(0).map(({ context }) => context.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

const PHOTOS = 5;
const WIDEST = 2_000;

/** A picture of a few megabytes, as phones take them; each is ten pixels narrower than the one before. */
const bigPicture = (index: number): Promise<Buffer> =>
  sharp({
    create: {
      width: WIDEST - index * 10,
      height: 1_500,
      channels: 3,
      background: '#7aa',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();

async function addPhotos(page: Page, from: number, until: number): Promise<void> {
  const shown = page.locator('.photo-grid .photo-remove');
  for (let index = from; index < until; index += 1) {
    const file = { name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: await bigPicture(index) };
    await page.locator('.photo-card input[type=file]').setInputFiles(file);
    await shown.nth(index).waitFor();
  }
}

/** The application is kept on the device: from now on it opens without network. */
const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** What a browser says when it has a network again: what waits is tried at once. */
const networkIsBack = (page: Page): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('online')));

interface Made {
  id: string;
  widths: number[];
  taken: number[];
  late: number;
}

/** The records of a task, with the pictures of its failed item in their order. */
async function recordsOf(taskId: string): Promise<Made[]> {
  const rows = await w.sql<{ id: string; photo_ids: string[]; late: number }>(
    `select r.id, i.photo_ids, extract(epoch from r.submitted_at - r.done_at)::float as late
     from record r join record_item i on i.company_id = r.company_id and i.record_id = r.id and i.result = 'fail'
     where r.task_id = $1`,
    [taskId],
  );
  return Promise.all(
    rows.map(async ({ id, photo_ids, late }) => {
      const files = await w.sql<{ id: string; width: number; taken_at: Date }>(
        'select id, width, taken_at from file where id = any($1::uuid[])',
        [photo_ids],
      );
      const inOrder = photo_ids.flatMap((photoId) => files.find((file) => file.id === photoId) ?? []);
      return { id, late, widths: inOrder.map((f) => f.width), taken: inOrder.map((f) => f.taken_at.getTime()) };
    }),
  );
}

const WIDTHS = Array.from({ length: PHOTOS }, (_, index) => WIDEST - index * 10);

/** At a store of its own: what failed there the last time would be asked first. */
async function newTask(): Promise<string> {
  shops += 1;
  const shopId = await company.shop({ name: `Wapping Lane ${shops}`, managerIds: [manager.id] });
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
  return firstTaskId;
}

describe.each(PHONES)('$language on a phone whose network is cut', (look) => {
  const t = textsOf(look.language);
  let line: Cable;

  it('the browser closed and started again without network loses nothing; one record arrives, its photos in order', async () => {
    line = await cable(w.base);
    const folder = await profile();
    const taskId = await newTask();
    const path = `/web/inspect/perform/${taskId}`;
    const first = await start(folder, line.base, look, manager);
    await first.page.goto(path);
    const here = performing(first.page, t);
    await here.item('Item 1');
    await here.answer('pass');
    await here.saved();
    await kept(first.page);
    await line.cut();
    await first.context.setOffline(true);
    await here.offlineBar.waitFor();
    await here.item('Item 2');
    await here.answer('fail');
    await addPhotos(first.page, 0, 3);
    await first.context.close();

    const again = await start(folder, line.base, look);
    await again.context.setOffline(true);
    const there = performing(again.page, t);
    await again.page.goto(`${path}?item=${template.items[1]?.id}`);
    await there.item('Item 2');
    await expect.poll(() => there.verdict('fail').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => again.page.locator('.photo-grid .photo-remove').count()).toBe(3);
    await addPhotos(again.page, 3, PHOTOS);
    await shoot(again.page, `restart-item-${look.language}`);
    await there.next();
    await there.item('Item 3');
    await there.answer('pass');
    await again.page.getByText(t('inspection.review.waitingPhotos', { count: PHOTOS })).waitFor();
    await shoot(again.page, `restart-review-${look.language}`);
    await there.submit();
    await again.page.getByRole('heading', { name: t('inspection.outbox.keptTitle') }).waitFor();
    expect(await violations(again.page)).toEqual([]);
    expect(await sideways(again.page)).toBe(0);
    await shoot(again.page, `restart-kept-${look.language}`);
    await again.context.close();

    // Once more: what was submitted waits through another restart.
    const third = await start(folder, line.base, look);
    await third.context.setOffline(true);
    await third.page.goto('/web/inspect/offline');
    await third.page.getByRole('heading', { name: t('inspection.outbox.waiting') }).waitFor();
    await third.page.getByText('Wapping Lane').waitFor();
    await third.page.getByRole('link', { name: t('inspection.outbox.strip', { count: 1 }) }).waitFor();
    expect(await violations(third.page)).toEqual([]);
    expect(await sideways(third.page)).toBe(0);
    await shoot(third.page, `restart-outbox-${look.language}`);
    expect(await recordsOf(taskId)).toEqual([]);
    await line.mend();
    await third.context.setOffline(false);
    await third.page.getByRole('heading', { name: `${t('inspection.outbox.sent')} 1`, exact: true }).waitFor();
    await expect.poll(() => third.page.locator('.waiting-strip').count()).toBe(0);
    await shoot(third.page, `restart-sent-${look.language}`);

    const made = await recordsOf(taskId);
    expect(made.map(({ widths }) => widths)).toEqual([WIDTHS]);
    const [record] = made;
    expect(record?.taken).toEqual(record?.taken.toSorted((one, other) => one - other));
    // It counts when it was done, not when it arrived.
    expect(record?.late).toBeGreaterThan(1);
    const read = await company.owner.call(recordApi.get, { id: record?.id ?? '' });
    expect(Date.parse(read.submittedAt) - Date.parse(read.doneAt)).toBe(Math.round((record?.late ?? 0) * 1_000));
    expect([...first.faults, ...again.faults, ...third.faults]).toEqual([]);
    await line.cut();
  });
});

// In one language: the words are those of the journey above, and the server takes its time to start.
describe.each(PHONES.slice(1))('$language on a phone whose server is killed', (look) => {
  const t = textsOf(look.language);
  let server: OwnProcess;
  let dataDir: string;

  it('the browser closed and started again loses nothing; one record arrives once the server is back', async () => {
    dataDir = await profile();
    const begin = (port: string) => ownProcess({ databaseUrl: url, dataDir, env: { PORT: port, RONDO_RUN: 'web' } });
    server = await begin('0');
    const { port } = new URL(server.base);
    const folder = await profile();
    const taskId = await newTask();
    const path = `/web/inspect/perform/${taskId}`;
    const first = await start(folder, server.base, look, manager);
    await first.page.goto(path);
    const here = performing(first.page, t);
    await here.item('Item 1');
    await here.answer('pass');
    await here.saved();
    await kept(first.page);
    await server.kill();
    await here.item('Item 2');
    await here.answer('fail');
    await addPhotos(first.page, 0, 2);
    await here.offlineBar.waitFor();
    await first.context.close();

    const again = await start(folder, server.base, look);
    const there = performing(again.page, t);
    await again.page.goto(`${path}?item=${template.items[1]?.id}`);
    await there.item('Item 2');
    await addPhotos(again.page, 2, PHOTOS);
    await there.next();
    await there.item('Item 3');
    await there.answer('pass');
    await there.submit();
    await again.page.getByRole('heading', { name: t('inspection.outbox.keptTitle') }).waitFor();
    // Killed once more in the middle of sending.
    const begun = again.page.waitForResponse((response) => response.url().includes('/inspection/open'));
    server = await begin(port);
    await networkIsBack(again.page);
    await begun;
    await server.kill();
    server = await begin(port);
    await networkIsBack(again.page);
    await again.page.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
    expect((await recordsOf(taskId)).map(({ widths }) => widths)).toEqual([WIDTHS]);
    expect([...first.faults, ...again.faults]).toEqual([]);
    await server.kill();
  });
});
