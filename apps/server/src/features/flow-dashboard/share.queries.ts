import type { FlowShareKind } from '@rondo/domain/flow-dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** With whom a dashboard is shared, by name; who is gone has none. */
export const sharesOf = async (db: Db, companyId: string, dashboardId: string) => {
  const { rows } = await sql<{ kind: FlowShareKind; id: string; level: string; name: string | null }>`
    select split_part(s.subject, ':', 1) as kind, split_part(s.subject, ':', 2) as id, s.level, coalesce(m.name, r.name) as name
      from flow_dashboard_share s
      left join member m on m.company_id = s.company_id and s.subject = 'member:' || m.id::text
      left join role r on r.company_id = s.company_id and s.subject = 'role:' || r.id::text
     where s.company_id = ${companyId} and s.dashboard_id = ${dashboardId} order by 1, 4, 2`.execute(db);
  return rows;
};

/** Of members and roles those that are of the company and not gone. */
export const subjectsThere = (companyId: string, keys: readonly string[]): RawBuilder<{ subject: string }> =>
  sql<{ subject: string }>`select subject from (
      select 'member:' || m.id::text as subject from member m where m.company_id = ${companyId} and m.state <> 'resigned'
      union all select 'role:' || r.id::text from role r where r.company_id = ${companyId}) known
    where subject = any(${[...keys]}::text[])`;

export const dropShares = (db: Db, companyId: string, dashboardId: string) =>
  db.deleteFrom('flow_dashboard_share').where('company_id', '=', companyId).where('dashboard_id', '=', dashboardId);

export const addShares = (
  db: Db,
  rows: readonly { company_id: string; dashboard_id: string; subject: string; level: string }[],
) => db.insertInto('flow_dashboard_share').values([...rows]);

interface Mark {
  companyId: string;
  memberId: string;
  dashboardId: string;
  isFavourite?: boolean | undefined;
  isDefault?: boolean | undefined;
}

/** Sets what is given of a mark, and leaves the rest as it was. */
export const mark = (db: Db, { companyId, memberId, dashboardId, isFavourite, isDefault }: Mark) => {
  const change = {
    ...(isFavourite === undefined ? {} : { is_favourite: isFavourite }),
    ...(isDefault === undefined ? {} : { is_default: isDefault }),
  };
  return db
    .insertInto('flow_dashboard_mark')
    .values({ company_id: companyId, member_id: memberId, dashboard_id: dashboardId, ...change })
    .onConflict((c) => c.columns(['company_id', 'member_id', 'dashboard_id']).doUpdateSet(change));
};

/** Begins with none: another one is chosen next. */
export const clearMine = (db: Db, companyId: string, memberId: string) =>
  db
    .updateTable('flow_dashboard_mark')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('is_default', '=', true);

/** Shares with members and roles that are gone. */
export const dropGone = (db: Db, companyId: string) =>
  sql`delete from flow_dashboard_share s where s.company_id = ${companyId} and not exists (
    select from member m where m.company_id = s.company_id and s.subject = 'member:' || m.id::text and m.state <> 'resigned'
    union all select from role r where r.company_id = s.company_id and s.subject = 'role:' || r.id::text)`.execute(db);
