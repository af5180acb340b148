import { fileApi } from '@rondo/contract/file';
import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { questionOf, totalRows } from '@rondo/contract/flow-question';
import { contentOfFlowTemplate, flowContent } from '@rondo/contract/flow-widget';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { type FrozenReport, frozenReport } from '@rondo/contract/subscription-shapes';
import { addDays } from '@rondo/domain/civil-time';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberWith } from '../../../test/custom-role.ts';
import type { Person } from '../../../test/factories.ts';
import { flowHour } from '../../../test/flow-rows.ts';
import { refusal } from '../../../test/refusal.ts';
import { deliveriesOf, mailOf, NOW, type Subscribed, subscribe, subscribedWorld } from '../../../test/subscription.ts';
import { requestId } from '../../../test/world.ts';

/** Sent on a Saturday about Monday to Sunday of the week before. */
const SENT = '2026-11-28T00:30:00Z';
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const TODAY = '2026-11-28';

let given: Subscribed;
/** Each looks at the customer flow of one store. */
let near: Person;
let far: Person;
beforeAll(async () => {
  given = await subscribedWorld();
  const { w, company, shops } = given;
  near = await memberWith(w, company, ['visitor_statistics'], { shopIds: [shops[0]] });
  far = await memberWith(w, company, ['visitor_statistics'], { shopIds: [shops[1]] });
  for (const [index, shopId] of shops.entries())
    for (const back of [0, 2, 5, 7, 9, 12])
      for (const hour of [10, 11]) {
        const entries = 100 + 10 * index + 3 * back + hour;
        const at = { companyId: company.id, shopId, day: addDays(WEEK.to, -back), hour };
        await flowHour(w, at, {
          ...{ entries, exits: entries - 1, visitors: entries - 5, passers: 4 * entries, counted_passers: 4 * entries },
          ...{ capture_entries: entries, dwells: 40, dwell_seconds: 40 * 95 + back },
          // The second store imports no sales; of the first the counter stood still for a while.
          ...(index === 0
            ? { transactions: 20, counted_transactions: 20, sale_entries: entries, items: 31, amount: 1234.5 }
            : {}),
          healthy_minutes: index === 0 && back === 2 && hour === 10 ? 20 : 60,
        });
      }
});
afterAll(() => given.stop());
beforeEach(async () => {
  given.w.clock.set(NOW);
  const ended = `update subscription set state = 'ended', paused_for = null, next_at = null where company_id = $1`;
  await given.w.sql(ended, [given.company.id]);
});

const more = z.object(flowContent).parse({
  filters: {},
  widgets: [
    { key: 'dwell', kind: 'gauge', title: 'How long they stay', x: 0, y: 20, w: 3, h: 2, metrics: ['averageDwell'] },
    { key: 'items', kind: 'number', x: 3, y: 20, w: 3, h: 2, metrics: ['ticketItems'] },
    { key: 'people', kind: 'number', x: 6, y: 20, w: 3, h: 2, metrics: ['visitors'] },
    { key: 'inside', kind: 'number', x: 9, y: 20, w: 3, h: 2, metrics: ['occupancy'] },
    { key: 'own', kind: 'number', x: 0, y: 22, w: 3, h: 2, metrics: ['entries'], own: { period: 'yesterday' } },
    { key: 'text', kind: 'text', x: 3, y: 22, w: 3, h: 2, text: 'Look here first' },
  ],
});
let made = 0;
/** A dashboard of the owner, shared with these. */
async function dashboardFor(...readers: Person[]): Promise<string> {
  made += 1;
  const { filters, widgets } = contentOfFlowTemplate('executive');
  const content = { filters, widgets: [...widgets, ...more.widgets] };
  const asked = { name: `Flow ${made}`, copyOf: null, content, requestId: requestId() };
  const { id } = await given.owner.call(flowDashboardApi.create, asked);
  const shares = readers.map((one) => ({ kind: 'member' as const, id: one.id, level: 'view' as const }));
  await given.owner.call(flowDashboardApi.share, { id, rev: 0, shares });
  return id;
}

const weekly = (id: string, extra = '') =>
  ({
    report: 'flowDashboard',
    query: `dashboard=${id}${extra}`,
    period: 'lastWeek',
    name: 'Flow of the week',
  }) as const;

async function sendAt(at: string): Promise<void> {
  given.w.clock.set(at);
  await given.w.app.runJob('subscription.watch');
}

const nextMail = async (who: Person): Promise<ParsedMail> => given.mails.next(await mailOf(given.w, who));
const keyOf = (mail: ParsedMail): string => /report\?key=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
async function frozenOf(who: Person, mail: ParsedMail): Promise<FrozenReport> {
  return frozenReport.parse((await who.call(fileApi.snapshot, { key: keyOf(mail) })).data);
}

