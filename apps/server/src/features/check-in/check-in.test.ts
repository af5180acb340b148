import { checkInApi as api } from '@rondo/contract/check-in';
import { fileApi } from '@rondo/contract/file';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { wallClock } from '@rondo/domain/civil-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Person } from '../../../test/factories.ts';
import {
  answersOf,
  dispatchTo,
  givenShopToInspect,
  openTask,
  type ShopToInspect,
  submitTask,
} from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { outcomes, refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;
let taskId: string;
let reviewer: Person;

const SHOP = { latitude: 31.2304, longitude: 121.4737 };
const DEGREE_M = 111_195.080_234;
const north = (meters: number, accuracyM = 10) => ({
  latitude: SHOP.latitude + meters / DEGREE_M,
  longitude: SHOP.longitude,
  accuracyM,
});
const NOTHING = {
  ...{ required: null, methods: null, combine: null },
  ...{ radiusM: null, outside: null, minimumStayMin: null, beforeOpening: null },
};
type Choices = Input<typeof api.saveRule>['choices'];

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  given = await givenShopToInspect(w);
  const { company, shopId } = given;
  await w.sql('update shop set latitude = $1, longitude = $2 where id = $3', [SHOP.latitude, SHOP.longitude, shopId]);
  reviewer = await company.member({ role: 'area_manager', shopIds: [shopId] });
  taskId = await start();
});

const start = async (by = given.inspector): Promise<string> =>
  (
    await by.call(inspectionApi.start, {
      ...{ shopId: given.shopId, templateId: given.template.id, mode: 'on_site' },
      ...{ reviewerIds: [reviewer.id], requestId: requestId() },
    })
  ).taskId;
const say = (
  choices: Partial<Choices>,
  layer: 'company' | 'shop' | 'template' = 'company',
  targetId: string | null = null,
) => given.company.owner.call(api.saveRule, { layer, targetId, choices: { ...NOTHING, ...choices }, rev: null });
const checkIn = (more: Partial<Input<typeof api.perform>> = {}, by = given.inspector) =>
  by.call(api.perform, {
    ...{ taskId, kind: 'in', position: north(0), deviceId: 'phone-1', requestId: requestId() },
    ...more,
  });
const submit = (more: Partial<Input<typeof inspectionApi.submit>> = {}) =>
  submitTask(given.inspector, taskId, answersOf(given.template.items), more);

it('what the company asks for is saved over nobody: who comes second sees what the first one said', async () => {
  const save = (required: 'in' | 'in_out', rev: number | null) =>
    given.company.owner.call(api.saveRule, {
      layer: 'company',
      targetId: null,
      choices: { ...NOTHING, required },
      rev,
    });
  await save('in', null);
  const { reason, data } = await refusal(save('in_out', null));
  expect([reason, data]).toMatchObject(['STALE', { current: { company: { policy: { required: 'in' }, rev: 0 } } }]);
  await save('in_out', 0);
  expect(await refused(save('in', 0))).toBe('STALE');
});

