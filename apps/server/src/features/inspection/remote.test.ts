import { albumApi } from '@rondo/contract/album';
import { deviceApi } from '@rondo/contract/device';
import { inspectionApi } from '@rondo/contract/inspection';
import { recordApi } from '@rondo/contract/record';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_CLIPS } from '../../../test/camera/simulator.ts';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  dispatchTo,
  type GivenTemplate,
  givenTemplate,
  openTask,
  submitTask,
} from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let inspector: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world({ CLIPS_DIR: TEST_CLIPS, DEVICE_LOCAL: '1' });
  await w.app.media.child?.start();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  template = await givenTemplate(w, company, {
    items: 2,
    change: (item) => ({ ...item, photo: { rule: 'optional', min: 0, max: 2, cameraOnly: true } }),
  });
});

async function camera(name: string, at = shopId): Promise<string> {
  const cameras = [{ channel: 1, name, places: [], mainStream: 'counting' }];
  const fields = { shopId: at, name, kind: 'camera', driver: 'file', cameras } as const;
  const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

async function begun(): Promise<string> {
  const fields = { shopId, templateId: template.id, mode: 'remote' as const, review: false };
  return (await inspector.call(inspectionApi.start, { ...fields, requestId: requestId() })).taskId;
}

/** Opens a stream of a camera for an inspection, as its media role tells it. */
async function watched(cameraId: string, taskId: string, who = inspector): Promise<void> {
  const { streamId } = await who.call(surveillanceApi.ticket, { cameraId, taskId });
  w.app.media.tell({ kind: 'opened', streamId, companyId: company.id, bytes: 100 });
  await waitFor(async () => {
    expect((await who.call(surveillanceApi.coverage, { taskId })).viewed).toContain(cameraId);
  });
}

const coverage = (taskId: string, who = inspector) => who.call(surveillanceApi.coverage, { taskId });
const recordOf = async () => {
  const { list } = await company.owner.call(recordApi.list, { shopId: [shopId] });
  return company.owner.call(recordApi.get, { id: list[0]?.id ?? '' });
};

describe('the coverage of a remote inspection', () => {
  it('counts cameras whose picture came, for this inspection and this inspector alone, and stays with the record', async () => {
    const [till, door, kitchen] = [await camera('Till'), await camera('Door'), await camera('Kitchen')];
    const taskId = await begun();
    await openTask(inspector, taskId);
    expect(await coverage(taskId)).toEqual({ bound: 3, viewed: [] });
    await inspector.call(surveillanceApi.ticket, { cameraId: door, taskId });
    await inspector.call(surveillanceApi.ticket, { cameraId: kitchen });
    await watched(till, taskId);
    await watched(till, taskId);
    expect(await coverage(taskId)).toEqual({ bound: 3, viewed: [till] });
    expect(await coverage(taskId, company.owner)).toEqual({ bound: 3, viewed: [] });
    const [row] = (await company.owner.call(surveillanceApi.watchLog, {})).list;
    expect(row).toMatchObject({ camera: { id: till }, purpose: 'inspection' });
    await submitTask(inspector, taskId, answersOf(template.items));
    await camera('Yard');
    expect(await recordOf()).toMatchObject({ mode: 'remote', cameras: { viewed: 1, bound: 3 } });
  });

  it('is none of an inspection on site', async () => {
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], {
      executor: { kind: 'members', memberIds: [inspector.id], how: 'any' },
    });
    await openTask(inspector, firstTaskId);
    await submitTask(inspector, firstTaskId, answersOf(template.items));
    expect((await recordOf()).cameras).toBeNull();
  });

  it('takes no camera of another store, and nobody but who inspects', async () => {
    const elsewhere = await company.shop();
    const both = await company.member({ role: 'inspector', shopIds: [shopId, elsewhere] });
    const [here, far] = [await camera('Till'), await camera('Far', elsewhere)];
    const taskId = await begun();
    expect(await refused(both.call(surveillanceApi.ticket, { cameraId: here, taskId }))).toBe('NOT_FOUND');
    expect(await refused(inspector.call(surveillanceApi.ticket, { cameraId: far, taskId }))).toBe('NOT_FOUND');
    expect(await refused(inspector.call(surveillanceApi.coverage, { taskId: requestId() }))).toBe('NOT_FOUND');
  });
});

it('a captured picture counts where the camera’s only is taken, and is evidence of the record from then on', async () => {
  const till = await camera('Till');
  const taskId = await begun();
  await openTask(inspector, taskId);
  const taken = await inspector.call(surveillanceApi.capture, { cameraId: till, requestId: requestId() });
  const answers = answersOf(template.items);
  const [first] = template.items;
  const answer = answers[first?.id ?? ''];
  if (!answer) throw new Error('no answer');
  answer.photos = [taken.file.id];
  await submitTask(inspector, taskId, answers);
  await w.settle();
  const record = await recordOf();
  expect(record.items[0]?.photos).toMatchObject([{ id: taken.file.id }]);
  const picture = await company.owner.call(albumApi.get, { id: taken.id });
  expect(picture).toMatchObject({ isEvidence: true, source: 'capture', cameraId: till, takenBy: { id: inspector.id } });
  expect(picture.links).toContainEqual(expect.objectContaining({ kind: 'record', id: record.id }));
});
