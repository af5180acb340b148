import { aiEventApi as api } from '@rondo/contract/ai-event';
import { aiRuleApi as rules } from '@rondo/contract/ai-rule';
import { deviceApi } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import { addDays } from '@rondo/domain/civil-time';
import { MINUTE_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  shopId = await company.shop({ name: 'Lime Street' });
  await owner.call(rules.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: 0 });
});

/** A demo camera, or one of a network that does not exist; its id. */
async function camera(clip: string | null, at = shopId): Promise<string> {
  const cameras = [
    { channel: 1, name: 'Till', places: ['till' as const], mainStream: clip ?? 'rtsp://192.0.2.1:554/live' },
  ];
  const of = { shopId: at, name: `Camera ${requestId()}`.slice(0, 30), kind: 'camera', cameras } as const;
  const how =
    clip === null ? ({ driver: 'rtsp', address: '192.0.2.1' } as const) : ({ driver: 'file', address: '' } as const);
  const { id } = await owner.call(deviceApi.create, { ...of, ...how, requestId: requestId() });
  return (await owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

let made = 0;
async function rule(more: Partial<Input<typeof rules.create>> = {}): Promise<string> {
  made += 1;
  const fields: Input<typeof rules.create> = {
    name: `Tills ${made}`,
    kind: 'queue_too_long',
    people: 1,
    eventName: 'Queue',
    content: 'Are people at the till?',
    shopIds: [shopId],
    times: { kind: 'continuous' },
    hours: 'any',
    startOn: '2026-01-01',
    confidencePercent: 30,
    persistence: { kind: 'seconds', seconds: 0 },
    requestId: requestId(),
  };
  return (await owner.call(rules.create, { ...fields, ...more })).id;
}

async function look(afterMs = 10_000): Promise<void> {
  w.clock.set(new Date(w.clock.now().getTime() + afterMs));
  await w.app.runJob('ai-event.watch');
}

const events = async (who = owner, more: Input<typeof api.list> = {}) => (await who.call(api.list, more)).list;

/** Events that the rule has found already, so many that were so and so many that were not. */
async function judgedBefore(ruleId: string, confirmed: number, wrong: number): Promise<void> {
  const [watch] = await w.sql<{ camera_id: string }>('select camera_id from ai_watch where rule_id = $1 limit 1', [
    ruleId,
  ]);
  for (let no = 0; no < confirmed + wrong; no += 1) {
    const at = new Date(w.clock.now().getTime() - no * MINUTE_MS);
    const state = no < confirmed ? 'confirmed' : 'false_alarm';
    await w.sql(
      `insert into ai_event (company_id, rule_id, camera_id, shop_id, id, camera_name, kind, event_name, happened_at, happened_on,
         happened_hour, is_shadow, confidence, boxes, looking, frame_sha256, updated_at, state, judged_by, judged_at, reason)
       values ($1, $2, $3, $4, gen_random_uuid(), 'Till', 'crowd', 'Crowd', $5, '2026-11-20', 9, true, 0.8, '[]',
         '{"kind": "crowd", "areas": [], "confidence": 0.6, "minSize": 0, "people": 5, "sensitivity": 3}',
         decode(repeat('00', 32), 'hex'), now(), $6, $7, now(), $8)`,
      [company.id, ruleId, watch?.camera_id, shopId, at, state, owner.id, state === 'confirmed' ? null : 'other'],
    );
  }
  await w.sql(`update ai_rule set ledger_from = '2020-01-01' where id = $1`, [ruleId]);
}

describe('the clock', () => {
  it('finds an empty till, and keeps what proves it', async () => {
    const cameraId = await camera('till-unattended');
    const ruleId = await rule({
      ...{ kind: 'nobody_at_counter', confidencePercent: 60 },
      areas: [
        {
          // The wall: nobody ever stands there, whatever the clip shows just now.
          cameraId,
          areas: [
            [
              { x: 0, y: 0 },
              { x: 1000, y: 0 },
              { x: 1000, y: 200 },
            ],
          ],
        },
      ],
    });
    // The first picture also loads the model: on a busy machine a check may give nothing, and says so. The first that gives something finds it.
    const gave = async () => {
      await look();
      return w.sql('select from ai_watch where rule_id = $1 and last_run_at is not null and last_cause is null', [
        ruleId,
      ]);
    };
    await expect.poll(gave, { timeout: 100_000 }).toHaveLength(1);
    const [found, ...others] = await events();
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ...{ rule: { id: ruleId }, kind: 'nobody_at_counter', state: 'new', isShadow: true, boxes: [] },
      ...{ shop: { id: shopId, name: 'Lime Street' }, camera: { id: cameraId, name: 'Till' } },
      areas: [
        [
          { x: 0, y: 0 },
          { x: 1000, y: 0 },
          { x: 1000, y: 200 },
        ],
      ],
      model: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      picture: { file: { mime: 'image/jpeg' } },
    });
    const detail = await owner.call(api.get, { id: found?.id ?? '' });
    expect(detail).toMatchObject({ frameHash: expect.stringMatching(/^[0-9a-f]{64}$/), minConfidence: 0.6 });
    expect(detail.history.map(({ event }) => event)).toEqual(['found']);
    expect(await owner.call(api.again, { id: detail.id })).toMatchObject({
      ...{ isSame: true, isSamePicture: true, isSameModel: true, boxes: [] },
    });
  }, 120_000);

  it('finds people where there are some, and again the same in the kept picture', async () => {
    await camera('till-queue');
    await rule({ name: 'Queue' });
    await look();
    const [found] = await events();
    expect(found?.boxes.length).toBeGreaterThan(0);
    const again = await owner.call(api.again, { id: found?.id ?? '' });
    expect([again.isSame, again.boxes]).toEqual([true, found?.boxes]);
  }, 120_000);

  it('waits until something lasts, and tells it once in a while', async () => {
    await camera('till-queue');
    await rule({ persistence: { kind: 'frames', hits: 2, of: 3 }, coolDownMinutes: 1 });
    await look();
    expect(await events()).toHaveLength(0);
    await look();
    expect(await events()).toHaveLength(1);
    await look();
    expect(await events()).toHaveLength(1);
    await look(2 * MINUTE_MS);
    expect(await events()).toHaveLength(2);
  }, 120_000);

  it('counts what failed and what could not be kept up with, and says why', async () => {
    await camera(null);
    const id = await rule();
    const began = w.clock.now().getTime();
    await look();
    await look(45_000);
    const { week, watched } = await owner.call(rules.get, { id });
    expect(week).toMatchObject({ run: 0, failed: 2, events: 0 });
    // One is due every ten seconds, and the waiting for a camera that does not answer takes some too.
    expect(week.skipped).toBeGreaterThanOrEqual(3);
    expect(week.skipped).toBeLessThan((w.clock.now().getTime() - began) / 10_000);
    expect(watched[0]?.lastCause).toBe('offline');
  }, 120_000);

  it('has no result for a question that no model answers', async () => {
    await camera('till-queue');
    const id = await rule({ kind: 'custom', eventName: 'Bins', content: 'Is any bin overflowing?' });
    await look();
    const detail = await owner.call(rules.get, { id });
    expect([detail.lacksModel, detail.watched[0]?.lastCause, await events()]).toEqual([true, 'no_model', []]);
  }, 120_000);

  it('leaves alone what was switched off', async () => {
    await camera('till-queue');
    const id = await rule();
    const { rev } = await owner.call(rules.get, { id });
    await owner.call(rules.move, { id, rev, event: 'switch_off' });
    await look();
    expect(await events()).toEqual([]);
  }, 120_000);
});

