import { messageApi as api } from '@rondo/contract/message';
import { MESSAGE_REASONS } from '@rondo/domain/message-kind';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { openStream } from '../../../test/stream.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;

beforeAll(async () => {
  w = await world();
  company = await w.company({ timeZone: 'Asia/Shanghai' });
  shopId = await company.shop({ name: 'Camden' });
});
afterAll(() => w.stop());

/** A new rectification, which its handler and its CC are told of. */
async function rectification(handler: Person, cc: Person, shop = shopId): Promise<string> {
  const people = { initiator: company.owner, handlers: [handler], cc: [cc] };
  const id = await givenRectification(w, company, { shopId: shop, ...people });
  await w.settle();
  return id;
}

/** It is completed: told to handler, initiator and CC. */
async function completed(rectificationId: string): Promise<void> {
  await w.sql('update rectification set rev = rev + 1 where id = $1', [rectificationId]);
  const payload = { rectificationId, event: 'approve', byId: null, comment: null, businessOn: '2026-11-20', shopId };
  await w.sql(`insert into outbox (company_id, event, payload) values ($1, 'rectification.moved', $2)`, [
    company.id,
    JSON.stringify(payload),
  ]);
  await w.settle();
}

const inbox = async (who: Person) => (await who.call(api.list, {})).list;
const told = async (who: Person) =>
  (await inbox(who)).map((m) => `${m.title.replace(/:.*/, '')}${m.readAt ? '' : ' (unread)'}`);
const unread = async (who: Person) =>
  (await who.call(api.categories, {})).reduce((sum, { unReadCount }) => sum + unReadCount, 0);
const people = async () => ({ handler: await company.member(), cc: await company.member() });
const created = { kind: 'rectification.created', reason: 'cc' } as const;

describe('a muted kind of messages', () => {
  it('comes read, to whoever muted it alone, until it is told again', async () => {
    const { handler, cc } = await people();
    await cc.call(api.mute, { ...created, isMuted: true });
    const id = await rectification(handler, cc);
    expect([await told(cc), await unread(cc)]).toEqual([['New rectification'], 0]);
    expect([await told(handler), await unread(handler)]).toEqual([['New rectification (unread)'], 1]);
    await completed(id);
    expect(await told(cc)).toEqual(['Rectification completed (unread)', 'New rectification']);
    await cc.call(api.mute, { ...created, isMuted: false });
    await rectification(handler, cc);
    expect((await told(cc))[0]).toBe('New rectification (unread)');
  });

  it('is not pushed, and the next other message is', async () => {
    const { handler, cc } = await people();
    await cc.call(api.mute, { ...created, isMuted: true });
    const live = await openStream(w.base, (await cc.call(api.ticket, {})).ticket);
    await completed(await rectification(handler, cc));
    expect((await live.next('message')).data.title).toMatch(/^Rectification completed/);
    expect(live.seen('message')).toBe(1);
    live.close();
  });

  it('leaves the unread message of the same object as it is', async () => {
    const { handler, cc } = await people();
    await cc.call(api.mute, { kind: 'rectification.completed', reason: 'cc', isMuted: true });
    await completed(await rectification(handler, cc));
    expect((await told(cc)).sort()).toEqual(['New rectification (unread)', 'Rectification completed']);
  });

  it('is named by its messages and by the list of what is muted', async () => {
    const { handler, cc } = await people();
    await rectification(handler, cc);
    expect((await inbox(cc))[0]?.mute).toEqual({ ...created, isMuted: false });
    for (const _ of ['once', 'twice']) await cc.call(api.mute, { ...created, isMuted: true });
    expect((await inbox(cc))[0]?.mute).toEqual({ ...created, isMuted: true });
    expect(await cc.call(api.mutes, {})).toEqual([created]);
    expect(await handler.call(api.mutes, {})).toEqual([]);
  });
});

it('work that waits for somebody cannot be muted by them', async () => {
  const { handler, cc } = await people();
  await rectification(handler, cc);
  expect((await inbox(handler))[0]?.mute).toBe(null);
  const refused = await handler
    .call(api.mute, { kind: 'rectification.created', reason: 'handler', isMuted: true })
    .catch((e: Refused) => e.reason);
  expect(refused).toBe('INPUT_REFUSED');
});

it('news can be muted as whoever gets them', async () => {
  const reader = await company.member();
  for (const reason of MESSAGE_REASONS)
    await reader.call(api.mute, { kind: 'rectification.completed', reason, isMuted: true });
  const muted = (await reader.call(api.mutes, {})).map(({ reason }) => reason);
  expect(muted.sort()).toEqual([...MESSAGE_REASONS].sort());
});

it('the list narrows to stores, and to days of the company', async () => {
  const { handler, cc } = await people();
  const other = await company.shop({ name: 'Soho' });
  await rectification(handler, cc);
  await rectification(handler, cc, other);
  const [inSoho] = (await handler.call(api.list, { shopId: [other] })).list;
  expect((await handler.call(api.list, { shopId: [other] })).total).toBe(1);
  expect((await handler.call(api.list, { shopId: [other, shopId] })).total).toBe(2);
  // 23:30 of the 4th of May in Shanghai is still afternoon in UTC; half an hour later the 5th begins.
  await w.sql(`update message set created_at = '2026-05-04T15:30:00Z' where id = $1`, [inSoho?.id]);
  const total = async (from?: string, to?: string) => (await handler.call(api.list, { from, to })).total;
  expect(await total('2026-05-04', '2026-05-04')).toBe(1);
  expect(await total('2026-05-05')).toBe(1);
  expect(await total(undefined, '2026-05-03')).toBe(0);
  expect(await total('2026-05-04')).toBe(2);
});
