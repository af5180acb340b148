import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { albumApi } from '@rondo/contract/album';
import { clipApi as api } from '@rondo/contract/clip';
import { deviceApi } from '@rondo/contract/device';
import { fileApi } from '@rondo/contract/file';
import { jobApi } from '@rondo/contract/job';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { recordingApi } from '@rondo/contract/recording';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { civilDate } from '@rondo/domain/civil-time';
import { isJobOpen } from '@rondo/domain/job';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { recordedSegment } from '../../../test/camera/recorded-segment.ts';
import { holdTable } from '../../../test/database.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { withDatabase } from '../../../test/global-setup.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let inspector: Person;
let deviceId: string;
let cameraId: string;

const MINUTE_MS = 60_000;
/** A full minute some time ago: media looks at the real clock. */
const BEGIN = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 30 * MINUTE_MS;

beforeAll(async () => {
  w = await world();
  await w.app.media.child?.start();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set(new Date().toISOString());
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  const cameras = [{ channel: 1, name: 'Door', mainStream: 'till-queue' }];
  const fields = { shopId, name: 'Recorder', kind: 'nvr', driver: 'file', cameras } as const;
  deviceId = (await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() })).id;
  cameraId = (await company.owner.call(deviceApi.get, { id: deviceId })).cameras[0]?.id ?? '';
  await company.owner.call(recordingApi.savePlan, { deviceId, cameraId, mode: 'continuous', keepDays: 7 });
});

