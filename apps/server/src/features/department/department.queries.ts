import { DEPARTMENT_FIELDS } from '@rondo/contract/department-fields';
import { memberMachine } from '@rondo/domain/member';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Department } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';

const FIELD_COLUMNS = Object.values(DEPARTMENT_FIELDS).map(({ column }) => column);
const COLUMNS = ['id', 'parent_id', 'sort', 'lineage', 'rev', ...FIELD_COLUMNS] as const;

/** Siblings in their order; the tree is put together by the reader. */
export const all = (db: Db, companyId: string) =>
  db
    .selectFrom('department')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .orderBy('name')
    .orderBy('id');

/**
 * Members by step of the lineage, which is how departments above are counted without asking once for each: `below` counts
 * everybody whose department has the step anywhere in its lineage, `own` those whose lineage ends with it.
 */
export const memberCounts = (db: Db, companyId: string) =>
  sql<{ step: string; own: number; below: number }>`
  select s.step, count(distinct md.member_id) filter (where s.is_last)::int as own, count(distinct md.member_id)::int as below
    from member_department md
    join member m on m.company_id = md.company_id and m.id = md.member_id and ${stateIn('m.state', memberMachine.present)}
    join department d on d.company_id = md.company_id and d.id = md.department_id
   cross join lateral (
     select step, at = cardinality(steps) as is_last
       from (select string_to_array(rtrim(d.lineage, '.'), '.') as steps) l, unnest(l.steps) with ordinality u(step, at)
   ) s
   where md.company_id = ${companyId}
   group by s.step`.execute(db);

/** Heads of the departments, the first one first; who resigned leads nothing. */
export const heads = (db: Db, companyId: string) =>
  db
    .selectFrom('department_head as h')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'h.company_id').onRef('m.id', '=', 'h.member_id'))
    .select(['h.department_id', 'm.id', 'm.name'])
    .where('h.company_id', '=', companyId)
    .where('m.state', 'in', memberMachine.present)
    .orderBy('h.sort')
    .orderBy('m.id');

export const headsOf = (db: Db, companyId: string, departmentId: string) =>
  heads(db, companyId).where('h.department_id', '=', departmentId);

export const byId = (db: Db, companyId: string, id: string) =>
  db.selectFrom('department').select(COLUMNS).where('company_id', '=', companyId).where('id', '=', id);

/**
 * The root, held until the end: changes of the tree happen one after another, so two moves cannot make a loop together. It
 * does not hold up those who are hired meanwhile.
 */
export const lockTree = (db: Db, companyId: string) =>
  db
    .selectFrom('department')
    .select(['id', 'name', 'lineage'])
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .forNoKeyUpdate();

/** The department, held so that nobody is put into it meanwhile. */
export const lockForRemoval = (db: Db, companyId: string, id: string) => byId(db, companyId, id).forUpdate();

export const insert = (db: Db, rows: Insertable<Department>[]) => db.insertInto('department').values(rows);

export const update = (db: Db, companyId: string, id: string, rev: number, change: Updateable<Department>) =>
  db
    .updateTable('department')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

export const childIds = (db: Db, companyId: string, parentId: string) =>
  db
    .selectFrom('department')
    .select('id')
    .where('company_id', '=', companyId)
    .where('parent_id', '=', parentId)
    .orderBy('sort')
    .orderBy('name')
    .orderBy('id');

/** Numbers siblings in the order given, from 1. */
export const setOrder = (db: Db, companyId: string, ids: readonly string[]) =>
  sql`update department d set sort = x.at
        from unnest(${[...ids]}::uuid[]) with ordinality x(id, at)
       where d.company_id = ${companyId} and d.id = x.id and d.sort <> x.at`.execute(db);

/** Hangs a department and everything below it somewhere else, in one statement. */
export const rehang = (db: Db, companyId: string, from: string, to: string) =>
  db
    .updateTable('department')
    .set({ lineage: sql<string>`${to}::text || substr(lineage, ${from.length + 1}::int)` })
    .where('company_id', '=', companyId)
    .where('lineage', 'like', `${from}%`);

/** Length of the longest lineage at or below one. */
export const deepest = (db: Db, companyId: string, lineage: string) =>
  db
    .selectFrom('department')
    .select(sql<number>`max(length(lineage))`.as('length'))
    .where('company_id', '=', companyId)
    .where('lineage', 'like', `${lineage}%`);

/** Names of the departments above one, the root first. */
export const namesAlong = (db: Db, companyId: string, lineage: string, exceptId: string) =>
  db
    .selectFrom('department')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '<>', exceptId)
    .where(sql<SqlBool>`${lineage}::text like lineage || '%'`)
    .orderBy(sql`length(lineage)`);

export const dropHeads = (db: Db, companyId: string, departmentId: string) =>
  db.deleteFrom('department_head').where('company_id', '=', companyId).where('department_id', '=', departmentId);

export const addHeads = (db: Db, companyId: string, departmentId: string, memberIds: readonly string[]) =>
  db
    .insertInto('department_head')
    .values(
      memberIds.map((member_id, sort) => ({ company_id: companyId, department_id: departmentId, member_id, sort })),
    );

export const remove = (db: Db, companyId: string, id: string, rev: number) =>
  db
    .deleteFrom('department')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id');

/** The root department is the company itself. */
export const renameRoot = (db: Db, companyId: string, name: string, at: Date) =>
  db
    .updateTable('department')
    .set({ name, updated_at: at, rev: sql`rev + 1` })
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .where('name', '!=', name);
