import { messageApi as api } from '@rondo/contract/message';
import { messageReportApi as report } from '@rondo/contract/message-report';
import { civilDate } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let today: string;

beforeAll(async () => {
  w = await world();
  company = await w.company({ timeZone: 'Asia/Shanghai' });
  shopId = await company.shop({ name: 'Camden' });
  today = civilDate(w.clock.now(), 'Asia/Shanghai');
});
afterAll(() => w.stop());

const work = async (handler: Person, cc: Person) => {
  await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [handler], cc: [cc] });
  await w.settle();
};

it('counts messages, people and opens, and each number is the number of its rows', async () => {
  const [handler, cc, deaf] = [await company.member(), await company.member(), await company.member()];
  await deaf.call(api.mute, { kind: 'rectification.created', reason: 'cc', isMuted: true });
  await work(handler, cc);
  await work(handler, deaf);
  await work(handler, cc);
  const [first, second] = (await handler.call(api.list, {})).list;
  await handler.call(api.open, { id: first?.id ?? '' });
  await handler.call(api.read, { ids: [second?.id ?? ''] });
  const period = { from: today, to: today };
  const found = await company.owner.call(report.noise, period);
  // Three of the handler, two of the CC; the muted one takes nobody's attention, and reading is not opening.
  expect(found).toMatchObject({ days: 1, messages: 5, people: 2, opened: 1 });
  expect(found.byCategory).toEqual([{ category: 'rectification', messages: 5, people: 2, opened: 1 }]);
  const kind = 'rectification.created';
  expect(found.byKind).toEqual([
    {
      kind,
      name: 'New rectification',
      reason: 'handler',
      reasonText: 'As the handler',
      messages: 3,
      people: 1,
      opened: 1,
    },
    { kind, name: 'New rectification', reason: 'cc', reasonText: 'In CC', messages: 2, people: 1, opened: 0 },
  ]);
  const rows = async (filter: object) => (await company.owner.call(report.ledger, { ...period, ...filter })).total;
  expect(await rows({ isCounted: true })).toBe(5);
  expect(await rows({ isCounted: true, category: ['rectification'] })).toBe(5);
  expect(await rows({ state: ['opened'] })).toBe(1);
  expect(await rows({ isCounted: true, kind, reason: 'cc' })).toBe(2);
  expect(await rows({ state: ['muted'], memberId: [deaf.id] })).toBe(1);
  expect(await rows({ state: ['read'], memberId: [handler.id] })).toBe(1);
  const people = await company.owner.call(report.people, period);
  expect(people.list.map(({ member, messages, opened }) => [member.id, messages, opened])).toEqual([
    [handler.id, 3, 1],
    [cc.id, 2, 0],
  ]);
  expect(people.total).toBe(found.people);
  expect(await company.owner.call(report.noise, { from: '2020-01-01', to: '2020-01-02' })).toMatchObject({
    messages: 0,
    people: 0,
  });
});

it('calls a message whose title is nothing but names after who tells it', async () => {
  const handler = await company.member();
  await work(handler, await company.member());
  await w.sql(`update message set text_key = 'system.ai_event_found' where member_id = $1`, [handler.id]);
  const { list } = await company.owner.call(report.ledger, { memberId: [handler.id] });
  expect(list.map(({ name }) => name)).toEqual([translate('en-US', 'notification.kind.system.ai_event')]);
});

it('tells nobody else, and not for longer than asked for', async () => {
  const member = await company.member();
  const reasonOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'taken',
      (e: Refused) => e.reason,
    );
  expect(await reasonOf(member.call(report.ledger, {}))).toBe('FORBIDDEN');
  expect(await reasonOf(company.owner.call(report.noise, { from: '2020-01-01', to: '2021-01-01' }))).toBe(
    'INPUT_REFUSED',
  );
  expect(await reasonOf(company.owner.call(report.noise, { from: today, to: '2020-01-01' }))).toBe('INPUT_REFUSED');
});

it('messages go after a year', async () => {
  const [handler, cc] = [await company.member(), await company.member()];
  await work(handler, cc);
  await w.sql(`update message set created_at = created_at - interval '366 days' where member_id = $1`, [cc.id]);
  await w.app.runJob('message.retain', {});
  expect([(await cc.call(api.list, {})).total, (await handler.call(api.list, {})).total]).toEqual([0, 1]);
});
