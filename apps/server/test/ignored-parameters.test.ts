import { allEndpoints } from '@rondo/contract/all';
import { reasonOf } from '@rondo/contract/kit/codes';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from './client.ts';
import type { Person } from './factories.ts';
import { type World, world } from './world.ts';

let w: World;
let owner: Person;
beforeAll(async () => {
  w = await world();
  ({ owner } = await w.company());
});
afterAll(() => w.stop());

/** A signed call whose query is changed on the way. */
async function changed(change: (query: string) => string): Promise<string | null> {
  const input = { trace: 'as-signed' };
  const { url, headers } = compose(sessionApi.me, input, owner, { now: w.clock.now().getTime() });
  const [path, query = ''] = url.split('?');
  const response = await fetch(`${w.base}${path}${change(query)}`, { headers });
  return reasonOf(((await response.json()) as { code: number }).code);
}

it('a parameter on the ignore list may change, come twice or be lost without breaking the signature', async () => {
  expect(await changed((query) => `?${query}`)).toBe('OK');
  expect(await changed(() => '?trace=another')).toBe('OK');
  expect(await changed((query) => `?${query}&trace=`)).toBe('OK');
  expect(await changed(() => '')).toBe('OK');
});

it('any other parameter breaks it', async () => {
  expect(await changed((query) => `?${query}&other=1`)).toBe('SIGNATURE_REFUSED');
  expect(await changed((query) => `?${query}&Trace=1`)).toBe('SIGNATURE_REFUSED');
  expect(await changed((query) => `?${query}&trace%20=1`)).toBe('SIGNATURE_REFUSED');
});

it('only reads have such parameters, and each is one that the endpoint takes', () => {
  const lists = allEndpoints.filter((e) => e.ignore);
  expect(lists.length).toBeGreaterThan(0);
  for (const e of lists) {
    expect(e.method).toBe('GET');
    const shape = 'shape' in e.input ? Object.keys(e.input.shape as object) : [];
    for (const name of e.ignore ?? []) expect(shape).toContain(name);
  }
});
