import { expect, it } from 'vitest';
import { refused } from './refused.ts';
import { faultsOf } from './rules.ts';

/** What a migration does wrong after one that made `shop`, with company data, in version 1.4.0. */
function wrong(sql: string): string[] {
  const made = 'CREATE TABLE shop (company_id uuid, id uuid, name text, PRIMARY KEY (company_id, id));';
  const files = [
    { name: '0001_shop.sql', sql: made },
    { name: '0002_new.sql', sql },
  ];
  return faultsOf(files, '1.4.0').map(({ file, rule, subject }) => `${file} ${rule} ${subject}`);
}

it('a table as it should be, and what adds to one, is taken', () => {
  const good = `-- Visits; none of them is company; drop table is only a word here.
    CREATE TABLE visit (
      company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE, -- unique
      id uuid NOT NULL, shop_id uuid NOT NULL, kind text NOT NULL CHECK (kind IN ('a', 'b')),
      PRIMARY KEY (company_id, id), UNIQUE (company_id, kind),
      FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id));
    CREATE UNIQUE INDEX visit_kind ON visit (company_id, lower(kind));
    ALTER TABLE visit ALTER COLUMN kind SET NOT NULL;
    ALTER TABLE shop ADD COLUMN landmark text NOT NULL DEFAULT '', ADD COLUMN floor int;
    CREATE FUNCTION word() RETURNS text LANGUAGE sql AS $$ SELECT 'drop'; $$;
    DROP INDEX shop_name;`;
  expect(wrong(good)).toEqual([]);
});

it.each([
  ['no-company visit', 'CREATE TABLE visit (id uuid PRIMARY KEY)'],
  ['key-without-company visit', 'CREATE TABLE visit (company_id uuid, id uuid PRIMARY KEY)'],
  ['key-without-company visit', 'CREATE TABLE visit (company_id uuid, id uuid, PRIMARY KEY (id))'],
  ['key-without-company visit', 'CREATE TABLE visit (company_id uuid, code text UNIQUE)'],
  ['key-without-company shop', 'CREATE UNIQUE INDEX shop_name ON shop (lower(name))'],
  ['key-without-company shop', 'ALTER TABLE shop ADD CONSTRAINT one UNIQUE (name)'],
  ['reference-without-company visit', 'CREATE TABLE visit (company_id uuid, shop_id uuid REFERENCES shop)'],
  ['reference-without-company shop', 'ALTER TABLE shop ADD FOREIGN KEY (name) REFERENCES word (id)'],
  ['trigger note', 'CREATE TRIGGER note AFTER UPDATE ON shop FOR EACH ROW EXECUTE FUNCTION word()'],
  ['security-definer all_of', 'CREATE FUNCTION all_of() RETURNS int LANGUAGE sql SECURITY DEFINER AS $$ SELECT 1; $$'],
  ['lock-across-companies LOCK TABLE shop', 'LOCK TABLE shop'],
  ['lock-across-companies hold', 'CREATE FUNCTION hold() AS $$ SELECT pg_advisory_xact_lock(1); $$'],
  ['drop note', 'DROP TRIGGER note ON shop'],
  ['drop shop', 'DROP TABLE shop'],
  ['drop shop', 'ALTER TABLE shop ADD COLUMN a int, DROP COLUMN name'],
  ['rename shop', 'ALTER TABLE shop RENAME COLUMN name TO title'],
  ['rename shop', 'ALTER TABLE shop RENAME TO store'],
  ['not-null shop', 'ALTER TABLE shop ADD COLUMN floor int NOT NULL'],
  ['not-null shop', 'ALTER TABLE shop ALTER COLUMN name SET NOT NULL'],
  ['type shop', 'ALTER TABLE shop ALTER COLUMN name TYPE varchar(10)'],
])('refused: %s by %s', (fault, sql) => {
  expect(wrong(`${sql};`)).toEqual([`0002_new.sql ${fault}`]);
});

it('the contract step is taken with an older version that stopped using it, and with no other', () => {
  const drop = (since: string) => wrong(`-- contract: not used since ${since}\nALTER TABLE shop DROP COLUMN name;`);
  expect(drop('1.3.9')).toEqual([]);
  expect(drop('1.4.0')).toEqual(['0002_new.sql drop shop']);
  expect(drop('2.0.0')).toEqual(['0002_new.sql drop shop']);
  const trigger =
    '-- contract: not used since 1.0.0\nCREATE TRIGGER note AFTER UPDATE ON shop EXECUTE FUNCTION word();';
  expect(wrong(trigger)).toEqual(['0002_new.sql trigger note']);
});

it('a trigger that a later file drops is none; one that is made again, or dropped before, is refused', () => {
  const trigger = 'CREATE TRIGGER note AFTER UPDATE ON shop FOR EACH ROW EXECUTE FUNCTION word();';
  const drop = '-- contract: not used since 1.0.0\nDROP TRIGGER note ON shop;';
  const faults = (...sqls: string[]) =>
    faultsOf(
      sqls.map((sql, i) => ({ name: `000${i}.sql`, sql })),
      '1.4.0',
    ).map(({ file, rule, subject }) => `${file} ${rule} ${subject}`);
  expect(faults(trigger, drop)).toEqual([]);
  expect(faults(trigger, drop, trigger)).toEqual(['0002.sql trigger note']);
  expect(faults(drop, trigger)).toEqual(['0001.sql trigger note']);
});

it('an exception is for one file, rule and table, and goes when nothing needs it', () => {
  const fault = { file: '0002_new.sql', rule: 'drop', subject: 'shop' } as const;
  const exceptions = [{ file: '0002_new.sql', faults: ['drop shop'], reason: 'planted' }] as const;
  expect(refused([fault], exceptions)).toEqual([]);
  expect(refused([{ ...fault, subject: 'task' }], exceptions)).toHaveLength(2);
  expect(refused([], exceptions)).toEqual(['0002_new.sql drop shop: the exception is not needed any more']);
});
