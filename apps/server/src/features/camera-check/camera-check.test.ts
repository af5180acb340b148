import { cameraCheckApi as api } from '@rondo/contract/camera-check';
import { checkInApi } from '@rondo/contract/check-in';
import { deviceApi } from '@rondo/contract/device';
import { inspectionApi } from '@rondo/contract/inspection';
import { rectificationApi } from '@rondo/contract/rectification';
import type { CameraPlace } from '@rondo/domain/device';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, type GivenTemplate, givenTemplate, openTask, submitTask } from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let reviewer: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ name: 'Lime Street', managerIds: [manager.id] });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  reviewer = await company.member({ role: 'area_manager', shopIds: [shopId] });
  template = await givenTemplate(w, company, { items: 1, change: (item) => ({ ...item, cameraPlaces: ['kitchen'] }) });
  await company.owner.call(api.saveSetting, { isOn: true, rev: 0 });
});

/** `away`: a camera of a network that does not exist. */
async function camera(name: string, places: CameraPlace[], isAway = false): Promise<string> {
  const mainStream = isAway ? 'rtsp://192.0.2.1:554/live' : 'till-bakery';
  const driver = isAway ? 'rtsp' : 'file';
  const fields = { shopId, name, kind: 'camera', driver, address: isAway ? '192.0.2.1' : '' } as const;
  const cameras = [{ channel: 1, name, places, mainStream }];
  const { id } = await company.owner.call(deviceApi.create, { ...fields, cameras, requestId: requestId() });
  return (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

async function begun(): Promise<string> {
  const fields = { shopId, templateId: template.id, mode: 'on_site' as const, reviewerIds: [reviewer.id] };
  return (await inspector.call(inspectionApi.start, { ...fields, requestId: requestId() })).taskId;
}

/** What was told is heard, and the queue takes the frames that were asked for. */
async function heard(): Promise<void> {
  await w.settle();
  const open = await w.sql<{ id: string }>(
    'select id from camera_check where company_id = $1 and taken_at is null and missed_at is null order by at',
    [company.id],
  );
  for (const { id } of open) await w.app.runJob('camera-check.take', { companyId: company.id, id });
}

/** Somebody checks in; the id of the check-in. */
async function arrived(taskId: string): Promise<string> {
  const NOTHING = { methods: null, combine: null, radiusM: null, minimumStayMin: null, beforeOpening: null };
  const choices = { ...NOTHING, required: 'in' as const, outside: 'allow' as const };
  await company.owner.call(checkInApi.saveRule, { layer: 'company', targetId: null, choices, rev: null });
  const position = { latitude: 31.2, longitude: 121.4, accuracyM: 10 };
  const { checkIn } = await inspector.call(checkInApi.perform, {
    ...{ taskId, kind: 'in', position, deviceId: 'phone-1', reason: 'GPS', requestId: requestId() },
  });
  await heard();
  return checkIn?.id ?? '';
}

/** A failed item; its rectification. */
async function failed(): Promise<string> {
  const fields = { shopId, templateId: template.id, mode: 'on_site' as const, review: false };
  const { taskId } = await inspector.call(inspectionApi.start, { ...fields, requestId: requestId() });
  await openTask(inspector, taskId);
  const done = await submitTask(inspector, taskId, answersOf(template.items, [0]));
  await heard();
  return done.rectifications[0]?.id ?? '';
}
const handedIn = async (id: string) => {
  const { rev } = await manager.call(rectificationApi.get, { id });
  const photo = await givenPhoto(w, manager);
  await manager.call(rectificationApi.handle, { id, rev, comment: 'Done', photoIds: [photo] });
  await heard();
};
const frames = (objectKind: 'check_in' | 'rectification', objectId: string, who = reviewer) =>
  who.call(api.frames, { objectKind, objectId });

describe('a check-in', () => {
  it('has what the camera of the door showed within a minute, for reviewers alone', async () => {
    await camera('Till', ['till']);
    const door = await camera('Door', ['door']);
    const id = await arrived(await begun());
    const [frame] = await frames('check_in', id);
    expect(frame).toMatchObject({
      moment: 'arrival',
      camera: 'Door',
      cause: null,
      file: { mime: expect.stringMatching(/^image/) },
    });
    const apart = Date.parse(frame?.takenAt ?? '') - Date.parse(frame?.at ?? '');
    expect(Math.abs(apart)).toBeLessThanOrEqual(60_000);
    const pictures = await w.sql<{ camera_id: string; source: string; taken_by: string | null }>(
      'select camera_id, source, taken_by from album_picture where company_id = $1',
      [company.id],
    );
    expect(pictures).toEqual([{ camera_id: door, source: 'snapshot', taken_by: null }]);
    expect(await refused(frames('check_in', id, inspector))).toBe('NOT_FOUND');
    expect(await refused(frames('check_in', id, manager))).toBe('FORBIDDEN');
    const stranger = await company.member({ role: 'area_manager', shopIds: [await company.shop()] });
    expect(await refused(frames('check_in', id, stranger))).toBe('NOT_FOUND');
  });

  it('says why there is no picture, and is not asked for again once its minute is over', async () => {
    await camera('Door', ['door'], true);
    const id = await arrived(await begun());
    expect(await frames('check_in', id)).toMatchObject([{ takenAt: null, cause: null }]);
    w.clock.advance(61_000);
    await w.app.runJob('camera-check.watch');
    await w.app.runJob('camera-check.watch');
    expect(await frames('check_in', id)).toMatchObject([{ takenAt: null, cause: expect.any(String), file: null }]);
  });

  it('is compared with nothing while the company has it off, or the store no such camera', async () => {
    await camera('Kitchen', ['kitchen']);
    expect(await frames('check_in', await arrived(await begun()))).toEqual([]);
    await camera('Door', ['door']);
    await company.owner.call(api.saveSetting, { isOn: false, rev: 1 });
    const other = await begun();
    const { checkIn } = await inspector.call(checkInApi.perform, {
      ...{ taskId: other, kind: 'in', position: null, deviceId: 'phone-1', reason: 'GPS', requestId: requestId() },
    });
    await heard();
    expect(await frames('check_in', checkIn?.id ?? '')).toEqual([]);
  });
});

describe('a rectification', () => {
  it('has what the camera of its check item showed when it was handed in, and when its deadline passed', async () => {
    await camera('Door', ['door']);
    await camera('Kitchen', ['kitchen']);
    const id = await failed();
    const { deadlineAt } = await manager.call(rectificationApi.get, { id });
    w.clock.set(new Date(Date.parse(deadlineAt) + 20_000));
    await w.app.runJob('rectification.watch');
    await heard();
    await w.app.runJob('rectification.watch');
    await heard();
    await handedIn(id);
    const found = await frames('rectification', id);
    expect(found.map(({ moment, camera: name }) => [moment, name])).toEqual([
      ['deadline', 'Kitchen'],
      ['handled', 'Kitchen'],
    ]);
    for (const { at, takenAt, file } of found) {
      expect(Math.abs(Date.parse(takenAt ?? '') - Date.parse(at))).toBeLessThanOrEqual(120_000);
      expect(file).not.toBeNull();
    }
    const elsewhere = await w.company();
    expect(await refused(frames('rectification', id, elsewhere.owner))).toBe('NOT_FOUND');
  });

  it('of an item that no camera shows has nothing', async () => {
    await camera('Door', ['door']);
    const id = await failed();
    await handedIn(id);
    expect(await frames('rectification', id)).toEqual([]);
  });
});

it('the switch is the company’s, off at first, and of two at once one wins', async () => {
  const fresh = await w.company();
  expect(await fresh.owner.call(api.setting, {})).toEqual({ isOn: false, rev: 0 });
  expect(await refused(inspector.call(api.saveSetting, { isOn: false, rev: 1 }))).toBe('FORBIDDEN');
  await fresh.owner.call(api.saveSetting, { isOn: true, rev: 0 });
  const { reason } = await refusal(fresh.owner.call(api.saveSetting, { isOn: false, rev: 0 }));
  expect(reason).toBe('STALE');
  const both = await Promise.allSettled([1, 2].map(() => fresh.owner.call(api.saveSetting, { isOn: false, rev: 1 })));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
