import type { MessageReason } from '@rondo/domain/message-kind';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** What a message is about, as it is now, with the people who have a part in it and can read. */
export interface Subject {
  kind: 'task' | 'rectification';
  id: string;
  name: string;
  state: string;
  shopId: string;
  shop: string;
  deadlineAt: Date;
  remindedAt: Date | null;
  round: number;
  rev: number;
  people: { memberId: string; relation: Relation }[];
}

/** How a reader is related to the object: the reason they are told. */
export type Relation = MessageReason;

type People = Subject['people'];

/** Tasks by id, in the order asked for. */
export async function tasks(db: Db, companyId: string, ids: readonly string[]): Promise<Subject[]> {
  const rows = await db
    .selectFrom('task')
    .select(['id', 'name', 'state', 'shop_id', 'shop_name', 'deadline_at', 'reminded_at', 'round', 'rev'])
    .select(
      sql<People>`coalesce((select json_agg(json_build_object('memberId', p.member_id, 'relation', p.relation))
        from task_person p join member m on m.company_id = p.company_id and m.id = p.member_id
       where p.company_id = task.company_id and p.task_id = task.id and m.state in ('invited', 'active')), '[]')`.as(
        'people',
      ),
    )
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return inOrder(ids, rows, 'task');
}

/** Rectifications by id, in the order asked for. */
export async function rectifications(db: Db, companyId: string, ids: readonly string[]): Promise<Subject[]> {
  const rows = await db
    .selectFrom('rectification')
    .select(['id', 'title as name', 'state', 'shop_id', 'shop_name', 'deadline_at', 'reminded_at', 'round', 'rev'])
    .select(
      sql<People>`coalesce((select json_agg(json_build_object('memberId', p.member_id, 'relation', p.relation))
        from rectification_person p join member m on m.company_id = p.company_id and m.id = p.member_id
       where p.company_id = rectification.company_id and p.rectification_id = rectification.id
         and m.state in ('invited', 'active')), '[]')`.as('people'),
    )
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return inOrder(ids, rows, 'rectification');
}

interface Row {
  id: string;
  name: string;
  state: string;
  shop_id: string;
  shop_name: string;
  deadline_at: Date;
  reminded_at: Date | null;
  round: number;
  rev: number;
  people: People;
}

function inOrder(ids: readonly string[], rows: readonly Row[], kind: Subject['kind']): Subject[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => known.get(id))
    .filter((row) => row !== undefined)
    .map(({ shop_id, shop_name, deadline_at, reminded_at, ...row }) => ({
      ...row,
      kind,
      shopId: shop_id,
      shop: shop_name,
      deadlineAt: deadline_at,
      remindedAt: reminded_at,
    }));
}
