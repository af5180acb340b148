import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileApi as api } from '@rondo/contract/file';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';
import { keepFile } from '../../platform/job-result.ts';
import { folderStore } from '../../platform/store/folder-store.ts';
import { putWorkFile } from './put-work-file.ts';
import { sweepFiles } from './sweep.ts';

let w: World;
let company: Company;
let root: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  root = join(resolve(w.dataDir), 'files');
}, 60_000);
afterAll(() => w.stop());

const picture = (n: number): Promise<Buffer> =>
  sharp({ create: { width: 30 + n, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

async function upload(n: number): Promise<string> {
  const bytes = await picture(n);
  const [ref] = await company.owner.call(api.upload, { source: 'picked' }, { files: [{ name: 'a.png', bytes }] });
  return ref?.id ?? '';
}

/** Names of what the company has in the store. */
async function stored(): Promise<string[]> {
  const entries = await readdir(join(root, company.id), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort();
}

/** As if what lies there had been put two days ago. */
async function age(paths: readonly string[]): Promise<void> {
  const at = new Date(Date.now() - 2 * 86_400_000);
  for (const path of paths) await utimes(path, at, at);
}

/** What a process leaves that dies between the bytes and their row, or in the middle of the bytes. */
async function leftOver(n: number): Promise<string[]> {
  const before = new Set(await stored());
  const id = await upload(n);
  await w.sql('delete from file where id = $1', [id]);
  const fresh = (await stored()).filter((path) => !before.has(path));
  const [first] = fresh;
  if (first === undefined) throw new Error('nothing was stored');
  const draft = `${first}.0a6f5c1e-0000-4000-8000-000000000000`;
  await writeFile(draft, 'half');
  return [...fresh, draft];
}

it('bytes that no upload has are swept after a day, those of uploads never', async () => {
  await upload(1);
  const kept = await stored();
  const left = await leftOver(2);
  await w.app.runJob('maintenance.sweep');
  expect(await stored()).toEqual([...kept, ...left].sort());
  await age([...kept, ...left]);
  await w.app.runJob('maintenance.sweep');
  expect(await stored()).toEqual(kept);
});

it('a picture that hangs on nothing goes after 30 days, unless a draft names it', async () => {
  const [unused, drafted] = [await upload(3), await upload(4)];
  await w.sql(`update file set created_at = created_at - interval '31 days' where id = any($1)`, [[unused, drafted]]);
  await w.sql(`alter table draft drop constraint draft_company_id_task_id_fkey`);
  await w.sql(
    `insert into draft (company_id, id, task_id, member_id, template_version_id, answers, device_id, started_at, saved_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), $2, gen_random_uuid(), $3, 'd', now(), now())`,
    [company.id, company.owner.id, JSON.stringify({ item: { photoIds: [drafted] } })],
  );
  await w.app.runJob('maintenance.sweep');
  const left = await w.sql<{ id: string }>('select id from file where id = any($1)', [[unused, drafted]]);
  expect(left.map(({ id }) => id)).toEqual([drafted]);
});

it('an upload of the same content at the moment of the sweep keeps its bytes', async () => {
  const store = folderStore(root);
  for (let round = 10; round < 30; round += 1) {
    const left = await leftOver(round);
    await age(left);
    const sweeping = sweepFiles(w.app.databases.of(company.id), store, company.id, w.clock.now());
    const [id] = await Promise.all([upload(round), sweeping]);
    const [row] = await w.sql<{ sha256: Buffer; thumb_sha256: Buffer }>(
      'select sha256, thumb_sha256 from file where id = $1',
      [id],
    );
    const names = [row?.sha256, row?.thumb_sha256].map((hash) => hash?.toString('hex') ?? '');
    const there = (await stored()).map((path) => path.split('/').slice(-2).join(''));
    expect(there).toEqual(expect.arrayContaining(names));
  }
});

it('the file of background work stays as long as its work, and goes when nobody names it any more', async () => {
  async function* files() {
    yield { name: 'a.txt', parts: [Buffer.from('one')] };
  }
  const store = folderStore(root);
  const before = new Set(await stored());
  const file = await putWorkFile(store, company.id, { name: 'a.zip', mime: 'application/zip' }, files());
  const [path = ''] = (await stored()).filter((one) => !before.has(one));
  const [job] = await w.sql<{ id: string }>(
    `insert into job_run (company_id, id, kind, member_id, name, total, input, created_at, touched_at)
     values ($1, gen_random_uuid(), 'rectification.pictures', $2, 'a.zip', 0, '{}', now(), now()) returning id`,
    [company.id, company.owner.id],
  );
  await keepFile(w.app.databases.of(company.id), company.id, job?.id ?? '', file).execute();
  await age([path]);
  await sweepFiles(w.app.databases.of(company.id), store, company.id, new Date());
  expect(await stored()).toContain(path);
  await w.sql('delete from job_run where id = $1', [job?.id]);
  await sweepFiles(w.app.databases.of(company.id), store, company.id, new Date());
  expect(await stored()).not.toContain(path);
});