/** What the page of the dashboard asks for the days of the report. */
async function pageOf(who: Person, id: string) {
  const { widgets, filters } = await who.call(flowDashboardApi.get, { id });
  const asked = { ...filters, period: null, ...WEEK };
  const questions = widgets.flatMap((one) => questionOf(one, asked, { today: TODAY, estimates: false }) ?? []);
  const { answers } = await who.call(flowFiguresApi.read, { questions });
  return { questions, answers };
}

type Figure = FrozenReport['figures'][number];

/** A figure of the report and the same of the page: values, comparison and the rows behind it. */
async function compare(who: Person, figure: Figure, { questions, answers }: Awaited<ReturnType<typeof pageOf>>) {
  const [widget, metric] = figure.key.split('.');
  const question = questions.find(({ key }) => key === widget);
  const answer = answers.find(({ key }) => key === widget);
  const index = answer?.total.findIndex((one) => one.metric === metric) ?? -1;
  const total = answer?.total[index];
  if (!question || !answer || !total) throw new Error(`${figure.key} is no figure of the page`);
  expect([figure.key, figure.value, figure.isLeast]).toEqual([
    ...[figure.key, total.value, total.isLowerBound && total.value !== null],
  ]);
  if (answer.compared?.matched)
    expect([figure.base, figure.previous]).toEqual([answer.compared.current[index], answer.compared.previous[index]]);
  if (total.value === null) {
    expect(figure.rows).toBeNull();
    return null;
  }
  const rows = await who.call(flowFiguresApi.rows, totalRows(question, total.metric, answer.totalRead));
  expect([figure.key, figure.rows?.at.length]).toEqual([figure.key, rows.total]);
  return rows;
}

describe('a report of a flow dashboard', () => {
  it('says to each recipient what the page says over their stores, and each number opens its rows', async () => {
    const { owner } = given;
    const id = await dashboardFor(near, far);
    await subscribe(owner, [near.id, far.id], weekly(id));
    await sendAt(SENT);
    const mails = new Map([
      [near, await nextMail(near)],
      [far, await nextMail(far)],
    ]);
    given.w.clock.set(NOW);
    for (const [who, mail] of mails) {
      const frozen = await frozenOf(who, mail);
      const page = await pageOf(who, id);
      const rows = frozen.sheets.flowRows?.rows ?? [];
      for (const figure of frozen.figures) {
        const behind = await compare(who, figure, page);
        const above = (figure.rows?.at ?? []).reduce((all, at) => all + Number(rows[at]?.[5] ?? 0), 0);
        if (behind && !figure.key.endsWith('.occupancy')) expect(above).toBeCloseTo(behind.above ?? 0, 6);
      }
      // Each metric that the page shows is told, once for the same question.
      const told = frozen.figures.map(({ key }) => key.split('.')[1]);
      const shown = new Set(page.answers.flatMap(({ total }) => total.map(({ metric }) => metric)));
      expect(new Set(told)).toEqual(shown);
      expect(told.filter((metric) => metric === 'entries')).toHaveLength(2);
    }
  });

  it('reads well: units, what is not complete, what cannot be told, the stores', async () => {
    const { owner, shops } = given;
    const id = await dashboardFor(near);
    await subscribe(owner, [near.id], { ...weekly(id, `&shopId=${shops[0]}&compare=none`), withFile: true });
    await sendAt(SENT);
    const mail = await nextMail(near);
    given.w.clock.set(NOW);
    const frozen = await frozenOf(near, mail);
    const text = mail.text ?? '';
    expect(text).toContain('Flow dashboard: Flow');
    expect(text).toContain('Compare: None');
    expect(text).toContain('Stores: Lime Street');
    expect(text).toMatch(/^Entries: ≥ 705 \(88\.9% data\)$/m);
    expect(text).toMatch(/^Capture rate: 20\.0% \(88\.9% data\)$/m);
    expect(text).toMatch(/^Sales: 7,407\.00/m);
    expect(text).toMatch(/^How long they stay: 1 min/m);
    expect(text).toMatch(/^Items per sale: 1\.55/m);
    expect(text).toMatch(/^Visitors \(unique\): — \(Unique people are not added over days or stores\)$/m);
    expect(text).toMatch(/^Entries · 2026-11-27: — \(Not measured\)$/m);
    const [entries] = frozen.figures;
    expect([frozen.list, frozen.listed, frozen.sheets.flowStores?.rows]).toEqual([
      ...['flowStores', 1],
      [['Lime Street', entries?.value, 20, expect.any(Number), 7407, 88.9, expect.stringContaining('Entries: ≥ ')]],
    ]);
    expect(mail.attachments).toHaveLength(1);
    const { list } = await near.call(api.received, { dashboard: id });
    expect(list.map(({ key }) => key)).toEqual([keyOf(mail)]);
    expect((await near.call(api.received, { dashboard: requestId() })).list).toEqual([]);
  });

  it('goes to nobody who may not see the dashboard', async () => {
    const { owner, company } = given;
    const id = await dashboardFor(near);
    const staff = await company.member({ role: 'staff', name: 'Sam' });
    const subscription = await subscribe(owner, [near.id, far.id, staff.id], { ...weekly(id), channels: ['in_app'] });
    await sendAt(SENT);
    const sent = (await deliveriesOf(owner, subscription)).map(({ skipped }) => skipped);
    expect(sent.toSorted()).toEqual([null, 'no_permission', 'no_permission'].toSorted());
    const [run] = (await owner.call(api.runs, { id: subscription })).list;
    expect(run?.state).toBe('done');
    expect((await far.call(api.get, { id: subscription })).filters).toEqual([
      { label: 'Flow dashboard', values: ['Deleted, or not shared with you'] },
    ]);
  });

  it('of a dashboard that was deleted has not been sent, and comes again with it', async () => {
    const { owner } = given;
    const id = await dashboardFor(near);
    const subscription = await subscribe(owner, [near.id, far.id], { ...weekly(id), channels: ['in_app'] });
    await owner.call(flowDashboardApi.remove, { id });
    await sendAt(SENT);
    const skipped = async () => (await deliveriesOf(owner, subscription)).map((one) => one.skipped);
    expect(await skipped()).toEqual(['deleted', 'deleted']);
    const newest = async () => (await owner.call(api.runs, { id: subscription })).list[0]?.state;
    expect(await newest()).toBe('failed');
    expect(await owner.call(api.get, { id: subscription })).toMatchObject({ state: 'active', failures: 1 });
    await owner.call(flowDashboardApi.restore, { id });
    await sendAt('2026-11-29T00:30:00Z');
    expect([await newest(), (await skipped()).toSorted()]).toEqual(['done', [null, 'no_permission'].toSorted()]);
  });
});

