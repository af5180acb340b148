import { fileApi } from '@rondo/contract/file';
import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { taskApi } from '@rondo/contract/task';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  inspect,
  openTask,
  submitTask,
} from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
});

type Process = Partial<Input<typeof settings.saveProcess>>;
const set = (more: Process) =>
  company.owner.call(settings.saveProcess, {
    ...{ mode: 'on_site', templateId: null, levels: [], onEmpty: 'next_level', reviewUpTo: null, ccIds: [] },
    ...{ ccRoleIds: [], allowsOverride: true, rev: 0, ...more },
  });
const dispatched = async (more: Parameters<typeof dispatchTo>[4] = {}) =>
  (await dispatchTo(w, company.owner, template.id, [shopId], more)).firstTaskId;
const asksFor = async (taskId: string) => (await openTask(manager, taskId)).signOff;

async function signature(by: Person): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 24, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const [file] = await by.call(fileApi.upload, {}, { files: [{ name: 'signature.png', bytes }] });
  return file?.id ?? '';
}
const signed = async (by: Person, more: object = {}) => ({
  signOff: { fileId: await signature(by), name: 'Li Hua', signedAt: w.clock.now().toISOString(), ...more },
});
const submit = (taskId: string, more: object = {}) => submitTask(manager, taskId, answersOf(template.items), more);

describe('whether the store signs', () => {
  it('is off unless somebody says so; the company, over it the template, over both the dispatch', async () => {
    expect(await asksFor(await dispatched())).toBeNull();
    expect(await asksFor(await dispatched({ signOff: true }))).toEqual({
      managers: [{ id: manager.id, name: manager.name }],
    });
    await set({ signOff: true });
    expect(await asksFor(await dispatched())).not.toBeNull();
    await set({ signOff: false, templateId: template.id });
    expect(await asksFor(await dispatched())).toBeNull();
    expect(await asksFor(await dispatched({ signOff: true }))).not.toBeNull();
  });

  it('is kept by a task as it was made, and cannot be said otherwise where the company forbids it', async () => {
    const early = await dispatched();
    await set({ signOff: true, allowsOverride: false });
    expect(await asksFor(early)).toBeNull();
    await expect(dispatched({ process: 'default', signOff: false })).rejects.toMatchObject({ reason: 'PROCESS_FIXED' });
    expect(await asksFor(await dispatched({ process: 'default', signOff: true }))).not.toBeNull();
  });

  it('is asked on site only', async () => {
    await expect(set({ mode: 'remote', signOff: true })).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    const self = { mode: 'self' as const, signOff: true, review: true, reviewerIds: [inspector.id] };
    expect(await asksFor(await dispatched(self))).toBeNull();
  });

  it('stops a dispatch to a store that nobody manages, which is named', async () => {
    const orphan = await company.shop({ name: 'Nobody’s' });
    const plan = { signOff: true, executor: { kind: 'members' as const, memberIds: [inspector.id] } };
    const refused = dispatchTo(w, company.owner, template.id, [shopId, orphan], plan);
    await expect(refused).rejects.toMatchObject({
      reason: 'SHOP_NEEDS_MANAGER',
      data: { blockers: [{ shopName: 'Nobody’s', reason: 'no_manager' }] },
    });
  });

  it('holds for inspections that somebody begins by themself, too', async () => {
    await set({ signOff: true });
    const wanted = { shopId, templateId: template.id, mode: 'on_site' as const, review: false };
    const { taskId } = await manager.call(inspectionApi.start, { ...wanted, requestId: requestId() });
    expect(await asksFor(taskId)).not.toBeNull();
    await expect(submit(taskId)).rejects.toMatchObject({ reason: 'SIGN_OFF_NEEDED' });
  });
});