/** Minutes of the camera after the beginning: the file, and what the index knows of it. */
async function recorded(...minutes: number[]): Promise<void> {
  for (const minute of minutes) {
    const startedAt = BEGIN + minute * MINUTE_MS;
    const camera = join(w.dataDir, 'recordings', company.id, cameraId);
    await recordedSegment(camera, { startedAt, lastsMs: MINUTE_MS });
    await w.sql(
      'insert into recording_segment (company_id, camera_id, started_at, ended_at, bytes) values ($1, $2, $3, $4, 1000)',
      [company.id, cameraId, new Date(startedAt), new Date(startedAt + MINUTE_MS)],
    );
  }
}
const at = (minutes: number): string => new Date(BEGIN + minutes * MINUTE_MS).toISOString();
const wanted = (change: Partial<Input<typeof api.create>> = {}) => ({
  ...{ requestId: requestId(), cameraId, from: at(0.5), to: at(1.5), name: 'Queue at noon', reason: 'A complaint' },
  ...change,
});
async function work(jobId: string): Promise<void> {
  await expect
    .poll(async () => isJobOpen((await inspector.call(jobApi.get, { id: jobId })).state), { timeout: 15_000 })
    .toBe(false);
  await w.settle();
}
/** Where an element loads a stored file. */
async function addressOf(who: Person, path: string): Promise<string> {
  const at = { ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` };
  return `${w.base}${(await who.call(at, {})).url}`;
}
/** Until it is released no clip that is being cut comes to its end. */
async function slowed(): Promise<{ release: () => Promise<void> }> {
  const [row] = await w.sql<{ name: string }>('select current_database() as name');
  const url = withDatabase(inject('testPostgres').adminUrl, row?.name ?? '');
  const held = await holdTable(url, 'album_picture');
  let isHeld = true;
  const release = async (): Promise<void> => {
    if (isHeld) await held.release();
    isHeld = false;
  };
  onTestFinished(release);
  return { release };
}
/** Asks for a clip and waits until the work is over. */
async function cut(by: Person = inspector, change: Partial<Input<typeof api.create>> = {}) {
  const { id, jobId } = await by.call(api.create, wanted(change));
  await work(jobId);
  const clip = (await by.call(api.list, {})).list.find((one) => one.id === id);
  if (!clip) throw new Error('no clip');
  return clip;
}

it('a clip is cut in the background and comes into the gallery, with its hash, its maker and the watch log', async () => {
  await recorded(0, 1);
  const clip = await cut();
  expect(clip).toMatchObject({
    state: 'ready',
    cause: null,
    camera: 'Door',
    gaps: [],
    madeBy: { name: inspector.name },
  });
  expect(Date.parse(clip.beginsAt ?? '')).toBeLessThanOrEqual(Date.parse(clip.from));
  const pictureId = clip.pictureId ?? '';
  const picture = await inspector.call(albumApi.get, { id: pictureId });
  expect(picture).toMatchObject({
    source: 'clip',
    camera: 'Door',
    file: { mime: 'video/mp4', name: 'Queue at noon.mp4' },
  });
  expect(picture.file.sizeBytes).toBe(clip.sizeBytes);
  const url = await addressOf(inspector, picture.file.path);
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(picture.sha256);
  const part = await fetch(url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  expect((await inspector.call(albumApi.verify, { id: pictureId })).state).toBe('intact');
  expect((await inspector.call(albumApi.counts, {})).clip).toBe(1);
  const log = (await company.owner.call(surveillanceApi.watchLog, {})).list;
  expect(log).toMatchObject([{ use: 'clip', member: { name: inspector.name }, camera: { name: 'Door' } }]);
  expect((await inspector.call(messageApi.list, {})).list.map(({ title }) => title)).toEqual([
    'Clip ready: Queue at noon',
  ]);
});

it('what was not recorded in between is told with the clip', async () => {
  await recorded(0, 3);
  const { gaps } = await cut(inspector, { from: at(0.5), to: at(3.5) });
  expect(gaps).toHaveLength(1);
  expect(Math.abs(Date.parse(gaps[0]?.from ?? '') - Date.parse(at(1)))).toBeLessThan(1_000);
  expect(gaps[0]?.to).toBe(at(3));
});

it('minutes that a clip is cut out of are not deleted until it is there, and then they are', async () => {
  await recorded(0, 1);
  await company.owner.call(recordingApi.savePlan, { deviceId, cameraId, mode: 'off', keepDays: 1 });
  await company.owner.call(recordingApi.saveSetting, { quotaGb: 1, playDays: 7, rev: 0 });
  await w.sql('update recording_plan set bytes = 2000000000 where company_id = $1', [company.id]);
  const { release } = await slowed();
  const { jobId } = await inspector.call(api.create, wanted());
  await w.app.runJob('recording.watch');
  const asked = { cameraId: [cameraId], on: civilDate(new Date(BEGIN), 'Asia/Shanghai') };
  const stretches = async () => (await company.owner.call(recordingApi.timeline, asked)).cameras[0]?.stretches;
  expect(await stretches()).toEqual([{ from: at(0), to: at(2) }]);
  await release();
  await work(jobId);
  await w.app.runJob('recording.watch');
  expect(await stretches()).toEqual([]);
  expect((await inspector.call(api.list, {})).list).toMatchObject([{ state: 'ready' }]);
});

it('where nothing was recorded nothing is asked for; a file that is gone meanwhile is told as such, and can be taken off the list', async () => {
  expect(await refused(inspector.call(api.create, wanted()))).toBe('NOTHING_RECORDED');
  await w.sql(
    'insert into recording_segment (company_id, camera_id, started_at, ended_at, bytes) values ($1, $2, $3, $4, 1000)',
    [company.id, cameraId, at(0), at(2)],
  );
  const clip = await cut();
  expect(clip).toMatchObject({
    state: 'failed',
    cause: 'nothing',
    pictureId: null,
    can: { remove: true, edit: false },
  });
  const [failed] = await inspector.call(jobApi.list, {});
  expect(failed?.error?.message).toContain('Nothing was recorded then');
  expect((await company.owner.call(api.list, {})).list).toEqual([]);
  expect(await refused(company.owner.call(api.remove, { id: clip.id }))).toBe('NOT_FOUND');
  await inspector.call(api.remove, { id: clip.id });
  expect((await inspector.call(api.list, {})).list).toEqual([]);
});

it('a clip lasts a second to ten minutes, and lies within what its maker may play', async () => {
  await recorded(0);
  for (const to of [at(0.5), at(0.51), at(11)])
    expect(await refused(inspector.call(api.create, wanted({ to })))).toBe('INPUT_REFUSED');
  await company.owner.call(recordingApi.saveSetting, { quotaGb: 1, playDays: 1, rev: 0 });
  w.clock.set(new Date(Date.now() + 2 * 24 * 60 * MINUTE_MS).toISOString());
  expect(await refused(inspector.call(api.create, wanted()))).toBe('INPUT_REFUSED');
  expect((await company.owner.call(api.create, wanted())).id).not.toBe('');
});

it('the same request asked twice is one clip; more than ten at once wait for the others', async () => {
  await recorded(0, 1);
  await slowed();
  const asked = wanted();
  const [one, other] = [await inspector.call(api.create, asked), await inspector.call(api.create, asked)];
  expect(other).toEqual(one);
  for (let n = 1; n < LIMIT.clip.waiting; n += 1) await inspector.call(api.create, wanted());
  expect(await refused(inspector.call(api.create, wanted()))).toBe('CLIPS_WAITING');
});

it('its maker and who keeps the settings rename it, and the file is saved under the new name; others may not, strangers see nothing', async () => {
  await recorded(0, 1);
  const clip = await cut();
  const { id, rev } = clip;
  const pictureId = clip.pictureId ?? '';
  await inspector.call(api.edit, { id, rev, name: 'Queue 1/2' });
  expect(await refused(inspector.call(api.edit, { id, rev, name: 'Late' }))).toBe('STALE');
  expect((await inspector.call(albumApi.get, { id: pictureId })).file.name).toBe('Queue 1_2.mp4');
  const colleague = await company.member({ role: 'inspector', shopIds: [shopId] });
  expect((await colleague.call(api.ofPicture, { pictureId })).name).toBe('Queue 1/2');
  expect((await colleague.call(api.list, { keyword: 'queue' })).list).toHaveLength(1);
  expect((await colleague.call(api.list, { own: true })).list).toEqual([]);
  expect(await refused(colleague.call(api.edit, { id, rev: rev + 1, name: 'Mine' }))).toBe('FORBIDDEN');
  await company.owner.call(api.edit, { id, rev: rev + 1, name: 'Queue' });
  const far = await company.member({ role: 'inspector', shopIds: [await company.shop({ name: 'Far Road' })] });
  const stranger = (await w.company()).owner;
  for (const who of [far, stranger]) {
    expect(await refused(who.call(api.create, wanted()))).toBe('NOT_FOUND');
    expect(await refused(who.call(api.ofPicture, { pictureId }))).toBe('NOT_FOUND');
    expect(await refused(who.call(api.edit, { id, rev: rev + 2, name: 'Mine' }))).toBe('NOT_FOUND');
    expect((await who.call(api.list, {})).list).toEqual([]);
  }
  const clerk = await company.member({ shopIds: [shopId] });
  expect(await refused(clerk.call(api.create, wanted()))).toBe('FORBIDDEN');
});

it('a cancelled clip says so, and one that is deleted for good in the gallery is gone', async () => {
  await recorded(0, 1);
  const { release } = await slowed();
  const { id, jobId } = await inspector.call(api.create, wanted());
  await inspector.call(jobApi.cancel, { id: jobId, requestId: requestId() });
  await release();
  await work(jobId);
  const [cancelled] = (await inspector.call(api.list, {})).list;
  expect(cancelled).toMatchObject({ id, state: 'failed', cause: 'cancelled' });
  await inspector.call(api.remove, { id });
  const clip = await cut();
  await inspector.call(albumApi.remove, { ids: [clip.pictureId ?? ''] });
  expect((await inspector.call(api.list, {})).list).toEqual([]);
  await inspector.call(albumApi.restore, { id: clip.pictureId ?? '' });
  expect((await inspector.call(api.list, {})).list).toHaveLength(1);
  await inspector.call(albumApi.remove, { ids: [clip.pictureId ?? ''] });
  w.clock.set(new Date(Date.now() + 40 * 24 * 60 * MINUTE_MS).toISOString());
  await w.app.runJob('album.retain');
  expect(await w.sql('select from clip where company_id = $1', [company.id])).toHaveLength(0);
});
