import type { auditApi } from '@rondo/contract/audit';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { AUDIT_KINDS } from '@rondo/domain/audit';
import type { Language } from '@rondo/domain/language';
import { keptNamesLike } from '@rondo/messages/role-name';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, type Sort } from '../../platform/list.ts';

export type AuditFilter = Parsed<typeof auditApi.export>;

/** From when to when, the end not included. Null: without a bound. */
export interface Span {
  from: Date | null;
  until: Date | null;
}

export const NEWEST: Sort = { by: sql`history.at`, as: 'timestamptz', desc: true };

/** What was said, but of feedback: that is between who sent it and support staff, and the log has other readers. */
const COMMENT = sql<string | null>`case when history.object_kind <> 'feedback' then history.comment end`;

/**
 * The log of a company by filter; index history_time, of one object history_object. Words are looked for within the span; a
 * preset role is found by what the reader calls it.
 */
export const filtered = (db: Db, companyId: string, f: AuditFilter, { from, until }: Span, language: Language) =>
  db
    .selectFrom('history')
    .where('history.company_id', '=', companyId)
    .where(sql<SqlBool>`history.object_kind = any(${[...(f.kind ?? AUDIT_KINDS)]}::text[])`)
    .$if(from !== null, (q) => q.where('history.at', '>=', from ?? new Date(0)))
    .$if(until !== null, (q) => q.where('history.at', '<', until ?? new Date(0)))
    .$if(f.objectId !== undefined, (q) => q.where('history.object_id', '=', f.objectId ?? ''))
    .$if(f.actorId !== undefined, (q) => q.where(sql<SqlBool>`history.actor_id = any(${f.actorId ?? []}::uuid[])`))
    .$if(f.keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          eb('history.object_name', 'ilike', contains(f.keyword)),
          sql<SqlBool>`history.object_kind = 'role' and history.object_name = any(${keptNamesLike(language, f.keyword)}::text[])`,
          eb('history.actor_name', 'ilike', contains(f.keyword)),
          sql<SqlBool>`${COMMENT} ilike ${contains(f.keyword)}`,
        ]),
      ),
    )
    .select([
      'history.id',
      'history.at',
      'history.actor_id',
      'history.actor_name',
      'history.object_kind',
      'history.object_id',
      'history.object_name',
      'history.event',
      'history.from_state',
      'history.to_state',
      COMMENT.as('comment'),
      'history.ip',
      'history.device',
      'history.data',
    ]);

export const newest = (db: Db, companyId: string, f: AuditFilter, span: Span, language: Language, most: number) =>
  filtered(db, companyId, f, span, language).orderBy('history.at', 'desc').orderBy('history.id', 'desc').limit(most);

/** What things are called now, for entries that do not say what they were called then. */
export async function presentNames(db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`id = any(${[...ids]}::uuid[])`;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from shop where company_id = ${companyId} and ${wanted}
    union all select id, case when path = '' then name else path end from shop_group where company_id = ${companyId} and ${wanted}
    union all select id, name from template where company_id = ${companyId} and ${wanted}
    union all select id, number || ' ' || name from task where company_id = ${companyId} and ${wanted}
    union all select id, number from record where company_id = ${companyId} and ${wanted}
    union all select id, number || ' ' || title from rectification where company_id = ${companyId} and ${wanted}
    union all select id, name from member where company_id = ${companyId} and ${wanted}
    union all select id, name from role where company_id = ${companyId} and ${wanted}
    union all select id, name from department where company_id = ${companyId} and ${wanted}
    union all select id, name from application where company_id = ${companyId} and ${wanted}
    union all select id, name from company where id = ${companyId} and ${wanted}`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}
