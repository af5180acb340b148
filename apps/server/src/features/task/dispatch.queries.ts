import type { Actor } from '@rondo/domain/actor';
import { memberMachine } from '@rondo/domain/member';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import type { Task, TaskPerson } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { shopInGroups, visibleShops } from '../scope/index.ts';

/** Shops in the actor's scope that were named, and the open ones below the groups that were named, without those that are left out. */
export const chosenShops = (
  db: Db,
  actor: Actor,
  {
    shopIds,
    groupIds,
    excludedIds,
  }: { shopIds: readonly string[]; groupIds: readonly string[]; excludedIds: readonly string[] },
) =>
  visibleShops(db, actor)
    .innerJoin('shop_group as g', (j) =>
      j.onRef('g.company_id', '=', 'shop.company_id').onRef('g.id', '=', 'shop.group_id'),
    )
    .select(['shop.id', 'shop.name', 'shop.state', 'shop.time_zone', 'shop.hours', 'shop.special_days', 'g.path'])
    .select('shop.closing_on as closed_from')
    .where((eb) =>
      eb.or([
        sql<SqlBool>`shop.id = any(${[...shopIds]}::uuid[])`,
        eb.and([eb('shop.state', '=', 'open'), shopInGroups(actor.companyId, 'shop.id', groupIds)]),
      ]),
    )
    .where(sql<SqlBool>`not shop.id = any(${[...excludedIds]}::uuid[])`)
    .orderBy('g.path')
    .orderBy('shop.name');

/** Names of shops, whatever became of them. */
export const namesOfShops = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('name');

/** Roles that a dispatch may name: "role by store permission". */
export const dispatchableRoles = (db: Db, companyId: string) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name'])
    .where('company_id', '=', companyId)
    .where('dispatchable', '=', true)
    .orderBy('name');

/**
 * For each shop the members who hold the role, can be given work and have the shop in scope: one join a kind of scope, and groups
 * with the places that shops hang in, not with each shop, so that thousands of shops and hundreds of holders are not compared pair
 * by pair.
 */
export const roleHolders = (db: Db, companyId: string, roleId: string, shopIds: readonly string[]) =>
  db
    .selectFrom(
      sql<{ shop_id: string; id: string }>`(
        with holder as materialized (
          select m.id, m.scope_all, m.scope_shop_ids, m.scope_group_ids
            from member_role mr
            join member m on m.company_id = mr.company_id and m.id = mr.member_id
           where mr.company_id = ${companyId} and mr.role_id = ${roleId} and ${stateIn('m.state', memberMachine.working)}),
        wanted as materialized (
          select s.id, s.lineage from shop s
           where s.company_id = ${companyId} and s.id in (select unnest(${[...shopIds]}::uuid[]))),
        place as materialized (select distinct lineage from wanted)
        select w.id as shop_id, h.id from holder h cross join wanted w where h.scope_all
        union
        select w.id, h.id from holder h cross join unnest(h.scope_shop_ids) as own(id) join wanted w on w.id = own.id
        union
        select w.id, h.id from holder h
          join shop_manager sm on sm.company_id = ${companyId} and sm.member_id = h.id
          join wanted w on w.id = sm.shop_id
        union
        select w.id, h.id from holder h cross join unnest(h.scope_group_ids) as own(id)
          join shop_group g on g.company_id = ${companyId} and g.id = own.id
          join place p on p.lineage like g.lineage || '%'
          join wanted w on w.lineage = p.lineage)`.as('held'),
    )
    .select(['shop_id', 'id'])
    .orderBy('id');

/**
 * For each shop the heads of the department in which its first manager works; where that has none who works here, of the nearest
 * one above.
 */
export const departmentHeads = (db: Db, companyId: string, shopIds: readonly string[]) =>
  sql<{ shop_id: string; id: string }>`
    with led as materialized (
      select d.id, d.lineage, h.member_id, h.sort
        from department d
        join department_head h on h.company_id = d.company_id and h.department_id = d.id
        join member m on m.company_id = h.company_id and m.id = h.member_id and ${stateIn('m.state', memberMachine.working)}
       where d.company_id = ${companyId}),
    place as (
      select distinct on (sm.shop_id) sm.shop_id, d.lineage
        from shop_manager sm
        join member m on m.company_id = sm.company_id and m.id = sm.member_id and ${stateIn('m.state', memberMachine.working)}
        join member_department md on md.company_id = m.company_id and md.member_id = m.id and md.is_primary
        join department d on d.company_id = md.company_id and d.id = md.department_id
       where sm.company_id = ${companyId} and sm.shop_id = any(${[...shopIds]}::uuid[])
       order by sm.shop_id, sm.sort, m.id),
    nearest as (
      select p.shop_id, (select l.id from led l where p.lineage like l.lineage || '%' order by length(l.lineage) desc limit 1) as id
        from (select distinct shop_id, lineage from place) p)
    select n.shop_id, l.member_id as id from nearest n join led l on l.id = n.id order by n.shop_id, l.sort, l.member_id`.execute(
    db,
  );

/** Active ones of the members that were named. */
export const activeMembers = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', 'in', memberMachine.working)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

export const insertTasks = (db: Db, rows: readonly Insertable<Task>[]) => insertAll(db, 'task', rows);

export const insertPeople = (db: Db, rows: readonly Insertable<TaskPerson>[]) => insertAll(db, 'task_person', rows);

/**
 * For the rest of the transaction every statement, also the checks of foreign keys, is planned for the tables as they are
 * now: a plan kept from when they were nearly empty reads all of the new tasks for each of their people.
 */
export const planForGrowth = (db: Db) => sql`set local plan_cache_mode = force_custom_plan`.execute(db);
