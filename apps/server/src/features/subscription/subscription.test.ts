import { read, utils } from '@e965/xlsx';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { recordApi } from '@rondo/contract/record';
import { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { statisticsApi } from '@rondo/contract/statistics';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { type FrozenReport, frozenReport } from '@rondo/contract/subscription-shapes';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { LIMIT } from '@rondo/domain/limit';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { deliveriesOf, mailOf, NOW, type Subscribed, subscribe, subscribedWorld } from '../../../test/subscription.ts';
import { requestId } from '../../../test/world.ts';

let given: Subscribed;
beforeAll(async () => {
  given = await subscribedWorld();
});
afterAll(() => given.stop());
beforeEach(async () => {
  given.w.clock.set(NOW);
  // What earlier tests subscribed to is not sent in this one.
  const ended = `update subscription set state = 'ended', paused_for = null, next_at = null where company_id = $1`;
  await given.w.sql(ended, [given.company.id]);
});

const DAY = { from: '2026-11-26', to: '2026-11-26' };
const TOMORROW = '2026-11-28T00:30:00Z';
const nextMail = async (who: Person): Promise<ParsedMail> => given.mails.next(await mailOf(given.w, who));
const unread = async (who: Person): Promise<number> => given.mails.unread(await mailOf(given.w, who));

/** Sends it at its time. */
async function sendAt(at: string): Promise<void> {
  given.w.clock.set(at);
  await given.w.app.runJob('subscription.watch');
}

async function sendByHand(id: string, isTest = false): Promise<void> {
  const { runId } = await given.owner.call(api.sendNow, { id, isTest, requestId: requestId() });
  await given.w.app.runJob('subscription.watch');
  await isMade(runId);
}

/** The worker may have taken some of it before. */
const isMade = (runId: string) =>
  expect
    .poll(() => given.w.sql(`select id from subscription_delivery where run_id = $1 and state = 'waiting'`, [runId]))
    .toEqual([]);

const keyOf = (mail: ParsedMail): string => /report\?key=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
async function frozenOf(who: Person, mail: ParsedMail): Promise<FrozenReport> {
  return frozenReport.parse((await who.call(fileApi.snapshot, { key: keyOf(mail) })).data);
}

/** Value by key, with how many rows each opens. */
const figuresOf = ({ figures }: FrozenReport) =>
  Object.fromEntries(figures.map(({ key, value, rows }) => [key, [value, rows?.at.length ?? null]]));

const rowsOf = (mail: ParsedMail, sheet: string) => {
  const [file] = mail.attachments;
  return file ? utils.sheet_to_json<Record<string, unknown>>(read(file.content).Sheets[sheet] ?? {}) : null;
};

describe('a report', () => {
  it('goes to each recipient over their own stores, with numbers that open their rows and the rows as a file', async () => {
    const { owner, manager, area } = given;
    await subscribe(owner, [owner.id, manager.id, area.id]);
    await sendAt(TOMORROW);
    const mails = { owner: await nextMail(owner), manager: await nextMail(manager), area: await nextMail(area) };
    expect(mails.owner.subject).toBe('Daily figures · 2026-11-27');
    given.w.clock.set(NOW);
    await sendByHand(await subscribe(owner, [owner.id, manager.id, area.id], { name: 'Again' }));
    for (const who of [owner, manager, area]) {
      const mail = await nextMail(who);
      const { list, total } = await who.call(recordApi.list, DAY);
      const frozen = await frozenOf(who, mail);
      expect(figuresOf(frozen).total).toEqual([total, total]);
      expect(figuresOf(frozen).redLine?.[0]).toBe(list.filter(({ redLines }) => redLines > 0).length);
      expect(mail.text).toContain(`Inspections: ${total}`);
      for (const { number } of list) expect(mail.html).toContain(number);
      const rows = rowsOf(mail, 'Inspection records');
      const mayTakeOut = who !== manager;
      expect(rows?.map((row) => row.Number) ?? null).toEqual(mayTakeOut ? list.map(({ number }) => number) : null);
    }
    const totals = [manager, area].map(async (who) => (await who.call(recordApi.list, DAY)).total);
    expect(await Promise.all(totals)).toEqual([2, 1]);
  });

  it('of the statistics says what their page says to the same reader', async () => {
    const { owner, manager } = given;
    const id = await subscribe(owner, [manager.id], { report: 'statistics', name: 'Statistics', withFile: false });
    await sendByHand(id);
    const figures = figuresOf(await frozenOf(manager, await nextMail(manager)));
    const { current } = await manager.call(statisticsApi.inspection, DAY);
    expect(figures).toMatchObject({
      records: [current.records, 2],
      coverage: [current.coveragePercent, 1],
      average: [current.averageRate, 2],
      redLines: [current.redLines, 1],
      failed: [current.failedItems, 2],
    });
    const other = await subscribe(owner, [owner.id], { report: 'taskStatistics', name: 'Tasks', period: 'days7' });
    await sendByHand(other);
    const mail = await nextMail(owner);
    const week = { from: '2026-11-20', to: '2026-11-26' };
    const overview = await owner.call(taskStatisticsApi.overview, week);
    const tasks = figuresOf(await frozenOf(owner, mail));
    expect(tasks.dispatched).toEqual([overview.figures.dispatched, overview.counts.dispatched]);
    const scores = await subscribe(owner, [manager.id], {
      report: 'scoreStatistics',
      name: 'Scores',
      query: 'weighting=points',
    });
    await sendByHand(scores);
    const ofScores = await manager.call(scoreStatisticsApi.overview, { ...DAY, weighting: 'points' });
    expect(figuresOf(await frozenOf(manager, await nextMail(manager)))).toMatchObject({
      average: [ofScores.figures.average, ofScores.counts.evaluated],
      median: [ofScores.figures.median, ofScores.counts.evaluated],
    });
    const { list } = await owner.call(taskStatisticsApi.table, week);
    expect(rowsOf(mail, 'Task statistics')?.map((row) => row.Name)).toEqual(list.map(({ name }) => name));
  });

  it('keeps the filters of its page, and says what they are', async () => {
    const { owner, shops } = given;
    const query = `shopId=${shops[1]}&from=2020-01-01&to=2020-01-02&page=3`;
    const id = await subscribe(owner, [owner.id], { query });
    expect(await owner.call(api.get, { id })).toMatchObject({
      query: `shopId=${shops[1]}`,
      filters: expect.arrayContaining([{ label: 'Stores', values: ['Quay'] }]),
      timeZone: 'Asia/Shanghai',
    });
    await sendByHand(id);
    expect(rowsOf(await nextMail(owner), 'Inspection records')?.map((row) => row.Store)).toEqual(['Quay']);
    expect(await refused(subscribe(owner, [owner.id], { query: 'mode=flying' }))).toBe('INPUT_REFUSED');
  });

  it('stays as it was sent, whatever is changed later, for its recipient alone', async () => {
    const { w, owner, manager, company } = given;
    await sendByHand(await subscribe(owner, [manager.id]));
    const mail = await nextMail(manager);
    const before = await frozenOf(manager, mail);
    await w.sql(
      `update record set state = 'void' where company_id = $1 and submitted_at = '2026-11-26T02:00:00Z'
      and id = (select min(id::text)::uuid from record where company_id = $1)`,
      [company.id],
    );
    expect(await frozenOf(manager, mail)).toEqual(before);
    await w.sql(`update record set state = 'effective' where company_id = $1`, [company.id]);
    expect(await refused(owner.call(fileApi.snapshot, { key: keyOf(mail) }))).toBe('NOT_FOUND');
    const [figure] = before.figures;
    expect(mail.html).toContain(
      `https://rondo.test/web/subscription/report?key=${keyOf(mail)}&#38;figure=${figure?.key}`,
    );
    w.clock.advance(181 * 86_400_000);
    w.clock.refreshActors();
    expect(await refused(manager.call(fileApi.snapshot, { key: keyOf(mail) }))).toBe('NOT_FOUND');
  });
});

describe('its time', () => {
  it('comes once, however often the clock asks, and once after a standstill', async () => {
    const { w, owner, area } = given;
    const id = await subscribe(owner, [area.id], { channels: ['in_app'] });
    expect((await owner.call(api.get, { id })).nextAt).toBe('2026-11-28T00:30:00.000Z');
    await sendAt('2026-12-02T12:00:00Z');
    await Promise.all(Array.from({ length: 5 }, () => w.app.runJob('subscription.watch')));
    const { list } = await owner.call(api.runs, { id });
    expect(list.map(({ dueAt, period, state }) => [dueAt, period?.to, state])).toEqual([
      ['2026-12-02T00:30:00.000Z', '2026-12-01', 'done'],
    ]);
    expect((await owner.call(api.get, { id })).nextAt).toBe('2026-12-03T00:30:00.000Z');
    await w.settle();
    const { list: messages } = await area.call(messageApi.list, {});
    expect(messages.filter(({ title }) => title.includes('Daily figures'))).toHaveLength(1);
  });

  it('is made by one of many workers, and by the next where one was killed', async () => {
    const { w, owner, area } = given;
    const id = await subscribe(owner, [area.id]);
    await owner.call(api.sendNow, { id, isTest: false, requestId: requestId() });
    // As a killed process leaves it: claimed, not made.
    await w.sql(
      `update subscription_delivery set next_try_at = $2, tries = 1 where company_id = $1 and state = 'waiting'`,
      [given.company.id, new Date(w.clock.now().getTime() + 60_000)],
    );
    await w.app.runJob('subscription.watch');
    w.clock.advance(61_000);
    await Promise.all(Array.from({ length: 10 }, () => w.app.runJob('subscription.watch')));
    const mail = await nextMail(area);
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@/);
    expect(await unread(area)).toBe(0);
  });

  it('nothing is sent where there is nothing to tell, or the role does not show it; a test comes all the same', async () => {
    const { owner, company } = given;
    const staff = await company.member({ role: 'staff', name: 'Sam' });
    const id = await subscribe(owner, [owner.id, staff.id], { query: 'mode=remote', skipEmpty: true });
    await sendByHand(id);
    const skipped = (await deliveriesOf(owner, id)).map(({ recipient, state, skipped: cause }) => [
      recipient,
      state,
      cause,
    ]);
    expect(skipped).toEqual(
      [
        [owner.name, 'skipped', 'empty'],
        ['Sam', 'skipped', 'no_permission'],
      ].toSorted(),
    );
    await sendByHand(id, true);
    expect((await nextMail(owner)).text).toContain('Inspections: 0');
  });

  it('is over after the last day', async () => {
    const { owner } = given;
    const schedule = { frequency: 'daily', startOn: '2026-11-01', endOn: '2026-11-28' } as const;
    const id = await subscribe(owner, [owner.id], { schedule, channels: ['in_app'] });
    await sendAt(TOMORROW);
    expect(await owner.call(api.get, { id })).toMatchObject({ state: 'ended', nextAt: null });
    expect((await owner.call(api.runs, { id })).list).toHaveLength(1);
  });
});

