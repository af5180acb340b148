import { memberApi } from '@rondo/contract/member';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { templateApi } from '@rondo/contract/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from './factories.ts';
import { dispatchTo, givenTemplate } from './inspection.ts';
import { recordFactory } from './record-factory.ts';
import { givenRectification } from './rectification.ts';
import { requestId, type World, world } from './world.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company({ name: 'Rondo Pizza' });
  owner = company.owner;
});
afterAll(() => w.stop());

const shops = async (keyword: string): Promise<string[]> =>
  (await owner.call(shopApi.list, { keyword, size: 100 })).list.map(({ name }) => name);
const offered = async (keyword: string): Promise<string[]> =>
  (await owner.call(shopApi.options, { keyword })).map(({ name }) => name);

describe('a store is found', () => {
  beforeAll(async () => {
    const west = await owner.call(shopGroupApi.create, {
      parentId: company.start.rootGroupId,
      name: '伦敦西区',
      requestId: requestId(),
    });
    const camden = await owner.call(shopGroupApi.create, { parentId: west.id, name: 'Camden', requestId: requestId() });
    const put = (name: string, groupId: string, more: Record<string, unknown> = {}) =>
      owner.call(shopApi.create, { name, groupId, requestId: requestId(), ...more });
    await put('Pizza #1016148', camden.id, {
      code: 'NW5-2',
      address: '194 Kentish Town Road, NW5 2AE',
      district: 'Camden Borough',
      city: 'London',
    });
    await put('静安寺店', company.start.rootGroupId, { city: '上海' });
    const { id } = await put('Old Mill', company.start.rootGroupId);
    const { name: _old, ...shop } = await owner.call(shopApi.get, { id });
    const { groupId, rev, hours } = shop;
    await owner.call(shopApi.update, { id, groupId, rev, hours, name: 'Station Square' });
  });

  it.each([
    ['its street', 'Kentish Town', ['Pizza #1016148']],
    ['its postcode', 'nw5 2ae', ['Pizza #1016148']],
    ['its district', 'camden borough', ['Pizza #1016148']],
    ['its city', '上海', ['静安寺店']],
    ['its number', 'NW5-2', ['Pizza #1016148']],
    ['its group', 'camden', ['Pizza #1016148']],
    ['a group above its group', '伦敦西区', ['Pizza #1016148']],
    ['a group in pinyin', 'lundunxiqu', ['Pizza #1016148']],
    ['words of different fields, in any order', 'kentish pizza', ['Pizza #1016148']],
    ['the name it had before', 'old mill', ['Station Square']],
    ['pinyin', 'jingansi', ['静安寺店']],
    ['initials', 'jasd', ['静安寺店']],
    ['nothing else', 'Kentish Alley', []],
  ])('by %s, in the list and in the pickers', async (_, keyword, found) => {
    expect(await shops(keyword)).toEqual(found);
    expect(await offered(keyword)).toEqual(found);
  });

  it('not by the name of the company, which the top group carries', async () => {
    expect(await shops('rondo')).toEqual([]);
  });
});

