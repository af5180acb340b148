import type { DuplicateChoice } from '@rondo/contract/import';
import { templateApi } from '@rondo/contract/template';
import { allItems } from '@rondo/domain/scoring/template';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { checked, imported } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let owner: Person;
beforeAll(async () => {
  w = await world();
  ({ owner } = await w.company());
});
afterAll(() => w.stop());

/** The last row says the same as the first, with other marks. */
const FILE = 'category,item,score,severity\nHall,Floor,3,major\nHall,Door,2,\nhall,FLOOR,5,critical\n';
const CHOICES: [DuplicateChoice, items: string[], counts: { created: number; skipped: number; updated: number }][] = [
  ['skip', ['Floor 3', 'Door 2'], { created: 2, skipped: 1, updated: 0 }],
  ['overwrite', ['FLOOR 5', 'Door 2'], { created: 2, skipped: 0, updated: 1 }],
  ['keep_both', ['Floor 3', 'Door 2', 'FLOOR 5'], { created: 3, skipped: 0, updated: 0 }],
];

it.each(CHOICES)('a row that repeats an earlier one is held against that: %s', async (duplicates, items, counts) => {
  const draft = await owner.call(templateApi.create, { name: `Repeats ${duplicates}`, requestId: requestId() });
  // Into a draft, and as a template of its own.
  for (const templateId of [draft.id, undefined]) {
    const into = templateId === undefined ? {} : { templateId };
    const { importId, ready, duplicateCount } = await checked(templateApi, owner, FILE, into);
    expect([ready, duplicateCount]).toEqual([2, 1]);
    const name = templateId === undefined ? { name: `Own ${duplicates}` } : {};
    const { result, madeId } = await imported(templateApi, owner, importId, { duplicates, ...name });
    const found = allItems((await owner.call(templateApi.get, { id: madeId ?? '' })).content);
    expect(found.map((item) => `${item.name} ${item.maxScore}`)).toEqual(items);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(result).toMatchObject(counts);
  }
});
