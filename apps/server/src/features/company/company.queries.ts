import { type CompanyEvent, companyMachine } from '@rondo/domain/company';
import { memberMachine } from '@rondo/domain/member';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Company } from '../../platform/db/schema.gen.ts';

export const stateOf = (db: Db, companyId: string) =>
  db.selectFrom('company').select('state').where('id', '=', companyId);

export const byId = (db: Db, companyId: string) => db.selectFrom('company').selectAll().where('id', '=', companyId);

/** Set-up is over for good once there was a company, also when the last one has gone. */
export const noteSetUp = (db: Db) =>
  db
    .insertInto('installation')
    .values({ set_up_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing());

/** One at a time: who owns the company, its offer and its end change only under this lock. */
export const lock = (db: Db, companyId: string) => byId(db, companyId).forUpdate();

export const ownerOf = (db: Db, companyId: string) =>
  db
    .selectFrom('member')
    .select(['id', 'name', 'person_id'])
    .where('company_id', '=', companyId)
    .where('is_owner', '=', true);

/** Members who belong to it now, and shops that are not deleted. */
export const sizeOf = (db: Db, companyId: string) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .where('state', 'in', memberMachine.present)
      .as('members'),
    eb
      .selectFrom('shop')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .as('shops'),
  ]);

export const save = (db: Db, companyId: string, rev: number, change: Updateable<Company>) =>
  db
    .updateTable('company')
    .set({ ...change, rev: rev + 1 })
    .where('id', '=', companyId)
    .where('rev', '=', rev)
    .returning('rev');

/** Everybody who may have a page open. */
export const everyone = (db: Db, companyId: string) =>
  db.selectFrom('member').select('id').where('company_id', '=', companyId).where('state', 'in', memberMachine.working);

/** The company after a move; no row when it cannot happen in its state. */
export const move = (db: Db, companyId: string, event: CompanyEvent, change: Updateable<Company>) =>
  db
    .updateTable('company')
    .set({ ...change, state: sql<string>`${companyMachine.after(startOf(event), event)}`, rev: sql`rev + 1` })
    .where('id', '=', companyId)
    .where('state', 'in', companyMachine.from(event))
    .returningAll();

const startOf = (event: CompanyEvent) => (event === 'dissolve' ? 'normal' : 'dissolving');

/** Keeps with the company what was there before its purge began: nobody reads its settings any more. */
export const notePurge = (owner: Db, companyId: string, before: string) =>
  owner
    .updateTable('company')
    .set({ settings: sql`jsonb_set(settings, '{purge}', ${before}::jsonb)` })
    .where('id', '=', companyId);

export const remove = (trx: Db, companyId: string) => trx.deleteFrom('company').where('id', '=', companyId);
