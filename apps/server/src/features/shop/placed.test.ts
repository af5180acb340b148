import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { statisticsApi } from '@rondo/contract/statistics';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { checked, imported, undone } from '../../../test/import.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

/** The groups A and B, and a store in A, since long ago. */
async function given() {
  const company = await w.company();
  const [a, b] = [await company.group('A'), await company.group('B')];
  return { company, a, b, shopId: await company.shop({ name: 'Harbour', groupId: a }) };
}
type Given = Awaited<ReturnType<typeof given>>;

async function overwritten({ company: { owner } }: Given, csv: string): Promise<string> {
  const { importId } = await checked(shopApi, owner, csv);
  const job = await imported(shopApi, owner, importId, { duplicates: 'overwrite' });
  expect(job.result).toMatchObject({ updated: 1 });
  return job.id;
}

/** Open stores that figures of a business day count at a group. */
async function openAt({ owner }: Company, groupId: string, day: string): Promise<number> {
  const asked = { from: day, to: day, groupId: [groupId], structure: 'of_day' as const };
  return (await owner.call(statisticsApi.inspection, asked)).current.shopsOpen;
}

const yesterday = (): string => addDays(civilDate(w.clock.now(), 'Asia/Shanghai'), -1);

it.each<[string, (made: Given) => Promise<unknown>]>([
  [
    'by its form',
    async ({ company: { owner }, b, shopId }) => {
      const { rev, name } = await owner.call(shopApi.get, { id: shopId });
      await owner.call(shopApi.update, { id: shopId, rev, name, groupId: b });
    },
  ],
  [
    'with its group',
    ({ company: { owner }, a, b }) => owner.call(shopGroupApi.update, { id: a, rev: 0, name: 'A', parentId: b }),
  ],
  ['by an import', (made) => overwritten(made, 'name,group\nHarbour,B\n')],
])('a store that is moved %s counts where it hung on the days before', async (_, move) => {
  const made = await given();
  await move(made);
  expect(await openAt(made.company, made.a, yesterday())).toBe(1);
  expect(await openAt(made.company, made.b, yesterday())).toBe(0);
  w.clock.advance(DAY_MS);
  expect(await openAt(made.company, made.b, yesterday())).toBe(1);
});

it('a store that an import moved and its undoing moved back counts in each group on its days', async () => {
  // An import can be taken back for a day: from one noon to the next morning.
  w.clock.set(`${addDays(civilDate(w.clock.now(), 'Asia/Shanghai'), 1)}T12:00:00+08:00`);
  const made = await given();
  const jobId = await overwritten(made, 'name,group\nHarbour,B\n');
  w.clock.advance(20 * HOUR_MS);
  expect((await undone(made.company.owner, jobId)).undone).toMatchObject({ restored: 1 });
  expect([await openAt(made.company, made.a, yesterday()), await openAt(made.company, made.b, yesterday())]).toEqual([
    0, 1,
  ]);
  w.clock.advance(DAY_MS);
  expect([await openAt(made.company, made.a, yesterday()), await openAt(made.company, made.b, yesterday())]).toEqual([
    1, 0,
  ]);
});

it('a store is found by the names it had, whoever renamed it', async () => {
  const { company, shopId, ...groups } = await given();
  const { owner } = company;
  const found = async (keyword: string) => (await owner.call(shopApi.list, { keyword })).list.map(({ name }) => name);
  const rename = async (name: string) => {
    const { rev } = await owner.call(shopApi.get, { id: shopId });
    await owner.call(shopApi.update, { id: shopId, rev, name, groupId: groups.a, code: 'H-1' });
  };
  await rename('Quay');
  expect([await found('Harbour'), await found('Quay')]).toEqual([['Quay'], ['Quay']]);
  await overwritten({ company, shopId, ...groups }, 'name,code\nPier,H-1\n');
  expect([await found('Harbour'), await found('Quay'), await found('Pier')]).toEqual([['Pier'], ['Pier'], ['Pier']]);
  await owner.call(shopApi.remove, { id: shopId });
  await owner.call(shopApi.restore, { id: shopId, name: 'Dock' });
  expect([await found('Harbour'), await found('Pier')]).toEqual([['Dock'], ['Dock']]);
});