describe('subscribing to a flow dashboard', () => {
  const faultsOf = async (asked: Promise<unknown>) => {
    const { reason, data } = await refusal(asked);
    return [reason, data];
  };
  const wrong = (path: string, rule: string) => [
    'INPUT_REFUSED',
    expect.objectContaining({ fields: [expect.objectContaining({ path, reason: rule })] }),
  ];

  it('is refused with the field that is wrong', async () => {
    const { w, owner } = given;
    const id = await dashboardFor();
    const ask = (query: string) => faultsOf(subscribe(owner, [near.id], { ...weekly(id), query }));
    const bad = ['', 'dashboard=mine', `dashboard=${id}&dashboard=${id}`, `dashboard=${requestId()}`];
    for (const extra of ['compare=sometimes', 'openOnly=perhaps', 'shopId=here', 'shopTag=', 'counterId=door'])
      bad.push(`dashboard=${id}&${extra}`);
    const stranger = (await w.company()).owner;
    const other = await stranger.call(flowDashboardApi.create, { name: 'Theirs', requestId: requestId() });
    bad.push(`dashboard=${other.id}`);
    for (const query of bad) expect([query, ...(await ask(query))]).toEqual([query, ...wrong('query', 'invalid')]);
    const all = { ...weekly(id), period: 'all' as const };
    expect(await faultsOf(subscribe(owner, [near.id], all))).toEqual(wrong('period', 'invalid'));
    const month = { ...weekly(id, `&counterId=${requestId()}`), period: 'days30' as const };
    expect(await faultsOf(subscribe(owner, [near.id], month))).toEqual(wrong('period', 'counter_days'));
  });

  it('asks for seeing it, and for being allowed to subscribe', async () => {
    const { w, company } = given;
    const id = await dashboardFor(near);
    const codes = ['visitor_statistics', 'x_report_sub'] as const;
    const maker = await memberWith(w, company, codes, { scopeAll: true });
    const mine = () => subscribe(maker, [maker.id], weekly(id));
    expect(await faultsOf(mine())).toEqual(wrong('query', 'invalid'));
    const shares = [{ kind: 'member' as const, id: maker.id, level: 'view' as const }];
    await given.owner.call(flowDashboardApi.share, { id, rev: 1, shares });
    expect(await mine()).toMatch(/^[0-9a-f-]{36}$/);
    const blind = await memberWith(w, company, ['x_report_sub'], { scopeAll: true });
    expect((await refusal(subscribe(blind, [blind.id], weekly(id)))).reason).toBe('FORBIDDEN');
    expect((await refusal(subscribe(near, [near.id], weekly(id)))).reason).toBe('FORBIDDEN');
  });
});
