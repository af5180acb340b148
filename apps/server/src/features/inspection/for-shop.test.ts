import { inspectionApi as api } from '@rondo/contract/inspection';
import { recordApi } from '@rondo/contract/record';
import { taskApi } from '@rondo/contract/task';
import { type CheckItem, EVERYWHERE } from '@rondo/domain/scoring/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, DEVICE, dispatchTo, type GivenTemplate, givenTemplate } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let shopId: string;
let template: GivenTemplate;

/** The second item is asked at drive-throughs, the third in franchised stores. */
const bend = (item: CheckItem): CheckItem => {
  if (item.name === 'Item 2') return { ...item, applies: { ...EVERYWHERE, tags: ['drive-through'] } };
  if (item.name === 'Item 3') return { ...item, applies: { ...EVERYWHERE, formats: ['franchise'] } };
  return item;
};

beforeAll(async () => {
  w = await world();
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  template = await givenTemplate(w, company, { items: 3, change: bend });
});
afterAll(() => w.stop());

const store = (format: string | null, tags: string[]) =>
  w.sql('update shop set format = $1, tags = $2 where company_id = $3 and id = $4', [format, tags, company.id, shopId]);
const opened = async () => {
  const { firstTaskId: taskId } = await dispatchTo(w, company.owner, template.id, [shopId], {});
  const sheet = await manager.call(api.open, { taskId, deviceId: DEVICE });
  return { taskId, names: sheet.content.categories.flatMap(({ items }) => items.map(({ name }) => name)) };
};
const submit = (taskId: string, items: readonly CheckItem[]) =>
  manager.call(api.submit, { taskId, deviceId: DEVICE, answers: answersOf(items), requestId: requestId() });
const report = async (id: string) => company.owner.call(recordApi.get, { id });

describe('items with rules about stores', () => {
  it('are absent where they do not apply, ask for nothing, and stand in the report with the reason', async () => {
    await store('direct', ['mall']);
    const { taskId, names } = await opened();
    expect(names).toEqual(['Item 1']);
    const { recordId, score, maxScore } = await submit(taskId, template.items.slice(0, 1));
    expect([score, maxScore]).toEqual([5, 5]);
    const found = await report(recordId);
    expect(found.items.map(({ name }) => name)).toEqual(['Item 1']);
    expect(found.excluded).toMatchObject([
      { name: 'Item 2', category: 'Kitchen', by: 'tags', values: ['drive-through'] },
      { name: 'Item 3', category: 'Kitchen', by: 'format', values: ['franchise'] },
    ]);
  });

  it('are asked where they apply', async () => {
    await store('franchise', ['drive-through']);
    const { taskId, names } = await opened();
    expect(names).toEqual(['Item 1', 'Item 2', 'Item 3']);
    const { recordId } = await submit(taskId, template.items);
    expect((await report(recordId)).excluded).toEqual([]);
  });

  it('count in the progress of a task neither as asked nor as answered', async () => {
    await store('direct', ['drive-through']);
    const { taskId } = await opened();
    const answers = answersOf(template.items.slice(1, 2));
    await manager.call(api.save, { taskId, deviceId: DEVICE, rev: 0, answers });
    const progress = async () => (await company.owner.call(taskApi.get, { id: taskId })).progress;
    expect(await progress()).toEqual({ done: 1, of: 2 });
    await store('direct', []);
    expect(await progress()).toEqual({ done: 0, of: 1 });
  });

  it('count for nothing when the store lost its tag while it was inspected, and nobody has to begin anew', async () => {
    await store('direct', ['drive-through']);
    const { taskId, names } = await opened();
    expect(names).toEqual(['Item 1', 'Item 2']);
    await store('direct', []);
    const { recordId, maxScore } = await submit(taskId, template.items.slice(0, 2));
    expect(maxScore).toBe(5);
    expect((await report(recordId)).excluded.map(({ name }) => name)).toEqual(['Item 2', 'Item 3']);
  });

  it('stay as they were in a report when the store changes later', async () => {
    await store('direct', []);
    const { recordId } = await submit((await opened()).taskId, template.items.slice(0, 1));
    const before = (await report(recordId)).excluded;
    await store('franchise', ['drive-through']);
    expect((await report(recordId)).excluded).toEqual(before);
  });
});