describe('a judgement', () => {
  beforeEach(async () => {
    await camera('till-queue');
  });

  it('confirms, refutes with a reason, and is taken back', async () => {
    await rule();
    await look();
    const [{ id } = { id: '' }] = await events();
    expect(await refused(owner.call(api.judge, { ids: [id], event: 'refute' }))).toBe('INPUT_REFUSED');
    expect(await owner.call(api.judge, { ids: [id], event: 'refute', reason: 'reflection' })).toEqual({
      ...{ judged: [id], refused: [] },
    });
    expect((await events())[0]).toMatchObject({ state: 'false_alarm', reason: 'reflection', judge: { id: owner.id } });
    expect(await owner.call(api.judge, { ids: [id], event: 'confirm' })).toEqual({ judged: [], refused: [id] });
    await owner.call(api.judge, { ids: [id], event: 'undo' });
    expect((await events())[0]).toMatchObject({ state: 'new', reason: null, judge: null });
  }, 120_000);

  it('of twenty at once has one winner', async () => {
    await rule();
    await look();
    const [{ id } = { id: '' }] = await events();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => owner.call(api.judge, { ids: [id], event: 'confirm' })),
    );
    expect(all.filter(({ judged }) => judged.length === 1)).toHaveLength(1);
  }, 120_000);

  it('keeps a rule in the shadow that was wrong ten of thirty times, and lets one speak that was right', async () => {
    const wrong = await rule();
    await look();
    await judgedBefore(wrong, 19, 10);
    const [{ id } = { id: '' }] = await events(owner, { state: ['new'] });
    await owner.call(api.judge, { ids: [id], event: 'confirm' });
    expect(await owner.call(rules.get, { id: wrong })).toMatchObject({
      ...{ state: 'shadow', ledger: { confirmed: 20, false: 10 } },
    });
    const right = await rule();
    await look();
    await judgedBefore(right, 29, 0);
    const [one] = await events(owner, { state: ['new'], ruleId: [right] });
    await owner.call(api.judge, { ids: [one?.id ?? ''], event: 'confirm' });
    const detail = await owner.call(rules.get, { id: right });
    expect([detail.state, detail.ledger.precision]).toEqual(['live', 1]);
  }, 120_000);

  it('mutes a live rule that turns out wrong', async () => {
    const id = await rule();
    await look();
    await judgedBefore(id, 27, 3);
    await w.sql(`update ai_rule set state = 'live' where id = $1`, [id]);
    const [one] = await events(owner, { state: ['new'] });
    await owner.call(api.judge, { ids: [one?.id ?? ''], event: 'refute', reason: 'other' });
    expect(await owner.call(rules.get, { id })).toMatchObject({
      state: 'muted',
      can: { events: ['restart', 'switch_off'] },
    });
  }, 120_000);

  it('of a live rule makes a rectification, that cannot be taken back', async () => {
    const handler = await company.member({ role: 'store_manager', shopIds: [shopId] });
    const id = await rule({ handling: 'rectify', handlerIds: [handler.id] });
    await w.sql(`update ai_rule set state = 'live' where id = $1`, [id]);
    await look();
    const [one] = await events();
    await owner.call(api.judge, { ids: [one?.id ?? ''], event: 'confirm' });
    const [confirmed] = await events();
    const made = await handler.call(rectificationApi.get, { id: confirmed?.rectification?.id ?? '' });
    expect([made.title, confirmed?.can.events]).toEqual(['Queue', []]);
    expect([made.source, made.aiEvent]).toEqual([
      'ai',
      { id: one?.id, name: 'Queue', boxes: one?.boxes, areas: one?.areas, isOpen: false },
    ]);
    const seen = await owner.call(rectificationApi.get, { id: made.id });
    expect(seen.aiEvent?.isOpen).toBe(true);
    expect((await owner.call(rectificationApi.list, { source: ['ai'] })).list.map(({ id: each }) => each)).toEqual([
      made.id,
    ]);
    expect((await owner.call(rectificationApi.list, { source: ['album'] })).total).toBe(0);
  }, 120_000);

  it('is made by the rule itself from 50 judgements with 95 of a hundred right, and not before', async () => {
    const found = async (confirmed: number, wrong: number) => {
      const id = await rule();
      await look();
      await judgedBefore(id, confirmed, wrong);
      await w.sql(`update ai_event set state = 'ignored' where rule_id = $1 and state = 'new'`, [id]);
      await w.sql(`update ai_rule set state = 'live', cool_down_minutes = 0 where id = $1`, [id]);
      await look();
      await w.settle();
      const [one] = await events(owner, { ruleId: [id] });
      return [one?.state, one?.judge];
    };
    expect(await found(47, 2)).toEqual(['new', null]);
    expect(await found(47, 3)).toEqual(['new', null]);
    expect(await found(48, 2)).toEqual(['confirmed', null]);
  }, 120_000);

  it('is left to people where the rule would rectify and nobody whom it names is there any more', async () => {
    const handler = await company.member({ role: 'store_manager', shopIds: [shopId] });
    const id = await rule({ handling: 'rectify', handlerIds: [handler.id] });
    await look();
    await judgedBefore(id, 60, 0);
    await w.sql(`update ai_event set state = 'ignored' where rule_id = $1 and state = 'new'`, [id]);
    await w.sql(`update ai_rule set state = 'live', cool_down_minutes = 0 where id = $1`, [id]);
    await w.sql(`update member set state = 'disabled' where id = $1`, [handler.id]);
    await look();
    await w.settle();
    const [one] = await events(owner, { ruleId: [id] });
    expect(one?.state).toBe('new');
    const judging = { ids: [one?.id ?? ''], event: 'confirm' as const };
    expect(await refused(owner.call(api.judge, judging))).toBe('AI_HANDLERS_LEFT');
  }, 120_000);

  it('is left out after seven days', async () => {
    await rule();
    await look();
    w.clock.set(new Date(w.clock.now().getTime() + 8 * 24 * 60 * MINUTE_MS));
    await w.app.runJob('ai-event.expire');
    expect((await events())[0]?.state).toBe('ignored');
  }, 120_000);
});

