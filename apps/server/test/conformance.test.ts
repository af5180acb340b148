import { allEndpoints } from '@rondo/contract/all';
import { CODES, reasonOf } from '@rondo/contract/kit/codes';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, compose, type Identity, type Sent } from './client.ts';
import type { Company, Person } from './factories.ts';
import { worthSending } from './fuzz/door.ts';
import { fieldsOf, HOSTILE, sample, schemaOf, withField } from './input-samples.ts';
import { givenRectification } from './rectification.ts';
import { inTurn } from './security/attack.ts';
import { transmit } from './transmit.ts';
import { type World, world } from './world.ts';

let w: World;
let company: Company;
let nobody: Person;
/** Ids of things another company owns. */
let foreign: string[];
/**
 * So many of them are put into each field, the next ones into the next. Things of every kind, in inputs that are good but for
 * them, are what isolation.test.ts puts into every field.
 */
const FOREIGN_A_FIELD = 3;
let turn = 0;
const nextForeign = (): string[] =>
  Array.from({ length: FOREIGN_A_FIELD }, () => {
    turn += 1;
    return foreign[turn % foreign.length] ?? '';
  });

beforeAll(async () => {
  w = await world();
  company = await w.company();
  nobody = await company.member({ role: 'staff' });
  await w.sql(`update role set codes = '{}' where company_id = $1 and key = 'staff'`, [company.id]);
  const other = await w.company();
  const shopId = await other.shop();
  const rectificationId = await givenRectification(w, other, {
    shopId,
    initiator: other.owner,
    handlers: [other.owner],
  });
  const rows = await w.sql<{ id: string }>(
    `select id from task where company_id = $1 union all select id from record where company_id = $1
     union all select id from template where company_id = $1 union all select id from template_version where company_id = $1`,
    [other.id],
  );
  foreign = [
    shopId,
    rectificationId,
    other.owner.id,
    other.start.rootGroupId,
    other.start.rootDepartmentId,
    other.start.roleIds.inspector,
    ...rows.map((r) => r.id),
  ];
});
afterAll(() => w.stop());

/** Acts whose ids are filters: a stranger's id filters everything away. */
const isFilter = (path: string): boolean =>
  path === '/inspect/V3/statistics/freeze' || /\/start(Export\w*|Pictures)$/.test(path);
/** Acts whose other ids name parts of what is sent itself: they lead to nothing that stands anywhere. */
const OWN_IDS = new Set(['/inspect/V3/checkItem/create']);
/** Acts that are answered alike whether or not there is something, or for each by itself: nothing is made of an id of a stranger. */
const ALIKE = new Set(['/knowledge/request/create', '/inspect/V3/rectification/bulk']);

interface Answer {
  status: number;
  code: number;
  data: unknown;
}

async function send(sent: Sent): Promise<Answer> {
  const { status, text } = await transmit(w.base, sent);
  const answer: unknown = JSON.parse(text);
  expect(Object.keys(answer as object).sort()).toEqual(['code', 'data', 'msg']);
  return { status, ...(answer as { code: number; data: unknown }) };
}

function build(endpoint: Endpoint, input: unknown, who: Identity | null, options: CallOptions = {}): Sent {
  return compose(endpoint, input as never, who, { now: w.clock.now().getTime(), ...options });
}

const nameOf = (e: Endpoint): string => `${e.method} ${e.path}`;
const enveloped = allEndpoints.filter((e) => !e.raw);
const guarded = enveloped.filter((e) => e.needs.kind !== 'open');
const coded = enveloped.filter((e) => e.needs.kind === 'any' || e.needs.kind === 'all');
const plain = (e: Endpoint): unknown => sample(schemaOf(e), uuidv7());

