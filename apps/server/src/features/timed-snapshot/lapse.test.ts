import { deviceApi } from '@rondo/contract/device';
import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { screenshots } from '../../../test/album.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenFrames, type Shot } from '../../../test/frames.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let shopId: string;
let planId: string;
/** A picture of the gallery that frames are copies of. */
let pictureId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'UTC' });
  owner = company.owner;
  shopId = await company.shop({ name: 'North Lane' });
  await owner.call(api.saveSetting, { isOn: true, rev: 0 });
  for (const name of ['Till', 'Door']) {
    const cameras = [{ channel: 1, name, places: [], mainStream: 'till-bakery' }];
    const device = { shopId, name, kind: 'camera', driver: 'file', cameras, requestId: requestId() } as const;
    await owner.call(deviceApi.create, device);
  }
  const schedule = {
    ...{ days: { kind: 'daily' as const }, times: { kind: 'fixed' as const, times: ['09:00', '18:00'] } },
    startOn: '2190-01-01',
  };
  planId = (await owner.call(api.create, { name: 'Opening', shopIds: [shopId], schedule, requestId: requestId() })).id;
  [pictureId = ''] = await screenshots(owner, shopId);
});

const taken = (shots: readonly Shot[]) => givenFrames(w, company.id, { planId, shopId, pictureId }, shots);
const before = async (frameId: string) => (await owner.call(api.frame, { frameId })).before?.id ?? null;
const lapse = (frameId: string, days = 7, who = owner) => who.call(api.lapse, { frameId, days });

describe('the picture before', () => {
  it('is that of the same camera at the same time of day, else the one that was taken last', async () => {
    const { frames } = await taken([
      { at: '2026-11-19T09:00' },
      { at: '2026-11-19T18:00' },
      { at: '2026-11-20T08:00', camera: 'Door' },
      { at: '2026-11-20T09:00' },
      { at: '2026-11-20T12:00' },
    ]);
    const [morning, evening, other, next, noon] = frames;
    expect(await Promise.all(frames.map(before))).toEqual([null, morning, null, morning, next]);
    expect(new Set([evening, other, noon]).size).toBe(3);
  });

  it('is one that is still kept', async () => {
    const { frames, pictures } = await taken([
      { at: '2026-11-18T09:00' },
      { at: '2026-11-19T09:00' },
      { at: '2026-11-20T09:00' },
    ]);
    await w.sql('update album_picture set deleted_at = now() where id = $1', [pictures[1]]);
    expect(await before(frames[2] ?? '')).toBe(frames[0]);
  });
});

describe('a time-lapse', () => {
  it('is what the camera showed the plan until that day, oldest first', async () => {
    const { frames } = await taken([
      { at: '2026-11-10T09:00' },
      { at: '2026-11-14T09:00' },
      { at: '2026-11-19T18:00' },
      { at: '2026-11-20T09:00', camera: 'Door' },
      { at: '2026-11-20T09:00' },
      { at: '2026-11-20T18:00' },
      { at: '2026-11-21T09:00' },
    ]);
    const [oldest, week, evening, , open = '', later] = frames;
    const shown = async (days: number) => (await lapse(open, days)).frames.map(({ id }) => id);
    expect(await shown(1)).toEqual([open, later]);
    expect(await shown(7)).toEqual([week, evening, open, later]);
    expect(await shown(30)).toEqual([oldest, week, evening, open, later]);
    expect((await lapse(open)).frames[0]).toMatchObject({ takenAt: '2026-11-14T09:00:00.000Z' });
  });

  it('of more than can be shown has every so many, the newest among them', async () => {
    const most = LIMIT.snapshot.lapse;
    const minute = (n: number) =>
      `2026-11-20T${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
    const { frames } = await taken(Array.from({ length: most + 1 }, (_, n) => ({ at: minute(n) })));
    const found = await lapse(frames[0] ?? '', 1);
    expect([found.total, found.frames.length]).toEqual([most + 1, most / 2 + 1]);
    expect([found.frames[0]?.id, found.frames.at(-1)?.id]).toEqual([frames[0], frames.at(-1)]);
  });

  it('is of a store in scope', async () => {
    const { frames } = await taken([{ at: '2026-11-20T09:00' }]);
    const far = await company.member({ role: 'inspector', shopIds: [await company.shop()] });
    const clerk = await company.member({ role: 'staff', shopIds: [shopId] });
    expect(await refused(lapse(frames[0] ?? '', 7, far))).toBe('NOT_FOUND');
    expect(await refused(lapse(frames[0] ?? '', 7, clerk))).toBe('FORBIDDEN');
    expect(await refused(lapse(frames[0] ?? '', LIMIT.snapshot.matrixDays + 1))).toBe('INPUT_REFUSED');
  });
});
