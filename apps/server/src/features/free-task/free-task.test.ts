import { fileApi } from '@rondo/contract/file';
import { freeTaskApi as api } from '@rondo/contract/free-task';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { taskApi } from '@rondo/contract/task';
import { HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenDocument } from '../../../test/document.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { DEVICE } from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let handler: Person;
let other: Person;
let reviewer: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  handler = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ name: 'Camden', managerIds: [handler.id] });
  other = await company.member({ role: 'inspector', shopIds: [shopId] });
  reviewer = await company.member({ role: 'area_manager', shopIds: [shopId] });
});

type Wanted = Input<typeof api.create>;
const wanted = (more: Partial<Wanted> = {}): Wanted => ({
  name: 'Change the window',
  content: 'Summer goods to the front',
  executor: { kind: 'members', memberIds: [handler.id] },
  deadlineAt: new Date(w.clock.now().getTime() + 48 * HOUR_MS).toISOString(),
  review: more.levels !== undefined,
  requestId: requestId(),
  ...more,
});
const create = async (more: Partial<Wanted> = {}): Promise<string> =>
  (await company.owner.call(api.create, wanted(more))).firstTaskId;
const detail = (who: Person, id: string) => who.call(taskApi.get, { id });
const submit = (who: Person, id: string, more: Partial<Input<typeof api.submit>> = {}) =>
  who.call(api.submit, { id, requestId: requestId(), ...more });
