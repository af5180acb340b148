import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dissolutionApi } from '@rondo/contract/dissolution';
import { fileApi } from '@rondo/contract/file';
import { DAY_MS } from '@rondo/domain/duration';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { ownCode } from '../../../test/own-code.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let dataDir: string;
let company: Company;
let other: Company;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rondo-purge-'));
  w = await world({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await w.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  company = await filled('Ending');
  other = await filled('Staying');
});

/** A company with people, stores, pictures, history, messages, mails and jobs. */
async function filled(name: string): Promise<Company> {
  const made = await w.company({ name });
  const admin = await made.member({ role: 'administrator' });
  await made.shop({ managerIds: [admin.id] });
  await upload(made.owner, name === 'Ending' ? 'navy' : 'olive');
  await made.owner.call(dissolutionApi.start, { name, code: await ownCode(w, made.owner, 'dissolve') });
  await made.owner.call(dissolutionApi.takeBack, { code: await ownCode(w, made.owner, 'keep_company') });
  await w.settle();
  await w.sql(
    `select enqueue('delivery.send', json_build_object('companyId', $1::text), now() + interval '1 day', null)`,
    [made.id],
  );
  return made;
}

async function upload(person: Person, background: string): Promise<void> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await person.call(fileApi.upload, {}, { files: [{ name: 'a.jpg', bytes }] });
}

async function dissolved(): Promise<void> {
  const code = await ownCode(w, company.owner, 'dissolve');
  await company.owner.call(dissolutionApi.start, { name: 'Ending', code });
  await w.settle();
  w.clock.advance(3 * DAY_MS);
  await w.app.runJob('dissolution.end');
}

/** Rows in any table of any schema of ours that mention an id anywhere, by table. */
async function traces(id: string): Promise<Record<string, number>> {
  const tables = await w.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await w.sql<{ n: number }>(
      `select count(*)::int as n from ${name} t where t::text like $1 or t::text like $2`,
      [`%${id}%`, `%${id.replaceAll('-', '')}%`],
    );
    if (row && row.n > 0) found[name] = row.n;
  }
  return found;
}

const tenantRows = async (id: string): Promise<Record<string, number>> => {
  const tables = await w.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await w.sql<{ n: number }>(`select count(*)::int as n from ${name} where company_id = $1`, [id]);
    counts[name] = row?.n ?? 0;
  }
  return counts;
};