describe('work is found by part of the number and by people', () => {
  let shopId: string;
  let handler: Person;
  let reviewer: Person;

  beforeAll(async () => {
    shopId = await company.shop({ name: 'Lime Street' });
    handler = await company.member({ role: 'inspector', name: 'Greta Hansen', shopIds: [shopId] });
    reviewer = await company.member({ role: 'inspector', name: 'Omar Farouk', shopIds: [shopId] });
  });

  it('tasks', async () => {
    const template = await givenTemplate(w, company, { name: 'Opening walk' });
    await dispatchTo(w, owner, template.id, [shopId], {
      name: 'November round',
      executor: { kind: 'members', memberIds: [handler.id] },
      review: true,
      reviewerIds: [reviewer.id],
    });
    const found = async (keyword: string) =>
      (await owner.call(taskApi.list, { tab: 'all', keyword })).list.filter((one) => one.objectKind === 'task');
    const [task] = await found('November');
    if (!task) throw new Error('the task is not listed');
    const parts = [task.number.slice(0, 9), task.number.slice(-6), task.number.slice(3, 12), task.number.toLowerCase()];
    for (const keyword of [...parts, 'greta', 'Farouk', 'lime', 'opening greta'])
      expect({ keyword, found: (await found(keyword)).map(({ id }) => id) }).toEqual({ keyword, found: [task.id] });
    expect(await found('greta nobody')).toEqual([]);
    const todo = await handler.call(taskApi.list, { tab: 'todo', keyword: 'farouk' });
    expect(todo.list.map(({ id }) => id)).toEqual([task.id]);
  });

  it('rectifications', async () => {
    const id = await givenRectification(w, company, {
      shopId,
      initiator: owner,
      handlers: [handler],
      reviewers: [reviewer],
    });
    const { number } = await owner.call(rectificationApi.get, { id });
    for (const keyword of [number.slice(0, 9), number.slice(-6), 'hansen', 'omar'])
      expect({
        keyword,
        found: (await owner.call(rectificationApi.list, { keyword })).list.map((one) => one.id),
      }).toEqual({ keyword, found: [id] });
  });

  it('records, also by their template', async () => {
    const make = recordFactory(w, company);
    const template = await make.template();
    const id = await make.record({
      ...{ shopId, template, inspector: handler, at: '2026-10-01T02:00:00Z' },
      reviewerIds: [reviewer.id],
    });
    const row = (await owner.call(recordApi.list, { inspectorId: [handler.id] })).list.find((one) => one.id === id);
    if (!row) throw new Error('the record is not listed');
    await w.sql(`update template set name = 'Night round' where id = $1`, [template.id]);
    const { number } = row;
    const parts = [number.slice(0, 9), number.slice(-6), number.slice(0, 9).toLowerCase()];
    // A template is found by the name it has now, and by the one that the record says.
    for (const keyword of [...parts, 'greta', 'farouk', row.template.name, 'night ROUND', `greta night ${parts[1]}`])
      expect({ keyword, found: (await owner.call(recordApi.list, { keyword })).list.map((one) => one.id) }).toEqual({
        keyword,
        found: [id],
      });
    expect((await owner.call(recordApi.list, { keyword: 'night nobody' })).list).toEqual([]);
  });
});

describe('by pinyin and initials of the name', () => {
  const rename = async (id: string, name: string) => {
    const { rev, description, modes, content, scoring } = await owner.call(templateApi.edit, { id });
    await owner.call(templateApi.save, { id, rev, name, description, modes, content, scoring });
  };

  it('templates, under the name they have now', async () => {
    const listed = async (keyword: string) =>
      (await owner.call(templateApi.list, { keyword })).list.map(({ id }) => id);
    const { id } = await owner.call(templateApi.create, { name: '门店巡查', requestId: requestId() });
    expect([await listed('mendian'), await listed('MDXC')]).toEqual([[id], [id]]);
    await rename(id, '卫生月检');
    expect([await listed('mdxc'), await listed('weisheng'), await listed('wsyj')]).toEqual([[], [id], [id]]);
  });

  it('templates that can be dispatched, tasks and records', async () => {
    const shopId = await company.shop({ name: 'Harbour Road' });
    const template = await givenTemplate(w, company, { name: 'Plain' });
    await rename(template.id, '开店准备');
    const options = await owner.call(templateApi.options, { keyword: 'kdzb' });
    expect(options.map(({ id }) => id)).toEqual([template.id]);
    await dispatchTo(w, owner, template.id, [shopId], {
      name: '十二月抽查',
      executor: { kind: 'members', memberIds: [owner.id] },
    });
    for (const keyword of ['chouchacha', 'shieryue', 'seycc', 'kaidian', 'KDZB harbour'])
      expect({ keyword, found: (await owner.call(taskApi.list, { tab: 'all', keyword })).list.length }).toEqual({
        keyword,
        found: keyword === 'chouchacha' ? 0 : 1,
      });
    const make = recordFactory(w, company);
    const made = { id: template.id, versionId: template.versionId, itemIds: template.items.map(({ id }) => id) };
    const record = await make.record({ shopId, template: made, inspector: owner, at: '2026-10-02T02:00:00Z' });
    expect((await owner.call(recordApi.list, { keyword: 'kaidian' })).list.map(({ id }) => id)).toEqual([record]);
  });
});

it('people are offered by pinyin and initials', async () => {
  const { id } = await company.member({ role: 'staff', name: '许文静' });
  await w.sql(`update member set name_pinyin = 'xuwenjing xwj' where id = $1`, [id]);
  for (const keyword of ['wenjing', 'xwj', 'Wen'])
    expect((await owner.call(memberApi.options, { keyword })).map((one) => one.id)).toEqual([id]);
});
