import type { Output } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { type MadeTemplate, recordFactory } from '../../../test/record-factory.ts';
import { type World, world } from '../../../test/world.ts';
import { changes } from './since.ts';

let w: World;
let company: Company;
let make: ReturnType<typeof recordFactory>;
let template: MadeTemplate;
let inspector: Person;
beforeAll(async () => {
  w = await world();
  company = await w.company();
  make = recordFactory(w, company);
  template = await make.template();
  inspector = await company.member({ role: 'inspector' });
});
afterAll(() => w.stop());

const refusal = async (promise: Promise<unknown>): Promise<string | null> => {
  const error = await promise.then(
    () => null,
    (e: unknown) => e,
  );
  if (error instanceof Refused) return error.reason;
  throw error ?? new Error('was not refused');
};
const ids = (answer: { list: { id: string }[] }): string[] => answer.list.map((row) => row.id).sort();

describe('the list', () => {
  it('shows by tier and scope: own records, those of the shops in scope, all', async () => {
    const groupId = await company.group('North');
    const [inNorth, elsewhere] = [await company.shop({ groupId }), await company.shop()];
    const manager = await company.member({ role: 'store_manager', shopIds: [elsewhere] });
    const area = await company.member({ role: 'area_manager', groupIds: [groupId] });
    const north = await make.record({ shopId: inNorth, template, inspector, at: '2026-10-01T02:00:00Z' });
    const other = await make.record({ shopId: elsewhere, template, inspector, at: '2026-10-02T02:00:00Z' });
    expect(ids(await company.owner.call(recordApi.list, {}))).toEqual([north, other].sort());
    expect(ids(await area.call(recordApi.list, {}))).toEqual([north]);
    expect(ids(await manager.call(recordApi.list, {}))).toEqual([other]);
    expect(await refusal(manager.call(recordApi.get, { id: north }))).toBe('NOT_FOUND');
    const stranger = await w.company();
    expect(ids(await stranger.owner.call(recordApi.list, {}))).toEqual([]);
    expect(await refusal(stranger.owner.call(recordApi.get, { id: north }))).toBe('NOT_FOUND');
  });

  it('is of no use to somebody with the store in scope but without a code to read records', async () => {
    const shopId = await company.shop();
    const id = await make.record({ shopId, template, inspector, at: '2026-09-02T02:00:00Z' });
    const at = { shopIds: [shopId] };
    const [reader, clerk] = [
      await memberWith(w, company, ['record_select'], at),
      await memberWith(w, company, ['shop_list'], at),
    ];
    expect(await reader.call(recordApi.get, { id })).toMatchObject({ id });
    expect(await refusal(clerk.call(recordApi.get, { id }))).toBe('NOT_FOUND');
  });

  it('opens one record for whoever took part in it, outside their scope too', async () => {
    const reviewer = await company.member({ role: 'inspector' });
    const shopId = await company.shop();
    const id = await make.record({
      shopId,
      template,
      inspector,
      at: '2026-09-01T02:00:00Z',
      reviewerIds: [reviewer.id],
      ccIds: [reviewer.id],
    });
    expect((await reviewer.call(recordApi.get, { id })).id).toBe(id);
    expect(ids(await reviewer.call(recordApi.list, {}))).toEqual([]);
    expect(ids(await reviewer.call(recordApi.list, { tab: 'reviewed' }))).toEqual([id]);
    expect(ids(await reviewer.call(recordApi.list, { tab: 'cc' }))).toEqual([id]);
    expect(ids(await reviewer.call(recordApi.list, { tab: 'mine' }))).toEqual([]);
  });

  it('offers the review to whom the policy of tasks lets review, and to nobody else', async () => {
    const reviewer = await company.member({ role: 'inspector' });
    const shopId = await company.shop();
    const id = await make.record({
      shopId,
      template,
      inspector,
      at: '2026-09-01T02:00:00Z',
      reviewerIds: [reviewer.id],
    });
    await w.sql(`update record set state = 'in_review' where id = $1`, [id]);
    expect((await reviewer.call(recordApi.get, { id })).can.review).toBe(true);
    expect((await company.owner.call(recordApi.get, { id })).can.review).toBe(false);
  });

  it('filters by what the row says', async () => {
    const shopId = await company.shop({ name: 'Filter House' });
    const at = '2026-08-01T02:00:00Z';
    const good = await make.record({ shopId, template, inspector, at });
    const bad = await make.record({
      shopId,
      template,
      inspector,
      at: '2026-08-02T02:00:00Z',
      fails: [0, 1, 2],
      redLines: 1,
      mode: 'remote',
    });
    const unscored = await make.record({ shopId, template, inspector, at: '2026-08-03T02:00:00Z', isEvaluated: false });
    const list = async (more: object) => ids(await company.owner.call(recordApi.list, { shopId: [shopId], ...more }));
    expect(await list({ isPass: true })).toEqual([good]);
    expect(await list({ isPass: false })).toEqual([bad]);
    expect(await list({ redLine: true })).toEqual([bad]);
    expect(await list({ levelRank: [3] })).toEqual([bad]);
    expect(await list({ rateFrom: 90 })).toEqual([good]);
    expect(await list({ rateTo: 89.9 })).toEqual([bad]);
    expect(await list({ rateFrom: 0, rateTo: 100 })).toEqual([good, bad].sort());
    expect(await list({ evaluated: false })).toEqual([unscored]);
    expect(await list({ mode: ['remote'] })).toEqual([bad]);
    expect(await list({ from: '2026-08-02', to: '2026-08-02' })).toEqual([bad]);
    expect(await list({ itemId: template.itemIds[1] })).toEqual([bad]);
    expect(await list({ keyword: 'filter ho' })).toEqual([good, bad, unscored].sort());
    expect(await list({ keyword: '100%' })).toEqual([]);
    expect(await list({ groupId: [company.start.rootGroupId] })).toEqual([good, bad, unscored].sort());
  });

  it('pages by cursor without losing or repeating a row, in every order', async () => {
    const shopId = await company.shop();
    for (let i = 0; i < 23; i += 1) {
      await make.record({
        shopId,
        template,
        inspector,
        at: '2026-07-01T02:00:00Z',
        fails: i % 2 ? [0] : [],
        isEvaluated: i % 5 !== 0,
      });
    }
    for (const sort of ['-submitted', 'submitted', 'score', '-score'] as const) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Output<typeof recordApi.list> = await company.owner.call(recordApi.list, {
          shopId: [shopId],
          size: 10,
          sort,
          ...(cursor ? { cursor } : {}),
        });
        expect(page.total).toBe(23);
        seen.push(...page.list.map((row) => row.id));
        cursor = page.next;
      } while (cursor !== null);
      expect(new Set(seen).size).toBe(23);
      expect(seen).toHaveLength(23);
    }
  });
});