describe('every endpoint', () => {
  it.each(guarded.map((e) => [nameOf(e), e] as const))('%s answers nobody without a session', async (_, e) => {
    expect(reasonOf((await send(build(e, plain(e), null))).code)).toBe('NO_SESSION');
    const dead = { token: 'dead', id: '', companyId: '' };
    expect(reasonOf((await send(build(e, plain(e), dead))).code)).toBe('NO_SESSION');
  });

  it.each(enveloped.map((e) => [nameOf(e), e] as const))(
    '%s refuses a signature that is absent, altered, old or for other parameters',
    async (_, e) => {
      const who = e.needs.kind === 'open' ? null : company.owner;
      const good = build(e, plain(e), who);
      const signature = good.headers['x-signature'] ?? '';
      const altered = signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0');
      const shifted = signature.replace(/t=(\d+)/, (_all, t: string) => `t=${Number(t) + 1}`);
      for (const value of ['', 'v=1', altered, shifted]) {
        const answer = await send({ ...good, headers: { ...good.headers, 'x-signature': value } });
        expect(reasonOf(answer.code)).toBe('SIGNATURE_REFUSED');
      }
      const old = build(e, plain(e), who, { now: w.clock.now().getTime() - 2 * 3_600_000 });
      expect(reasonOf((await send(old)).code)).toBe('CLOCK_OFF');
      const added = { ...good, url: `${good.url}${good.url.includes('?') ? '&' : '?'}added=1` };
      expect(reasonOf((await send(added)).code)).toBe('SIGNATURE_REFUSED');
    },
  );

  it.each(coded.map((e) => [nameOf(e), e] as const))('%s is closed to a member without its code', async (_, e) => {
    const answer = await send(build(e, plain(e), nobody));
    expect(answer.status).toBe(200);
    expect(reasonOf(answer.code)).toBe('FORBIDDEN');
  });

  it.each(guarded.map((e) => [nameOf(e), e] as const))(
    '%s gives and takes nothing of another company',
    async (_, e) => {
      const ids = fieldsOf(schemaOf(e)).filter(
        (path) => /(^id|Id|Ids)$/.test(path.at(-1) ?? '') && path.at(-1) !== 'requestId',
      );
      for (const path of ids) {
        for (const id of nextForeign()) {
          const isList = path.at(-1)?.endsWith('Ids') ?? false;
          const answer = await send(build(e, withField(plain(e), path, isList ? [id] : id), company.owner));
          expect(answer.status).toBeLessThan(500);
          expect(reasonOf(answer.code)).not.toBe('OPERATION_EXCEPTION');
          expect(JSON.stringify(answer.data ?? null)).not.toContain('Cold food above');
          if (e.method !== 'GET' && !isFilter(e.path) && !OWN_IDS.has(e.path) && !ALIKE.has(e.path))
            expect(answer.code, `${path.join('.')} ${id}`).not.toBe(CODES.OK.code);
        }
      }
    },
  );

  it.each(enveloped.filter((e) => !e.upload).map((e) => [nameOf(e), e] as const))(
    '%s takes hostile input without falling',
    async (_, e) => {
      const who = e.needs.kind === 'open' ? null : company.owner;
      const paths = fieldsOf(schemaOf(e)).filter((path) => !(e.method === 'DELETE' && path[0] === 'id'));
      const tries = paths.flatMap((path) =>
        // Longer addresses than a server reads are cut off by the protocol itself.
        HOSTILE.map((hostile) => ({
          path,
          value: e.method === 'GET' && typeof hostile === 'string' ? hostile.slice(0, 2_000) : hostile,
        })),
      );
      const good = plain(e);
      const chosen = worthSending(e, tries, ({ path, value }) => withField(good, path, value));
      const fallen = await inTurn(chosen, async ({ path, value }) => {
        const { status, code } = await send(build(e, withField(plain(e), path, value), who));
        const stands = [200, 413, 429].includes(status) && reasonOf(code) !== 'OPERATION_EXCEPTION';
        return stands ? [] : [`${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}: ${status} ${code}`];
      });
      expect(fallen.flat()).toEqual([]);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
    60_000,
  );
});

describe('what is no call', () => {
  const raw = (path: string, init: RequestInit = {}) => fetch(`${w.base}${path}`, init);

  it.each([
    ['an unknown path', '/nothing/here', {}, 404],
    ['a wrong method', '/customer/login/staff', { method: 'PATCH' }, 404],
    [
      'a body that is no JSON',
      '/customer/login/password',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      200,
    ],
    [
      'a body of another type',
      '/customer/login/password',
      { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    [
      'a body that is too large',
      '/customer/login/password',
      { method: 'POST', body: `"${'x'.repeat(3_000_000)}"`, headers: { 'content-type': 'application/json' } },
      413,
    ],
    [
      'a body of brackets',
      '/customer/login/password',
      { method: 'POST', body: '['.repeat(10_000), headers: { 'content-type': 'application/json' } },
      200,
    ],
  ] as const)('%s is answered by the envelope', async (_, path, init, status) => {
    const response = await raw(path, init);
    expect(response.status).toBe(status);
    expect(Object.keys((await response.json()) as object).sort()).toEqual(['code', 'data', 'msg']);
  });
});
