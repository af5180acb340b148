import { freeTaskApi } from '@rondo/contract/free-task';
import { photoHashApi as api } from '@rondo/contract/photo-hash';
import { rectificationApi } from '@rondo/contract/rectification';
import { DAY_MS } from '@rondo/domain/duration';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { holdRows } from '../../../test/database.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { withDatabase } from '../../../test/global-setup.ts';
import {
  answersOf,
  dispatchTo,
  type GivenTemplate,
  givenTemplate,
  openTask,
  submitTask,
} from '../../../test/inspection.ts';
import { resized, type Scene, shot, uploadPhoto } from '../../../test/photo.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: GivenTemplate;
/** Two stores, each with its manager, who inspects it and sees no other. */
let north: { id: string; manager: Person };
let south: { id: string; manager: Person };
let reviewer: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  template = await givenTemplate(w, company, { items: 2 });
  north = await store('North Pier');
  south = await store('South Bank');
  reviewer = await company.member({ role: 'area_manager', groupIds: [company.start.rootGroupId] });
});
afterAll(() => w.stop());

async function store(name: string) {
  const manager = await company.member({ role: 'store_manager' });
  return { id: await company.shop({ name, managerIds: [manager.id] }), manager };
}

/** An inspection of a store with these photos of its first item; the record. */
async function inspected({ id, manager }: typeof north, photos: readonly string[]): Promise<string> {
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [id], {
    reviewerIds: [reviewer.id],
    review: true,
  });
  await openTask(manager, firstTaskId);
  const answers = answersOf(template.items);
  const [first] = template.items;
  const answer = answers[first?.id ?? ''];
  if (answer) answer.photos = [...photos];
  const { recordId } = await submitTask(manager, firstTaskId, answers);
  await w.settle();
  w.clock.advance(60_000);
  return recordId;
}

const alike = (objectId: string, by = reviewer, objectKind: 'record' | 'rectification' | 'task' = 'record') =>
  by.call(api.alike, { objectKind, objectId });
const uploadShot = async (by: Person, scene: Scene) => uploadPhoto(by, await shot(scene));
const uploadCopy = async (by: Person, scene: Scene, width = 400) =>
  uploadPhoto(by, await resized(await shot(scene), width));

describe('a photo of a record', () => {
  it('that is an earlier one in another size is flagged, with its store and day; another photo is not', async () => {
    await inspected(north, [await uploadShot(north.manager, 'kitchen-lunch')]);
    const [copy, fresh] = [
      await uploadCopy(south.manager, 'kitchen-lunch'),
      await uploadShot(south.manager, 'storage-racks'),
    ];
    const recordId = await inspected(south, [copy, fresh]);
    const found = await alike(recordId);
    expect(found.map(({ file, place, other }) => [file.id, place, other?.shopName])).toEqual([
      [copy, 'other_shop', 'North Pier'],
    ]);
  });

  it('is opened by who may see it; anybody else hears only where it is from', async () => {
    const photo = await uploadCopy(south.manager, 'kitchen-lunch', 300);
    const recordId = await inspected(south, [photo]);
    // The nearest and newest: the copy of before, of the same store, which its manager sees.
    expect(await alike(recordId, south.manager)).toMatchObject([
      { place: 'same_shop', other: { shopName: 'South Bank' } },
    ]);
    const again = await inspected(north, [await uploadCopy(north.manager, 'storage-racks')]);
    expect(await alike(again)).toMatchObject([{ place: 'other_shop', other: { shopName: 'South Bank' } }]);
    expect(await alike(again, north.manager)).toMatchObject([{ place: 'other_shop', other: null }]);
    expect(await refused(alike(again, south.manager))).toBe('NOT_FOUND');
    const stranger = await w.company();
    expect(await refused(alike(again, stranger.owner))).toBe('NOT_FOUND');
  });

  it('is told to nobody but who handed it in, reviews it or may void it', async () => {
    const recordId = await inspected(south, [await uploadCopy(south.manager, 'storage-racks', 320)]);
    const colleague = await company.member({ role: 'store_manager', shopIds: [south.id] });
    expect(await alike(recordId, colleague)).toEqual([]);
    expect(await alike(recordId, company.owner)).toHaveLength(1);
  });

  it('is compared with 180 days and not with its own record', async () => {
    const both = [await uploadShot(north.manager, 'seating-cafe'), await uploadCopy(north.manager, 'seating-cafe')];
    const first = await inspected(north, both);
    expect(await alike(first)).toEqual([]);
    const after = async (days: number) => {
      await w.sql(
        `update photo_hash set handed_in_at = $2::timestamptz - make_interval(days => $3) where object_id = $1`,
        [...[first, w.clock.now(), days]],
      );
      const found = await alike(await inspected(south, [await uploadCopy(south.manager, 'seating-cafe', 350 + days)]));
      await w.sql('delete from photo_hash where company_id = $1 and shop_id = $2', [company.id, south.id]);
      return found.length;
    };
    expect([await after(179), await after(181)]).toEqual([1, 0]);
  });

  it('of one colour looks like nothing, not even like itself', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 320, height: 180, channels: 3, background } })
        .jpeg()
        .toBuffer();
    await inspected(north, [await uploadPhoto(north.manager, await plain('#777'))]);
    const photos = [
      await uploadPhoto(south.manager, await plain('#777')),
      await uploadPhoto(south.manager, await plain('#111')),
    ];
    expect(await alike(await inspected(south, photos))).toEqual([]);
  });

  it('that was taken by the server is compared with nothing', async () => {
    await inspected(north, [await uploadShot(north.manager, 'door-fashion')]);
    const taken = await uploadCopy(south.manager, 'door-fashion');
    await w.sql(`update file set source = 'made' where id = $1`, [taken]);
    expect(await alike(await inspected(south, [taken]))).toEqual([]);
  });
});

