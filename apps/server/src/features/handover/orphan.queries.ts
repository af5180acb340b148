import type { Actor } from '@rondo/domain/actor';
import { rectificationMachine } from '@rondo/domain/rectification';
import { taskMachine } from '@rondo/domain/task';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { shopInScope } from '../scope/index.ts';

/** Most that the list shows. */
const SHOWN = 200;

/** Condition: nobody who works here has this part in an object of the table beside it. */
const nobody = (table: 'task' | 'rectification', alias: 't' | 'r', relation: 'handler' | 'reviewer') =>
  sql`not exists (select from ${sql.table(`${table}_person`)} p
    join member m on m.company_id = p.company_id and m.id = p.member_id
   where p.company_id = ${sql.ref(`${alias}.company_id`)} and p.${sql.ref(`${table}_id`)} = ${sql.ref(`${alias}.id`)}
     and p.relation = ${relation} and m.state in ('active', 'invited'))`;

export const forget = (db: Db, companyId: string) => db.deleteFrom('orphan').where('company_id', '=', companyId);

/**
 * Open work that somebody has a part in whom nobody can replace, as it is now: nobody to handle what is to be done; nobody to
 * review it, now or once it is done; no manager left of those a shop had. The same parts that a handover calls open. By the partial indexes task_deadline and rectification_deadline.
 */
export const find = (db: Db, companyId: string, at: Date) =>
  sql`insert into orphan (company_id, object_kind, object_id, missing, label, shop_id, found_at)
    select t.company_id, 'task', t.id, 'handler', t.number || ' ' || t.name, t.shop_id, ${at}::timestamptz
      from task t
     where t.company_id = ${companyId} and t.deleted_at is null and ${stateIn('t.state', [...taskMachine.planned, ...taskMachine.waitingFor('handler')])}
       and ${nobody('task', 't', 'handler')}
    union all
    select t.company_id, 'task', t.id, 'reviewer', t.number || ' ' || t.name, t.shop_id, ${at}::timestamptz
      from task t
     where t.company_id = ${companyId} and t.deleted_at is null and ${stateIn('t.state', taskMachine.open)}
       and t.has_reviewer
       and ${nobody('task', 't', 'reviewer')}
    union all
    select r.company_id, 'rectification', r.id, 'handler', r.number || ' ' || r.title, r.shop_id, ${at}::timestamptz
      from rectification r
     where r.company_id = ${companyId} and ${stateIn('r.state', rectificationMachine.waitingFor('handler'))} and ${nobody('rectification', 'r', 'handler')}
    union all
    select r.company_id, 'rectification', r.id, 'reviewer', r.number || ' ' || r.title, r.shop_id, ${at}::timestamptz
      from rectification r
     where r.company_id = ${companyId} and ${stateIn('r.state', rectificationMachine.open)} and r.has_reviewer
       and ${nobody('rectification', 'r', 'reviewer')}
    union all
    select s.company_id, 'shop', s.id, 'manager', s.name, s.id, ${at}::timestamptz
      from shop s
     where s.company_id = ${companyId} and s.deleted_at is null and s.state = 'open'
       and exists (select from shop_manager p where p.company_id = s.company_id and p.shop_id = s.id)
       and not exists (select from shop_manager p join member m on m.company_id = p.company_id and m.id = p.member_id
                        where p.company_id = s.company_id and p.shop_id = s.id and m.state in ('active', 'invited'))
    returning object_id`.execute(db);

export const ownerOf = (db: Db, companyId: string) =>
  db.selectFrom('member').select('id').where('company_id', '=', companyId).where('is_owner', '=', true);

/** What the last check found, within the shops the reader works for. */
function visible(db: Db, actor: Actor) {
  const all = db.selectFrom('orphan').where('orphan.company_id', '=', actor.companyId);
  const scope = shopInScope(actor, 'orphan.shop_id');
  return scope ? all.where(scope) : all;
}

export const list = (db: Db, actor: Actor) =>
  visible(db, actor)
    .select(['object_kind', 'object_id', 'missing', 'label', 'found_at'])
    .orderBy('object_kind')
    .orderBy('label')
    .limit(SHOWN);

export const summary = (db: Db, actor: Actor) =>
  visible(db, actor).select(({ fn }) => [fn.countAll<number>().as('total'), fn.max('found_at').as('checked_at')]);
