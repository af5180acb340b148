import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { noticeApi as api } from '@rondo/contract/notice';
import { addDays, instantOf, wallClock } from '@rondo/domain/civil-time';
import { HOUR_MS, MINUTE_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { outcomes, refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const ZONE = 'Asia/Shanghai';
let w: World;
let company: Company;
let author: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
  company = await w.company({ timeZone: ZONE });
  author = await memberWith(w, company, ['announcement_mange'], { scopeAll: true });
  shopId = await company.shop({ name: 'Lime Street' });
  const week = Array.from({ length: 7 }, () => [{ from: '09:00', to: '21:00' }]);
  await w.sql('update shop set hours = $2 where id = $1', [shopId, JSON.stringify(week)]);
});
afterAll(() => w.stop());

/** Goes on to a time of the next day, HH:mm of the company. */
function goTo(hour: number, minute = 0): void {
  const { date } = wallClock(w.clock.now(), ZONE);
  const at = instantOf(addDays(date, 1), hour * 60 + minute, ZONE);
  w.clock.advance(at.getTime() - w.clock.now().getTime());
}
const fields = (memberIds: string[], more: Partial<Input<typeof api.create>> = {}) => ({
  ...{ title: 'Gas leak', content: [{ kind: 'paragraph' as const, pieces: [{ text: 'Leave the store' }] }] },
  ...{ importance: 'important' as const, audience: { memberIds }, requestId: requestId(), ...more },
});
async function publish(readers: Person[], more: Partial<Input<typeof api.create>> = {}, by = author) {
  const ids = readers.map(({ id }) => id);
  const one = await by.call(api.create, fields(ids, more));
  const done = await by.call(api.publish, { ...one, requestId: requestId() });
  await w.settle();
  return { id: one.id, done };
}
const get = (by: Person, id: string) => by.call(api.get, { id });
const told = async (by: Person) =>
  (await by.call(messageApi.list, { category: 'announcement' })).list.map(({ title }) => title);
async function minute(): Promise<void> {
  await w.app.runJob('notice.watch');
  await w.settle();
}

it('what is important waits for the opening of the store of each reader, and for their quiet hours', async () => {
  goTo(3);
  const [worker, office, night] = [
    await company.member({ name: 'Worker', shopIds: [shopId] }),
    await company.member({ name: 'Office' }),
    await company.member({ name: 'Night' }),
  ];
  await night.call(messageApi.setAlerts, { quiet: { from: '22:00', to: '06:00' } });
  const { id } = await publish([worker, office, night]);
  expect([await told(worker), await told(office), await told(night)]).toEqual([[], ['Announcement: Gas leak'], []]);
  // It is there to be read by who comes in, and the sender sees who is told later.
  expect((await worker.call(api.received, {})).list.map((one) => one.id)).toContain(id);
  expect((await get(author, id)).managed?.counts?.held).toBe(2);
  const held = (await author.call(api.readers, { id, set: 'held' })).list;
  expect(held.map(({ name, tellAt }) => [name, tellAt && wallClock(new Date(tellAt), ZONE).minute])).toEqual([
    ['Night', 6 * 60],
    ['Worker', 9 * 60],
  ]);
  w.clock.advance(3 * HOUR_MS);
  await minute();
  expect([await told(worker), await told(night)]).toEqual([[], ['Announcement: Gas leak']]);
  w.clock.advance(3 * HOUR_MS - MINUTE_MS);
  await minute();
  expect(await told(worker)).toEqual([]);
  w.clock.advance(MINUTE_MS);
  await Promise.all([minute(), minute()]);
  expect(await told(worker)).toEqual(['Announcement: Gas leak']);
  expect((await get(author, id)).managed?.counts?.held).toBe(0);
});