describe('an inspection on site', () => {
  it('asks for nothing while the company asks for nothing', async () => {
    expect(await given.inspector.call(api.status, { taskId })).toMatchObject({ asks: { in: false, out: false } });
    expect(await refused(checkIn())).toBe('CHECK_IN_NOT_ASKED');
    await openTask(given.inspector, taskId);
    await submit();
  });

  it('is not submitted without check-in and check-out, whatever the page says', async () => {
    await say({ required: 'in_out' });
    await openTask(given.inspector, taskId);
    expect(await refused(submit())).toBe('CHECK_IN_NEEDED');
    expect((await checkIn()).outcome).toBe('done');
    expect(await refused(submit())).toBe('CHECK_OUT_NEEDED');
    expect((await checkIn({ kind: 'out' })).outcome).toBe('done');
    const { recordId } = await submit();
    const { checkIns } = await reviewer.call(api.ofRecord, { recordId });
    expect(checkIns.map(({ kind, state, deviceId }) => [kind, state, deviceId])).toEqual([
      ['in', 'normal', 'phone-1'],
      ['out', 'normal', 'phone-1'],
    ]);
    expect(checkIns[0]).toMatchObject({ position: north(0), distanceM: 0, methods: ['position'], flags: [] });
  });

  it('at 201 m goes by the policy: refused, or with a reason and a doubt', async () => {
    await say({ required: 'in', outside: 'forbid' });
    expect(await checkIn({ position: north(201), reason: 'Mall' })).toMatchObject({
      ...{ outcome: 'refused', flags: ['outside'], radiusM: 200, checkIn: null },
    });
    await say({ outside: 'allow' }, 'shop', given.shopId);
    expect((await checkIn({ position: north(201) })).outcome).toBe('reason');
    const done = await checkIn({ position: north(201), reason: 'Mall' });
    expect(done).toMatchObject({ outcome: 'done', checkIn: { state: 'pending', reason: 'Mall' } });
    await say({ radiusM: 250 }, 'template', given.template.id);
    const resolved = await given.company.owner.call(api.resolved, {
      ...{ shopId: given.shopId, templateId: given.template.id },
    });
    expect([resolved.policy.radiusM, resolved.from.radiusM, resolved.from.outside]).toEqual([250, 'template', 'shop']);
  });

  it('before the store opens, by the clock of the store, goes by the policy', async () => {
    const usual = JSON.stringify(Array(7).fill([{ from: '10:00', to: '22:00' }]));
    await w.sql(`update shop set hours = $1, time_zone = 'Asia/Tokyo' where id = $2`, [usual, given.shopId]);
    await say({ required: 'in', beforeOpening: 'unmet' });
    const tokyo = wallClock(w.clock.now(), 'Asia/Tokyo');
    w.clock.advance((24 * 60 + 9 * 60 + 59 - tokyo.minute) * 60_000);
    expect(await checkIn()).toMatchObject({ outcome: 'reason', flags: ['before_opening'], checkIn: null });
    w.clock.advance(60_000);
    expect(await checkIn()).toMatchObject({ outcome: 'done', flags: [] });
  });

  it('measures a rough position again three times, counted here, then takes it with a doubt', async () => {
    await say({ required: 'in' });
    const rough = { position: north(0, 150) };
    expect(
      [await checkIn(rough), await checkIn(rough), await checkIn(rough)].map((one) => [one.outcome, one.triesLeft]),
    ).toEqual([
      ['again', 2],
      ['again', 1],
      ['again', 0],
    ]);
    expect(await checkIn(rough)).toMatchObject({ outcome: 'done', flags: ['low_accuracy'] });
  });

  it('by a selfie is shown by whoever took one, kept beside the photo of the front, and seen by reviewers', async () => {
    await say({ required: 'in', methods: ['photo', 'selfie'], combine: 'all', outside: 'forbid' });
    const { inspector } = given;
    const [photoId, selfieId] = [await givenPhoto(w, inspector), await givenPhoto(w, inspector)];
    const refusedBy = async (pictures: { photoId?: string; selfieId?: string }) => {
      const { outcome, flags } = await checkIn({ position: null, ...pictures });
      return [outcome, flags];
    };
    expect(await refusedBy({ photoId })).toEqual(['refused', ['no_selfie']]);
    expect(await refusedBy({ selfieId })).toEqual(['refused', ['no_photo']]);
    const done = await checkIn({ position: null, photoId, selfieId });
    expect(done).toMatchObject({ outcome: 'done', flags: [], checkIn: { methods: ['photo', 'selfie'] } });
    expect([done.checkIn?.photo?.id, done.checkIn?.selfie?.id]).toEqual([photoId, selfieId]);
    await openTask(inspector, taskId);
    const { recordId } = await submit();
    const { checkIns } = await reviewer.call(api.ofRecord, { recordId });
    expect(checkIns[0]?.selfie?.id).toBe(selfieId);
    const [file] = checkIns.flatMap(({ selfie }) => selfie ?? []);
    expect(
      await reviewer.call(
        { ...fileApi.resolve, path: `${fileApi.resolve.path}${file?.path ?? ''}` as `/${string}` },
        {},
      ),
    ).toBeDefined();
  });

  it('once, however often the button is pressed', async () => {
    await say({ required: 'in' });
    const [one, other] = [await checkIn(), await checkIn()];
    expect(other.checkIn?.id).toBe(one.checkIn?.id);
    expect(await refused(checkIn({}, given.manager))).toBe('FORBIDDEN');
  });
});

