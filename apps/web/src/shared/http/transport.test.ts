import { anyOf, endpoint } from '@rondo/contract/kit/endpoint';
import { parseSignature, signature } from '@rondo/contract/kit/sign';
import { taskApi } from '@rondo/contract/task';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, type Asked, localServer, worldAt } from '../../../test/world.ts';
import { hashes } from './hashes.ts';

const needs = anyOf('record_select');
const list = endpoint({
  method: 'GET',
  path: '/inspect/V3/record/list',
  needs,
  summary: 'A list.',
  input: z.object({
    keyword: z.string().optional(),
    tag: z.array(z.string()).optional(),
    trace: z.string().optional(),
  }),
  output: z.object({ n: z.number() }),
  ignore: ['trace'],
});
const kept = endpoint({ ...list, path: '/inspect/V3/template/list', cacheFor: true });
const submit = endpoint({
  method: 'POST',
  path: '/inspect/V3/record/submit',
  needs,
  summary: 'A write.',
  input: z.object({ id: z.string() }),
  output: z.object({ n: z.number() }),
});
const remove = endpoint({ ...submit, method: 'DELETE', path: '/inspect/V3/record' });

const servers: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function world(answer: (asked: Asked, nth: number) => Answer | Promise<Answer>) {
  const server = await localServer(answer);
  servers.push(server);
  return { server, ...worldAt(server.origin) };
}

const counting = (_asked: Asked, nth: number): Answer => ({ data: { n: nth } });

it('resolves with the data of the envelope', async () => {
  const { transport } = await world(counting);
  expect(await transport.call(list, {})).toEqual({ n: 1 });
});

it('sends every header of wire.md, percent-encoded where it leaves visible ASCII', async () => {
  const { transport, server, state } = await world(counting);
  state.session = { token: 'token-1', id: '职员' };
  await transport.call(list, {});
  expect(server.asked[0]?.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'x-platform': 'web',
    'x-device-name': 'Chrome 156',
    'x-device-model': 'Macintosh',
    'x-system-version': '10.15.7',
    'x-staff-id': '%E8%81%8C%E5%91%98',
    'x-language': 'en-US',
    'x-client-version': '1.3.24',
  });
});

it('signs what travels: the query without the ignored names, the body, the token', async () => {
  const { transport, server, state } = await world(counting);
  await transport.call(list, { keyword: '门 店', tag: ['b', 'a'], trace: 'x' });
  await transport.call(submit, { id: '7' });
  const [get, post] = server.asked;
  expect(get?.url).toBe('/inspect/V3/record/list?keyword=%E9%97%A8%20%E5%BA%97&tag=b&tag=a&trace=x');
  const query = [['keyword', '门 店'] as const, ['tag', 'a'] as const, ['tag', 'b'] as const];
  const signed = { method: 'GET', path: '/inspect/V3/record/list', query, body: null };
  expect(get?.headers['x-signature']).toBe(signature(hashes, 'token-1', state.nowMs, signed));
  const body = { method: 'POST', path: '/inspect/V3/record/submit', query: [], body: '{"id":"7"}' };
  expect(post?.headers['x-signature']).toBe(signature(hashes, 'token-1', state.nowMs, body));
});

it('asks open endpoints as nobody, so that a dead session cannot spoil signing in', async () => {
  const { transport, server, state } = await world(counting);
  await transport.call(endpoint({ ...list, path: '/customer/login/welcome', needs: { kind: 'open' } }), {});
  const { headers } = server.asked[0] ?? {};
  expect([headers?.authorization, headers?.['x-staff-id']]).toEqual([undefined, '']);
  const signed = { method: 'GET', path: '/customer/login/welcome', query: [], body: null };
  expect(headers?.['x-signature']).toBe(signature(hashes, '', state.nowMs, signed));
});

it('deletes with the id in the path, without a body and without a query', async () => {
  const { transport, server } = await world(counting);
  await transport.call(remove, { id: 'a b' });
  expect(server.asked[0]).toMatchObject({ method: 'DELETE', url: '/inspect/V3/record/a%20b', body: '' });
});

it('shares one request between identical GETs within 1.5 s, and never between people or parameters', async () => {
  const { transport, server, state } = await world(counting);
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => transport.call(list, { keyword: 'a' })));
  expect(five.map(({ n }) => n)).toEqual([1, 1, 1, 1, 1]);
  await transport.call(list, { keyword: 'b' });
  state.session = { token: 'token-2', id: 'staff-2' };
  await transport.call(list, { keyword: 'a' });
  expect(server.asked).toHaveLength(3);
  state.nowMs += 1_500;
  await transport.call(list, { keyword: 'a' });
  expect(server.asked).toHaveLength(4);
});

it('does not share a failure: asking again asks again', async () => {
  const { transport, server } = await world((_asked, nth) => (nth === 1 ? { code: 12345 } : { data: { n: nth } }));
  await expect(transport.call(list, {})).rejects.toMatchObject({ code: 12345 });
  expect(await transport.call(list, {})).toEqual({ n: 2 });
  expect(server.asked).toHaveLength(2);
});