it('who has read it before its push is not told, nor is anybody of what was recalled; a reminder waits as well', async () => {
  goTo(3);
  const [early, late] = [await company.member({ shopIds: [shopId] }), await company.member({ shopIds: [shopId] })];
  const read = await publish([early, late]);
  await early.call(api.read, { id: read.id });
  const gone = await publish([late], { title: 'Gone' });
  await author.call(api.move, { id: gone.id, rev: 1, event: 'recall', reason: 'No' });
  const plain = await publish([late], { title: 'Plain', importance: 'normal' });
  expect(await told(late)).toEqual(['Announcement: Plain']);
  w.clock.advance(6 * HOUR_MS);
  await minute();
  expect(await told(early)).toEqual([]);
  expect((await told(late)).sort()).toEqual(['Announcement: Gas leak', 'Announcement: Plain']);
  goTo(4);
  await author.call(api.remind, { id: read.id, requestId: requestId() });
  await author.call(api.remind, { id: plain.id, requestId: requestId() });
  await w.settle();
  expect(await told(late)).not.toContain('Please read the announcement: Gas leak');
  expect(await told(late)).toContain('Please read the announcement: Plain');
  w.clock.advance(5 * HOUR_MS);
  await minute();
  expect(await told(late)).toContain('Please read the announcement: Gas leak');
});

it('an emergency goes at once, whatever the hour, but only when a second person has agreed', async () => {
  goTo(3);
  const second = await memberWith(w, company, ['all_announcement']);
  const worker = await company.member({ shopIds: [shopId] });
  await worker.call(messageApi.setAlerts, { quiet: { from: '22:00', to: '06:00' } });
  const { id, done } = await publish([worker], { isEmergency: true });
  expect(done).toEqual({ isAsked: true, members: null, jobId: null });
  const asked = await get(second, id);
  expect(asked).toMatchObject({ state: 'pending_approval', managed: { asked: { by: { id: author.id } } } });
  expect(asked.can.events).toEqual(['cancel', 'approve', 'refuse']);
  expect((await get(author, id)).can.events).toEqual(['cancel']);
  expect(await told(second)).toEqual(['The emergency announcement “Gas leak” waits for your approval']);
  expect([await told(worker), await worker.call(api.popUps, {})]).toEqual([[], []]);
  expect(await refused(get(worker, id))).toBe('NOT_FOUND');
  expect(await refused(author.call(api.decide, { id, rev: 1, event: 'approve' }))).toBe('FORBIDDEN');
  expect(await refused(second.call(api.decide, { id, rev: 1, event: 'refuse' }))).toBe('INPUT_REFUSED');
  expect(await refused(author.call(api.edit, { id, rev: 1, ...fields([worker.id]) }))).toBe('MOVE_NOT_ALLOWED');
  expect(await second.call(api.decide, { id, rev: 1, event: 'approve' })).toEqual({ members: 1, jobId: null });
  await w.settle();
  const [message] = (await worker.call(messageApi.list, { category: 'announcement' })).list;
  expect(message).toMatchObject({ title: 'Announcement: Gas leak', isUrgent: true });
  expect(await told(author)).toContain('The emergency announcement “Gas leak” was approved and sent');
  // Nobody is asked any more.
  expect(await told(second)).toEqual([]);
  const events = (await get(author, id)).managed?.history.map((entry) => [entry.event, entry.actor?.id]);
  expect(events).toEqual(
    expect.arrayContaining([
      ['ask', author.id],
      ['approve', second.id],
    ]),
  );
});

