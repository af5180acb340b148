import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Pictures of the floors of a dashboard: for who may open it. */
export const ofFlowDashboard = ({ codes, isAdmin, memberId }: Actor): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${codes.has('visitor_statistics')} and exists (select from flow_dashboard d
    where d.company_id = u.company_id and d.id = u.object_id and d.deleted_at is null
      and (${isAdmin} or d.owner_id = ${memberId} or d.is_default or exists (select from flow_dashboard_share s
        where s.company_id = d.company_id and s.dashboard_id = d.id and (s.subject = ${`member:${memberId}`}
          or s.subject in (select 'role:' || r.role_id::text from member_role r
            where r.company_id = d.company_id and r.member_id = ${memberId}))))))`;
