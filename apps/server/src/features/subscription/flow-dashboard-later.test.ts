import { fileApi } from '@rondo/contract/file';
import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { flowContent } from '@rondo/contract/flow-widget';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { type FrozenReport, frozenReport } from '@rondo/contract/subscription-shapes';
import { FLOW_METRIC_KEYS } from '@rondo/domain/flow-metric';
import { LIMIT } from '@rondo/domain/limit';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberWith } from '../../../test/custom-role.ts';
import type { Person } from '../../../test/factories.ts';
import { flowHour } from '../../../test/flow-rows.ts';
import { refusal } from '../../../test/refusal.ts';
import { deliveriesOf, mailOf, NOW, type Subscribed, subscribe, subscribedWorld } from '../../../test/subscription.ts';
import { requestId } from '../../../test/world.ts';

let given: Subscribed;
let reader: Person;
beforeAll(async () => {
  given = await subscribedWorld();
  const { w, company, shops } = given;
  reader = await memberWith(w, company, ['visitor_statistics'], { shopIds: [shops[0]] });
  const at = { companyId: company.id, shopId: shops[0], day: '2026-11-26', hour: 10 };
  await flowHour(w, at, { entries: 120, exits: 118 });
});
afterAll(() => given.stop());
beforeEach(async () => {
  given.w.clock.set(NOW);
  const ended = `update subscription set state = 'ended', paused_for = null, next_at = null where company_id = $1`;
  await given.w.sql(ended, [given.company.id]);
});

type Widgets = Input<typeof flowDashboardApi.save>['widgets'];
const ENTRIES: Widgets = [{ key: 'in', kind: 'number', x: 0, y: 0, w: 3, h: 2, metrics: ['entries'] }];

let count = 0;
/** A dashboard of somebody, shared with these. */
async function dashboardOf(owner: Person, widgets: Widgets, ...readers: Person[]): Promise<string> {
  const content = z.object(flowContent).parse({ filters: { compare: 'none' }, widgets });
  count += 1;
  const { id } = await owner.call(flowDashboardApi.create, { name: `Doors ${count}`, content, requestId: requestId() });
  await shareWith(id, 0, readers, owner);
  return id;
}

const shareWith = (id: string, rev: number, readers: readonly Person[], owner = given.owner) =>
  owner.call(flowDashboardApi.share, {
    ...{ id, rev, shares: readers.map((one) => ({ kind: 'member' as const, id: one.id, level: 'view' as const })) },
  });

const daily = (id: string) => ({ report: 'flowDashboard', query: `dashboard=${id}`, name: 'Doors' }) as const;

/** At half past eight in Shanghai, so many days after today. */
async function sendOn(day: number): Promise<void> {
  const { w } = given;
  w.clock.set(new Date(Date.parse('2026-11-27T00:30:00Z') + day * 86_400_000));
  await made();
  w.clock.set(NOW);
}

/** Until everything that is due was made: the queue, which begins with the commit, may have taken some of it. */
async function made(): Promise<void> {
  const { w, company } = given;
  await w.app.runJob('subscription.watch');
  const waiting = `select id from subscription_delivery where company_id = $1 and state = 'waiting'`;
  await expect.poll(() => w.sql(waiting, [company.id])).toEqual([]);
  await w.app.runJob('subscription.watch');
}

const sendNow = async (id: string): Promise<void> => {
  await given.owner.call(api.sendNow, { id, isTest: false, requestId: requestId() });
  await made();
};
const nextMail = async (who: Person): Promise<ParsedMail> => given.mails.next(await mailOf(given.w, who));
const keyOf = ({ text }: ParsedMail): string => /report\?key=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const frozenBy = async (who: Person, key: string): Promise<FrozenReport> =>
  frozenReport.parse((await who.call(fileApi.snapshot, { key })).data);
const skippedOf = async (id: string) => (await deliveriesOf(given.owner, id)).map(({ skipped }) => skipped);