describe('the report', () => {
  it('says what failed anew, what fails again and how often, and what was fixed', async () => {
    const shopId = await company.shop();
    await make.record({ shopId, template, inspector, at: '2026-06-01T02:00:00Z', fails: [0, 1] });
    await make.record({ shopId, template, inspector, at: '2026-06-03T02:00:00Z', fails: [0, 1, 2] });
    await make.record({ shopId, template, inspector, at: '2026-06-04T02:00:00Z', fails: [3], state: 'void' });
    const id = await make.record({ shopId, template, inspector, at: '2026-06-05T02:00:00Z', fails: [0, 3], na: [2] });
    const report = await company.owner.call(recordApi.get, { id });
    const names = (rows: { name: string; times: number }[] = []) => rows.map((r) => `${r.name} ${r.times}`);
    expect(names(report.since?.newlyFailed)).toEqual(['Item 3 1']);
    expect(names(report.since?.stillFailing)).toEqual(['Item 0 3']);
    expect(names(report.since?.fixed)).toEqual(['Item 1 2']);
    expect(report.since?.rateDelta).toBe(25);
    expect(report.items.map((item) => item.repeatNo)).toEqual([3, 0, 0, 1]);
    expect(report.items.map((item) => item.valueText)).toEqual(['Fail', 'Pass', 'Not applicable', 'Fail']);
  });

  it('has nothing to compare the first record of a shop with', async () => {
    const id = await make.record({ shopId: await company.shop(), template, inspector, at: '2026-06-01T02:00:00Z' });
    expect((await company.owner.call(recordApi.get, { id })).since).toBeNull();
  });

  it('splits every item into at most one of new, again and fixed, whatever happened before', () => {
    const results = ['pass', 'fail', 'na', 'none'];
    for (let seed = 0; seed < 256; seed += 1) {
      const items = [0, 1, 2, 3].map((i) => ({
        item_id: String(i),
        name: String(i),
        result: results[(seed >> (i * 2)) & 3] ?? 'none',
        carried_from: null,
      }));
      const last = new Set([0, 1, 2, 3].filter((i) => (seed * 7) & (1 << i)).map(String));
      const { newlyFailed, stillFailing, fixed } = changes(items, [last]);
      const failed = items.filter((i) => i.result === 'fail').map((i) => i.item_id);
      expect([...newlyFailed, ...stillFailing].map((r) => r.itemId).sort()).toEqual(failed.sort());
      expect(stillFailing.every((r) => last.has(r.itemId)) && newlyFailed.every((r) => !last.has(r.itemId))).toBe(true);
      expect(fixed.every((r) => last.has(r.itemId) && !failed.includes(r.itemId))).toBe(true);
    }
  });
});