const stored = async (id: string): Promise<string[]> =>
  // A folder that is gone holds none.
  (await readdir(join(dataDir, 'files', id), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const certificates = () =>
  w.sql<{
    id: string;
    company_name: string;
    sent_to: string;
    before: { rows: Record<string, number>; files: number };
    after: { rows: Record<string, number>; files: number };
  }>(`select id, company_name, sent_to, before, after from deletion_certificate order by purged_at desc, id desc`);

describe('the purge of a dissolved company', () => {
  it('waits for the backup time, then leaves nothing of it: no row in any table, no file, no person', async () => {
    await dissolved();
    w.clock.advance(30 * DAY_MS - 120_000);
    await w.app.runJob('dissolution.purge');
    expect((await traces(company.id))['public.member']).toBe(2);
    expect(await stored(company.id)).toHaveLength(2);
    const people = await w.sql<{ id: string; mail: string }>(
      'select p.id, p.mail from person p join member m on m.person_id = p.id where m.company_id = $1',
      [company.id],
    );
    w.clock.advance(180_000);
    await w.app.runJob('dissolution.purge');
    expect(await traces(company.id)).toEqual({});
    expect(await stored(company.id)).toEqual([]);
    for (const { id } of people) expect(await traces(id)).toEqual({});
    const letters = await w.sql(`select text_key from delivery where target = any($1)`, [people.map((p) => p.mail)]);
    expect(letters).toEqual([{ text_key: 'company_ended' }]);
    expect(await w.sql('select 1 from one_time_code where target = any($1)', [people.map((p) => p.mail)])).toEqual([]);
  });

  it('leaves a certificate that counts what was there and what is left, and goes to the owner', async () => {
    await dissolved();
    const before = await tenantRows(company.id);
    const [owner] = await w.sql<{ mail: string }>('select mail from member where company_id = $1 and is_owner', [
      company.id,
    ]);
    w.clock.advance(31 * DAY_MS);
    await w.app.runJob('dissolution.purge');
    const [certificate] = await certificates();
    expect(certificate).toMatchObject({ company_name: 'Ending', sent_to: owner?.mail });
    expect(certificate?.before.rows).toEqual({ company: 1, person: 2, ...before });
    expect(certificate?.before.files).toBe(2);
    expect(new Set(Object.values(certificate?.after.rows ?? { none: 1 }))).toEqual(new Set([0]));
    const names = (rows: Record<string, number> = {}) => Object.keys(rows).toSorted();
    expect(names(certificate?.after.rows)).toEqual(names(certificate?.before.rows));
    expect(certificate?.after.files).toBe(0);
    const [letter] = await w.sql<{ params: { number: string; table: string }; company_id: string | null }>(
      `select params, company_id from delivery where target = $1 and text_key = 'company_ended'`,
      [owner?.mail],
    );
    expect(letter?.company_id).toBeNull();
    expect(letter?.params.number).toBe(certificate?.id);
    expect(letter?.params.table).toMatch(new RegExp(`^(Members|成员)[:：] ?${before.member} → 0$`, 'm'));
    expect(letter?.params.table).toMatch(/^(Files|文件)[:：] ?2 → 0$/m);
    expect(letter?.params.table).not.toMatch(/[a-z]_[a-z]/);
  });

  it('touches nothing of another company', async () => {
    await dissolved();
    w.clock.advance(31 * DAY_MS);
    const [rows, files, mentions] = [await tenantRows(other.id), await stored(other.id), await traces(other.id)];
    expect(rows.history).toBeGreaterThan(0);
    await w.app.runJob('dissolution.purge');
    expect([await tenantRows(other.id), await stored(other.id), await traces(other.id)]).toEqual([
      rows,
      files,
      mentions,
    ]);
  });

  it('keeps people who are in another company too, or applied there', async () => {
    const people = await w.sql<{ id: string }>(
      'select person_id as id from member where company_id = $1 order by is_owner',
      [company.id],
    );
    const [worker, boss] = people;
    await w.sql(
      `insert into member (company_id, id, person_id, name, state) values ($1, gen_random_uuid(), $2, 'Both', 'resigned')`,
      [other.id, worker?.id],
    );
    await w.sql('insert into applicant (person_id, company_id, application_id) values ($1, $2, gen_random_uuid())', [
      boss?.id,
      other.id,
    ]);
    await dissolved();
    w.clock.advance(31 * DAY_MS);
    await w.app.runJob('dissolution.purge');
    expect(await w.sql('select id from person where id = any($1)', [people.map((p) => p.id)])).toHaveLength(2);
    expect(await traces(company.id)).toEqual({});
  });
});

describe('a purge that is killed', () => {
  /** Cuts the connection in the middle, as a killed process does. */
  const killAt = (table: string) =>
    w.sql(`create or replace function die() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$;
      create trigger die after delete on ${table} for each statement execute function die()`);
  const live = async (table: string) => {
    // The pool may still hold the connection that was cut.
    await expect.poll(() => w.sql('select 1')).toHaveLength(1);
    await w.sql(`drop trigger die on ${table}`);
  };

  it.each(['record_item', 'file', 'shop', 'member', 'company', 'person'])(
    'at %s has no certificate yet, and the next run finishes with what was counted at first',
    async (table) => {
      await dissolved();
      w.clock.advance(31 * DAY_MS);
      const before = await tenantRows(company.id);
      const known = (await certificates()).length;
      await killAt(table);
      await expect(w.app.runJob('dissolution.purge')).rejects.toThrow();
      await live(table);
      expect(await stored(company.id)).toEqual([]);
      expect(await tenantRows(company.id)).toMatchObject({ member: before.member, membership: before.membership });
      expect(await certificates()).toHaveLength(known);
      await w.app.runJob('dissolution.purge');
      await w.app.runJob('dissolution.purge');
      expect(await traces(company.id)).toEqual({});
      const all = await certificates();
      expect(all).toHaveLength(known + 1);
      expect(all[0]?.before).toEqual({ rows: { company: 1, person: 2, ...before }, files: 2 });
    },
  );

  it('two nodes at once write one certificate', async () => {
    await dissolved();
    w.clock.advance(31 * DAY_MS);
    const known = (await certificates()).length;
    await Promise.all([w.app.runJob('dissolution.purge'), w.app.runJob('dissolution.purge')]);
    expect(await certificates()).toHaveLength(known + 1);
    expect(await traces(company.id)).toEqual({});
  });
});