describe('a dashboard with more figures than a report has', () => {
  it.each([
    ['en-US', `${FLOW_METRIC_KEYS.length - LIMIT.subscription.figures + 3} more figures on the page itself`],
    ['zh-CN', `另有 ${FLOW_METRIC_KEYS.length - LIMIT.subscription.figures + 3} 个指标，请在页面上查看`],
  ])('says in %s how many there are, and leads to them', async (language, words) => {
    const { w, owner } = given;
    await w.sql(`update person set language = $2 where id = (select person_id from membership where member_id = $1)`, [
      reader.id,
      language,
    ]);
    const tiles: Widgets = FLOW_METRIC_KEYS.slice(0, 20).map((metric, index) => ({
      ...{ key: `w${index}`, kind: 'number', x: 0, y: 2 * index, w: 3, h: 2, metrics: [metric] },
    }));
    const rest: Widgets = [
      { key: 'all', kind: 'line', x: 0, y: 60, w: 6, h: 2, metrics: FLOW_METRIC_KEYS.slice(20) },
      // The same again is not told again; of other days it is.
      { key: 'again', kind: 'number', x: 0, y: 64, w: 6, h: 2, metrics: ['entries'] },
      {
        ...{ key: 'own', kind: 'line', x: 0, y: 68, w: 6, h: 2 },
        ...{ metrics: ['entries', 'exits', 'passers'], own: { period: 'lastMonth' } },
      },
    ];
    const id = await dashboardOf(owner, [...tiles, ...rest], reader);
    await sendNow(await subscribe(owner, [reader.id], { ...daily(id), withFile: false }));
    const mail = await nextMail(reader);
    const to = `https://rondo.test/web/flow/dashboard/${id}?from=2026-11-26&to=2026-11-26`;
    expect(mail.text).toContain(`${words}: ${to}`);
    expect(mail.html).toContain(`<a href="${to.replace('&', '&#38;')}"`);
    expect(mail.html).toContain(`>${words}</a>`);
    const { figures, moreFigures } = await frozenBy(reader, keyOf(mail));
    expect([figures.length, figures.length + moreFigures]).toEqual([
      ...[LIMIT.subscription.figures, FLOW_METRIC_KEYS.length + 3],
    ]);
  });

  it('and one with fewer says nothing of it', async () => {
    const { w, owner } = given;
    await w.sql(`update person set language = 'en-US'`);
    const id = await dashboardOf(owner, ENTRIES, reader);
    await sendNow(await subscribe(owner, [reader.id], daily(id)));
    const mail = await nextMail(reader);
    expect(mail.text).toMatch(/^Entries: 120$/m);
    expect(mail.text).not.toContain('on the page itself');
    expect(mail.html).not.toContain('/web/flow/dashboard/');
  });
});

describe('later', () => {
  it('a dashboard that stays deleted pauses its subscription, which is changed and ended all the same', async () => {
    const { w, owner } = given;
    const id = await dashboardOf(owner, ENTRIES, reader);
    const subscription = await subscribe(owner, [reader.id], { ...daily(id), channels: ['in_app'] });
    await owner.call(flowDashboardApi.remove, { id });
    for (let day = 1; day <= LIMIT.subscription.failures; day += 1) await sendOn(day);
    const paused = await owner.call(api.get, { id: subscription });
    expect(paused).toMatchObject({ state: 'paused', pausedFor: 'failures', failures: LIMIT.subscription.failures });
    await w.settle();
    const { list } = await owner.call(messageApi.list, {});
    expect(list.map(({ title }) => title)).toContain('The report “Doors” is paused');
    const { rev } = await owner.call(api.edit, {
      ...{ id: subscription, rev: paused.rev, name: 'Doors of before', period: 'yesterday', memberIds: [reader.id] },
      ...{ schedule: { frequency: 'daily', startOn: '2026-11-01' }, channels: ['in_app'] },
      ...{ withFile: true, skipEmpty: false },
    });
    await owner.call(api.move, { id: subscription, rev, event: 'end' });
    expect(await owner.call(api.get, { id: subscription })).toMatchObject({ state: 'ended', name: 'Doors of before' });
  });

  it('one that is not shared any more is not sent any more, and what was sent is kept', async () => {
    const { owner } = given;
    const id = await dashboardOf(owner, ENTRIES, reader);
    const subscription = await subscribe(owner, [reader.id], { ...daily(id), channels: ['in_app'] });
    await sendNow(subscription);
    const received = async () => (await reader.call(api.received, { dashboard: id })).list;
    const [first] = await received();
    await shareWith(id, 1, []);
    given.w.clock.advance(60_000);
    await sendNow(subscription);
    expect(await skippedOf(subscription)).toEqual(['no_permission']);
    expect(await received()).toEqual([first]);
    expect((await frozenBy(reader, first?.key ?? '')).figures.map(({ value }) => value)).toEqual([120]);
  });

  it('a period in which nobody counted says so, or does not come where that is wished', async () => {
    const { owner } = given;
    const id = await dashboardOf(owner, ENTRIES, reader);
    const schedule = { frequency: 'monthly', startOn: '2026-11-01' } as const;
    const plan = { ...daily(id), schedule, period: 'lastMonth' as const };
    await sendNow(await subscribe(owner, [reader.id], plan));
    expect((await nextMail(reader)).text).toMatch(/^Entries: — \(Not measured\)$/m);
    const quiet = await subscribe(owner, [reader.id], { ...plan, skipEmpty: true });
    await sendNow(quiet);
    expect(await skippedOf(quiet)).toEqual(['empty']);
  });

  it('a process that was killed while it made the report is followed by another: it comes once, or not at all', async () => {
    const { w, company, owner } = given;
    const [kept, gone] = [await dashboardOf(owner, ENTRIES, reader), await dashboardOf(owner, ENTRIES, reader)];
    const ids = [await subscribe(owner, [reader.id], daily(kept)), await subscribe(owner, [reader.id], daily(gone))];
    for (const id of ids) await owner.call(api.sendNow, { id, isTest: false, requestId: requestId() });
    // As a killed process leaves it: claimed, not made.
    await w.sql(
      `update subscription_delivery set next_try_at = $2, tries = 1 where company_id = $1 and state = 'waiting'`,
      [company.id, new Date(w.clock.now().getTime() + 60_000)],
    );
    await owner.call(flowDashboardApi.remove, { id: gone });
    w.clock.advance(61_000);
    await Promise.all(Array.from({ length: 5 }, () => w.app.runJob('subscription.watch')));
    await made();
    expect((await nextMail(reader)).text).toMatch(/^Entries: 120$/m);
    expect(await Promise.all(ids.map(skippedOf))).toEqual([[null], ['deleted']]);
    expect((await reader.call(api.received, { dashboard: kept })).list).toHaveLength(1);
  });

  it('other days are refused where single counters are not read over them', async () => {
    const { owner } = given;
    const id = await dashboardOf(owner, ENTRIES, reader);
    const query = `dashboard=${id}&counterId=${requestId()}`;
    const subscription = await subscribe(owner, [reader.id], { ...daily(id), query });
    const change = (period: 'days7' | 'days30') =>
      owner.call(api.edit, {
        ...{
          id: subscription,
          rev: 0,
          name: 'Doors',
          memberIds: [reader.id],
          withFile: true,
          skipEmpty: false,
          period,
        },
        ...{ schedule: { frequency: 'daily', startOn: '2026-11-01' }, channels: ['mail'] },
      });
    const { reason, data } = await refusal(change('days30'));
    expect([reason, data]).toMatchObject([
      ...['INPUT_REFUSED', { fields: [{ path: 'period', reason: 'counter_days' }] }],
    ]);
    expect(await change('days7')).toEqual({ rev: 1 });
  });
});

