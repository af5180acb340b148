import { fileApi } from '@rondo/contract/file';
import { messageApi } from '@rondo/contract/message';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { givenDocument } from '../../../test/document.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { dispatchTo, givenShopToInspect, openTask } from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let templateId: string;
let taskId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  const given = await givenShopToInspect(w);
  ({ company, shopId, manager, inspector } = given);
  templateId = given.template.id;
  taskId = (await dispatchTo(w, inspector, templateId, [shopId])).firstTaskId;
  await w.settle();
});

type Said = { mentionIds?: string[]; photoIds?: string[]; documentIds?: string[]; requestId?: string };
const say = (who: Person, comment: string, more: Said = {}) =>
  who.call(api.comment, { id: taskId, comment, requestId: requestId(), ...more });
const heard = async (who: Person) =>
  (await who.call(messageApi.list, {})).list.map((m) => m.title).filter((title) => /comment|mentioned/.test(title));

it('stands in the history with its pictures, and tells those named and those with a part', async () => {
  const second = await company.member({ role: 'area_manager', shopIds: [shopId] });
  const photo = await givenPhoto(w, manager);
  await say(manager, 'The freezer is broken.\nWho repairs it?', { mentionIds: [second.id], photoIds: [photo] });
  await w.settle();
  const { history } = await inspector.call(api.get, { id: taskId });
  expect(history.at(-1)).toMatchObject({
    event: 'comment',
    comment: 'The freezer is broken.\nWho repairs it?',
    actor: { id: manager.id },
    data: { to: [second.name] },
    photos: [{ id: photo }],
  });
  expect(await heard(second)).toEqual(['You were mentioned: Monthly check']);
  expect(await heard(inspector)).toEqual(['New comment: Monthly check']);
  expect(await heard(manager)).toEqual([]);
});

it('shows its pictures to whoever sees the task, and to nobody else', async () => {
  const photo = await givenPhoto(w, manager);
  await say(manager, 'See', { photoIds: [photo] });
  const shown = (await inspector.call(api.get, { id: taskId })).history.at(-1)?.photos[0];
  const path = shown?.path ?? '';
  const open = (who: Person) => who.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` }, {});
  expect((await open(inspector)).url).toContain('/');
  const stranger = await company.member({ role: 'inspector' });
  expect(await refused(open(stranger))).toBe('NOT_FOUND');
});

it('carries documents beside pictures, for whoever sees the task, and neither in the place of the other', async () => {
  const [photo, lease] = [await givenPhoto(w, manager), await givenDocument(manager, '租赁合同.pdf')];
  await say(manager, 'The lease', { photoIds: [photo], documentIds: [lease.id] });
  const said = (await inspector.call(api.get, { id: taskId })).history.at(-1);
  expect(said?.photos.map(({ id }) => id)).toEqual([photo]);
  expect(said?.documents).toEqual([lease]);
  const open = (who: Person) => who.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${lease.path}` }, {});
  expect((await open(inspector)).url).toContain(lease.path);
  expect(await refused(open(await company.member({ role: 'inspector' })))).toBe('NOT_FOUND');
  expect(await refused(say(manager, 'x', { photoIds: [(await givenDocument(manager)).id] }))).toBe('NOT_FOUND');
  expect(await refused(say(manager, 'x', { documentIds: [await givenPhoto(w, manager)] }))).toBe('NOT_FOUND');
  expect(await refused(say(inspector, 'x', { documentIds: [(await givenDocument(manager)).id] }))).toBe('NOT_FOUND');
});