describe('voiding', () => {
  it('needs the code and a reason, happens once, and leaves the record visible', async () => {
    const shopId = await company.shop();
    const id = await make.record({ shopId, template, inspector, at: '2026-05-01T02:00:00Z' });
    const { rev, can } = await company.owner.call(recordApi.get, { id });
    expect(can.void).toBe(true);
    expect(await refusal(inspector.call(recordApi.void, { id, rev, reason: 'no' }))).toBe('FORBIDDEN');
    expect(await refusal(company.owner.call(recordApi.void, { id, rev: rev + 1, reason: 'stale' }))).toBe('STALE');
    const both = await Promise.allSettled(
      [1, 2].map(() => company.owner.call(recordApi.void, { id, rev, reason: 'wrong shop' })),
    );
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const after = await company.owner.call(recordApi.get, { id });
    expect(after).toMatchObject({ state: 'void', voidReason: 'wrong shop', can: { void: false } });
    expect(after.history.at(-1)).toMatchObject({
      event: 'void',
      comment: 'wrong shop',
      actor: { id: company.owner.id },
    });
    expect(await refusal(company.owner.call(recordApi.void, { id, rev: rev + 1, reason: 'again' }))).toBe(
      'MOVE_NOT_ALLOWED',
    );
    expect(ids(await company.owner.call(recordApi.list, { tab: 'voided', shopId: [shopId] }))).toEqual([id]);
  });

  it('gives the shop its last effective record back', async () => {
    const shopId = await company.shop();
    const first = await make.record({ shopId, template, inspector, at: '2026-05-01T02:00:00Z' });
    const second = await make.record({ shopId, template, inspector, at: '2026-05-02T02:00:00Z' });
    await w.settle();
    const last = () => w.sql<{ last_record_id: string }>('select last_record_id from shop where id = $1', [shopId]);
    expect((await last())[0]?.last_record_id).toBe(second);
    await company.owner.call(recordApi.void, { id: second, rev: 0, reason: 'wrong' });
    await w.settle();
    expect((await last())[0]?.last_record_id).toBe(first);
  });
});

describe('rectifications of a record', () => {
  it('are counted beside it, open and in all', async () => {
    const shopId = await company.shop();
    const id = await make.record({ shopId, template, inspector, at: '2026-05-01T02:00:00Z', fails: [0, 1] });
    await make.rectification({ recordId: id, deadlineAt: '2026-05-03T02:00:00Z' });
    await make.rectification({
      recordId: id,
      deadlineAt: '2026-05-03T02:00:00Z',
      state: 'completed',
      completedAt: '2026-05-02T00:00:00Z',
    });
    await w.settle();
    const { list } = await company.owner.call(recordApi.list, { shopId: [shopId], openRectification: true });
    expect(list).toMatchObject([{ id, rectificationOpen: 1, rectificationTotal: 2 }]);
  });
});
