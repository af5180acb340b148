import { cycleMachine } from '@rondo/domain/cycle';
import { subscriptionMachine } from '@rondo/domain/subscription';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Role } from '../../platform/db/schema.gen.ts';
import { holderCounts } from './holder.queries.ts';

/** Most references of one kind that a refusal names. */
export const REFERENCES = 50;

export const byIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name', 'codes', 'tier'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** All roles of a company, for whoever looks many members up in them: at most a hundred and six. */
export const all = (db: Db, companyId: string) =>
  db.selectFrom('role').select(['id', 'key', 'name', 'codes', 'tier']).where('company_id', '=', companyId);

/** The roles with who changed them last and how many members have them. */
export const list = (db: Db, companyId: string) =>
  db
    .selectFrom('role as r')
    .leftJoin('member as u', (j) => j.onRef('u.company_id', '=', 'r.company_id').onRef('u.id', '=', 'r.updated_by'))
    .leftJoin(holderCounts(db, companyId).as('held'), 'held.role_id', 'r.id')
    .selectAll('r')
    .select(['u.name as updated_by_name', sql<number>`coalesce(held.count, 0)`.as('members')])
    .where('r.company_id', '=', companyId);

export const byId = (db: Db, companyId: string, id: string) =>
  db.selectFrom('role').selectAll().where('company_id', '=', companyId).where('id', '=', id);

/**
 * One change of roles at a time in a company: the owner's role, which is always there, is held until the transaction ends.
 * So the limit of roles is kept, and a difference is worked out from what really was before.
 */
export const hold = (db: Db, companyId: string) =>
  db.selectFrom('role').select('id').where('company_id', '=', companyId).where('key', '=', 'owner').forUpdate();

export const customCount = (db: Db, companyId: string) =>
  db
    .selectFrom('role')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('key', 'is', null);

export const insert = (db: Db, role: Insertable<Role>) => insertMany(db, [role]);

export const insertMany = (db: Db, roles: Insertable<Role>[]) => db.insertInto('role').values(roles);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, id: string, rev: number, change: Updateable<Role>) =>
  db
    .updateTable('role')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`. */
export const remove = (db: Db, companyId: string, id: string, rev: number) =>
  db.deleteFrom('role').where('company_id', '=', companyId).where('id', '=', id).where('rev', '=', rev).returning('id');

/** Whether people who are let in get the role. */
export const inviteNaming = (db: Db, companyId: string, roleId: string) =>
  db.selectFrom('invite').select('company_id').where('company_id', '=', companyId).where('role_id', '=', roleId);

/** The settings of the company that hold the id of a role, by their key. */
export const settingsNaming = (db: Db, companyId: string, roleId: string) =>
  db
    .selectFrom(
      sql<{ key: string }>`(select s.key from company c, jsonb_each(c.settings) s
        where c.id = ${companyId} and s.value::text like ${`%"${roleId}"%`}
        union select 'process' from process_setting p where p.company_id = ${companyId}
          and (p.levels::text like ${`%"${roleId}"%`} or ${roleId}::uuid = any(p.cc_role_ids)))`.as('s'),
    )
    .select('s.key')
    .orderBy('s.key')
    .limit(REFERENCES);

/** Cycles whose rule names the role and that still give out tasks, or will. */
export const cyclesNaming = (db: Db, companyId: string, roleId: string) =>
  db
    .selectFrom('cycle')
    .select(['id', 'number', 'name'])
    .where('company_id', '=', companyId)
    .where('state', 'in', [...cycleMachine.from('end')])
    .where(sql<SqlBool>`executor->>'roleId' = ${roleId}`)
    .orderBy('number')
    .limit(REFERENCES);

/** Open subscriptions that are sent to everybody who has the role. */
export const subscriptionsNaming = (db: Db, companyId: string, roleId: string) =>
  db
    .selectFrom('subscription')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('state', 'in', subscriptionMachine.from('end'))
    .where(
      sql<SqlBool>`exists (select from subscription_recipient r where r.company_id = subscription.company_id
        and r.subscription_id = subscription.id and r.role_id = ${roleId})`,
    )
    .orderBy('name')
    .limit(REFERENCES);

/** Templates that are shared with the role, or whose check items name it, in what is live or in the draft. */
export const templatesNaming = (db: Db, companyId: string, roleId: string) =>
  db
    .selectFrom('template')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(
      sql<SqlBool>`(${roleId}::uuid = any(for_role_ids) or exists (select from template_version v
        where v.company_id = template.company_id and v.id in (template.live_version_id, template.draft_version_id)
          and jsonb_path_exists(v.content, '$.categories[*].items[*].rectify.named.** ? (@ == $role)',
                                jsonb_build_object('role', ${roleId}::text))))`,
    )
    .orderBy('name')
    .limit(REFERENCES);

/** Snapshot plans whose pictures the role looks at; ended ones too, as long as they are there. */
export const snapshotPlansNaming = (db: Db, companyId: string, roleId: string) =>
  db
    .selectFrom('timed_snapshot')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('review_role_id', '=', roleId)
    .orderBy('name')
    .limit(REFERENCES);

export const memberState = (db: Db, companyId: string, memberId: string) =>
  db.selectFrom('member').select(['state', 'is_owner']).where('company_id', '=', companyId).where('id', '=', memberId);