it('refused with a reason it is a draft again; its author sees why and asks anew', async () => {
  const second = await memberWith(w, company, ['all_announcement']);
  const reader = await company.member();
  const { id } = await publish([reader], { isEmergency: true, title: 'Not so bad' });
  await second.call(api.decide, { id, rev: 1, event: 'refuse', reason: 'Can wait' });
  expect(await get(author, id)).toMatchObject({
    state: 'draft',
    managed: { asked: null, refusal: { by: { id: second.id }, reason: 'Can wait' } },
  });
  expect(await told(author)).toContain('The emergency announcement “Not so bad” was not approved');
  expect(await refused(second.call(api.decide, { id, rev: 2, event: 'approve' }))).toBe('MOVE_NOT_ALLOWED');
  await author.call(api.publish, { id, rev: 2, requestId: requestId() });
  expect((await get(author, id)).managed?.refusal).toBeNull();
  await author.call(api.move, { id, rev: 3, event: 'cancel' });
  expect(await get(author, id)).toMatchObject({ state: 'draft', managed: { asked: null } });
  expect(await told(second)).toEqual([]);
});

it('of two who decide at once one is second, whatever they say', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => memberWith(w, company, ['all_announcement'])));
  const reader = await company.member();
  const { id } = await publish([reader], { isEmergency: true, title: 'Race' });
  const calls = all.flatMap((who, at) =>
    Array.from({ length: 5 }, () =>
      who.call(
        api.decide,
        at % 2 === 0 ? { id, rev: 1, event: 'approve' } : { id, rev: 1, event: 'refuse', reason: 'No' },
      ),
    ),
  );
  const { won, reasons } = await outcomes(calls);
  expect(won).toBe(1);
  expect([...reasons].every((reason) => reason === 'STALE' || reason === 'MOVE_NOT_ALLOWED')).toBe(true);
  await w.settle();
  const { state } = await get(author, id);
  const sentTo = await w.sql('select 1 from notice_recipient where notice_id = $1', [id]);
  expect(sentTo).toHaveLength(state === 'sent' ? 1 : 0);
});

it('needs somebody to ask, importance, and no time of its own; another company decides nothing', async () => {
  const alone = await w.company();
  const { owner } = alone;
  const reader = await alone.member();
  const one = await owner.call(api.create, fields([reader.id], { isEmergency: true }));
  expect(await refused(owner.call(api.publish, { ...one, requestId: requestId() }))).toBe('NOTICE_NO_APPROVER');
  const ruleOf = async (more: Partial<Input<typeof api.create>>) =>
    (await refusal(owner.call(api.create, fields([reader.id], { isEmergency: true, ...more })))).data;
  expect(await ruleOf({ importance: 'normal' })).toMatchObject({ fields: [{ reason: 'emergency_important' }] });
  const sendAt = new Date(w.clock.now().getTime() + HOUR_MS).toISOString();
  expect(await ruleOf({ method: 'scheduled', sendAt })).toMatchObject({ fields: [{ reason: 'emergency_now' }] });
  const { id } = await publish([await company.member()], { isEmergency: true });
  expect(await refused(owner.call(api.decide, { id, rev: 1, event: 'approve' }))).toBe('NOT_FOUND');
});

it('goes to more than 2,000 as background work of who agreed, all of it or nothing', async () => {
  const big = await w.company();
  const second = await memberWith(w, big, ['all_announcement']);
  await w.sql(
    `with person as (insert into person (id, mail, register_type, language)
        select gen_random_uuid(), 'urgent' || n || '@many.rondo', 2, 'en-US' from generate_series(1, 2050) n returning id)
      insert into member (company_id, id, person_id, name, state)
        select $1::uuid, id, id, 'Reader ' || left(id::text, 8), 'active' from person`,
    [big.id],
  );
  const one = await big.owner.call(api.create, fields([], { isEmergency: true, audience: { isAll: true } }));
  await big.owner.call(api.publish, { ...one, requestId: requestId() });
  const { members, jobId } = await second.call(api.decide, { id: one.id, rev: 1, event: 'approve' });
  expect(members).toBeNull();
  await w.app.runJob('job.run', { companyId: big.id, id: jobId ?? '' });
  // Or the queue was faster, and is still at it.
  await expect.poll(async () => (await get(big.owner, one.id)).state).toBe('sent');
  expect((await get(big.owner, one.id)).managed?.counts?.all).toBe(2052);
});
