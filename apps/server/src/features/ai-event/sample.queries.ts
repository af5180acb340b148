import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { shopInScope, visibleShops } from '../scope/index.ts';

const yes = sql<SqlBool>`true`;

/** Drawn pictures of stores in scope. */
const inScope = (db: Db, actor: Actor) =>
  visibleShops(db, actor)
    .innerJoin('ai_sample', (j) =>
      j.onRef('ai_sample.company_id', '=', 'shop.company_id').onRef('ai_sample.shop_id', '=', 'shop.id'),
    )
    .innerJoin('ai_rule', (j) =>
      j.onRef('ai_rule.company_id', '=', 'ai_sample.company_id').onRef('ai_rule.id', '=', 'ai_sample.rule_id'),
    );

/** Those that wait for a look and are still kept, the oldest first. */
export const open = (db: Db, actor: Actor, ruleId: string | undefined, most: number) =>
  inScope(db, actor)
    .innerJoin('album_picture as p', (j) =>
      j
        .onRef('p.company_id', '=', 'ai_sample.company_id')
        .onRef('p.id', '=', 'ai_sample.picture_id')
        .on('p.deleted_at', 'is', null),
    )
    .select([
      'ai_sample.id',
      'ai_sample.rule_id',
      'ai_rule.name as rule_name',
      'ai_rule.content',
      'ai_sample.shop_id',
      'shop.name as shop_name',
      'ai_sample.camera_id',
      'ai_sample.camera_name',
      'ai_sample.taken_at',
      'p.id as picture_id',
      'p.file_id',
    ])
    .where('ai_rule.deleted_at', 'is', null)
    .where('ai_sample.verdict', 'is', null)
    .$if(ruleId !== undefined, (q) => q.where('ai_sample.rule_id', '=', ruleId ?? ''))
    .orderBy('ai_sample.taken_at')
    .orderBy('ai_sample.id')
    .limit(most);

export const ruleOf = (db: Db, actor: Actor, id: string) =>
  inScope(db, actor).select('ai_sample.rule_id').where('ai_sample.id', '=', id);

/** Anybody's word is the word; the last one counts. */
export const judge = (
  db: Db,
  companyId: string,
  { id, verdict, memberId, at }: { id: string; verdict: 'right' | 'missed'; memberId: string; at: Date },
) =>
  db
    .updateTable('ai_sample')
    .set({ verdict, judged_by: memberId, judged_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id');

interface Audit {
  id: string;
  name: string;
  open: number;
  judged: number;
  missed: number;
  negatives: number;
  confirmed: number;
}

/** By rule in the actor's scope: drawn pictures, pictures without an event in all, and events that people confirmed. */
export const audits = (db: Db, actor: Actor, ruleId: string | undefined) => {
  const seen = (column: string) => shopInScope(actor, column) ?? yes;
  return sql<Audit>`select r.id, r.name, coalesce(s.open, 0)::int as open, coalesce(s.judged, 0)::int as judged,
      coalesce(s.missed, 0)::int as missed,
      (select coalesce(sum(d.run - d.positive), 0)::int from ai_check_day d where d.company_id = r.company_id and d.rule_id = r.id
        and ${seen('d.shop_id')}) as negatives,
      (select count(*)::int from ai_event e where e.company_id = r.company_id and e.rule_id = r.id and e.state = 'confirmed'
        and ${seen('e.shop_id')}) as confirmed
    from ai_rule r
    join lateral (select count(*) filter (where k.verdict is null and k.picture_id is not null) as open,
        count(*) filter (where k.verdict is not null) as judged, count(*) filter (where k.verdict = 'missed') as missed
      from ai_sample k where k.company_id = r.company_id and k.rule_id = r.id and ${seen('k.shop_id')}) s on s.open + s.judged > 0
   where r.company_id = ${actor.companyId} ${ruleId === undefined ? sql`` : sql`and r.id = ${ruleId}`}
   order by r.name`.execute(db);
};