describe('who sees what', () => {
  it('shows events of stores in scope only, and asks for both codes', async () => {
    await camera('till-queue');
    await rule();
    await look();
    const other = await company.shop({ name: 'Elsewhere' });
    const here = await company.member({ role: 'area_manager', shopIds: [shopId] });
    const there = await company.member({ role: 'area_manager', shopIds: [other] });
    const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
    expect([(await events(here)).length, (await events(there)).length]).toEqual([1, 0]);
    expect(await refused(events(inspector))).toBe('FORBIDDEN');
    const [one] = await events();
    expect(await refused(there.call(api.get, { id: one?.id ?? '' }))).toBe('NOT_FOUND');
    expect(await refused(there.call(api.judge, { ids: [one?.id ?? ''], event: 'confirm' }))).toBe('NOT_FOUND');
  }, 120_000);

  it('refuses everything while the company has it switched off', async () => {
    const { rev } = await owner.call(rules.setting, {});
    await owner.call(rules.saveSetting, { isOn: false, thresholdPercent: 90, auditPercent: 2, rev });
    expect(await refused(events())).toBe('AI_OFF');
    expect(await refused(owner.call(rules.list, {}))).toBe('AI_OFF');
    expect(await refused(owner.call(api.overview, { on: '2026-11-20' }))).toBe('AI_OFF');
  });
});

