import { recordApi as api } from '@rondo/contract/record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, dispatchTo, givenShopToInspect, inspect, type ShopToInspect } from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;
/** Every photo of the first item, in the order it was taken in, with its record. */
const taken: { photo: string; recordId: string; at: Date }[] = [];

beforeAll(async () => {
  w = await world();
  given = await givenShopToInspect(w, { items: 2 });
  for (const photos of [2, 3, 0, 4, 5]) await inspected(given.shopId, photos);
});
afterAll(() => w.stop());

async function inspected(shopId: string, count: number): Promise<string> {
  const { company, template, manager } = given;
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
  const answers = answersOf(template.items);
  const [first, second] = template.items.map(({ id }) => answers[id]);
  const photos: string[] = [];
  for (let n = 0; n < count; n++) photos.push(await givenPhoto(w, manager));
  if (first) first.photos = photos;
  if (second) second.photos = [await givenPhoto(w, manager)];
  w.clock.advance(60_000);
  const { recordId } = await inspect(manager, firstTaskId, answers);
  for (const photo of photos) taken.push({ photo, recordId, at: w.clock.now() });
  return recordId;
}

const strip = (more = {}, by = given.manager) =>
  by.call(api.itemPhotos, { shopId: given.shopId, itemId: given.template.items[0]?.id ?? '', ...more });
/** Newest record first, within a record in its order: worked out without the database. */
const expected = (all: typeof taken) => {
  const records = [...new Set(all.map(({ recordId }) => recordId))].reverse();
  return records.flatMap((id) => all.filter(({ recordId }) => recordId === id)).slice(0, 12);
};
const ids = (found: Awaited<ReturnType<typeof strip>>) => found.photos.map(({ file }) => file.id);

it('shows the last 12 photos of the item at the store, the newest record first', async () => {
  expect(taken).toHaveLength(14);
  const found = await strip();
  expect(found.photos).toHaveLength(12);
  expect(ids(found)).toEqual(expected(taken).map(({ photo }) => photo));
  expect(found.photos[0]).toMatchObject({ recordId: taken.at(-1)?.recordId, result: 'pass' });
});

it('ends where the reader looks from, and shows nothing of another store or to who sees none of it', async () => {
  // After the second record, before the one without photos.
  const until = new Date((taken[4]?.at.getTime() ?? 0) + 1_000).toISOString();
  expect(ids(await strip({ until }))).toEqual(expected(taken.slice(0, 5)).map(({ photo }) => photo));
  const elsewhere = await given.company.member({ role: 'store_manager' });
  await given.company.shop({ managerIds: [elsewhere.id] });
  expect(await strip({}, elsewhere)).toEqual({ photos: [], standardPhotos: [] });
  const stranger = await w.company();
  expect(await strip({}, stranger.owner)).toEqual({ photos: [], standardPhotos: [] });
});