describe('a signature', () => {
  it('is needed to submit, and stays with the record: who, when, and the picture for whoever may see the record', async () => {
    const taskId = await dispatched({ signOff: true });
    await openTask(manager, taskId);
    await expect(submit(taskId)).rejects.toMatchObject({ reason: 'SIGN_OFF_NEEDED' });
    const at = '2026-11-20T02:00:00.000Z';
    const { recordId } = await submit(taskId, await signed(manager, { signedAt: at }));
    const { signOff } = await inspector.call(recordApi.get, { id: recordId });
    expect(signOff).toMatchObject({ name: 'Li Hua', at, isBefore: false, file: { width: 64, height: 24 } });
    const path = `${fileApi.resolve.path}${signOff?.file?.path}` as const;
    const shown = await inspector.call({ ...fileApi.resolve, path: path as `/${string}` }, {});
    expect(shown.url).toBeTruthy();
  });

  it('of a time to come is one of now; of nobody, or of a file of somebody else, is none', async () => {
    const taskId = await dispatched({ signOff: true });
    await openTask(manager, taskId);
    await expect(submit(taskId, await signed(manager, { name: '  ' }))).rejects.toMatchObject({
      reason: 'INPUT_REFUSED',
    });
    await expect(submit(taskId, await signed(inspector))).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const other = await w.company();
    await expect(submit(taskId, await signed(other.owner))).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const { recordId } = await submit(taskId, await signed(manager, { signedAt: '2099-01-01T00:00:00.000Z' }));
    const { signOff } = await manager.call(recordApi.get, { id: recordId });
    expect(Date.parse(signOff?.at ?? '')).toBeLessThanOrEqual(w.clock.now().getTime());
  });

  it('is kept, and said to be older than the answers, when a reviewer sends the record back', async () => {
    const taskId = await dispatched({ signOff: true, review: true, reviewerIds: [inspector.id] });
    await openTask(manager, taskId);
    const { recordId } = await submit(taskId, await signed(manager));
    const { rev } = await inspector.call(taskApi.get, { id: taskId });
    await inspector.call(taskApi.reject, { id: taskId, rev, comment: 'Look again' });
    w.clock.set(new Date(w.clock.now().getTime() + 60_000));
    expect(await asksFor(taskId)).toBeNull();
    await submit(taskId);
    const { signOff } = await manager.call(recordApi.get, { id: recordId });
    expect(signOff).toMatchObject({ name: 'Li Hua', isBefore: true });
  });

  it('is asked for anew when the record that the store signed was made void', async () => {
    const taskId = await dispatched({ signOff: true, review: true, reviewerIds: [inspector.id] });
    await openTask(manager, taskId);
    const { recordId } = await submit(taskId, await signed(manager));
    const { rev } = await inspector.call(taskApi.get, { id: taskId });
    await inspector.call(taskApi.reject, { id: taskId, rev, comment: 'Look again' });
    const sentBack = await company.owner.call(recordApi.get, { id: recordId });
    await company.owner.call(recordApi.void, { id: recordId, rev: sentBack.rev, reason: 'Another store' });
    expect(await asksFor(taskId)).toEqual({ managers: [{ id: manager.id, name: manager.name }] });
    await expect(submit(taskId)).rejects.toMatchObject({ reason: 'SIGN_OFF_NEEDED' });
    const again = await submit(taskId, await signed(manager, { name: 'Wang Wei' }));
    expect(again.recordId).not.toBe(recordId);
    const nameIn = async (id: string) => (await manager.call(recordApi.get, { id })).signOff?.name;
    expect([await nameIn(recordId), await nameIn(again.recordId)]).toEqual(['Li Hua', 'Wang Wei']);
  });

  it('that nobody asked for is not kept', async () => {
    const taskId = await dispatched();
    await openTask(manager, taskId);
    const { recordId } = await submit(taskId, await signed(manager));
    expect((await manager.call(recordApi.get, { id: recordId })).signOff).toBeNull();
    expect((await inspect(manager, await dispatched(), answersOf(template.items))).number).toBeTruthy();
  });
});