describe('before it is handed in', () => {
  it('the one who brings a photo hears what it looks like; uploads of others do not exist', async () => {
    await inspected(north, [await uploadShot(north.manager, 'aisle-supermarket')]);
    const mine = await uploadCopy(south.manager, 'aisle-supermarket');
    const other = await uploadCopy(north.manager, 'aisle-supermarket');
    const { firstTaskId: taskId } = await dispatchTo(w, company.owner, template.id, [south.id]);
    const found = await south.manager.call(api.check, { photoIds: [mine, other], taskId });
    expect(found).toMatchObject([{ file: { id: mine }, place: 'other_shop', other: null }]);
  });

  it('a photo of a fix is not compared with those of its problem: that is looked at when it is handed in', async () => {
    const before = await uploadShot(north.manager, 'till-bakery');
    const given = { shopId: south.id, initiator: reviewer, handlers: [south.manager], reviewers: [reviewer] };
    const id = await givenRectification(w, company, { ...given, beforePhotoIds: [before] });
    await w.settle();
    w.clock.advance(60_000);
    const after = await uploadCopy(south.manager, 'till-bakery');
    expect(await south.manager.call(api.check, { photoIds: [after], rectificationId: id })).toEqual([]);
    await south.manager.call(rectificationApi.handle, { id, rev: 0, photoIds: [after], noVisibleChange: true });
    await w.settle();
    expect(await alike(id, reviewer, 'rectification')).toEqual([]);
    // Used for another one it is.
    const second = await givenRectification(w, company, given);
    w.clock.advance(60_000);
    const again = await uploadCopy(south.manager, 'till-bakery', 500);
    await south.manager.call(rectificationApi.handle, { id: second, rev: 0, photoIds: [again] });
    await w.settle();
    expect(await alike(second, reviewer, 'rectification')).toMatchObject([{ file: { id: again }, place: 'same_shop' }]);
  });
});

it('a photo of a free task is evidence too', async () => {
  const { firstTaskId: taskId } = await company.owner.call(freeTaskApi.create, {
    ...{ name: 'Tidy the racks', shopIds: [north.id], executor: { kind: 'manager' }, review: false },
    ...{ deadlineAt: new Date(w.clock.now().getTime() + DAY_MS).toISOString(), requestId: requestId() },
  });
  const photo = await uploadCopy(north.manager, 'aisle-supermarket', 450);
  await north.manager.call(freeTaskApi.submit, { id: taskId, photoIds: [photo], requestId: requestId() });
  await w.settle();
  expect(await alike(taskId, north.manager, 'task')).toMatchObject([{ file: { id: photo }, place: 'same_shop' }]);
});

describe('photos of before', () => {
  it('are looked at in parts: what a killed process leaves is gone on with, and what cannot be read is named once', async () => {
    const elsewhere = await w.company();
    const shopId = await elsewhere.shop({ name: 'Old Town' });
    const photos: string[] = [];
    for (let n = 0; n < 52; n++) photos.push(await givenPhoto(w, elsewhere.owner));
    const real = await uploadPhoto(elsewhere.owner, await shot('kitchen-lunch'));
    await w.sql('update file set dhash = null where id = $1', [real]);
    // The oldest, so that it is in the second part.
    await w.sql(
      `insert into photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read)
       select $1, 'task', gen_random_uuid(), id, $2, case when id = $3 then now() - interval '9 days' else now() end, false
         from file where company_id = $1`,
      [elsewhere.id, shopId, real],
    );
    const [database] = await w.sql<{ name: string }>('select current_database() as name');
    const held = await holdRows(
      withDatabase(inject('testPostgres').adminUrl, database?.name ?? ''),
      'photo_hash',
      `file_id = '${real}'`,
    );
    const killed = w.app.runJob('photo-hash.fill').catch((error: unknown) => error);
    await held.untilWaiting(1);
    await w.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(await killed).toBeInstanceOf(Error);
    await held.release();
    const open = () => w.sql('select 1 from photo_hash where company_id = $1 and not is_read', [elsewhere.id]);
    expect(await open()).toHaveLength(3);
    await w.app.runJob('photo-hash.fill');
    expect(await open()).toEqual([]);
    const [kept] = await w.sql<{ same: boolean }>(
      `select p.hash = f.dhash as same from photo_hash p join file f on f.company_id = p.company_id and f.id = p.file_id
        where p.file_id = $1`,
      [real],
    );
    expect(kept?.same).toBe(true);
    expect(
      await w.sql('select 1 from photo_hash where company_id = $1 and hash is not null', [elsewhere.id]),
    ).toHaveLength(1);
  });
});
