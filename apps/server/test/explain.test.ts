import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskApi } from '@rondo/contract/task';
import { todayApi } from '@rondo/contract/today';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../../bench/lib/database.ts';
import { signIn } from '../../../bench/lib/requests.ts';
import { type Frame, idIn } from '../../../bench/load/frame.ts';
import { KIND } from '../../../bench/load/ids.ts';
import { explainPlan } from '../../../bench/load/plan.ts';
import type { Identity } from './client.ts';
import { asked, explaining, faultsOf } from './explain.ts';

/** Tables from this many rows on are read through an index or not at all. The company that is looked at has 20,000 records. */
const BIG_ROWS = 20_000;
const READERS = ['owner', 'area manager', 'store manager'] as const;
type Reader = (typeof READERS)[number];

let on: Awaited<ReturnType<typeof explaining>>;
let frame: Frame;
let ids: { record: string; rectification: string; task: string };
const readers = new Map<Reader, Identity>();

beforeAll(async () => {
  on = await explaining(explainPlan, { bigRows: BIG_ROWS });
  frame = on.frame;
  await withClient(on.url, async (client) => {
    readers.set('owner', await signIn(client, frame, 1));
    readers.set('area manager', await signIn(client, frame, frame.lastAdmin + 1));
    readers.set('store manager', await signIn(client, frame, frame.lastInspector + 1));
    const found = await client.query<typeof ids>(
      `select r.record_id as record, r.id as rectification, r.task_id as task
         from rectification r join shop_manager m on m.company_id = r.company_id and m.shop_id = r.shop_id and m.member_id = $2
        where r.company_id = $1 order by r.created_at desc limit 1`,
      [frame.companyId, readers.get('store manager')?.id],
    );
    if (!found.rows[0]) throw new Error('no rectification to open');
    ids = found.rows[0];
  });
}, 120_000);
afterAll(() => on?.stop());

const call = <E extends Endpoint>(name: string, endpoint: E, input: () => Input<E>) => ({
  name,
  ask: (who: Identity) => asked(on.base, endpoint, input(), who),
});
const day = (back: number): string => new Date(frame.nowMs - back * 86_400_000).toISOString().slice(0, 10);
const month = () => ({ from: day(29), to: day(0) });
const shop = (): string => idIn(frame, KIND.shop, 7);
const template = (): string => idIn(frame, KIND.template, 3);
const group = (): string => idIn(frame, KIND.group, 1_001);
const member = (): string => idIn(frame, KIND.member, frame.lastArea + 2);

/**
 * What may look at all of a company's rows: words anywhere in a text (row-level security keeps PostgreSQL from asking a
 * trigram index before the company is certain), and counts over what one person has started, which end at the cap.
 */
const WIDE = new Set([
  'records by words',
  'rectifications by words',
  'tasks by words',
  'tasks, tab initiated',
  'task counts',
]);

const CALLS = [
  call('records', recordApi.list, () => ({})),
  call('records by three filters', recordApi.list, () => ({
    ...month(),
    mode: ['on_site' as const],
    state: ['effective' as const],
  })),
  call('records by shop', recordApi.list, () => ({ shopId: [shop()] })),
  call('records by template', recordApi.list, () => ({ templateId: [template()], ...month() })),
  call('records by inspector', recordApi.list, () => ({ inspectorId: [member()] })),
  call('records by group', recordApi.list, () => ({ groupId: [group()], ...month() })),
  call('records by words', recordApi.list, () => ({ keyword: 'Shop 00012' })),
  call('records by score', recordApi.list, () => ({ sort: 'score' as const, ...month() })),
  ...(['mine', 'reviewed', 'cc', 'voided'] as const).map((tab) =>
    call(`records, tab ${tab}`, recordApi.list, () => ({ tab })),
  ),
  call('record', recordApi.get, () => ({ id: ids.record })),
  ...(['handle', 'review', 'cc', 'all'] as const).map((tab) =>
    call(`rectifications, tab ${tab}`, rectificationApi.list, () => ({ tab })),
  ),
  call('rectifications by state', rectificationApi.list, () => ({
    state: ['pending' as const],
    sort: 'deadline' as const,
  })),
  call('rectifications that are late', rectificationApi.list, () => ({ overdue: true })),
  call('rectifications of a shop', rectificationApi.list, () => ({ shopId: [shop()] })),
  call('rectifications of a group', rectificationApi.list, () => ({ groupId: [group()], ...month() })),
  call('rectifications of a handler', rectificationApi.list, () => ({ handlerId: [member()] })),
  call('rectifications by words', rectificationApi.list, () => ({ keyword: 'Check 3' })),
  call('rectification counts', rectificationApi.counts, () => ({})),
  call('rectification', rectificationApi.get, () => ({ id: ids.rectification })),
  ...(['todo', 'handled', 'initiated', 'cc', 'all'] as const).map((tab) =>
    call(`tasks, tab ${tab}`, taskApi.list, () => ({ tab })),
  ),
  call('tasks of a shop', taskApi.list, () => ({ tab: 'all' as const, shopId: [shop()] })),
  call('tasks by words', taskApi.list, () => ({ tab: 'all' as const, keyword: 'Monthly' })),
  call('task counts', taskApi.counts, () => ({})),
  call('today', todayApi.today, () => ({})),
  call('rectifications due on a day', rectificationApi.list, () => ({ deadlineFrom: day(0), deadlineTo: day(0) })),
  call('shops not inspected for long', shopApi.list, () => ({ notInspectedSince: day(30) })),
  call('task', taskApi.get, () => ({ id: ids.task })),
  call('counter of tasks', taskApi.pendingCount, () => ({})),
  call('counter of applications', memberApi.applyCount, () => ({})),
  call('counters of messages', messageApi.categories, () => ({})),
  call('messages', messageApi.list, () => ({})),
  call('statistics', statisticsApi.inspection, () => month()),
  call('statistics by template', statisticsApi.inspection, () => ({ ...month(), templateId: [template()] })),
  call('statistics of shops', statisticsApi.shops, () => month()),
  call('shops', shopApi.list, () => ({})),
  call('shops by words', shopApi.list, () => ({ keyword: 'Shop 00012' })),
  call('shops to choose by words', shopApi.options, () => ({ keyword: 'Road' })),
  call('shop counts', shopApi.counts, () => ({})),
  call('shop', shopApi.get, () => ({ id: shop() })),
  call('groups', shopGroupApi.list, () => ({})),
  call('people to choose', memberApi.options, () => ({ shopId: shop() })),
];

describe.each(READERS)('for the %s', (reader) => {
  it.each(CALLS)('$name: no big table is read from end to end', async ({ name, ask }) => {
    const who = readers.get(reader);
    if (!who) throw new Error(`no ${reader}`);
    const statements = await ask(who);
    expect(await faultsOf(on, statements, WIDE.has(name))).toEqual([]);
    if (reader === 'owner') expect(statements.length).toBeGreaterThan(0);
  });
});

it('a statement without an index is found out', async () => {
  const text = 'select count(*) from record where company_id = $1 and duration_s = $2';
  expect(await faultsOf(on, [{ text, values: [frame.companyId, 5] }])).toEqual([`record: ${text}`]);
});
