import { certificateApi as api } from '@rondo/contract/certificate';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { VALIDITIES } from '@rondo/domain/certificate';
import { addDays } from '@rondo/domain/civil-time';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set('2026-11-23T02:00:00Z');
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ name: 'Lime Street', managerIds: [manager.id] });
});

type More = Partial<Input<typeof api.create>>;
const add = async (more: More = {}, who = company.owner): Promise<string> =>
  (await who.call(api.create, { kind: 'fire_check', number: 'F-1', shopId, requestId: requestId(), ...more })).id;
const numbers = async (filter: Input<typeof api.list> = {}, who = company.owner): Promise<string[]> =>
  (await who.call(api.list, filter)).list.map(({ number }) => number);
const told = async (who: Person): Promise<string[]> =>
  (await who.call(messageApi.list, {})).list.map(({ title }) => title);
const remind = async (at: string): Promise<void> => {
  w.clock.set(at);
  await w.app.runJob('certificate.remind');
  await w.app.runJob('certificate.remind');
  await w.settle();
};

describe('a certificate', () => {
  it('keeps its fields and pictures, and tells in its history what was changed', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const upload = async (who: Person) => {
      const [file] = await who.call(fileApi.upload, {}, { files: [{ name: 'a.jpg', bytes }] });
      return file?.id ?? '';
    };
    const first = await upload(company.owner);
    const id = await add({ issuedOn: '2026-01-01', validUntil: '2026-12-31', photoIds: [first] });
    const found = await manager.call(api.get, { id });
    expect(found).toMatchObject({
      ...{ kind: 'fire_check', number: 'F-1', issuedOn: '2026-01-01', validUntil: '2026-12-31', validity: 'due60' },
      ...{ shop: { id: shopId, name: 'Lime Street' }, member: null, can: { edit: true, remove: true } },
    });
    expect(found.photos.map((photo) => photo.id)).toEqual([first]);
    const second = await upload(manager);
    const fields = { kind: 'fire_check', number: 'F-2', shopId, validUntil: '2027-12-31' } as const;
    await manager.call(api.edit, { id, rev: 0, ...fields, photoIds: [first, second] });
    const { history, photos, editedBy } = await company.owner.call(api.get, { id });
    expect(photos.map((photo) => photo.id)).toEqual([first, second]);
    expect(editedBy.id).toBe(manager.id);
    expect(history.at(-1)?.data.changes).toEqual(
      expect.arrayContaining([
        { field: 'number', before: 'F-1', after: 'F-2' },
        { field: 'valid_until', before: '2026-12-31', after: '2027-12-31' },
      ]),
    );
    expect(await refused(manager.call(api.edit, { id, rev: 0, ...fields }))).toBe('STALE');
  });

  it('is refused at the field that is wrong', async () => {
    const input = { kind: 'other', requestId: requestId() } as const;
    const path = (field: string) => ({ data: { fields: [{ path: field }] } });
    await expect(company.owner.call(api.create, { ...input, shopId })).rejects.toMatchObject(path('title'));
    await expect(company.owner.call(api.create, { ...input, title: 'Liquor' })).rejects.toMatchObject(path('shopId'));
    const days = { issuedOn: '2026-02-01', validUntil: '2026-01-31' };
    await expect(add(days)).rejects.toMatchObject(path('validUntil'));
    const inspector = await company.member({ role: 'inspector', shopIds: [] });
    await expect(add({}, inspector)).rejects.toMatchObject(path('shopId'));
    expect(await refused(add({ shopId: null, memberId: inspector.id }, inspector))).toBe('FORBIDDEN');
  });

  it('of a person is seen by them, by who manages the store they work at, and by nobody without either', async () => {
    const clerk = await company.member({ role: 'staff', shopIds: [shopId] });
    const other = await company.member({ role: 'staff', shopIds: [shopId] });
    const far = await company.member({ role: 'inspector', shopIds: [await company.shop()] });
    const id = await add({ kind: 'health', memberId: clerk.id });
    const homeless = await add({ kind: 'health', number: 'H-2', memberId: other.id, shopId: null });
    expect(await numbers({}, clerk)).toEqual(['F-1']);
    expect(await numbers({}, manager)).toEqual(['F-1']);
    expect(await numbers({}, other)).toEqual(['H-2']);
    expect(await numbers({}, far)).toEqual([]);
    expect((await numbers()).toSorted()).toEqual(['F-1', 'H-2']);
    expect((await clerk.call(api.get, { id })).can).toEqual({ edit: false, remove: false });
    expect(await refused(far.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(manager.call(api.remove, { id: homeless }))).toBe('NOT_FOUND');
  });

  it('comes back from the bin as it was', async () => {
    const id = await add();
    await manager.call(api.remove, { id });
    expect(await numbers()).toEqual([]);
    expect(await manager.call(api.bin, {})).toMatchObject([{ id, deletedBy: { id: manager.id } }]);
    const far = await company.member({ role: 'inspector', shopIds: [] });
    expect(await far.call(api.bin, {})).toEqual([]);
    expect(await refused(far.call(api.restore, { id }))).toBe('NOT_FOUND');
    await manager.call(api.restore, { id });
    expect(await numbers()).toEqual(['F-1']);
    await manager.call(api.remove, { id });
    w.clock.advance(31 * 86_400_000);
    await w.app.runJob('certificate.sweep');
    expect(await w.sql('select id from certificate where id = $1', [id])).toEqual([]);
  });
});

