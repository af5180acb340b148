import { jobApi } from '@rondo/contract/job';
import type { Input } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { civilDate } from '@rondo/domain/civil-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
});
afterAll(() => w.stop());

const WEEK = Array.from({ length: 7 }, () => [{ from: '09:00', to: '21:00' }]);
const NIGHTS = Array.from({ length: 7 }, () => [{ from: '18:00', to: '02:00' }]);
const SPRING = { name: '春节', from: '2027-02-05', to: '2027-02-11', intervals: [] };
const EVE = { name: 'Eve', from: '2026-12-24', to: '2026-12-24', intervals: [{ from: '01:00', to: '12:00' }] };
type More = Partial<Input<typeof shopApi.create>>;
const add = async (name: string, more: More = {}): Promise<string> =>
  (await owner.call(shopApi.create, { name, groupId: company.start.rootGroupId, requestId: requestId(), ...more })).id;
const get = (id: string) => owner.call(shopApi.get, { id });

describe('special days', () => {
  it('are kept by their first day, and refused at the range that clashes', async () => {
    const id = await add('Kept', { hours: WEEK, specialDays: [SPRING, EVE] });
    expect((await get(id)).specialDays).toEqual([EVE, SPRING]);
    const clash = (more: More) => expect(add('Clash', more)).rejects;
    await clash({ hours: NIGHTS, specialDays: [EVE] }).toMatchObject({
      reason: 'HOURS_OVERLAP',
      data: { fields: [{ path: 'specialDays.0.0' }] },
    });
    await clash({ specialDays: [SPRING, { ...SPRING, name: 'Again' }] }).toMatchObject({
      data: { fields: [{ path: 'specialDays.1.-1' }] },
    });
  });
});

describe('copying hours', () => {
  const copy = (input: Omit<Input<typeof shopApi.copyHours>, 'requestId'>, who = owner) =>
    who.call(shopApi.copyHours, { ...input, requestId: requestId() });
  const ended = async (jobId: string) => {
    const state = async () => (await owner.call(jobApi.get, { id: jobId })).state;
    await expect.poll(state, { timeout: 20_000 }).toBe('done');
    return owner.call(jobApi.get, { id: jobId });
  };

  it('reaches stores and those of groups, below too, and tells of each that was left out', async () => {
    const north = await company.group('North');
    const below = await company.group('Below', north);
    const from = await add('From', { hours: WEEK, specialDays: [SPRING, EVE] });
    const near = await add('Near', { groupId: below });
    const alone = await add('Alone');
    const late = await add('Late', { hours: NIGHTS });
    const untouched = await add('Untouched');
    const { jobId, shops } = await copy({
      fromId: from,
      parts: 'specialDays',
      shopIds: [alone, late],
      groupIds: [north],
    });
    expect(shops).toBe(3);
    expect(await ended(jobId)).toMatchObject({ state: 'done', result: { acted: 2, refused: 1 }, errorCount: 1 });
    expect(await owner.call(jobApi.errors, { id: jobId })).toMatchObject([{ value: 'Late' }]);
    expect(await get(near)).toMatchObject({ hours: [], specialDays: [EVE, SPRING] });
    expect(await get(alone)).toMatchObject({ specialDays: [EVE, SPRING] });
    expect(await get(late)).toMatchObject({ hours: NIGHTS, specialDays: [] });
    expect(await get(untouched)).toMatchObject({ specialDays: [] });
    const both = await copy({ fromId: from, parts: 'both', shopIds: [late], groupIds: [] });
    expect(await ended(both.jobId)).toMatchObject({ result: { acted: 1, refused: 0 } });
    expect(await get(late)).toMatchObject({ hours: WEEK, specialDays: [EVE, SPRING] });
  });

  it('reaches nothing outside of the scope', async () => {
    const from = await add('Mine', { hours: WEEK });
    const far = await add('Far');
    const inspector = await company.member({ role: 'inspector', shopIds: [from] });
    const none = copy({ fromId: from, parts: 'both', shopIds: [far], groupIds: [] }, inspector);
    await expect(none).rejects.toMatchObject({ data: { fields: [{ path: 'shopIds' }] } });
    expect(await refused(copy({ fromId: far, parts: 'both', shopIds: [from] }, inspector))).toBe('NOT_FOUND');
  });
});

it('the levels of a store are twelve months, this one last, and nothing without inspections', async () => {
  const { months, templates } = await owner.call(shopApi.levels, { id: await add('Fresh') });
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toBe(civilDate(w.clock.now(), 'Asia/Shanghai').slice(0, 7));
  expect(templates).toEqual([]);
});
