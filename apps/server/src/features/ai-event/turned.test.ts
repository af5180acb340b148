import { aiEventApi as api } from '@rondo/contract/ai-event';
import { aiRuleApi as rules } from '@rondo/contract/ai-rule';
import { deviceApi } from '@rondo/contract/device';
import { messageApi } from '@rondo/contract/message';
import { MINUTE_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let cameraId: string;
let ruleId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  const shopId = await company.shop({ name: 'Lime Street' });
  await owner.call(rules.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: 0 });
  const cameras = [{ channel: 1, name: 'Till', places: ['till' as const], mainStream: 'till-queue' }];
  const device = { shopId, name: 'Till', kind: 'camera', driver: 'file', cameras } as const;
  const { id } = await owner.call(deviceApi.create, { ...device, requestId: requestId() });
  cameraId = (await owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
  ({ id: ruleId } = await owner.call(rules.create, {
    ...{ name: 'Queues', kind: 'queue_too_long', eventName: 'Queue', content: 'Are people at the till?' },
    ...{ shopIds: [shopId], times: { kind: 'every', minutes: 1 }, hours: 'any', startOn: '2026-01-01', people: 1 },
    ...{ confidencePercent: 30, persistence: { kind: 'seconds', seconds: 0 }, coolDownMinutes: 0 },
    requestId: requestId(),
  }));
});

/** The camera looks elsewhere from now on: what it shows is another room. */
const turnTo = (clip: string) => w.sql('update camera set main_stream = $2 where id = $1', [cameraId, clip]);

async function look(times = 1): Promise<void> {
  for (let no = 0; no < times; no += 1) {
    w.clock.set(new Date(w.clock.now().getTime() + 2 * MINUTE_MS));
    await w.app.runJob('ai-event.watch');
  }
}
const events = async () => (await owner.call(api.list, {})).total;
const rule = () => owner.call(rules.get, { id: ruleId });

/** Looked at once, then turned away for three pictures. */
async function turned(): Promise<void> {
  await look();
  expect(await events()).toBe(1);
  await turnTo('aisle-supermarket');
  await look(3);
}

it('a turned camera pauses its rules by the clock: no event from the first unlike picture on, and one message (N22.3)', async () => {
  await turned();
  const { reached, watched, week } = await rule();
  expect([await events(), reached.moved, watched[0]?.lastCause]).toEqual([1, 1, 'moved']);
  expect(watched[0]?.movedAt).not.toBeNull();
  expect(watched[0]?.likeness).toBeLessThan(0.22);
  await look(3);
  const later = await rule();
  expect([await events(), later.week.run]).toEqual([1, week.run]);
  expect(later.week.skipped).toBeGreaterThan(week.skipped);
  await w.settle();
  const { list } = await owner.call(messageApi.list, {});
  expect(list.filter(({ title }) => title.includes('moved'))).toHaveLength(1);
}, 120_000);

it('its rules go on after it is turned back', async () => {
  await turned();
  await turnTo('till-queue');
  await look();
  expect([await events(), (await rule()).reached.moved]).toEqual([2, 0]);
}, 120_000);

it('its rules go on after somebody accepts what it shows now', async () => {
  await turned();
  expect(await owner.call(rules.resume, { cameraId })).toEqual({ likeness: expect.closeTo(1, 5) });
  expect((await rule()).reached.moved).toBe(0);
  const before = (await rule()).week.run;
  await look();
  expect((await rule()).week.run).toBe(before + 1);
}, 120_000);

it('one strange picture is looked at again, and counts as nothing', async () => {
  await look();
  await turnTo('aisle-supermarket');
  await look();
  const { week, reached } = await rule();
  expect([week.run, week.failed, reached.moved]).toEqual([1, 0, 0]);
  await turnTo('till-queue');
  await look();
  expect([await events(), (await rule()).week.run]).toEqual([2, 2]);
}, 120_000);

it('that it was turned is an event that a second look finds again, whatever the camera is compared with by then (N17.2)', async () => {
  const { shopIds } = await rule();
  await owner.call(rules.create, {
    ...{ name: 'Turned', kind: 'camera_moved', eventName: 'Turned', content: 'Does it look elsewhere?', shopIds },
    ...{ times: { kind: 'every', minutes: 1 }, hours: 'any', startOn: '2026-01-01', confidencePercent: 50 },
    ...{ persistence: { kind: 'seconds', seconds: 0 }, coolDownMinutes: 0, requestId: requestId() },
  });
  await look();
  await turnTo('aisle-supermarket');
  await look();
  const { list } = await owner.call(api.list, { kind: ['camera_moved'] });
  const id = list.at(-1)?.id ?? '';
  const again = () => owner.call(api.again, { id });
  const confidence = expect.closeTo(list.at(-1)?.confidence ?? 0, 5);
  expect(await again()).toMatchObject({ isSame: true, isSamePicture: true, confidence });
  await owner.call(rules.resume, { cameraId });
  expect(await again()).toMatchObject({ isSame: true, isSamePicture: true, confidence });
}, 120_000);