it('remembers an opted-in GET for its time, by person, language and parameters', async () => {
  const { transport, server, state } = await world(counting);
  await transport.call(kept, {});
  state.nowMs += 299_000;
  expect(await transport.call(kept, {})).toEqual({ n: 1 });
  state.language = 'zh-CN';
  await transport.call(kept, {});
  state.language = 'en-US';
  state.nowMs += 2_000;
  expect(await transport.call(kept, {})).toEqual({ n: 3 });
  expect(server.asked).toHaveLength(3);
});

it('remembers a GET for as long as the call says, whatever the endpoint says', async () => {
  const { transport, server, state } = await world(counting);
  await transport.call(kept, {}, { cacheForS: 10 });
  state.nowMs += 9_000;
  expect(await transport.call(kept, {})).toEqual({ n: 1 });
  state.nowMs += 2_000;
  expect(await transport.call(list, {}, { cacheForS: 60 })).toEqual({ n: 2 });
  state.nowMs += 59_000;
  expect(await transport.call(list, {}, { cacheForS: 60 })).toEqual({ n: 2 });
  expect(await transport.call(kept, {}, { cacheForS: 0 })).toEqual({ n: 3 });
  state.nowMs += 2_000;
  expect(await transport.call(kept, {})).toEqual({ n: 4 });
  expect(server.asked).toHaveLength(4);
});

it('remembers the roles of a dispatch for five minutes of a browser session, and asks again in another one', async () => {
  const roles = [{ id: '01890000-0000-7000-8000-000000000000', name: 'Inspector' }];
  const { transport, server, state } = await world(() => ({ data: roles }));
  await transport.call(taskApi.executorRoles, {});
  state.nowMs += 299_000;
  expect(await transport.call(taskApi.executorRoles, {})).toEqual(roles);
  expect(server.asked).toHaveLength(1);
  await worldAt(server.origin).transport.call(taskApi.executorRoles, {});
  expect(server.asked).toHaveLength(2);
  state.nowMs += 1_000;
  await transport.call(taskApi.executorRoles, {});
  expect(server.asked).toHaveLength(3);
});

it('remembers nothing for endpoints that did not opt in', async () => {
  const { transport, server, state } = await world(counting);
  await transport.call(list, {});
  state.nowMs += 2_000;
  await transport.call(list, {});
  expect(server.asked).toHaveLength(2);
});

it('forgets everything with any write, and keeps no GET that was under way during it', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { transport, server } = await world(async ({ method }, nth) => {
    if (nth === 1) await held;
    return { data: { n: method === 'GET' ? nth : 0 } };
  });
  const early = transport.call(kept, {});
  await transport.call(submit, { id: '1' });
  release();
  expect(await early).toEqual({ n: 1 });
  expect(await transport.call(kept, {})).toEqual({ n: 3 });
  await transport.call(submit, { id: '1' });
  expect(await transport.call(kept, {})).toEqual({ n: 5 });
  expect(server.asked).toHaveLength(5);
});

it('corrects its clock from 90021 and signs again once', async () => {
  const { transport, server, state, seen } = await world(({ headers }) => {
    const time = parseSignature(String(headers['x-signature']));
    const now = Math.floor(Date.now() / 1000) + 28_800;
    const holds = time !== null && time.start <= now && now <= time.end;
    return holds ? { data: { n: 1 } } : { code: 90021, data: { serverTime: new Date().toISOString() } };
  });
  state.nowMs = Date.now() + 10 * 60_000;
  expect(await transport.call(list, {})).toEqual({ n: 1 });
  expect(server.asked).toHaveLength(2);
  expect(Math.abs(transport.clock.offsetMs() + 10 * 60_000)).toBeLessThan(5_000);
  await transport.call(list, { keyword: 'again' });
  expect(server.asked).toHaveLength(3);
  expect(seen.toasts).toEqual([]);
});

it('complains about the clock only when the correction did not help', async () => {
  const { transport, server, seen } = await world(() => ({
    code: 90021,
    msg: 'your clock is off',
    data: { serverTime: new Date().toISOString() },
  }));
  await expect(transport.call(list, {})).rejects.toMatchObject({ code: 90021 });
  expect(server.asked).toHaveLength(2);
  expect(seen.toasts).toEqual(['your clock is off']);
});

it('asks a GET again after 429 and 503 as long as the server wants, and never a write', async () => {
  const busy: Answer = { status: 503, code: 99999, headers: { 'retry-after': '2' } };
  const { transport, server, seen } = await world((_asked, nth) => (nth < 3 ? busy : { data: { n: nth } }));
  expect(await transport.call(list, {})).toEqual({ n: 3 });
  expect(seen.waits).toEqual([2_000, 2_000]);
  const other = await world(() => busy);
  await expect(other.transport.call(submit, { id: '1' })).rejects.toMatchObject({ code: 99999 });
  expect([server.asked.length, other.server.asked.length]).toEqual([3, 1]);
});
