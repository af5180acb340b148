import { memberApi } from '@rondo/contract/member';
import { shopGroupApi } from '@rondo/contract/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../client.ts';
import type { Company } from '../factories.ts';
import { requestId, type World, world } from '../world.ts';
import { from } from './from-address.ts';

/** Somebody who saw a signed request sends it again, byte for byte, while its signature is good (decision 0016). */
let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const now = () => ({ now: w.clock.now().getTime() });

it('a replayed create is the first answer again and makes nothing', async () => {
  const input = { requestId: requestId(), parentId: company.start.rootGroupId, name: 'Replayed' };
  const sent = compose(shopGroupApi.create, input, company.owner, now());
  const first = await from(w, '127.0.0.1', sent);
  expect(first.reason).toBe('OK');
  expect(await from(w, '127.0.0.9', sent)).toEqual(first);
  expect(await w.sql("select 1 from shop_group where name = 'Replayed'")).toHaveLength(1);
});

it('a replayed move finds the row moved on and is refused, also after it was moved back', async () => {
  const member = await company.member();
  const { rev } = await company.owner.call(memberApi.get, { id: member.id });
  const sent = compose(memberApi.disable, { id: member.id, rev, reason: '' }, company.owner, now());
  expect((await from(w, '127.0.0.1', sent)).reason).toBe('OK');
  expect((await from(w, '127.0.0.1', sent)).reason).not.toBe('OK');
  const disabled = await company.owner.call(memberApi.get, { id: member.id });
  await company.owner.call(memberApi.enable, { id: member.id, rev: disabled.rev });
  expect((await from(w, '127.0.0.1', sent)).reason).toBe('STALE');
  expect((await company.owner.call(memberApi.get, { id: member.id })).state).toBe('active');
});

it('says it when a request names no platform', async () => {
  const sent = compose(memberApi.counts, {}, company.owner, { ...now(), headers: { 'x-platform': '' } });
  expect((await from(w, '127.0.0.1', sent)).reason).toBe('PLATFORM_MISSING');
});
