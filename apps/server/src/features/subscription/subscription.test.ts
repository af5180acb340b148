import type { Input } from '@rondo/contract/kit/endpoint';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { SUBSCRIPTION_EVENTS, SUBSCRIPTION_STATES, subscriptionMachine } from '@rondo/domain/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let inspector: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
});

const FIELDS = { plannedOn: '2026-11-20', purpose: 'New shelves', note: '' };
type More = Partial<Input<typeof api.create>>;
const add = async (more: More = {}, who = inspector): Promise<string> =>
  (await who.call(api.create, { shopId, ...FIELDS, requestId: requestId(), ...more })).id;
const purposes = async (filter: Input<typeof api.list> = {}, who = inspector): Promise<string[]> =>
  (await who.call(api.list, filter)).list.map(({ purpose }) => purpose);

describe('a subscription', () => {
  it('is planned, told to whoever works at the store, and changed with what it was before in the log', async () => {
    const id = await add();
    expect(await inspector.call(api.get, { id })).toMatchObject({
      ...FIELDS,
      shop: { id: shopId, name: 'Lime Street' },
      member: { id: inspector.id },
      state: 'planned',
      can: { edit: true, events: ['make', 'drop'] },
    });
    await inspector.call(api.edit, { id, rev: 0, ...FIELDS, plannedOn: '2026-11-21', note: 'Shelves are up' });
    const { note, history } = await inspector.call(api.get, { id });
    expect(note).toBe('Shelves are up');
    expect(history.at(-1)?.data.changes).toEqual([
      { field: 'planned_on', before: '2026-11-20', after: '2026-11-21' },
      { field: 'note', before: null, after: 'Shelves are up' },
    ]);
  });

  it('moves as its machine says and in no other way', async () => {
    for (const state of SUBSCRIPTION_STATES) {
      for (const event of SUBSCRIPTION_EVENTS) {
        const id = await add();
        await w.sql('update subscription set state = $2 where id = $1', [id, state]);
        const to = subscriptionMachine.after(state, event);
        const moved = inspector.call(api.move, { id, rev: 0, event, reason: 'Closed for works' });
        if (to === null) expect(await refused(moved)).toBe('MOVE_NOT_ALLOWED');
        else await moved;
        expect((await inspector.call(api.get, { id })).state).toBe(to ?? state);
      }
    }
  });

  it('is dropped with a reason only, and is not changed afterwards', async () => {
    const id = await add();
    const { reason, data } = await refusal(inspector.call(api.move, { id, rev: 0, event: 'drop' }));
    expect([reason, data]).toMatchObject(['INPUT_REFUSED', { fields: [{ path: 'reason' }] }]);
    await inspector.call(api.move, { id, rev: 0, event: 'drop', reason: 'Closed for works' });
    const { history, can } = await inspector.call(api.get, { id });
    expect(history.map(({ event, comment }) => [event, comment])).toEqual([
      ['created', null],
      ['drop', 'Closed for works'],
    ]);
    expect(can).toEqual({ edit: false, events: ['reopen'] });
    expect(await refused(inspector.call(api.edit, { id, rev: 1, ...FIELDS }))).toBe('MOVE_NOT_ALLOWED');
  });

  it('is planned once, however often the same form is sent', async () => {
    const same = { requestId: requestId() };
    expect(await add(same)).toBe(await add(same));
    expect(await purposes()).toEqual(['New shelves']);
  });
});

describe('who may', () => {
  it('nobody outside of the scope sees it or plans one there', async () => {
    const id = await add();
    const other = await company.member({ role: 'inspector', shopIds: [await company.shop()] });
    expect(await purposes({}, other)).toEqual([]);
    expect(await refused(other.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(add({}, other))).toBe('NOT_FOUND');
    expect(await refused(other.call(api.move, { id, rev: 0, event: 'make' }))).toBe('NOT_FOUND');
  });

  it('somebody else at the store reads it; an administrator changes it too', async () => {
    const id = await add();
    const other = await company.member({ role: 'inspector', shopIds: [shopId] });
    expect((await other.call(api.get, { id })).can).toEqual({ edit: false, events: [] });
    expect(await refused(other.call(api.edit, { id, rev: 0, ...FIELDS }))).toBe('FORBIDDEN');
    expect(await refused(other.call(api.move, { id, rev: 0, event: 'make' }))).toBe('FORBIDDEN');
    await company.owner.call(api.move, { id, rev: 0, event: 'make' });
  });

  it('whoever saw an older one is told who changed it and what it says now', async () => {
    const id = await add();
    await company.owner.call(api.edit, { id, rev: 0, ...FIELDS, note: 'First' });
    const { reason, data } = await refusal(inspector.call(api.edit, { id, rev: 0, ...FIELDS, note: 'Second' }));
    expect([reason, data]).toMatchObject(['STALE', { by: company.owner.name, current: { note: 'First', rev: 1 } }]);
    expect(await refused(inspector.call(api.move, { id, rev: 0, event: 'make' }))).toBe('STALE');
  });
});

describe('the list', () => {
  it('is filtered, searched by purpose and store, ordered and paged', async () => {
    const far = await company.shop({ name: 'Far Road' });
    await add({ purpose: 'Old', plannedOn: '2026-11-01' });
    await add({ purpose: 'New', plannedOn: '2026-11-30' });
    await add({ purpose: 'Elsewhere', shopId: far }, company.owner);
    const all = (filter: Input<typeof api.list>) => purposes(filter, company.owner);
    expect(await all({})).toEqual(['New', 'Elsewhere', 'Old']);
    expect(await all({ sort: 'day', to: '2026-11-20' })).toEqual(['Old', 'Elsewhere']);
    expect(await all({ keyword: 'lime' })).toEqual(['New', 'Old']);
    expect(await all({ keyword: 'elsew' })).toEqual(['Elsewhere']);
    expect(await all({ memberId: [inspector.id], from: '2026-11-02' })).toEqual(['New']);
    expect(await all({ shopId: [far], state: ['planned'] })).toEqual(['Elsewhere']);
    expect(await all({ state: ['made', 'dropped'] })).toEqual([]);
  });

  it('goes on after its last row', async () => {
    for (let i = 0; i < 12; i += 1) await add({ purpose: `No. ${i}`, plannedOn: `2026-11-${i < 6 ? 20 : 21}` });
    const first = await inspector.call(api.list, { size: 10 });
    const rest = await inspector.call(api.list, { size: 10, cursor: first.next ?? '' });
    const ids = [...first.list, ...rest.list].map(({ id }) => id);
    expect([first.list.length, first.total, new Set(ids).size]).toEqual([10, 12, 12]);
  });
});
