import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';
import { KEPT_BY as SHOP_KEPT_BY } from '../shop/used.queries.ts';
import { KEPT_BY as TEMPLATE_KEPT_BY } from '../template/used.queries.ts';

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

it('what the sweep removes from the bins is kept by exactly the tables that refer to it and do not go along', async () => {
  const rows = await w.sql<{ kept: string; by: string }>(
    `select confrelid::regclass::text as kept, conrelid::regclass::text as by from pg_constraint
      where contype = 'f' and confdeltype in ('a', 'r') and confrelid = any(array['template', 'shop', 'certificate']::regclass[])
      order by 1, 2`,
  );
  const kept = (bin: string, by: readonly string[]) => [...by].sort().map((table) => ({ kept: bin, by: table }));
  // A task keeps a template by its version, the record by its task.
  const [task, ...named] = TEMPLATE_KEPT_BY;
  expect(task).toBe('task');
  expect(rows).toEqual([...kept('shop', SHOP_KEPT_BY), ...kept('template', named)]);
});

it('a step of the sweep that fails keeps neither the other steps nor the other companies from theirs', async () => {
  const other = await w.company();
  const old = async (companyId: string, memberId: string): Promise<void> => {
    await w.sql(
      `insert into request_memory (company_id, member_id, request_id, endpoint, answer, created_at)
       values ($1, $2, gen_random_uuid(), 'POST /x', 'null', $3)`,
      [companyId, memberId, daysAgo(8)],
    );
  };
  const binned = await company.shop();
  const elsewhere = await other.shop();
  await w.sql('update shop set deleted_at = $1 where id = any($2)', [daysAgo(31), [binned, elsewhere]]);
  await old(company.id, company.owner.id);
  await old(other.id, other.owner.id);
  await w.sql(`create function refuse() returns trigger language plpgsql as $$ begin
    if old.company_id = '${company.id}' then raise exception 'not today'; end if; return old; end $$`);
  await w.sql('create trigger refuse before delete on request_memory for each row execute function refuse()');
  await expect(w.app.runJob('maintenance.sweep')).rejects.toThrow(`answers of company ${company.id}: not today`);
  await w.sql('drop trigger refuse on request_memory');
  expect(await w.sql('select id from shop where id = any($1)', [[binned, elsewhere]])).toEqual([]);
  expect(
    await w.sql('select 1 from request_memory where company_id = $1 and created_at < $2', [other.id, daysAgo(7)]),
  ).toEqual([]);
});
