import { CODES } from '@rondo/contract/kit/codes';
import { endpoint, signedIn } from '@rondo/contract/kit/endpoint';
import { startRoute } from '@rondo/contract/start-routes';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, type Asked, localServer, worldAt } from '../../../test/world.ts';
import type { TransportEnv } from './transport-env.ts';

const read = (path: `/${string}`, atStart?: true) =>
  endpoint({
    ...{ method: 'GET', path, needs: signedIn, summary: 'A read.', input: z.object({ q: z.string().optional() }) },
    output: z.object({ n: z.number() }),
    ...(atStart ? { atStart } : {}),
  });
const me = read('/customer/login/staff');
const [jobs, guide] = [read('/customer/job/list', true), read('/customer/guide/mine', true)];
const write = endpoint({ ...me, method: 'POST', path: '/customer/write' });

const servers: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Patience really passes, unless a test says otherwise. */
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function world(
  answer: (asked: Asked, nth: number) => Answer | Promise<Answer>,
  over: Partial<TransportEnv> = { wait },
) {
  const server = await localServer(answer);
  servers.push(server);
  return { server, ...worldAt(server.origin, over) };
}

/** 100 stands in what was asked ahead, the number of the request in everything else. */
const answering = ({ url }: Asked, nth: number): Answer => ({
  data: url === startRoute.path ? { [jobs.path]: { n: 100 } } : { n: nth },
});

it('what was asked ahead answers the next call, and only that one', async () => {
  const { transport, server, state } = await world(answering);
  transport.askAhead(me);
  expect(await transport.call(me, {})).toEqual({ n: 1 });
  state.nowMs += 2_000;
  expect(await transport.call(me, {})).toEqual({ n: 2 });
  expect(server.asked).toHaveLength(2);
});

it('the answer for the start has its parts for who asks for them; what it lacks is asked for alone', async () => {
  const { transport, server } = await world(answering);
  transport.askAhead(startRoute);
  expect(await Promise.all([transport.call(jobs, {}), transport.call(guide, {})])).toEqual([{ n: 100 }, { n: 2 }]);
  expect(server.asked.map(({ url }) => url)).toEqual([startRoute.path, guide.path]);
});

it('is not for a call with other parameters', async () => {
  const { transport } = await world(answering);
  transport.askAhead(startRoute);
  expect(await transport.call(jobs, { q: 'a' })).not.toEqual({ n: 100 });
});

it('is not taken after a write, nor when it is old', async () => {
  const written = await world(answering);
  written.transport.askAhead(startRoute);
  await written.transport.call(write, {});
  expect(await written.transport.call(jobs, {})).not.toEqual({ n: 100 });
  const late = await world(answering);
  late.transport.askAhead(startRoute);
  await late.transport.call(guide, {});
  late.state.nowMs += 11_000;
  expect(await late.transport.call(jobs, {})).not.toEqual({ n: 100 });
});

it('a refusal is told to who asks, not before', async () => {
  const { transport, seen } = await world((_, nth) => (nth === 1 ? { code: 99001 } : { data: { n: nth } }));
  transport.askAhead(me);
  expect(await transport.call(me, {})).toEqual({ n: 2 });
  expect(seen.toasts).toEqual([]);
});

it('is for the session and the language that it was asked in', async () => {
  const changes: Array<(state: Awaited<ReturnType<typeof world>>['state']) => void> = [
    (state) => {
      state.session = { token: 'token-2', id: 'staff-2' };
    },
    (state) => {
      state.language = 'zh-CN';
    },
  ];
  for (const change of changes) {
    const { transport, state } = await world(answering);
    transport.askAhead(startRoute);
    change(state);
    expect(await transport.call(jobs, {})).not.toEqual({ n: 100 });
  }
});

it('a start that does not answer holds up nobody', async () => {
  const never = new Promise<Answer>(() => {});
  const slow = await world((asked, nth) => (asked.url === startRoute.path ? never : answering(asked, nth)), {});
  slow.transport.askAhead(startRoute);
  expect(await slow.transport.call(jobs, {})).toEqual({ n: 2 });
  expect(slow.seen.waits).toEqual([2_000]);
});

it('without a network each part says so itself, as if nothing had been asked ahead', async () => {
  const { transport, seen } = await world(answering, {
    wait,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  transport.askAhead(me);
  transport.askAhead(startRoute);
  await expect(transport.call(jobs, {})).rejects.toThrow();
  expect(seen.toasts).toEqual(['error.NETWORK_EXCEPTION']);
});

it('an ended session ends once, whoever hears of it first', async () => {
  const { transport, seen } = await world(() => ({ code: CODES.NO_SESSION.code }));
  transport.askAhead(me);
  transport.askAhead(startRoute);
  const calls = [transport.call(me, {}), transport.call(jobs, {}), transport.call(guide, {})];
  for (const outcome of await Promise.allSettled(calls)) expect(outcome.status).toBe('rejected');
  expect(seen.over).toBe(1);
});
