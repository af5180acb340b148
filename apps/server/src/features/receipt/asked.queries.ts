import { evidenceNeededSince } from '@rondo/domain/evidence';
import { memberMachine } from '@rondo/domain/member';
import { recordReceiptMachine } from '@rondo/domain/receipt';
import { rectificationMachine } from '@rondo/domain/rectification';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { covers, holds } from '../people/index.ts';

/** What receipts are sent for. */
export const recordOf = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('record')
    .innerJoin('company', 'company.id', 'record.company_id')
    .select(['record.number', 'record.state', 'record.shop_id', 'record.shop_name', 'record.inspector_id'])
    .select(['record.task_id', 'company.time_zone'])
    .where('record.company_id', '=', companyId)
    .where('record.id', '=', id);

/** Whether anybody was asked about a record. */
export const anyOf = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record_receipt')
    .select('id')
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .limit(1);

/** The findings of a record against which the managers of its store can appeal now; an appeal has its own term. */
export const appealable = (db: Db, companyId: string, recordId: string, now: Date) =>
  db
    .selectFrom('rectification')
    .select(['id', 'number'])
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .where('state', 'in', rectificationMachine.from('appeal'))
    .where('allows_appeal', '=', true)
    .where('appeal', 'is', null)
    .where('created_at', '>=', evidenceNeededSince(now))
    .orderBy('number');

/** Those of some members who cannot read the reports of a store by their roles: the rule of `maySeeRecord` for who has no part in one. */
export const withoutSight = (db: Db, companyId: string, shopId: string, ids: readonly string[]) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where(sql<SqlBool>`m.id = any(${[...ids]}::uuid[])`)
    .where(sql<SqlBool>`not ((${holds('record_select')} or ${holds('task_center')})
      and (${hasTier('all')} or (${hasTier('scope')} and ${covers(companyId, shopId)})))`);

const hasTier = (tier: 'scope' | 'all') =>
  sql<SqlBool>`exists (select from member_role mr join role o on o.company_id = mr.company_id and o.id = mr.role_id
    where mr.company_id = m.company_id and mr.member_id = m.id and o.tier = ${tier})`;

interface Waiting {
  id: string;
  record_id: string;
  number: string;
  shop_id: string;
  shop_name: string;
  task_id: string;
  member_id: string;
  member_name: string;
}

/** Drops what waits for nobody: the record does not count any more, or its manager left or does not manage the store. By record_receipt_due. */
export const dropMoot = (db: Db, companyId: string, recordId?: string) =>
  sql<Waiting>`update record_receipt r set state = ${recordReceiptMachine.after('pending', 'drop')}, rev = r.rev + 1
    from record rec, member m
   where r.company_id = ${companyId} and ${stateIn('r.state', recordReceiptMachine.from('drop'))}
     and (${recordId ?? null}::uuid is null or r.record_id = ${recordId ?? null}::uuid)
     and rec.company_id = r.company_id and rec.id = r.record_id and m.company_id = r.company_id and m.id = r.member_id
     and (not (rec.state = 'effective') or not ${stateIn('m.state', memberMachine.working)}
       or not exists (select from shop_manager sm
         where sm.company_id = r.company_id and sm.shop_id = r.shop_id and sm.member_id = r.member_id))
  returning ${WAITING}`.execute(db);

/** Marks those whose time is over, each once; answers them. By record_receipt_due. */
export const press = (db: Db, companyId: string, now: Date) =>
  sql<Waiting>`update record_receipt r set pressed_at = ${now}
    from record rec, member m
   where r.company_id = ${companyId} and ${stateIn('r.state', recordReceiptMachine.from('drop'))}
     and r.due_at <= ${now} and r.pressed_at is null
     and rec.company_id = r.company_id and rec.id = r.record_id and m.company_id = r.company_id and m.id = r.member_id
  returning ${WAITING}`.execute(db);

const WAITING = sql`r.id, r.record_id, rec.number, r.shop_id, rec.shop_name, rec.task_id, r.member_id, m.name as member_name`;