describe('the code of a store', () => {
  it('counts for ten minutes; a changing one ends, a renewed one makes the printed one worthless', async () => {
    await say({ required: 'in', methods: ['code_static', 'code_dynamic'] });
    const { shopId, manager, inspector } = given;
    const { code } = await manager.call(api.code, { shopId, kind: 'dynamic' });
    w.clock.advance(61_000);
    expect(await refused(inspector.call(api.scan, { shopId, code }))).toBe('CHECK_IN_CODE_WRONG');
    const printed = await manager.call(api.code, { shopId, kind: 'static' });
    expect((await inspector.call(api.scan, { shopId, code: printed.code.toLowerCase() })).tasks).toMatchObject([
      { id: taskId },
    ]);
    expect((await inspector.call(api.status, { taskId })).scanned).toBe('code_static');
    w.clock.advance(601_000);
    expect((await checkIn({ position: null })).flags).toEqual(['no_code']);
    await manager.call(api.renewCode, { shopId, requestId: requestId() });
    expect(await refused(inspector.call(api.scan, { shopId, code: printed.code }))).toBe('CHECK_IN_CODE_WRONG');
  });

  it('is scanned by whoever has an inspection to make there, outside their scope too, and by no stranger', async () => {
    const { shopId, manager, company, template } = given;
    const named = await company.member({ role: 'inspector' });
    const { code } = await manager.call(api.code, { shopId, kind: 'static' });
    expect(await refused(named.call(api.scan, { shopId, code }))).toBe('NOT_FOUND');
    const executor = { kind: 'members' as const, memberIds: [named.id], how: 'any' as const };
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], { executor });
    expect((await named.call(api.scan, { shopId, code })).tasks).toMatchObject([{ id: firstTaskId }]);
    expect(await refused(named.call(api.code, { shopId, kind: 'static' }))).toBe('NOT_FOUND');
    expect(await refused((await w.company()).owner.call(api.scan, { shopId, code }))).toBe('NOT_FOUND');
  });

  it('is shown by the managers of the store and whoever sets the company up, not by inspectors', async () => {
    const { shopId, inspector, manager, company } = given;
    expect(await refused(inspector.call(api.code, { shopId, kind: 'static' }))).toBe('FORBIDDEN');
    expect((await inspector.call(api.codeShops, {})).list).toEqual([]);
    expect((await manager.call(api.codeShops, {})).list).toMatchObject([{ id: shopId }]);
    expect((await company.owner.call(api.code, { shopId, kind: 'static' })).endsAt).toBeNull();
  });
});

describe('a check-in with a doubt', () => {
  const doubtful = async () => {
    await say({ required: 'in' });
    return (await checkIn({ position: north(900), reason: 'Mall' })).checkIn?.id ?? '';
  };

  it('is decided by who reviews, with a reason, once; denied it counts for nothing', async () => {
    const id = await doubtful();
    await openTask(given.inspector, taskId);
    expect((await reviewer.call(api.list, {})).list).toMatchObject([{ id, state: 'pending', flags: ['outside'] }]);
    expect((await given.inspector.call(api.list, {})).list).toEqual([]);
    expect(await refused(given.manager.call(api.get, { id }))).toBe('NOT_FOUND');
    const deny = { id, rev: 0, event: 'deny', reason: 'You were at home' } as const;
    expect(await refused(given.inspector.call(api.decide, deny))).toBe('NOT_FOUND');
    await reviewer.call(api.decide, deny);
    expect(await refused(given.company.owner.call(api.decide, { ...deny, event: 'approve', rev: 1 }))).toBe(
      'MOVE_NOT_ALLOWED',
    );
    expect((await reviewer.call(api.get, { id })).history.map(({ event }) => event)).toEqual(['checked_in', 'deny']);
    expect(await refused(submit())).toBe('CHECK_IN_NEEDED');
    expect((await checkIn()).outcome).toBe('done');
    await submit();
  });

  it('is decided by one of twenty at once, whatever they say, and its inspector is told once', async () => {
    const id = await doubtful();
    const said = Array.from({ length: 20 }, (_, i) =>
      reviewer.call(api.decide, { id, rev: 0, event: i % 2 === 0 ? 'approve' : 'deny', reason: `Of ${i}` }),
    );
    expect((await outcomes(said)).won).toBe(1);
    const { state, history } = await reviewer.call(api.get, { id });
    expect(history).toHaveLength(2);
    expect(history[1]?.event).toBe(state === 'approved' ? 'approve' : 'deny');
    await w.settle();
    const told = await w.sql('select id from message where member_id = $1 and source_key like $2', [
      given.inspector.id,
      `%${id}%`,
    ]);
    expect(told).toHaveLength(1);
  });

  it('and its report are open to a reviewer without any code', async () => {
    const bare = await memberWith(w, given.company, []);
    reviewer = bare;
    taskId = await start();
    const id = await doubtful();
    expect((await bare.call(api.list, {})).list).toMatchObject([{ id }]);
    await bare.call(api.decide, { id, rev: 0, event: 'approve', reason: 'The mall has no signal' });
    await openTask(given.inspector, taskId);
    const { recordId } = await submit();
    expect((await bare.call(recordApi.get, { id: recordId })).can.review).toBe(true);
    expect((await bare.call(api.ofRecord, { recordId })).review).not.toBeNull();
    const other = await memberWith(w, given.company, []);
    expect(await refused(other.call(recordApi.get, { id: recordId }))).toBe('NOT_FOUND');
    expect((await other.call(api.list, {})).list).toEqual([]);
  });

  it('names impossible travel and a shared device', async () => {
    await say({ required: 'in' });
    await checkIn();
    const [plain] = (await reviewer.call(api.list, { set: 'all' })).list;
    expect(plain).toMatchObject({ state: 'normal', flags: [] });
    expect((await reviewer.call(api.list, {})).list).toEqual([]);
    const id = plain?.id ?? '';
    expect(await reviewer.call(api.get, { id })).toMatchObject({ state: 'normal', can: [] });
    const deny = { id, rev: 0, event: 'deny', reason: 'No' } as const;
    expect(await refused(reviewer.call(api.decide, deny))).toBe('MOVE_NOT_ALLOWED');
    expect((await given.inspector.call(api.list, { set: 'all' })).list).toEqual([]);
    w.clock.advance(600_000);
    const far = await given.company.shop({ managerIds: [given.manager.id] });
    await w.sql('update shop set latitude = 32.2304, longitude = 121.4737 where id = $1', [far]);
    const { owner } = given.company;
    const begin = async (by: Person) =>
      (
        await by.call(inspectionApi.start, {
          ...{ shopId: far, templateId: given.template.id, mode: 'on_site' },
          ...{ reviewerIds: [reviewer.id], requestId: requestId() },
        })
      ).taskId;
    await w.sql(`update check_in set member_id = $1 where member_id = $2`, [owner.id, given.inspector.id]);
    const farTask = await begin(owner);
    const there = { latitude: 32.2304, longitude: 121.4737, accuracyM: 10 };
    expect((await checkIn({ taskId: farTask, position: there }, owner)).checkIn?.flags).toEqual(['impossible_travel']);
    taskId = await start();
    expect((await checkIn()).checkIn?.flags).toEqual(['shared_device']);
  });
});

