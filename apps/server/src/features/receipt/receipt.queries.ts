import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { receiptApi } from '@rondo/contract/receipt';
import type { Actor } from '@rondo/domain/actor';
import { holds as holdsRule } from '@rondo/domain/permission';
import { RECEIPT_SETS, type ReceiptAct, type ReceiptCount, recordReceiptMachine } from '@rondo/domain/receipt';
import { RECORD_RULE } from '@rondo/domain/record';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { RecordReceipt } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, numberHolds, type Sort, wordsOf } from '../../platform/list.ts';
import { membersNamed } from '../people/index.ts';
import { listedRecords } from '../record/index.ts';
import { shopColumnNamed, shopInGroups } from '../scope/index.ts';

type List = Parsed<typeof receiptApi.list>;
export type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-sent': { by: sql`record_receipt.sent_at`, as: 'timestamptz', desc: true },
  sent: { by: sql`record_receipt.sent_at`, as: 'timestamptz', desc: false },
  due: { by: sql`record_receipt.due_at`, as: 'timestamptz', desc: false },
};

/** Receipts that the actor sees: those of records that they may list, and their own. The only way to them for readers. */
const visible = (db: Db, actor: Actor) =>
  db
    .selectFrom('record_receipt')
    .innerJoin('record', (j) =>
      j
        .onRef('record.company_id', '=', 'record_receipt.company_id')
        .onRef('record.id', '=', 'record_receipt.record_id'),
    )
    .innerJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'record_receipt.company_id')
        .onRef('member.id', '=', 'record_receipt.member_id'),
    )
    .where('record_receipt.company_id', '=', actor.companyId)
    .where((eb) =>
      eb.or([
        eb('record_receipt.member_id', '=', actor.memberId),
        ...(holdsRule(actor.codes, RECORD_RULE)
          ? [eb('record_receipt.record_id', 'in', listedRecords(db, actor).select('record.id'))]
          : []),
      ]),
    );

export const COLUMNS = [
  'record_receipt.id',
  'record_receipt.record_id',
  'record_receipt.shop_id',
  'record_receipt.member_id',
  'record_receipt.state',
  'record_receipt.sent_at',
  'record_receipt.due_at',
  'record_receipt.opened_at',
  'record_receipt.answered_at',
  'record_receipt.comment',
  'record_receipt.rev',
  'record.number',
  'record.shop_name',
  'record.shop_path',
  'record.template_name',
  'record.modified_at',
  'member.name as member_name',
] as const;

export const filtered = (db: Db, actor: Actor, f: Filter, now: Date) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => spoken(actor.companyId, word))))
    .$if(f.recordId !== undefined, (q) => q.where('record_receipt.record_id', 'in', f.recordId ?? []))
    .$if(f.shopId !== undefined, (q) => q.where('record_receipt.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) =>
      q.where(shopInGroups(actor.companyId, 'record_receipt.shop_id', f.groupId ?? [])),
    )
    .$if(f.memberId !== undefined, (q) => q.where('record_receipt.member_id', 'in', f.memberId ?? []))
    .$if(f.mine === true, (q) => q.where('record_receipt.member_id', '=', actor.memberId))
    .$if(f.from !== undefined, (q) => q.where('record_receipt.sent_on', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('record_receipt.sent_on', '<=', f.to ?? ''))
    .$if(f.state !== undefined, (q) => q.where('record_receipt.state', 'in', f.state ?? []))
    .$if(f.overdue === true, (q) => q.where(isOverdue(now)))
    .$if(f.overdue === false, (q) => q.where(sql<SqlBool>`not ${isOverdue(now)}`));

const isOverdue = (now: Date) =>
  sql<SqlBool>`(${stateIn('record_receipt.state', RECEIPT_SETS.overdue)} and record_receipt.due_at < ${now})`;

/** Each word is part of the number, or names the store or the manager. */
const spoken = (companyId: string, word: string) =>
  sql<SqlBool>`(${numberHolds('record.number', word)} or record.shop_name ilike ${contains(word)}
    or ${shopColumnNamed('record_receipt.shop_id', companyId, word)} or record_receipt.member_id in ${membersNamed(companyId, word)})`;

const countOf = (count: ReceiptCount) =>
  sql<number>`count(*) filter (where ${stateIn('record_receipt.state', RECEIPT_SETS[count])})::int`.as(count);

export const counts = (db: Db, actor: Actor, places: Filter, now: Date) =>
  filtered(db, actor, places, now).select([
    countOf('sent'),
    countOf('acknowledged'),
    countOf('unacknowledged'),
    countOf('pending'),
    countOf('objected'),
    sql<number>`count(*) filter (where ${isOverdue(now)})::int`.as('overdue'),
  ]);

export const ofRecord = (db: Db, actor: Actor, recordId: string) =>
  visible(db, actor)
    .select(COLUMNS)
    .where('record_receipt.record_id', '=', recordId)
    .orderBy('record_receipt.sent_at')
    .orderBy('member.name');

export const byId = (db: Db, actor: Actor, id: string) =>
  visible(db, actor).select(COLUMNS).where('record_receipt.id', '=', id);

export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  visible(db, actor)
    .select(COLUMNS)
    .where(sql<SqlBool>`record_receipt.id = any(${[...ids]}::uuid[])`);

/** Those who were asked before are not asked again; answers the others. */
export const insert = (db: Db, rows: Insertable<RecordReceipt>[]) =>
  db
    .insertInto('record_receipt')
    .values(rows)
    .onConflict((c) => c.columns(['company_id', 'record_id', 'member_id']).doNothing())
    .returning(['id', 'member_id']);

/** The first time that its manager opens the report; no row back: they did before, or are not asked. */
export const open = (db: Db, companyId: string, recordId: string, memberId: string, at: Date) =>
  db
    .updateTable('record_receipt')
    .set((eb) => ({ opened_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .where('member_id', '=', memberId)
    .where('opened_at', 'is', null)
    .where('state', 'in', recordReceiptMachine.from('acknowledge'))
    .returning('id');

/** Only while it waits, and for who has seen the latest; no row back: somebody was faster. */
export const move = (
  db: Db,
  companyId: string,
  { id, rev, event }: { id: string; rev: number; event: ReceiptAct },
  change: Updateable<RecordReceipt>,
) =>
  db
    .updateTable('record_receipt')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', 'in', recordReceiptMachine.from(event))
    .returning('rev');
