import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints, contracts } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { compose, type Identity, type Sent } from './client.ts';
import { worthSending } from './fuzz/door.ts';
import { edgesOf, isTime, SINGLE_DAYS } from './fuzz/edges.ts';
import { BROKEN_FORMS, type Form } from './fuzz/forms.ts';
import { fuzz, isOver, session, type Target } from './fuzz/fuzz.ts';
import { type Findings, noFindings, probe } from './fuzz/probe.ts';
import { asQuery } from './fuzz/some-input.ts';
import { withDatabase } from './global-setup.ts';
import { schemaAt, withField } from './input-samples.ts';
import { type OwnProcess, ownProcess } from './own-process.ts';
import { type FullCompany, fullCompany } from './security/full-company.ts';
import { inputWith, shapeOf } from './security/input-of.ts';
import { idsOf } from './security/kinds.ts';
import { type World, world } from './world.ts';

/** Little for a server: what grows without end ends it within seconds. */
const HEAP_MB = 300;
const AT_ONCE = 4;
const HEALTH: Sent = { method: 'GET', url: '/healthz', headers: {}, body: undefined };

let w: World;
let product: OwnProcess;
let folder: string;
let target: Target;

beforeAll(async () => {
  w = await world();
  const full = await fullCompany(w);
  folder = await mkdtemp(join(tmpdir(), 'rondo-limits-'));
  const [row] = await w.sql<{ name: string }>('select current_database() as name');
  product = await ownProcess({
    databaseUrl: withDatabase(inject('testPostgres').adminUrl, row?.name ?? ''),
    dataDir: folder,
    heapMb: HEAP_MB,
    env: { RONDO_RUN: 'web', CALLS_PER_MINUTE: '1000000' },
  });
  target = {
    base: product.base,
    ids: await idsOf(w, full, full.near),
    isRunning: product.isRunning,
    signIn: () => signedIn(full),
  };
}, 90_000);
afterAll(async () => {
  await product?.kill();
  await w?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A session of the owner, as sign-in makes it. */
async function signedIn({ company }: FullCompany): Promise<Identity> {
  const token = randomBytes(32).toString('base64url');
  await w.sql(
    `insert into session (token_hash, id, person_id, company_id, member_id, expires_at)
     select $1, $2, person_id, company_id, id, now() + interval '1 day' from member where company_id = $3 and id = $4`,
    [createHash('sha256').update(token).digest(), uuidv7(), company.id, company.owner.id],
  );
  return { token, id: company.owner.id, companyId: company.id };
}

interface Try {
  endpoint: Endpoint;
  label: string;
  input: unknown;
  form?: Form;
}

/** Sends calls a few at a time; at the end the process has to say that it is alive. */
async function all(tries: readonly Try[]): Promise<Findings> {
  const findings = noFindings();
  const queue = [...tries];
  const who = await session(target);
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next && product.isRunning(); next = queue.shift()) {
      const { endpoint, label, form } = next;
      const sent = composed(next, who.current());
      const answer = await probe(target.base, sent, `${endpoint.method} ${endpoint.path} ${label}`, findings, form);
      if (isOver(endpoint, answer)) await who.renew();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await probe(target.base, HEALTH, '/healthz at the end', findings);
  return findings;
}

function expectSound(findings: Findings): void {
  const { serverErrors, faults, resets, hangs } = findings;
  expect({ serverErrors, faults, resets, hangs }).toEqual({ serverErrors: [], faults: [], resets: [], hangs: [] });
  expect(product.isRunning()).toBe(true);
  expect(product.faults()).toEqual([]);
}

/** Each field at each of its ends, the others as their owner could send them. */
function edgeTries(endpoint: Endpoint): Try[] {
  const { schema, fields } = shapeOf(endpoint);
  return fields.flatMap((path) => {
    const edges = new Map(
      edgesOf(schemaAt(schema, path), path.at(-1) === 'cursor').map((value) => [JSON.stringify(value), value]),
    );
    const tries = [...edges.values()].map((value) => ({
      endpoint,
      label: `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`,
      input: withField(inputWith(endpoint, target.ids), path, value),
    }));
    return worthSending(endpoint, tries, (one) => asQuery(endpoint, one.input));
  });
}

const composed = ({ endpoint, input }: Try, who: Identity | null): Sent =>
  compose(endpoint, asQuery(endpoint, input) as never, endpoint.needs.kind === 'open' ? null : who);

/** All days and instants of a call on one day, with each choice of its other fields: a period of a single day. */
function singleDayTries(endpoint: Endpoint): Try[] {
  const { schema, fields } = shapeOf(endpoint);
  const times = fields.filter((path) => isTime(schemaAt(schema, path)));
  if (times.length === 0) return [];
  const choices = fields.flatMap((path) => (schemaAt(schema, path).enum ?? []).map((value) => ({ path, value })));
  const inputs = [inputWith(endpoint, target.ids)];
  inputs.push(...choices.map(({ path, value }) => withField(inputWith(endpoint, target.ids), path, value)));
  const tries = SINGLE_DAYS.flatMap((day) =>
    inputs.map((input) => ({
      endpoint,
      label: `all days = ${day} ${JSON.stringify(input)}`,
      input: times.reduce((sum, path) => withField(sum, path, day), input),
    })),
  );
  return worthSending(endpoint, tries, (one) => asQuery(endpoint, one.input));
}

/** A case for each feature: what one feature takes does not grow with the others. */
it.each(Object.entries<Record<string, Endpoint>>(contracts))(
  'a period of one such day is answered by %s, whatever else is asked for',
  async (_feature, endpoints) => {
    expectSound(await all(Object.values(endpoints).flatMap(singleDayTries)));
  },
  60_000,
);

it.each(Object.entries<Record<string, Endpoint>>(contracts))(
  '%s answers the first, the last and the value beyond of every field, and the server lives',
  async (_feature, endpoints) => {
    expectSound(
      await all(
        Object.values(endpoints)
          .filter((e) => !e.upload)
          .flatMap(edgeTries),
      ),
    );
  },
  60_000,
);

it('a form that is cut off or broken is refused like other wrong input', async () => {
  const uploads = allEndpoints.filter((e) => e.upload);
  expect(uploads.length).toBeGreaterThan(4);
  expectSound(
    await all(
      uploads.flatMap((endpoint) =>
        Object.entries(BROKEN_FORMS).map(([label, form]) => ({ endpoint, label, input: {}, form })),
      ),
    ),
  );
}, 60_000);

it('twenty seeded inputs of every operation are answered in time and never by a fault of ours', async () => {
  expectSound(await fuzz(target, { inputs: 20, seed: 2026 }));
}, 120_000);