describe('figures', () => {
  it('are exactly their rows', async () => {
    await camera('till-queue');
    await rule();
    await look();
    await look();
    const [one] = await events();
    await owner.call(api.judge, { ids: [one?.id ?? ''], event: 'confirm' });
    const on = one?.happenedOn ?? '';
    const figures = await owner.call(api.overview, { on });
    const count = async (more: Input<typeof api.list>) => (await owner.call(api.list, more)).total;
    expect([figures.events, figures.confirmed, figures.pending]).toEqual([
      ...[await count({ from: on, to: on }), await count({ from: on, to: on, state: ['confirmed'] })],
      await count({ state: ['new'] }),
    ]);
    const { list } = await owner.call(api.checks, { from: on, to: on });
    expect(list.reduce((sum, row) => sum + row.run, 0)).toBe(figures.run);
    expect(figures).toMatchObject({ run: 2, failed: 0, planned: 2, coverage: { watched: 1, shops: 1, share: 1 } });
    const period = await owner.call(api.statistics, { from: on, to: on });
    expect(period).toMatchObject({ ...{ images: 2, events: 1, confirmed: 1, precision: 1, shopsCovered: 1 } });
    expect(period.rules[0]).toMatchObject({ cameras: 1, events: 1, topShop: { id: shopId } });
    await w.sql(
      `insert into ai_check_day select company_id, rule_id, camera_id, shop_id, checked_on - n, run, failed, skipped, positive, took_ms
         from ai_check_day, generate_series(1, 10) n where company_id = $1`,
      [company.id],
    );
    const days = { from: addDays(on, -10), to: on, size: 10 };
    const first = await owner.call(api.checks, days);
    const second = await owner.call(api.checks, { ...days, cursor: first.next ?? '' });
    const all = Array.from({ length: 11 }, (_, n) => addDays(on, -n));
    expect([...first.list, ...second.list].map((row) => row.on)).toEqual(all);
    expect(second.next).toBeNull();
    for (const each of ['camera', 'shop'] as const)
      expect((await owner.call(api.checks, { ...days, each })).list.map(({ run }) => run)).toEqual([22]);
  }, 120_000);

  it('tell how much is missed, with the interval of what was drawn', async () => {
    await camera('till-queue');
    await owner.call(rules.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 20, rev: 1 });
    const ruleId = await rule({ confidencePercent: 99 });
    await look();
    await w.sql(`delete from ai_sample where company_id = $1`, [company.id]);
    const [watch] = await w.sql<{ camera_id: string }>('select camera_id from ai_watch where rule_id = $1', [ruleId]);
    for (let no = 0; no < 10; no += 1)
      await w.sql(
        `insert into ai_sample (company_id, rule_id, camera_id, shop_id, id, camera_name, taken_at)
           values ($1, $2, $3, $4, gen_random_uuid(), 'Till', $5)`,
        [company.id, ruleId, watch?.camera_id, shopId, new Date(w.clock.now().getTime() - no * MINUTE_MS)],
      );
    const ids = await w.sql<{ id: string }>('select id from ai_sample where rule_id = $1 order by id', [ruleId]);
    for (const [no, { id }] of ids.entries())
      await owner.call(api.judgeSample, { id, verdict: no === 0 ? 'missed' : 'right' });
    const { rules: audited } = await owner.call(api.samples, {});
    expect(audited[0]).toMatchObject({ judged: 10, missed: 1 });
    expect(audited[0]?.missedShare?.low).toBeCloseTo(0.0179, 3);
    expect(audited[0]?.missedShare?.high).toBeCloseTo(0.4042, 3);
  }, 120_000);
});
