import { fileApi } from '@rondo/contract/file';
import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  DEVICE,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  givenTemplate,
  openTask,
  submitTask,
} from '../../../test/inspection.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;
let taskId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  ({ company, shopId, manager, inspector } = await givenShopToInspect(w));
  template = await givenTemplate(w, company, {
    change: (item) =>
      item.name === 'Item 1' ? { ...item, photo: { rule: 'always', min: 1, max: 9, cameraOnly: true } } : item,
  });
  taskId = (await dispatchTo(w, company.owner, template.id, [shopId])).firstTaskId;
  await openTask(manager, taskId);
});

let shade = 0;
async function upload(by: Person, input: Input<typeof fileApi.upload> = {}) {
  shade += 1;
  const background = { r: shade % 256, g: 90, b: 90 };
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const [file] = await by.call(fileApi.upload, input, { files: [{ name: 'a.jpg', bytes }] });
  if (!file) throw new Error('nothing came back');
  return file;
}
const camera = (by: Person = manager) => upload(by, { source: 'camera', takenAt: '2026-11-20T02:00:00.000Z' });
const withPhoto = (at: number, ...photos: string[]) => {
  const answers = answersOf(template.items);
  const id = template.items[at]?.id ?? '';
  const answer = answers[id];
  return answer ? { ...answers, [id]: { ...answer, photos } } : answers;
};
const sees = (by: Person, path: string) =>
  by.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` }, {});

describe('an item that takes the camera’s pictures only', () => {
  it('refuses one that was chosen from files, when it is saved and when it is submitted; other items take it', async () => {
    const { id } = await upload(manager, { source: 'picked' });
    const save = (answers: ReturnType<typeof withPhoto>) =>
      manager.call(inspectionApi.save, { taskId, deviceId: DEVICE, answers, rev: 0 });
    await expect(save(withPhoto(0, id))).rejects.toMatchObject({ reason: 'CAMERA_ONLY' });
    await expect(submitTask(manager, taskId, withPhoto(0, id))).rejects.toMatchObject({ reason: 'CAMERA_ONLY' });
    const taken = await camera();
    const answers = withPhoto(0, taken.id);
    const other = withPhoto(1, id)[template.items[1]?.id ?? ''];
    if (!other) throw new Error('no such item');
    expect((await submitTask(manager, taskId, { ...answers, [other.itemId]: other })).number).toBeTruthy();
  });
});

describe('a self-inspection', () => {
  const self = { mode: 'self' as const, templateId: null, onEmpty: 'next_level' as const, reviewUpTo: null };
  const plan = (more: object) =>
    company.owner.call(settings.saveProcess, {
      ...{ ...self, ccIds: [], ccRoleIds: [], rev: 0, allowsOverride: true },
      levels: [{ mode: 'any', who: { kind: 'members', memberIds: [inspector.id] } }],
      ...more,
    });
  const asked = async (more: object): Promise<[boolean, string]> => {
    const by = { mode: 'self' as const, reviewerIds: [inspector.id], ...more };
    taskId = (await dispatchTo(w, company.owner, template.id, [shopId], by)).firstTaskId;
    const { content } = await openTask(manager, taskId);
    const { id } = await upload(manager, { source: 'picked' });
    // The second item says nothing about the camera itself.
    const answers = { ...withPhoto(1, id), ...onlyFirst(withPhoto(0, (await camera()).id)) };
    const saved = manager.call(inspectionApi.save, { taskId, deviceId: DEVICE, answers, rev: 0 });
    const isOnly = content.categories.every(({ items }) => items.every(({ photo }) => photo.cameraOnly));
    return [
      isOnly,
      await saved.then(
        () => 'taken',
        (error: Refused) => error.reason ?? '',
      ),
    ];
  };
  const onlyFirst = (answers: ReturnType<typeof answersOf>) => {
    const id = template.items[0]?.id ?? '';
    const answer = answers[id];
    return answer ? { [id]: answer } : {};
  };

  it('takes the camera’s pictures only for every item, unless the dispatch, the template or the company says else', async () => {
    expect(await asked({})).toEqual([true, 'CAMERA_ONLY']);
    expect(await asked({ cameraOnly: false })).toEqual([false, 'taken']);
    const { id, rev } = await plan({ cameraOnly: false });
    expect(await asked({ process: 'default' })).toEqual([false, 'taken']);
    expect(await asked({ process: 'default', cameraOnly: true })).toEqual([true, 'CAMERA_ONLY']);
    await plan({ templateId: template.id });
    expect(await asked({ process: 'default' })).toEqual([true, 'CAMERA_ONLY']);
    await company.owner.call(settings.removeProcess, { id, rev });
    // What was dispatched keeps what it was dispatched with.
    await plan({ cameraOnly: true, allowsOverride: false });
    const { content } = await openTask(manager, taskId);
    expect(content.categories[0]?.items[1]?.photo.cameraOnly).toBe(true);
    const other = await givenTemplate(w, company);
    const by = { mode: 'self' as const, process: 'default' as const, cameraOnly: false };
    await expect(dispatchTo(w, company.owner, other.id, [shopId], by)).rejects.toMatchObject({
      reason: 'PROCESS_FIXED',
    });
  });
});

describe('a picture that somebody drew on', () => {
  it('is shown in place of the one before, which is kept and can be seen by whoever sees the record', async () => {
    const taken = await camera();
    const marked = await upload(manager, { markedFrom: taken.id });
    expect(marked.original).toEqual({ id: taken.id, path: taken.path });
    const { recordId } = await submitTask(manager, taskId, withPhoto(0, marked.id));
    const { items } = await inspector.call(recordApi.get, { id: recordId });
    const shown = items[0]?.photos ?? [];
    expect(shown).toMatchObject([{ id: marked.id, original: { id: taken.id, path: taken.path } }]);
    expect((await sees(inspector, marked.path)).url).toBeTruthy();
    expect((await sees(inspector, taken.path)).url).toBeTruthy();
  });

  it('is the camera’s if the other one was, however often it is drawn on; a chosen one stays a chosen one', async () => {
    const taken = await camera();
    const again = await upload(manager, { markedFrom: (await upload(manager, { markedFrom: taken.id })).id });
    expect(again.original?.id).toBe(taken.id);
    const rows = await w.sql<{ source: string; taken_at: Date }>('select source, taken_at from file where id = $1', [
      again.id,
    ]);
    expect(rows).toMatchObject([{ source: 'camera', taken_at: new Date('2026-11-20T02:00:00Z') }]);
    const picked = await upload(manager, { source: 'picked' });
    const dressed = await upload(manager, { source: 'camera', markedFrom: picked.id });
    await expect(submitTask(manager, taskId, withPhoto(0, dressed.id))).rejects.toMatchObject({
      reason: 'CAMERA_ONLY',
    });
    expect((await submitTask(manager, taskId, withPhoto(0, again.id))).number).toBeTruthy();
  });

  it('of somebody else, of another company or of nothing is refused: nobody sees a picture by naming it', async () => {
    const other = await w.company();
    const taken = await camera();
    const nothing = '01890000-0000-7000-8000-000000000000';
    await expect(upload(inspector, { markedFrom: taken.id })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await expect(upload(other.owner, { markedFrom: taken.id })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await expect(upload(manager, { markedFrom: nothing })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });
});