describe('the list of certificates', () => {
  it('has counters that are the totals of exactly their rows', async () => {
    const days = [null, 61, 60, 31, 30, 8, 7, 0, -1, -40];
    for (const [at, left] of days.entries()) {
      const validUntil = left === null ? null : addDays('2026-11-23', left);
      await add({ number: `N${at}`, validUntil });
    }
    const counts = await company.owner.call(api.counts, {});
    expect(counts).toMatchObject({ all: 10, valid: 8, due60: 6, due30: 4, due7: 2, expired: 2 });
    for (const validity of VALIDITIES) {
      expect((await company.owner.call(api.list, { validity })).total, validity).toBe(counts[validity]);
    }
    expect(await numbers({ validity: 'due7' })).toEqual(['N7', 'N6']);
    expect((await numbers()).at(-1)).toBe('N0');
  });

  it('is narrowed by store, group, kind, holder and words', async () => {
    const group = await company.group('North');
    const north = await company.shop({ name: 'Harbour', groupId: group });
    const clerk = await company.member({ role: 'staff', name: 'Wang Wei' });
    await add();
    await add({ number: 'L-9', kind: 'food_licence', shopId: north });
    await add({ number: 'H-1', kind: 'health', memberId: clerk.id, shopId: north });
    expect(await numbers({ shopId: [shopId] })).toEqual(['F-1']);
    expect((await numbers({ groupId: [group] })).toSorted()).toEqual(['H-1', 'L-9']);
    expect(await numbers({ kind: ['food_licence'] })).toEqual(['L-9']);
    expect(await numbers({ holder: 'member' })).toEqual(['H-1']);
    expect(await numbers({ keyword: 'wang' })).toEqual(['H-1']);
    expect(await numbers({ keyword: 'harbour l-9' })).toEqual(['L-9']);
  });
});

describe('the reminders', () => {
  it('come 60, 30 and 7 days ahead and when it has expired, once each, to managers, holder and who entered it', async () => {
    const clerk = await company.member({ role: 'staff' });
    await add({ kind: 'health', memberId: clerk.id, validUntil: '2027-03-01' });
    const lines = async () => [
      (await told(clerk)).length,
      (await told(manager)).length,
      (await told(company.owner)).length,
    ];
    const before = await lines();
    const since = async () => (await lines()).map((count, at) => count - (before[at] ?? 0));
    await remind('2026-12-30T02:00:00Z');
    expect(await since()).toEqual([0, 0, 0]);
    await remind('2026-12-31T02:00:00Z');
    expect(await since()).toEqual([1, 1, 1]);
    await remind('2027-01-15T02:00:00Z');
    expect(await since()).toEqual([1, 1, 1]);
    await remind('2027-01-30T02:00:00Z');
    expect(await since()).toEqual([2, 2, 2]);
    await remind('2027-02-22T02:00:00Z');
    expect(await since()).toEqual([3, 3, 3]);
    await remind('2027-03-01T02:00:00Z');
    expect(await since()).toEqual([3, 3, 3]);
    await remind('2027-03-02T02:00:00Z');
    expect(await since()).toEqual([4, 4, 4]);
    await remind('2027-05-01T02:00:00Z');
    expect(await since()).toEqual([4, 4, 4]);
  });

  it('begin anew with another last day, and not for a store that is closed', async () => {
    const id = await add({ validUntil: '2026-12-20' });
    const before = (await told(manager)).length;
    await remind('2026-11-24T02:00:00Z');
    expect((await told(manager)).length).toBe(before + 1);
    const fields = { kind: 'fire_check', number: 'F-1', shopId } as const;
    await company.owner.call(api.edit, { id, rev: 0, ...fields, note: 'same day', validUntil: '2026-12-20' });
    await remind('2026-11-25T02:00:00Z');
    expect((await told(manager)).length).toBe(before + 1);
    await company.owner.call(api.edit, { id, rev: 1, ...fields, validUntil: '2026-12-24' });
    await remind('2026-11-25T03:00:00Z');
    expect((await told(manager)).length).toBe(before + 2);
    await w.sql("update shop set state = 'closed', closed_kind = 'temporary' where id = $1", [shopId]);
    await remind('2026-12-30T03:00:00Z');
    expect((await told(manager)).length).toBe(before + 2);
  });

  it('of several at once are one message to who entered them, which opens exactly those', async () => {
    await add({ validUntil: '2026-12-01' });
    await add({ number: 'F-2', validUntil: '2026-12-01' });
    await add({ number: 'F-3', validUntil: '2028-12-01' });
    await remind('2026-11-24T02:00:00Z');
    const { list } = await company.owner.call(messageApi.list, {});
    const many = list.find(({ title }) => title.startsWith('2 '));
    expect(many).toBeDefined();
    const filter = { editorId: [company.owner.id], remindedFrom: '2026-11-24', remindedTo: '2026-11-24' };
    expect((await numbers(filter)).toSorted()).toEqual(['F-1', 'F-2']);
  });
});