it('pictures and documents that a dispatch gives are shown with each of its tasks and at its beginning, to whoever sees it', async () => {
  const second = await company.shop({ managerIds: [manager.id] });
  const photo = await givenPhoto(w, company.owner);
  const layout = await givenDocument(company.owner, 'layout.pdf');
  const given = { description: 'Like this', photoIds: [photo], documentIds: [layout.id], requestId: requestId() };
  const { firstTaskId, batchId } = await dispatchTo(w, company.owner, templateId, [shopId, second], given);
  const kept = await w.sql(
    `select u.shop_id from file_use u join task t on t.company_id = u.company_id and t.id = u.object_id
      where t.batch_id = $1 and u.object_kind = 'task' and u.file_id = any($2) and u.shop_id = t.shop_id and u.file_id = any(t.photo_ids || t.document_ids)`,
    [batchId, [photo, layout.id]],
  );
  expect(kept).toHaveLength(4);
  const { photos, documents } = await manager.call(api.get, { id: firstTaskId });
  expect([photos.map(({ id }) => id), documents]).toEqual([[photo], [layout]]);
  const outside = await company.member({ role: 'inspector' });
  for (const { path } of [...photos, ...documents]) {
    const open = (who: Person) => who.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` }, {});
    expect((await open(manager)).url).toContain('/');
    expect(await refused(open(outside))).toBe('NOT_FOUND');
  }
  expect((await openTask(manager, firstTaskId)).given).toMatchObject({
    description: 'Like this',
    photos: [{ id: photo }],
    documents: [{ id: layout.id }],
  });
  const wrongly = (input: object) => refused(dispatchTo(w, inspector, templateId, [shopId], input));
  expect(await wrongly({ photoIds: [photo] })).toBe('NOT_FOUND');
  expect(await wrongly({ documentIds: [layout.id] })).toBe('NOT_FOUND');
  expect(await refused(dispatchTo(w, company.owner, templateId, [shopId], { photoIds: [layout.id] }))).toBe(
    'NOT_FOUND',
  );
  // Together they are as many as a task takes.
  const five = [1, 2, 3, 4, 5].map(() => layout.id);
  expect(await wrongly({ photoIds: five, documentIds: five })).toBe('INPUT_REFUSED');
});

it('is refused to whoever does not see the task, with somebody else’s picture, and for people who could not open it', async () => {
  const outside = await company.member({ role: 'inspector' });
  expect(await refused(say(outside, 'Hello'))).toBe('NOT_FOUND');
  expect(await refused(say(inspector, 'Hello', { mentionIds: [outside.id] }))).toBe('MEMBER_OUTSIDE_SHOP');
  const stranger = (await w.company()).owner;
  expect(await refused(say(stranger, 'Hello'))).toBe('NOT_FOUND');
  expect(await refused(say(inspector, 'Hello', { mentionIds: [stranger.id] }))).toBe('MEMBER_NOT_FOUND');
  expect(await refused(say(inspector, 'Hello', { photoIds: [await givenPhoto(w, manager)] }))).toBe('NOT_FOUND');
  expect(await refused(say(inspector, '  '))).toBe('INPUT_REFUSED');
  expect(await refused(say(inspector, 'x'.repeat(501)))).toBe('INPUT_REFUSED');
});

it('is refused for somebody whose role shows them only their own, unless they have a part', async () => {
  const staff = await company.member({ role: 'staff', shopIds: [shopId] });
  expect(await refused(staff.call(api.get, { id: taskId }))).toBe('NOT_FOUND');
  expect(await refused(say(inspector, 'Hello', { mentionIds: [staff.id] }))).toBe('MENTION_UNSEEN');
  await w.settle();
  expect(await heard(staff)).toEqual([]);
  const executor = { kind: 'members' as const, memberIds: [staff.id] };
  taskId = (await dispatchTo(w, inspector, templateId, [shopId], { executor })).firstTaskId;
  await say(inspector, 'Hello', { mentionIds: [staff.id] });
  await w.settle();
  expect(await heard(staff)).toEqual(['You were mentioned: Monthly check']);
});

it('sent twice with one request id is one comment', async () => {
  const id = requestId();
  await Promise.all([say(inspector, 'Once', { requestId: id }), say(inspector, 'Once', { requestId: id })]);
  const { history } = await inspector.call(api.get, { id: taskId });
  expect(history.filter((entry) => entry.event === 'comment')).toHaveLength(1);
});
