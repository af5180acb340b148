/**
 * Statements that every kind of work has, made for the tables of one kind. The owner of the tables makes them, with the name
 * of its table written out: `npm run check` and the list of writes read it there (tools/map/table-writes.ts knows the makers).
 */
import type { Relation } from '@rondo/domain/relation';
import type { WorkKind } from '@rondo/domain/workflows';
import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { and, peopleTable } from './tables.queries.ts';

interface Moved<K extends WorkKind> {
  id: string;
  /** The states that the event leads on from. */
  from: readonly string[];
  /** What the mover has seen. */
  rev: number;
  patch: Updateable<DB[K]>;
}

/**
 * A move: one conditional update, which answers whether it found its row. Nobody moves what somebody else has moved: no row
 * is the dictionary's "this task has been handled".
 */
export const moveRow =
  <K extends WorkKind>(kind: K, exists?: RawBuilder<SqlBool>) =>
  async (db: Db, companyId: string, { id, from, rev, patch }: Moved<K>): Promise<boolean> => {
    const columns = Object.entries({ ...patch, rev: rev + 1 }).filter(([, value]) => value !== undefined);
    const { rows } = await sql`
      update ${sql.table(kind)} o set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
       where o.company_id = ${companyId} and o.id = ${id} and o.state = any(${[...from]}::text[]) and o.rev = ${rev}
             ${and(exists)}
      returning o.id`.execute(db);
    return rows.length > 0;
  };

/** Sets the time of the last reminder unless there was one within the pause; answers whether it did. */
export const remindRow =
  (kind: WorkKind) =>
  async (db: Db, companyId: string, id: string, at: Date, pauseMs: number): Promise<boolean> => {
    const { rows } = await sql`
      update ${sql.table(kind)} o set reminded_at = ${at}
       where o.company_id = ${companyId} and o.id = ${id}
         and (o.reminded_at is null or o.reminded_at <= ${new Date(at.getTime() - pauseMs)})
      returning o.id`.execute(db);
    return rows.length > 0;
  };

/** Those with a part in an object, or one of them, have acted. */
export const markPeople = (kind: WorkKind) => {
  const { table, key } = peopleTable(kind);
  return (db: Db, companyId: string, id: string, relation: Relation, at: Date, memberId?: string) =>
    sql`update ${table} p set acted_at = ${at}
      where p.company_id = ${companyId} and p.${key} = ${id} and p.relation = ${relation}
        ${and(memberId === undefined ? undefined : sql<SqlBool>`p.member_id = ${memberId}`)}`.execute(db);
};

/** The handlers are about to become somebody else. */
export const dropHandlersOf = (kind: WorkKind) => {
  const { table, key } = peopleTable(kind);
  return (db: Db, companyId: string, id: string) =>
    sql`delete from ${table} p where p.company_id = ${companyId} and p.${key} = ${id} and p.relation = 'handler'`.execute(
      db,
    );
};

interface NewPart {
  id: string;
  memberId: string;
  relation: Relation;
}

/** Parts in objects; whoever has a part already keeps it. */
export const addPeopleOf = (kind: WorkKind) => {
  const { table, key } = peopleTable(kind);
  return (db: Db, companyId: string, parts: readonly NewPart[], at: Date) =>
    sql`insert into ${table} (company_id, ${key}, member_id, relation, created_at)
      select ${companyId}, w.id, w."memberId", w.relation, ${at}::timestamptz
        from json_to_recordset(${JSON.stringify(parts)}::json) as w(id uuid, "memberId" uuid, relation text)
      on conflict do nothing`.execute(db);
};

/** A part of somebody in an object, and who has it from now on; `null`: the others who have it too. */
export interface PassedPart {
  id: string;
  relation: 'handler' | 'reviewer' | 'judge';
  to_id: string | null;
}

/** The parts as rows: hundreds of them in one parameter. */
export const partRows = (parts: readonly PassedPart[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(parts)}::json) as w(id uuid, relation text, to_id uuid)`;

/** Successors have the parts, since the time of the object. */
export const addSuccessors = (kind: WorkKind) => {
  const { table, key } = peopleTable(kind);
  return (db: Db, companyId: string, parts: readonly PassedPart[]): Promise<unknown> =>
    sql`insert into ${table} (company_id, ${key}, member_id, relation, created_at)
      select o.company_id, o.id, w.to_id, w.relation, o.created_at
        from ${partRows(parts)} join ${sql.table(kind)} o on o.company_id = ${companyId} and o.id = w.id
       where w.to_id is not null
      on conflict do nothing`.execute(db);
};

/** Whoever had the parts has them no more. */
export const dropParts = (kind: WorkKind) => {
  const { table, key } = peopleTable(kind);
  return (db: Db, companyId: string, fromId: string, parts: readonly PassedPart[]) =>
    sql`delete from ${table} p using ${partRows(parts)}
      where p.company_id = ${companyId} and p.${key} = w.id and p.relation = w.relation and p.member_id = ${fromId}`.execute(
      db,
    );
};
