import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const daysAgo = (days: number): Date => new Date(w.clock.now().getTime() - days * 86_400_000);

async function count(table: string): Promise<number> {
  const [row] = await w.sql<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}

it('the nightly sweep removes answers, sessions, tickets and guards that are over, and keeps the others', async () => {
  for (const days of [6, 8])
    await w.sql(
      `insert into request_memory (company_id, member_id, request_id, endpoint, answer, created_at)
       values ($1, $2, gen_random_uuid(), 'POST /x', 'null', $3)`,
      [company.id, company.owner.id, daysAgo(days)],
    );
  const [session] = await w.sql<{ id: string; person_id: string }>('select id, person_id from session');
  for (const days of [29, 31])
    await w.sql(
      `insert into session (token_hash, id, person_id, company_id, member_id, expires_at, ended_at, end_reason)
       values (sha256(gen_random_uuid()::text::bytea), gen_random_uuid(), $1, $2, $3, $4, $4, 'signed_out')`,
      [session?.person_id, company.id, company.owner.id, daysAgo(days)],
    );
  for (const days of [-1, 1])
    await w.sql(`insert into ticket values (sha256(gen_random_uuid()::text::bytea), $1, 'stream', $2)`, [
      session?.id,
      daysAgo(days),
    ]);
  for (const days of [0, 2])
    await w.sql('insert into login_guard (key, failures, last_failed_at) values ($1, 1, $2)', [
      `key ${days}`,
      daysAgo(days),
    ]);
  await w.app.runJob('maintenance.sweep');
  expect([
    await count('request_memory'),
    await count('session'),
    await count('ticket'),
    await count('login_guard'),
  ]).toEqual([1, 2, 1, 1]);
});

it('the nightly sweep removes old codes, passes, sign-ons and letters', async () => {
  const [person] = await w.sql<{ id: string }>('select id from person');
  for (const days of [0, 2])
    await w.sql(
      `insert into one_time_code (id, purpose, target, code_hash, created_at, expires_at)
       values (gen_random_uuid(), 'sign_in', 'a@b.test', '', $1, $1)`,
      [daysAgo(days)],
    );
  for (const days of [-1, 1]) {
    await w.sql(
      `insert into pass (hash, person_id, expires_at) values (sha256(gen_random_uuid()::text::bytea), $1, $2)`,
      [person?.id, daysAgo(days)],
    );
    await w.sql(`insert into sso_attempt values (gen_random_uuid()::text, '', '', '', '', $1)`, [daysAgo(days)]);
  }
  for (const days of [6, 8])
    await w.sql(
      `insert into delivery (id, channel, target, text_key, params, language, state, created_at)
       values (gen_random_uuid(), 'mail', 'a@b.test', 'code', '{}', 'en-US', 'local', $1)`,
      [daysAgo(days)],
    );
  await w.app.runJob('maintenance.sweep');
  const left = await Promise.all(['one_time_code', 'pass', 'sso_attempt', 'delivery'].map(count));
  expect(left).toEqual([1, 1, 1, 1]);
});

it('a start makes the partitions of the year to come', async () => {
  const year = w.clock.now().getUTCFullYear();
  const rows = await w.sql(`select 1 from pg_class where relname ~ $1`, [`^(history|message)_(${year}|${year + 1})q`]);
  expect(rows.length).toBeGreaterThanOrEqual(10);
});
