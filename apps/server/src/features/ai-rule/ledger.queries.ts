import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { shopInScope } from '../scope/index.ts';

const yes = sql<SqlBool>`true`;

/** What people said of the events of some rules since their ledgers began, in all stores: a rule is right or wrong as a whole. */
export const ledgers = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('ai_event as e')
    .innerJoin('ai_rule as r', (j) => j.onRef('r.company_id', '=', 'e.company_id').onRef('r.id', '=', 'e.rule_id'))
    .select([
      'e.rule_id',
      sql<number>`count(*) filter (where e.state = 'confirmed')::int`.as('confirmed'),
      sql<number>`count(*) filter (where e.state = 'false_alarm')::int`.as('false'),
    ])
    .where('e.company_id', '=', companyId)
    .where(sql<SqlBool>`e.rule_id = any(${[...ids]}::uuid[])`)
    .where('e.judged_by', 'is not', null)
    .whereRef('e.happened_at', '>=', 'r.ledger_from')
    .groupBy('e.rule_id');

/** Checks and events of some rules since a day, in the actor's scope. */
export const weekOf = (db: Db, actor: Actor, ids: readonly string[], since: string) =>
  sql<{ rule_id: string; run: number; failed: number; skipped: number; events: number }>`
    select r.id as rule_id, coalesce(sum(d.run), 0)::int as run, coalesce(sum(d.failed), 0)::int as failed,
        coalesce(sum(d.skipped), 0)::int as skipped,
        (select count(*)::int from ai_event e where e.company_id = r.company_id and e.rule_id = r.id and e.happened_on >= ${since}::date
          and ${shopInScope(actor, 'e.shop_id') ?? yes}) as events
      from ai_rule r
      left join ai_check_day d on d.company_id = r.company_id and d.rule_id = r.id and d.checked_on >= ${since}::date
       and ${shopInScope(actor, 'd.shop_id') ?? yes}
     where r.company_id = ${actor.companyId} and r.id = any(${[...ids]}::uuid[])
     group by r.company_id, r.id`.execute(db);

/** By kind: what people said of events in the actor's scope since the ledgers of their rules began. */
export const ledgersByKind = (db: Db, actor: Actor) =>
  sql<{ kind: string; confirmed: number; false: number }>`
    select e.kind, count(*) filter (where e.state = 'confirmed')::int as confirmed,
        count(*) filter (where e.state = 'false_alarm')::int as "false"
      from ai_event e
      join ai_rule r on r.company_id = e.company_id and r.id = e.rule_id
     where e.company_id = ${actor.companyId} and e.judged_by is not null and e.happened_at >= r.ledger_from
       and ${shopInScope(actor, 'e.shop_id') ?? yes}
     group by e.kind`.execute(db);

/** By kind: the cameras in the actor's scope that were looked at on a day, and the checks. */
export const checksByKind = (db: Db, actor: Actor, on: string) =>
  sql<{ kind: string; cameras: number; run: number; failed: number; skipped: number; took_ms: number }>`
    select r.kind, count(distinct d.camera_id)::int as cameras, sum(d.run)::int as run, sum(d.failed)::int as failed,
        sum(d.skipped)::int as skipped, sum(d.took_ms)::float8 as took_ms
      from ai_check_day d
      join ai_rule r on r.company_id = d.company_id and r.id = d.rule_id
     where d.company_id = ${actor.companyId} and d.checked_on = ${on}::date and ${shopInScope(actor, 'd.shop_id') ?? yes}
     group by r.kind`.execute(db);