describe('people', () => {
  it('change it, pause it, go on, end it, each told in its history', async () => {
    const { owner, manager, area } = given;
    const id = await subscribe(owner, [manager.id]);
    const fields: Omit<Input<typeof api.edit>, 'id' | 'rev'> = {
      ...{ name: 'Weekly', period: 'lastWeek', memberIds: [manager.id, area.id] },
      schedule: { frequency: 'weekly', weekday: 0, time: '09:00', startOn: '2026-11-01' },
      ...{ channels: ['mail', 'in_app'], withFile: false, skipEmpty: true },
    };
    await owner.call(api.edit, { id, rev: 0, ...fields });
    expect((await owner.call(api.get, { id })).nextAt).toBe('2026-11-30T01:00:00.000Z');
    await owner.call(api.move, { id, rev: 1, event: 'pause' });
    expect(await owner.call(api.get, { id })).toMatchObject({ state: 'paused', pausedFor: 'person', nextAt: null });
    expect(await refused(owner.call(api.move, { id, rev: 1, event: 'resume' }))).toBe('STALE');
    await owner.call(api.move, { id, rev: 2, event: 'resume' });
    await owner.call(api.move, { id, rev: 3, event: 'end' });
    const { history, can } = await owner.call(api.get, { id });
    expect(history.map(({ event }) => event)).toEqual(['created', 'edited', 'pause', 'resume', 'end']);
    expect(history[1]?.data.changes).toMatchObject([
      { field: 'name', after: 'Weekly' },
      { field: 'reportPeriod', before: 'The day before' },
      { field: 'schedule', before: 'Every day, 08:30', after: 'Every Monday, 09:00' },
      { field: 'recipients' },
      { field: 'channels', before: 'E-mail', after: 'E-mail, Message in Rondo' },
      { field: 'withFile' },
      { field: 'skipEmpty' },
    ]);
    expect(can).toMatchObject({ edit: false, send: false, events: [] });
    expect(await refused(owner.call(api.sendNow, { id, isTest: true, requestId: requestId() }))).toBe(
      'MOVE_NOT_ALLOWED',
    );
  });

  it('who gets it sees it and nothing of the others; who has nothing to do with it does not', async () => {
    const { w, owner, manager, area } = given;
    const id = await subscribe(owner, [manager.id]);
    expect((await manager.call(api.get, { id })).can).toEqual({
      ...{ edit: false, send: false, events: [], leave: true, rejoin: false },
    });
    expect(await refused(manager.call(api.runs, { id }))).toBe('FORBIDDEN');
    const { runId } = await owner.call(api.sendNow, { id, isTest: true, requestId: requestId() });
    expect(await refused(manager.call(api.deliveries, { runId }))).toBe('FORBIDDEN');
    const stranger = (await w.company()).owner;
    expect(await refused(stranger.call(api.deliveries, { runId }))).toBe('NOT_FOUND');
    expect(await refused(area.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(subscribe(manager, [manager.id]))).toBe('FORBIDDEN');
  });

  it('is sent by hand so often within the hour, however many ask at once, and by nobody who may not', async () => {
    const { owner, manager } = given;
    const id = await subscribe(owner, [manager.id]);
    const { byHandAnHour } = LIMIT.subscription;
    const sent = (by: Person) => by.call(api.sendNow, { id, isTest: true, requestId: requestId() });
    expect(await refused(sent(manager))).toBe('FORBIDDEN');
    await given.w.sql(
      `insert into subscription_run (company_id, id, subscription_id, kind, due_at, by_id, state, created_at)
       select $1, gen_random_uuid(), $2, 'test', $3, $4, 'done', $3 from generate_series(1, $5::int)`,
      [given.company.id, id, given.w.clock.now(), owner.id, byHandAnHour - 1],
    );
    const made = await outcomes(Array.from({ length: 20 }, () => sent(owner)));
    expect(made).toEqual({ won: 1, reasons: new Set(['SENT_OFTEN']) });
  });

  it('say no without signing in, by a press and not by a look, and take it back', async () => {
    const { owner, manager, w } = given;
    const id = await subscribe(owner, [manager.id]);
    await sendByHand(id);
    const mail = await nextMail(manager);
    const url = /https:\/\/rondo\.test(\/unsubscribe\/[\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    expect(JSON.stringify(mail.headers.get('list'))).toContain(`https://rondo.test${url}`);
    const at = `${w.base}${url}`;
    const page = await fetch(at);
    expect([page.status, (await page.text()).includes('Unsubscribe from “Daily figures”?')]).toEqual([200, true]);
    expect((await manager.call(api.get, { id })).isReceived).toBe(true);
    const post = (body: string) =>
      fetch(at, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(await (await post('List-Unsubscribe=One-Click')).text()).toContain(
      'You do not get “Daily figures” any more',
    );
    expect(await owner.call(api.get, { id })).toMatchObject({ left: [{ id: manager.id }] });
    await sendByHand(id);
    expect(await unread(manager)).toBe(0);
    await post('again=1');
    expect((await manager.call(api.get, { id })).isReceived).toBe(true);
    const { history } = await owner.call(api.get, { id });
    expect(history.filter(({ event }) => ['left', 'rejoined'].includes(event)).map(({ data }) => data.member)).toEqual([
      'Li',
      'Li',
    ]);
    const forged = `${at.slice(0, -2)}${at.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await fetch(forged)).status).toBe(404);
  });

  it('get a report again as it was, and whether they opened it is told', async () => {
    const { owner, area } = given;
    const id = await subscribe(owner, [area.id], { name: 'Once more' });
    await sendByHand(id);
    const first = await nextMail(area);
    await area.call(api.opened, { key: keyOf(first) });
    const delivery = async () => (await deliveriesOf(owner, id))[0];
    await expect.poll(async () => (await delivery())?.mail).toBe('sent');
    const sent = await delivery();
    expect(sent).toMatchObject({ state: 'sent', rows: 1, openedAt: expect.stringMatching(/^2026-11-27T02:00/) });
    await owner.call(api.resend, { deliveryId: sent?.id ?? '', requestId: requestId() });
    await given.w.app.runJob('subscription.watch');
    const second = await nextMail(area);
    expect([second.text, keyOf(second)]).toEqual([first.text, keyOf(first)]);
    // Nobody's mailbox is filled by a button.
    await expect(owner.call(api.resend, { deliveryId: sent?.id ?? '', requestId: requestId() })).rejects.toMatchObject({
      reason: 'SENT_OFTEN',
    });
  });
});
