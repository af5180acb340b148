import type { applicationApi } from '@rondo/contract/application';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { type ApplicationEvent, applicationMachine } from '@rondo/domain/application';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, type Sort } from '../../platform/list.ts';
import { holds } from '../people/index.ts';

type Filter = Pick<Parsed<typeof applicationApi.list>, 'keyword' | 'state'>;

/** By the indexes `application_list` and `application_all`. */
export const NEWEST: Sort = { by: sql`application.created_at`, as: 'timestamptz', desc: true };

export const list = (db: Db, companyId: string, { keyword, state }: Filter) =>
  db
    .selectFrom('application')
    .selectAll()
    .where('application.company_id', '=', companyId)
    .$if(state !== undefined, (q) => q.where('application.state', 'in', state ?? []))
    .$if(keyword !== '', (q) =>
      q.where((eb) =>
        eb.or((['name', 'mobile', 'mail'] as const).map((c) => eb(`application.${c}`, 'ilike', contains(keyword)))),
      ),
    );

export const counts = (db: Db, companyId: string) =>
  db
    .selectFrom('application')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('company_id', '=', companyId)
    .groupBy('state');

export const byIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('application')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

interface Decision {
  at: Date;
  byId: string | null;
  reason?: string;
}

/** A move of those that still wait and have not run out; whoever comes second gets no row back. */
export const decide = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  event: Extract<ApplicationEvent, 'approve' | 'refuse'>,
  { at, byId, reason }: Decision,
) =>
  db
    .updateTable('application')
    .set({
      state: event === 'approve' ? 'approved' : 'refused',
      decided_at: at,
      decided_by: byId,
      refuse_reason: reason ?? null,
    })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('state', 'in', applicationMachine.from(event))
    .where('expires_at', '>', at)
    .returning(['id', 'person_id', 'name', 'mobile', 'mail']);

export const becomes = (db: Db, companyId: string, id: string, memberId: string) =>
  db.updateTable('application').set({ member_id: memberId }).where('company_id', '=', companyId).where('id', '=', id);

/** What nobody decided in time. By the index `application_due`. */
export const expire = (db: Db, companyId: string, at: Date) =>
  db
    .updateTable('application')
    .set({ state: 'expired', decided_at: at })
    .where('company_id', '=', companyId)
    .where('state', 'in', applicationMachine.from('expire'))
    .where('expires_at', '<=', at)
    .returning(['id', 'name']);

/** Members that waiting applications would double: the same person, phone or address, the surest first; one row an application. */
export const duplicates = (db: Db, companyId: string, ids: readonly string[]) =>
  sql<{
    application_id: string;
    id: string;
    name: string;
    state: string;
  }>`select a.id as application_id, m.id, m.name, m.state
  from application a cross join lateral (
    select 1 as sure, id, name, state from member where company_id = ${companyId} and person_id = a.person_id
    union all
    select 2, id, name, state from member where company_id = ${companyId} and mobile = a.mobile
    union all
    select 3, id, name, state from member where company_id = ${companyId} and mail = a.mail
    order by sure limit 1
  ) m where a.company_id = ${companyId} and a.state = 'pending' and a.id = any(${[...ids]}::uuid[])`.execute(db);

/** Members who decide: told when the number that waits changes. */
export const deciders = (db: Db, companyId: string) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where(holds('frame_staff'));

/** The way in, with the names of its place; a department or role that is gone is no place. */
export const invite = (db: Db, companyId: string) =>
  db
    .selectFrom('invite as i')
    .leftJoin('department as d', (j) =>
      j.onRef('d.company_id', '=', 'i.company_id').onRef('d.id', '=', 'i.department_id'),
    )
    .leftJoin('role as r', (j) => j.onRef('r.company_id', '=', 'i.company_id').onRef('r.id', '=', 'i.role_id'))
    .select(['i.code', 'i.token', 'i.is_on', 'i.validity_days', 'i.expires_at', 'i.needs_approval', 'i.rev'])
    .select(['d.id as department_id', 'd.name as department_name', 'r.id as role_id', 'r.name as role_name'])
    .where('i.company_id', '=', companyId);

export const companyName = (db: Db, companyId: string) =>
  db.selectFrom('company').select('name').where('id', '=', companyId);

export const languagesOf = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom('person')
    .select(['id', 'language'])
    .where(sql<SqlBool>`id = any(${[...personIds]}::uuid[])`);
