import { anyOf, endpoint, open } from '@rondo/contract/kit/endpoint';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, localServer, worldAt } from '../../../test/world.ts';
import { Refusal } from './refusal.ts';

const get = endpoint({
  method: 'GET',
  path: '/inspect/V3/record/list',
  needs: anyOf('record_select', 'issue_select'),
  summary: 'A read.',
  input: z.object({}),
  output: z.object({}),
});
const post = endpoint({ ...get, method: 'POST' });

const servers: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function answering(answer: Answer) {
  const server = await localServer(() => answer);
  servers.push(server);
  return worldAt(server.origin);
}

/** Whether a promise has settled once everything that is under way has arrived. */
async function settles(promise: Promise<unknown>, world: Awaited<ReturnType<typeof answering>>): Promise<boolean> {
  let settled = false;
  const done = () => {
    settled = true;
  };
  promise.then(done, done);
  // A later call through the same connection: when it is back, so is the first.
  await world.transport.call(post, {}).catch(() => null);
  return settled;
}

describe('the session is over', () => {
  it.each([20001, 20101, 90017])('with code %i: one toast and one redirect for many calls', async (code) => {
    const { transport, seen } = await answering({ code, msg: 'of the server' });
    const calls = [get, post].map((one) => transport.call(one, {}, { hideErrors: true }));
    for (const call of calls) await expect(call).rejects.toBeInstanceOf(Refusal);
    expect(seen).toMatchObject({ toasts: ['error.NO_SESSION'], over: 1 });
  });

  it('with HTTP 403, whatever the body', async () => {
    const { transport, seen } = await answering({ status: 403, text: '<h1>Forbidden</h1>' });
    await expect(transport.call(get, {})).rejects.toMatchObject({ code: 90017 });
    expect(seen).toMatchObject({ toasts: ['error.NO_SESSION'], over: 1 });
  });

  it('but not for a call that needs no session while there is none: a gateway in between is a failed network', async () => {
    const { transport, seen, state } = await answering({ status: 403, text: '<h1>Forbidden</h1>' });
    state.session = { token: '', id: '' };
    const welcome = endpoint({ ...get, needs: open, silent: true });
    await expect(transport.call(welcome, {})).rejects.toMatchObject({ code: 99999 });
    await expect(transport.call(endpoint({ ...post, needs: open }), {})).rejects.toMatchObject({ code: 99999 });
    expect(seen).toMatchObject({ toasts: ['error.NETWORK_EXCEPTION'], over: 0 });
  });

  it('but not for somebody who signed in while the answer was on its way', async () => {
    const world = await answering({ code: 20101 });
    const call = world.transport.call(get, {});
    world.state.session = { token: 'token-2', id: 'staff-1' };
    await expect(call).rejects.toMatchObject({ code: 20101 });
    expect(world.seen).toMatchObject({ toasts: [], over: 0 });
  });

  it('and never hands it to the callback', async () => {
    const { transport, seen } = await answering({ code: 20001 });
    const told: number[] = [];
    await expect(transport.call(get, {}, { onError: (code) => told.push(code) })).rejects.toBeInstanceOf(Refusal);
    expect([told, seen.over]).toEqual([[], 1]);
  });
});

describe('a failed network', () => {
  it.each([
    ['99999', { code: 99999, msg: 'of the server' }],
    ['an answer without envelope', { status: 502, text: '<h1>Bad gateway</h1>' }],
    ['an answer of another shape', { data: 'not what was asked' }],
  ])('%s says "Network exception" and rejects, silently if hidden', async (_name, answer) => {
    const { transport, seen } = await answering(answer);
    await expect(transport.call(get, {})).rejects.toMatchObject({ code: 99999 });
    expect(seen.toasts).toEqual(['error.NETWORK_EXCEPTION']);
    await expect(transport.call(post, {}, { hideErrors: true })).rejects.toMatchObject({ code: 99999 });
    expect(seen.toasts).toHaveLength(1);
  });

  it('that reaches nobody says the same', async () => {
    const server = await localServer(() => ({}));
    await server.close();
    const { transport, seen } = worldAt(server.origin);
    await expect(transport.call(get, {})).rejects.toMatchObject({ code: 99999 });
    expect(seen.toasts).toEqual(['error.NETWORK_EXCEPTION']);
  });
});

it('an unexpected fault says "Operation exception", not the text of the server', async () => {
  const { transport, seen } = await answering({ code: 99001, msg: 'stack' });
  await expect(transport.call(get, {})).rejects.toMatchObject({ code: 99001 });
  expect(seen.toasts).toEqual(['error.OPERATION_EXCEPTION']);
});

it('94002 rejects without a word', async () => {
  const { transport, seen } = await answering({ code: 94002, msg: 'superseded' });
  await expect(transport.call(get, {})).rejects.toMatchObject({ code: 94002 });
  expect(seen.toasts).toEqual([]);
});

it('any other code shows the text of the server if there is one, and rejects', async () => {
  const told = await answering({ code: 12345, msg: 'x' });
  await expect(told.transport.call(get, {})).rejects.toMatchObject({ code: 12345, message: 'x' });
  expect(told.seen.toasts).toEqual(['x']);
  const untold = await answering({ code: 12345 });
  await expect(untold.transport.call(get, {})).rejects.toMatchObject({ code: 12345 });
  expect(untold.seen.toasts).toEqual([]);
});

describe('a task that is gone', () => {
  it.each([95003, 95011, 95012])('(%i) leaves the promise open for ever when a callback continues', async (code) => {
    const world = await answering({ code, msg: 'gone' });
    const told: unknown[] = [];
    const call = world.transport.call(get, {}, { onError: (...heard) => told.push(heard.slice(0, 2)) });
    expect(await settles(call, world)).toBe(false);
    expect(told).toEqual([[code, 'gone']]);
    expect(world.seen.toasts).toEqual(['gone']); // of the second call, which has no callback
  });

  it.each([95003, 95011, 95012])('(%i) is told and rejects without a callback', async (code) => {
    const { transport, seen } = await answering({ code, msg: 'gone' });
    await expect(transport.call(get, {})).rejects.toMatchObject({ code });
    expect(seen.toasts).toEqual(['gone']);
  });
});

it('a callback replaces the toast of other codes, which still reject', async () => {
  const { transport, seen } = await answering({ code: 90409, msg: 'stale' });
  const told: unknown[] = [];
  const call = transport.call(get, {}, { onError: (...heard) => told.push(heard.slice(0, 2)) });
  await expect(call).rejects.toMatchObject({ code: 90409 });
  expect([told, seen.toasts]).toEqual([[[90409, 'stale']], []]);
});

it('without permission a page goes to /403, an action and a part of a page say so', async () => {
  const { transport, seen } = await answering({ code: 90403, msg: 'no permission' });
  await expect(transport.call(get, {})).rejects.toMatchObject({ code: 90403 });
  expect([seen.forbidden, seen.toasts]).toEqual([['record_select,issue_select'], []]);
  await expect(transport.call(post, {})).rejects.toMatchObject({ code: 90403 });
  await expect(transport.call(get, {}, { part: true })).rejects.toMatchObject({ code: 90403 });
  expect([seen.forbidden.length, seen.toasts]).toEqual([1, ['no permission', 'no permission']]);
});

it('names the refused fields of an input', () => {
  const fields = [{ path: 'name', reason: 'required', message: 'Required' }];
  expect(new Refusal(90400, '', { fields: [...fields, { path: 1 }, null] }).fields).toEqual(fields);
  expect(new Refusal(90400, '', null).fields).toEqual([]);
});
