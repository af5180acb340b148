import { auditApi } from '@rondo/contract/audit';
import { fileApi } from '@rondo/contract/file';
import { shopApi } from '@rondo/contract/shop';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ name: 'Lime Street', managerIds: [manager.id] });
});
afterAll(() => w.stop());

const upload = async (who: Person, background: string): Promise<string> => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const [file] = await who.call(fileApi.upload, {}, { files: [{ name: 'a.jpg', bytes }] });
  return file?.id ?? '';
};
const read = (who = manager) => who.call(shopApi.get, { id: shopId });
const set = async (photoId: string | null, alt = '', who = manager) => {
  const { rev } = await read(who);
  return who.call(shopApi.setPhoto, { id: shopId, rev, photoId, alt });
};

it('a store is given a picture, other words to it, another picture and none, each told by the audit log', async () => {
  const first = await upload(manager, '#123456');
  await set(first, 'Entrance on Kunming Road');
  expect((await read()).photo).toMatchObject({ file: { id: first }, alt: 'Entrance on Kunming Road' });
  const listed = await manager.call(shopApi.list, {});
  expect(listed.list[0]?.photo).toMatchObject({ file: { id: first } });
  // Whoever edits the store keeps the picture of somebody else, and describes it.
  await set(first, 'The door', company.owner);
  const second = await upload(company.owner, '#654321');
  await set(second, '', company.owner);
  expect((await read()).photo).toMatchObject({ file: { id: second }, alt: '' });
  await set(null, 'words without a picture');
  expect((await read()).photo).toBeNull();
  const events = (await company.owner.call(auditApi.list, { objectId: shopId })).list.map(({ event }) => event);
  expect(events.slice(0, 4)).toEqual(['photo_removed', 'photo_set', 'photo_described', 'photo_set']);
  expect(
    await w.sql('select file_id from file_use where object_kind = $1 and object_id = $2', ['shop', shopId]),
  ).toEqual([]);
});

it('nobody hangs up a picture of somebody else, of another company, or twice at once', async () => {
  const theirs = await upload(company.owner, '#111111');
  await expect(set(theirs)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  const other = await w.company();
  const foreign = await upload(other.owner, '#222222');
  await expect(set(foreign)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await expect(other.owner.call(shopApi.setPhoto, { id: shopId, rev: 0, photoId: null })).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
  const own = await upload(manager, '#333333');
  const { rev } = await read();
  const many = Array.from({ length: 20 }, () => manager.call(shopApi.setPhoto, { id: shopId, rev, photoId: own }));
  const settled = await Promise.allSettled(many);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const stranger = await company.member({ role: 'store_manager' });
  await expect(set(null, '', stranger)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});
