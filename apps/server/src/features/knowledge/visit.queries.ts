import type { Actor } from '@rondo/domain/actor';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';

/** Whoever is away for less than this, and comes back to the page they were on, has come once. */
const ONE_VISIT = '30 minutes';

/** Remembers that somebody is at a place of a file, page or second. Counts them as one who came when they were not there just now. */
export const visit = (
  db: Db,
  { companyId, memberId }: Actor,
  nodeId: string,
  { place, at }: { place: number; at: Date },
) =>
  sql`with before as (
      select last_at from knowledge_visit
       where company_id = ${companyId} and member_id = ${memberId} and node_id = ${nodeId}),
    kept as (
      insert into knowledge_visit as v (company_id, member_id, node_id, first_at, last_at, times, place)
      values (${companyId}, ${memberId}, ${nodeId}, ${at}, ${at}, 1, ${place})
      on conflict (company_id, member_id, node_id) do update set last_at = excluded.last_at, place = excluded.place,
        times = v.times + case when v.last_at < excluded.last_at - ${ONE_VISIT}::interval then 1 else 0 end)
    update knowledge_node set views = views + 1 where company_id = ${companyId} and id = ${nodeId}
      and not exists (select from before where last_at >= ${at}::timestamptz - ${ONE_VISIT}::interval)`.execute(db);

export const LATEST: Sort = { by: sql`knowledge_visit.last_at`, as: 'timestamptz', desc: true };

/** Who opened a file. Whoever asks manages it. */
export const readers = (db: Db, companyId: string, nodeId: string) =>
  db
    .selectFrom('knowledge_visit')
    .innerJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'knowledge_visit.company_id')
        .onRef('member.id', '=', 'knowledge_visit.member_id'),
    )
    .selectAll('knowledge_visit')
    .select('member.name')
    .where('knowledge_visit.company_id', '=', companyId)
    .where('knowledge_visit.node_id', '=', nodeId);

export const favour = (db: Db, { companyId, memberId }: Actor, nodeId: string, at: Date) =>
  db
    .insertInto('knowledge_favourite')
    .values({ company_id: companyId, member_id: memberId, node_id: nodeId, created_at: at })
    .onConflict((c) => c.doNothing());

export const unfavour = (db: Db, { companyId, memberId }: Actor, nodeId: string) =>
  db
    .deleteFrom('knowledge_favourite')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId);