const resolving = (path: string) => ({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` });
const todo = async (who: Person) => (await who.call(taskApi.list, { tab: 'todo' })).list.map(({ name }) => name);
const titles = async (who: Person) => {
  await w.settle();
  return (await who.call(messageApi.list, { category: ['task'] })).list.map(({ title }) => title);
};

describe('a free task', () => {
  it('is created without a store, stands in the task centre, and is complete once it is handed in', async () => {
    const id = await create();
    expect(await todo(handler)).toEqual(['Change the window']);
    expect((await company.owner.call(taskApi.list, { tab: 'all', kind: ['free'] })).list).toMatchObject([
      { id, kind: 'free', mode: null, templateName: null, shop: { id: null }, priority: 'normal' },
    ]);
    expect((await company.owner.call(taskApi.list, { tab: 'all', kind: ['inspection'] })).list).toEqual([]);
    await submit(handler, id, { text: 'Done' });
    expect(await detail(company.owner, id)).toMatchObject({ state: 'completed', submittedAt: expect.any(String) });
    expect(await todo(handler)).toEqual([]);
    expect((await company.owner.call(api.get, { id })).result).toMatchObject({
      text: 'Done',
      number: null,
      photos: [],
    });
  });

  it('of no store is seen by those with a part in it and by those who see all, by nobody else', async () => {
    const id = await create();
    expect((await detail(handler, id)).name).toBe('Change the window');
    expect(await refused(detail(other, id))).toBe('NOT_FOUND');
    expect(await refused(other.call(api.get, { id }))).toBe('NOT_FOUND');
    expect((await other.call(taskApi.list, { tab: 'all' })).list).toEqual([]);
  });

  it('is made once a store, once a person with "all", and for the manager of each store', async () => {
    const soho = await company.shop({ name: 'Soho', managerIds: [other.id] });
    const by = company.owner;
    const members = { kind: 'members' as const, memberIds: [handler.id, other.id] };
    const shopIds = [shopId, soho];
    expect((await by.call(api.create, wanted({ shopIds, executor: { ...members, how: 'all' } }))).tasks).toBe(4);
    expect((await by.call(api.create, wanted({ shopIds, executor: { ...members, how: 'any' } }))).tasks).toBe(2);
    expect((await by.call(api.create, wanted({ shopIds, executor: { kind: 'manager' } }))).tasks).toBe(2);
    expect(await refused(by.call(api.create, wanted({ executor: { kind: 'manager' } })))).toBe('HANDLER_NEEDED');
    const nobody = await company.shop();
    const executor = { kind: 'manager' } as const;
    expect(await refused(by.call(api.create, wanted({ shopIds: [nobody], executor })))).toBe('SHOP_NEEDS_MANAGER');
  });

  it('is reviewed by somebody unless that is switched off (C3)', async () => {
    for (const more of [{ review: undefined }, { review: true, levels: [] }]) {
      expect(await refused(create(more))).toBe('REVIEWER_NEEDED');
    }
    // A level that names nobody is refused as the field that it is.
    const unnamed = await refusal(create({ levels: [{ mode: 'any', memberIds: [] }] }));
    expect(unnamed).toMatchObject({ reason: 'INPUT_REFUSED', data: { fields: [{ path: 'levels.0.memberIds' }] } });
    const levels = [{ mode: 'any' as const, memberIds: [reviewer.id] }];
    const off = await create({ review: false });
    expect((await detail(company.owner, off)).review.levels).toEqual([]);
    await submit(handler, off);
    expect((await detail(company.owner, off)).state).toBe('completed');
    const both = await refusal(create({ review: false, levels }));
    expect(both.data).toMatchObject({ fields: [{ path: 'levels', reason: 'review_off' }] });
    expect((await detail(company.owner, await create({ levels }))).review.levels).toHaveLength(1);
  });

  it('asks for what has to be handed in, and the reviewer sees it', async () => {
    const levels = [{ mode: 'any' as const, memberIds: [reviewer.id] }];
    const evidence = { photos: 1, text: true, number: true, numberLabel: 'Degrees' };
    const id = await create({ shopIds: [shopId], evidence, levels });
    expect(await refused(submit(handler, id))).toBe('EVIDENCE_MISSING');
    const photo = await givenPhoto(w, handler);
    await submit(handler, id, { text: 'Cold enough', number: 3.5, photoIds: [photo] });
    expect(await todo(reviewer)).toEqual(['Change the window']);
    expect((await reviewer.call(api.get, { id })).result).toMatchObject({
      text: 'Cold enough',
      number: 3.5,
      photos: [{ id: photo }],
    });
    await reviewer.call(taskApi.reject, { id, rev: (await detail(reviewer, id)).rev, comment: 'Once more' });
    expect((await detail(handler, id)).round).toBe(2);
    await submit(handler, id, { text: 'Colder', number: 2, photoIds: [photo] });
    await reviewer.call(taskApi.approve, { id, rev: (await detail(reviewer, id)).rev });
    expect((await detail(handler, id)).state).toBe('completed');
  });

  it('shows documents to its handler, and takes documents with what is handed in', async () => {
    const asked = await givenDocument(company.owner, '租赁合同.pdf');
    const id = await create({ documentIds: [asked.id], levels: [{ mode: 'any', memberIds: [reviewer.id] }] });
    expect((await handler.call(api.get, { id })).documents).toEqual([asked]);
    expect((await reviewer.call(resolving(asked.path), {})).url).toContain(asked.path);
    expect(await refused(other.call(resolving(asked.path), {}))).toBe('NOT_FOUND');
    const proof = await givenDocument(handler, 'receipt.csv', Buffer.from('a,1'));
    await submit(handler, id, { documentIds: [proof.id] });
    expect((await reviewer.call(api.get, { id })).result).toMatchObject({ photos: [], documents: [proof] });
    expect((await detail(reviewer, id)).history.at(-1)?.documents).toEqual([proof]);
    const ten = Array.from({ length: 5 }, () => asked.id);
    expect(await refused(create({ fileIds: ten, documentIds: ten }))).toBe('INPUT_REFUSED');
    expect(await refused(create({ fileIds: [asked.id] }))).toBe('NOT_FOUND');
  });

  it('is reviewed level by level', async () => {
    const levels = [
      { mode: 'sequence' as const, memberIds: [other.id, reviewer.id] },
      { mode: 'any' as const, memberIds: [company.owner.id] },
    ];
    const id = await create({ shopIds: [shopId], levels });
    await submit(handler, id);
    for (const who of [other, reviewer, company.owner]) {
      expect((await detail(who, id)).can.events).toContain(who === company.owner ? 'approve' : 'approve_level');
      await who.call(taskApi.approve, { id, rev: (await detail(who, id)).rev });
    }
    expect((await detail(handler, id)).state).toBe('completed');
  });

  it('of several handlers the first to begin has it, and can give it back', async () => {
    const id = await create({ executor: { kind: 'members', memberIds: [handler.id, other.id] } });
    await handler.call(api.begin, { id });
    expect(await refused(submit(other, id))).toBe('FORBIDDEN');
    expect(await todo(other)).toEqual([]);
    await handler.call(api.release, { id });
    await submit(other, id);
    expect(await refused(submit(handler, id))).toBe('TASK_HANDLED');
  });

  it('has one winner when twenty hand it in at once', async () => {
    const id = await create({ executor: { kind: 'members', memberIds: [handler.id, other.id] } });
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => submit(i % 2 ? handler : other, id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('cannot be inspected, and an inspection cannot be handed in as one', async () => {
    const id = await create({ shopIds: [shopId] });
    expect(await refused(handler.call(inspectionApi.open, { taskId: id, deviceId: DEVICE }))).toBe('NOT_FOUND');
  });

  it('tells its people in messages, with the company in place of a store', async () => {
    const id = await create({ ccIds: [other.id] });
    expect(await titles(handler)).toEqual(['New task: Change the window']);
    await submit(handler, id);
    expect(await titles(other)).toEqual(['Completed: Change the window']);
  });

  it('is late, reminded of and closed by the clock as other tasks are', async () => {
    await create({ deadlinePolicy: 'close' });
    const id = await create({ name: 'Late' });
    w.clock.advance(75 * HOUR_MS);
    await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + HOUR_MS)]);
    await w.app.runJob('task.watch');
    const rows = (await company.owner.call(taskApi.list, { tab: 'all' })).list;
    expect(rows.map(({ state, isOverdue }) => [state, isOverdue])).toEqual([
      ['pending', true],
      ['closed', true],
    ]);
    expect(await titles(handler)).toContain('Still not done: Late');
    await company.owner.call(taskApi.remind, { id });
  });

  it('begins at its start', async () => {
    const startAt = new Date(w.clock.now().getTime() + HOUR_MS).toISOString();
    const id = await create({ startAt });
    expect(await todo(handler)).toEqual([]);
    w.clock.advance(2 * HOUR_MS);
    await w.app.runJob('task.watch');
    expect(await todo(handler)).toEqual(['Change the window']);
    expect((await detail(handler, id)).dispatch).toBe('scheduled');
  });

  it('goes to somebody else, whatever store they work for when it has none', async () => {
    const id = await create();
    const { rev } = await detail(handler, id);
    await handler.call(taskApi.transfer, { id, rev, toId: other.id });
    expect(await todo(other)).toEqual(['Change the window']);
  });
});

describe('sub-tasks', () => {
  const parts = () => [
    { name: 'Order', handlerId: handler.id },
    { name: 'Install', handlerId: other.id },
  ];
  const partOf = async (id: string, name: string): Promise<string> =>
    (await company.owner.call(api.get, { id })).parts.find((part) => part.name === name)?.id ?? '';

  it('hand in the whole with the last of them, which nobody can do before', async () => {
    const id = await create({ parts: parts(), evidence: { text: true } });
    expect((await detail(handler, id)).can.events).not.toContain('submit_unreviewed');
    expect(await refused(submit(handler, id, { text: 'All' }))).toBe('FORBIDDEN');
    await submit(handler, await partOf(id, 'Order'), { text: 'Ordered' });
    await w.settle();
    expect((await detail(handler, id)).state).toBe('pending');
    const last = await partOf(id, 'Install');
    expect(await detail(other, last)).toMatchObject({ parent: { id } });
    await submit(other, last, { text: 'Stands' });
    await w.settle();
    expect((await detail(handler, id)).state).toBe('completed');
  });

  it('hand in the whole to its reviewers', async () => {
    const id = await create({ parts: parts(), levels: [{ mode: 'any', memberIds: [reviewer.id] }] });
    await submit(handler, await partOf(id, 'Order'));
    await submit(other, await partOf(id, 'Install'));
    await w.settle();
    expect(await todo(reviewer)).toEqual(['Change the window']);
  });

  it('are closed with the whole, and what was closed is not owed', async () => {
    const id = await create({ parts: parts() });
    const closed = await create({ name: 'Closed', parts: parts() });
    const install = await partOf(id, 'Install');
    const { rev } = await detail(company.owner, install);
    await company.owner.call(taskApi.close, { id: install, rev, comment: 'Not needed' });
    await submit(handler, await partOf(id, 'Order'));
    await company.owner.call(taskApi.close, { id: closed, rev: 0, comment: 'Given up' });
    await w.settle();
    expect((await detail(handler, id)).state).toBe('completed');
    const left = (await company.owner.call(api.get, { id: closed })).parts.map(({ state }) => state);
    expect(left).toEqual(['closed', 'closed']);
  });
});

describe('a preset', () => {
  const body = { name: 'Window', content: 'Summer', evidence: { photos: 2 }, parts: ['Order'] };
  const save = (who: Person, name: string) => who.call(api.savePreset, { name, body, requestId: requestId() });

  it('is saved, listed, renamed and deleted by whoever saved it or an administrator', async () => {
    const { id } = await save(other, 'Window');
    expect(await refused(save(company.owner, 'window'))).toBe('PRESET_NAME_TAKEN');
    const [listed] = await reviewer.call(api.presets, {});
    expect(listed).toMatchObject({ name: 'Window', body: { ...body, evidence: { photos: 2, text: false } }, rev: 0 });
    expect(listed?.can.edit).toBe(false);
    expect(await refused(reviewer.call(api.removePreset, { id }))).toBe('FORBIDDEN');
    await other.call(api.renamePreset, { id, rev: 0, name: 'Shop window' });
    expect(await refused(other.call(api.renamePreset, { id, rev: 0, name: 'Again' }))).toBe('STALE');
    await company.owner.call(api.removePreset, { id });
    expect(await company.owner.call(api.presets, {})).toEqual([]);
  });

  it('carries pictures and documents into the tasks of whoever begins from it', async () => {
    const [photo, plan] = [await givenPhoto(w, other), await givenDocument(other, '平面图.pdf')];
    const attached = { fileIds: [photo], documentIds: [plan.id] };
    const kept = { ...body, ...attached };
    const { id } = await other.call(api.savePreset, { name: 'Window', body: kept, requestId: requestId() });
    const [listed] = await company.owner.call(api.presets, {});
    expect([listed?.files.map((one) => one.id), listed?.documents]).toEqual([[photo], [plan]]);
    const task = await create(attached);
    await company.owner.call(api.removePreset, { id });
    const asked = await handler.call(api.get, { id: task });
    expect([asked.files.map((one) => one.id), asked.documents]).toEqual([[photo], [plan]]);
    expect((await handler.call(resolving(plan.path), {})).url).toContain(plan.path);
    expect(await refused(create(attached))).toBe('NOT_FOUND');
  });
});