describe('pace and trust', () => {
  it('are for the reviewer only; a run in no time is named, a normal one is not', async () => {
    await openTask(given.inspector, taskId);
    const { recordId } = await submit();
    const { review } = await reviewer.call(api.ofRecord, { recordId });
    expect(review?.pace).toMatchObject({ answered: 3, fast: 3, medianS: null, doubts: ['fast_items'] });
    expect(review?.trust).toMatchObject({ score: 50, photos: { all: 0, same: 0, alike: 0 } });
    expect((await given.inspector.call(api.ofRecord, { recordId })).review).toBeNull();
    taskId = await start();
    await openTask(given.inspector, taskId);
    const seconds = Object.fromEntries(given.template.items.map(({ id }) => [id, 9]));
    const slow = await submit({ seconds });
    expect((await reviewer.call(api.ofRecord, { recordId: slow.recordId })).review).toMatchObject({
      ...{ pace: { fast: 0, doubts: [] }, trust: { score: 100 } },
    });
  });

  it('fall where a picture had been uploaded before, or looks like an earlier one', async () => {
    let photosTold: unknown = null;
    const pointsOf = async (pictures: (string | undefined)[]) => {
      taskId = await start();
      await openTask(given.inspector, taskId);
      const [first] = given.template.items;
      const answers = answersOf(given.template.items);
      const photos = pictures.flatMap((one) => one ?? []);
      const seconds = Object.fromEntries(given.template.items.map(({ id }) => [id, 9]));
      const withPhotos = Object.fromEntries(
        Object.entries(answers).map(([id, one]) => [id, id === first?.id ? { ...one, photos } : one]),
      );
      const { recordId } = await submitTask(given.inspector, taskId, withPhotos, { seconds });
      await w.settle();
      const { review } = await reviewer.call(api.ofRecord, { recordId });
      photosTold = review?.trust.photos;
      const unique = review?.trust.parts.find(({ part }) => part === 'unique_photos');
      return [unique?.points, review?.trust.score];
    };
    const photo = () => givenPhoto(w, given.inspector);
    const [one, again] = [await photo(), await photo()];
    await w.sql('update file set sha256 = (select sha256 from file where id = $1) where id = $2', [one, again]);
    expect(await pointsOf([one])).toEqual([100, 100]);
    expect(await pointsOf([await photo(), again])).toEqual([50, Math.round((100 * 25 + 100 * 20 + 50 * 15) / 60)]);
    // One that only looks like an earlier one counts the same, and the reason is told apart.
    const looks = async (hash: string) => {
      const id = await photo();
      await w.sql('update file set dhash = $1::bit(64) where id = $2', [hash, id]);
      return id;
    };
    await pointsOf([await looks('10'.repeat(32))]);
    await w.settle();
    w.clock.advance(60_000);
    const third = '01'.repeat(3) + '10'.repeat(29);
    expect(await pointsOf([await looks(third), await photo(), await photo(), await looks('1100'.repeat(16))])).toEqual([
      ...[75, Math.round((100 * 25 + 100 * 20 + 75 * 15) / 60)],
    ]);
    expect(photosTold).toMatchObject({ all: 4, camera: 4, same: 0, alike: 1 });
  });
});
