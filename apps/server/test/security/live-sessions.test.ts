import { accountApi } from '@rondo/contract/account';
import { fileApi } from '@rondo/contract/file';
import type { Reason } from '@rondo/contract/kit/codes';
import { reasonOf } from '@rondo/contract/kit/codes';
import { messageApi } from '@rondo/contract/message';
import { preferenceApi, sessionApi } from '@rondo/contract/session';
import { shopApi } from '@rondo/contract/shop';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type Refused, type Sent } from '../client.ts';
import type { Company, Person } from '../factories.ts';
import { setupKeyOf } from '../setup-key.ts';
import { openStream } from '../stream.ts';
import { type World, world } from '../world.ts';

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const outcome = (call: Promise<unknown>): Promise<Reason | 'done' | null> =>
  call.then(
    () => 'done' as const,
    (error: Refused) => error.reason,
  );
/** What a call answers when the second is over for which an actor is remembered. */
const soon = (call: () => Promise<unknown>) => {
  w.clock.refreshActors();
  return expect(outcome(call())).resolves;
};

describe.each(['disabled', 'resigned'])('a member who is %s', (state) => {
  it('is refused with every token within a second; stream, ticket and picture end with it', async () => {
    const who = await company.member({ role: 'inspector' });
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer();
    const [file] = await who.call(fileApi.upload, {}, { files: [{ name: 'a.jpg', bytes }] });
    const path = `${fileApi.resolve.path}${file?.path}` as `/${string}`;
    const { url } = await who.call({ ...fileApi.resolve, path }, {});
    const stream = await openStream(w.base, (await who.call(messageApi.ticket, {})).ticket);
    const { ticket } = await who.call(messageApi.ticket, {});
    await stream.next('counters');
    await w.sql('update member set state = $2 where id = $1', [who.id, state]);
    await soon(() => who.call(sessionApi.me, {})).toBe('SESSION_ENDED');
    expect(await outcome(who.call(shopApi.list, {}))).toBe('SESSION_ENDED');
    await stream.next('session');
    await stream.ended;
    await expect(openStream(w.base, ticket)).rejects.toThrow('90017');
    expect((await fetch(`${w.base}${url}`)).headers.get('content-type')).toContain('json');
  });
});

it('a member with another role has its codes, and only these, within a second', async () => {
  const who = await company.member({ role: 'store_manager' });
  expect(await outcome(who.call(shopApi.list, {}))).toBe('done');
  await w.sql('update member_role set role_id = $2 where member_id = $1', [who.id, company.start.roleIds.staff]);
  await soon(() => who.call(shopApi.list, {})).toBe('FORBIDDEN');
  expect(JSON.stringify((await who.call(sessionApi.me, {})).menuList)).not.toContain('shop_list');
  await w.sql('update member_role set role_id = $2 where member_id = $1', [
    who.id,
    company.start.roleIds.administrator,
  ]);
  await soon(() => who.call(shopApi.list, {})).toBe('done');
});

it('a member whose shops are taken away sees them no more within a second', async () => {
  const shopId = await company.shop();
  const who = await company.member({ role: 'inspector', shopIds: [shopId] });
  expect(await outcome(who.call(shopApi.get, { id: shopId }))).toBe('done');
  await w.sql(`update member set scope_shop_ids = '{}' where id = $1`, [who.id]);
  await soon(() => who.call(shopApi.get, { id: shopId })).toBe('NOT_FOUND');
});

it('a change of password ends the other sessions and their streams, not this one', async () => {
  const account = { companyName: 'P', name: 'O', account: 'o@p.test', password: 'Rondo2026', again: 'Rondo2026' };
  const fresh = await world();
  const here = await fresh.call(accountApi.setup, { ...account, key: await setupKeyOf(fresh) });
  const there = await fresh.call(sessionApi.signIn, { account: 'o@p.test', password: 'Rondo2026' });
  if (!('token' in there)) throw new Error('one company');
  const { ticket } = await fresh.call(messageApi.ticket, {}, there);
  const stream = await openStream(fresh.base, ticket);
  await fresh.call(sessionApi.changePassword, { current: 'Rondo2026', next: 'Rondo2027', again: 'Rondo2027' }, here);
  await stream.next('session');
  fresh.clock.refreshActors();
  expect(await outcome(fresh.call(sessionApi.me, {}, there))).toBe('SESSION_ENDED');
  expect(await outcome(fresh.call(sessionApi.me, {}, here))).toBe('done');
  await fresh.stop();
});

describe('a captured call', () => {
  const send = async ({ method, url, headers, body }: Sent): Promise<Reason | null> => {
    const response = await fetch(`${w.base}${url}`, { method, headers, body: body ?? null });
    return reasonOf(((await response.json()) as { code: number }).code);
  };
  const put = (who: Person): Sent =>
    compose(preferenceApi.put, { key: 'k', value: 1 }, who, { now: w.clock.now().getTime() });

  it('is good for its own body, query, path and method only', async () => {
    const { owner } = company;
    const sent = put(owner);
    expect(await send(sent)).toBe('OK');
    expect(await send({ ...sent, body: JSON.stringify({ key: 'k', value: 2 }) })).toBe('SIGNATURE_REFUSED');
    expect(await send({ ...sent, body: `${String(sent.body)} ` })).toBe('SIGNATURE_REFUSED');
    expect(await send({ ...sent, url: `${sent.url}?a=1` })).toBe('SIGNATURE_REFUSED');
    expect(await send({ ...sent, url: '/customer/password/change', method: 'POST' })).toBe('SIGNATURE_REFUSED');
    const get = compose(shopApi.list, { keyword: 'a' }, owner, { now: w.clock.now().getTime() });
    expect(await send(get)).toBe('OK');
    expect(await send({ ...get, url: get.url.replace('keyword=a', 'keyword=b') })).toBe('SIGNATURE_REFUSED');
    expect(await send({ ...get, url: `${get.url}&keyword=b` })).toBe('SIGNATURE_REFUSED');
  });

  it('is good for its sender only, and not after its hour', async () => {
    const sent = put(company.owner);
    const other = await company.member({ role: 'staff' });
    const stolen = { ...sent.headers, authorization: `Bearer ${other.token}`, 'x-staff-id': other.id };
    expect(await send({ ...sent, headers: stolen })).toBe('SIGNATURE_REFUSED');
    expect(await send({ ...sent, headers: { ...sent.headers, 'x-staff-id': other.id } })).toBe('SIGNATURE_REFUSED');
    w.clock.advance(3_602_000);
    expect(await send(sent)).toBe('CLOCK_OFF');
    w.clock.advance(-3_602_000);
    const wide = (sent.headers['x-signature'] ?? '').replace(
      /;(\d+);s=/,
      (_, end: string) => `;${Number(end) + 9e6};s=`,
    );
    expect(await send({ ...sent, headers: { ...sent.headers, 'x-signature': wide } })).toBe('SIGNATURE_REFUSED');
  });
});