it('a day of 25 hours is told whole, each of its hours by itself, at half past eight of the new time', async () => {
  const { w } = given;
  w.clock.set('2026-10-30T12:00:00Z');
  const company = await w.company({ name: 'Harbour Coffee, New York', timeZone: 'America/New_York' });
  const { owner } = company;
  const at = { companyId: company.id, shopId: await company.shop({ name: 'Pier' }), day: '2026-11-01' };
  // From 01:00 to 02:00 twice: before and after the clocks are put back.
  await flowHour(w, { ...at, hour: 1, offset: '-04:00' }, { entries: 7, exits: 5 });
  await flowHour(w, { ...at, hour: 1, offset: '-05:00' }, { entries: 11, exits: 9 });
  await flowHour(w, { ...at, hour: 10, offset: '-05:00' }, { entries: 20, exits: 24 });
  const inside: Widgets = [{ key: 'now', kind: 'number', x: 3, y: 0, w: 3, h: 2, metrics: ['occupancy'] }];
  const id = await dashboardOf(owner, [...ENTRIES, ...inside]);
  const schedule = { frequency: 'daily', startOn: '2026-11-02' } as const;
  await subscribe(owner, [owner.id], { ...daily(id), schedule, channels: ['in_app'] });
  const received = async () => (await owner.call(api.received, {})).list;
  w.clock.set('2026-11-02T13:29:00Z');
  await w.app.runJob('subscription.watch');
  expect(await received()).toEqual([]);
  w.clock.set('2026-11-02T13:30:00Z');
  await w.app.runJob('subscription.watch');
  const [sent] = await received();
  expect(sent?.period).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  const { figures, sheets } = await frozenBy(owner, sent?.key ?? '');
  const behind = figures.map(({ rows }) => (rows?.at ?? []).map((row) => sheets.flowRows?.rows[row]?.slice(0, 7)));
  expect(figures.map(({ value }) => value)).toEqual([38, expect.anything()]);
  expect(behind).toEqual([
    [['2026-11-01', null, 'Pier', null, 'Yes', 38, null]],
    [
      ['2026-11-01', '10:00', 'Pier', null, 'Yes', 20, 24],
      ['2026-11-01', '01:00', 'Pier', null, 'Yes', 11, 9],
      ['2026-11-01', '01:00', 'Pier', null, 'Yes', 7, 5],
    ],
  ]);
});
