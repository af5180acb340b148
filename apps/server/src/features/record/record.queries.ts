import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { recordApi } from '@rondo/contract/record';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { type RecordEvent, recordMachine } from '@rondo/domain/record';
import type { TaskRelation } from '@rondo/domain/task';
import { type ExpressionBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/db/company-db.ts';
import type { DB, Record } from '../../platform/db/schema.gen.ts';
import type { Sort } from '../../platform/list.ts';
import { inGroupsBy, shopInScope, shopLike } from '../scope/index.ts';
import { CHECK_IN } from './check-in.queries.ts';
import {
  answeredSo,
  fourLevelRank,
  inBands,
  inGroupRow,
  notBlind,
  ratedBetween,
  ratedIn,
  tookPart,
} from './condition.queries.ts';
import { matches, type WordIds } from './words.queries.ts';

type Filter = Omit<Parsed<typeof recordApi.list>, 'size' | 'page' | 'cursor' | 'sort'>;

/** What a row shows: not the equation of the score, which is ten times all the rest. */
export const ROW_COLUMNS = [
  'record.id',
  'record.number',
  'record.task_id',
  'record.shop_id',
  'record.shop_name',
  'record.shop_path',
  'record.template_id',
  'record.template_name',
  'record.version_no',
  'record.mode',
  'record.purpose',
  'record.source',
  'record.inspector_id',
  'record.inspector_name',
  'record.state',
  'record.started_at',
  'record.submitted_at',
  'record.done_at',
  'record.duration_s',
  'record.evaluated',
  'record.score',
  'record.max_score',
  'record.rate_percent',
  'record.level_key',
  'record.level_name',
  'record.level_rank',
  'record.level_count',
  'record.level_from',
  'record.is_pass',
  'record.red_lines',
  'record.failed_items',
  'record.item_count',
  'record.rectification_total',
  'record.rectification_open',
  'record.is_late',
  'record.modified_at',
] as const;

/** What the actor may list: by tier their own, those of the shops in scope, or all. The way into the table. */
export function visible(db: Db, actor: Actor) {
  const all = db
    .selectFrom('record')
    .where('record.company_id', '=', actor.companyId)
    .where(notBlind(actor, 'record.id'));
  if (actor.tier === 'own') return all.where(tookPart(actor));
  const scope = actor.tier === 'scope' ? shopInScope(actor, 'record.shop_id') : null;
  return scope ? all.where(scope) : all;
}

/** A tab: all the actor may list, what they inspected, reviewed or were told of, or what was voided. */
function inTab(db: Db, actor: Actor, tab: Filter['tab']) {
  const mine = db.selectFrom('record').where('record.company_id', '=', actor.companyId);
  switch (tab) {
    case 'all':
      return visible(db, actor);
    case 'voided':
      return visible(db, actor).where('record.state', '=', 'void');
    case 'mine':
      return mine.where('record.inspector_id', '=', actor.memberId);
    case 'reviewed':
      return mine.where(hadPart(actor, 'reviewer')).where('record.state', 'in', recordMachine.reviewed);
    case 'cc':
      return mine.where(hadPart(actor, 'cc'));
    default:
      return tab satisfies never;
  }
}

const hadPart = (actor: Actor, relation: TaskRelation) => sql<SqlBool>`record.task_id in (
  select p.task_id from task_person p
   where p.company_id = ${actor.companyId} and p.member_id = ${actor.memberId} and p.relation = ${relation}
     ${relation === 'reviewer' ? sql`and p.acted_at is not null` : sql``})`;

/** The records that the actor may list and that fit; `words` is what the keyword stands for. */
export function filtered(db: Db, actor: Actor, f: Filter, words: readonly WordIds[]) {
  return inTab(db, actor, f.tab)
    .$if(words.length > 0, (q) => q.where(matches(actor.companyId, words)))
    .$if(f.from !== undefined, (q) => q.where('record.business_on', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('record.business_on', '<=', f.to ?? ''))
    .$if(f.shopId !== undefined, (q) => q.where('record.shop_id', 'in', f.shopId ?? []))
    .where(shopLike(actor.companyId, 'record.shop_id', f) ?? sql<SqlBool>`true`)
    .$if(f.groupId !== undefined, (q) => q.where(inGroupsBy(f.structure, 'record', actor.companyId, f.groupId ?? [])))
    .$if(f.groupRow !== undefined, (q) => q.where(inGroupRow(actor.companyId, f)))
    .$if(f.templateId !== undefined, (q) => q.where('record.template_id', 'in', f.templateId ?? []))
    .$if(f.mode !== undefined, (q) => q.where('record.mode', 'in', f.mode ?? []))
    .$if(f.source !== undefined, (q) => q.where('record.source', 'in', f.source ?? []))
    .$if(f.purpose !== undefined, (q) => q.where('record.purpose', 'in', f.purpose ?? []))
    .$if(f.inspectorId !== undefined, (q) => q.where('record.inspector_id', 'in', f.inspectorId ?? []))
    .$if(f.state !== undefined, (q) => q.where('record.state', 'in', f.state ?? []))
    .$if(f.levelRank !== undefined, (q) => q.where(levelIn(f.levelRank ?? [])))
    .$if(f.isPass !== undefined, (q) => q.where('record.is_pass', '=', f.isPass ?? false))
    .$if(f.evaluated !== undefined, (q) => q.where('record.evaluated', '=', f.evaluated ?? false))
    .$if(f.rateBand !== undefined, (q) => q.where(inBands(f.rateBand ?? [])))
    .$if(f.rateFrom !== undefined || f.rateTo !== undefined, (q) => q.where(ratedBetween(f)))
    .$if(f.category !== undefined, (q) => q.where('record.evaluated', '=', true).where(ratedIn(f.category ?? '')))
    .$if(f.redLine !== undefined, (q) => q.where('record.red_lines', f.redLine ? '>' : '=', 0))
    .$if(f.openRectification !== undefined, (q) =>
      q.where('record.rectification_open', f.openRectification ? '>' : '=', 0),
    )
    .$if(f.itemId !== undefined, (q) => q.where(answeredSo(f.itemId ?? '', f.answered)))
    .$if(f.newestOf !== undefined, (q) =>
      q.where('record.id', 'in', newest(db, actor, f.newestOf ?? '', LIMIT.template.healthRecords).select('record.id')),
    );
}

/** Rows of the list by their ids. Who may see them was asked before. */
export const byIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('record')
    .select([...ROW_COLUMNS, CHECK_IN])
    .where('record.company_id', '=', companyId)
    .where(sql<SqlBool>`record.id = any(${[...ids]}::uuid[])`);

const levelIn = (ranks: readonly number[]) => sql<SqlBool>`(record.level_rank is not null
  and ${fourLevelRank('record')} = any(${[...ranks]}::int[]))`;

/** The newest records of a template that the actor may list and that count; index record_template. */
export const newest = (db: Db, actor: Actor, templateId: string, most: number) =>
  visible(db, actor)
    .where('record.template_id', '=', templateId)
    .where('record.state', 'in', recordMachine.from('void'))
    .orderBy('record.submitted_at', 'desc')
    .orderBy('record.id', 'desc')
    .limit(most);

/** What an item that failed was called when it did so last; or, in the newest records of a template, when it was asked last. */
export const itemName = (db: Db, actor: Actor, itemId: string, newestOf: string | undefined) =>
  visible(db, actor)
    .innerJoin('record_item', (j) =>
      j.onRef('record_item.company_id', '=', 'record.company_id').onRef('record_item.record_id', '=', 'record.id'),
    )
    .select('record_item.name')
    .where('record_item.item_id', '=', itemId)
    .$if(newestOf === undefined, (q) => q.where('record_item.result', '=', 'fail'))
    .$if(newestOf !== undefined, (q) =>
      q.where('record.id', 'in', newest(db, actor, newestOf ?? '', LIMIT.template.healthRecords).select('record.id')),
    )
    .orderBy('record.submitted_at', 'desc')
    .limit(1);

/** One, with where its shop hangs now and everybody who has a part in its task. Not limited to the actor: the policy decides. */
export const byId = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('record')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'record.company_id').onRef('shop.id', '=', 'record.shop_id'),
    )
    .innerJoin('task', (j) =>
      j.onRef('task.company_id', '=', 'record.company_id').onRef('task.id', '=', 'record.task_id'),
    )
    .selectAll('record')
    .select(['shop.lineage as lineage_now', 'shop.address', 'shop.state as shop_state'])
    .select((eb) => jsonArrayFrom(peopleOf(eb)).as('people'))
    .select(['task.round as task_round', 'task.review_modes', 'task.review_level'])
    .select(['task.sample_items', 'task.sample_seed', 'task.reviewer_may_edit'])
    .where('record.company_id', '=', companyId)
    .where('record.id', '=', id);

const peopleOf = (eb: ExpressionBuilder<DB, 'record'>) =>
  eb
    .selectFrom('task_person as p')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'p.company_id').onRef('m.id', '=', 'p.member_id'))
    .select(['p.relation', 'm.id', 'm.name', 'p.level', 'p.sort', 'p.approved_round'])
    .whereRef('p.company_id', '=', 'record.company_id')
    .whereRef('p.task_id', '=', 'record.task_id')
    .orderBy('p.created_at')
    .orderBy('m.name');

/** What the report shows of an answer. */
const ITEM_COLUMNS = [
  'i.sort',
  'i.item_id',
  'i.category',
  'i.code',
  'i.name',
  'i.standard',
  'i.severity',
  'i.answer_type',
  'i.answer',
  'i.result',
  'i.points',
  'i.max_points',
  'i.note',
  'i.photo_ids',
  'i.carried_from',
  'i.rectification_id',
] as const;

/** The answers in the order of the template, each with the rectification it became. */
export const itemsOf = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record_item as i')
    .leftJoin('rectification as r', (j) =>
      j.onRef('r.company_id', '=', 'i.company_id').onRef('r.id', '=', 'i.rectification_id'),
    )
    .select(ITEM_COLUMNS)
    .select([
      'r.number as r_number',
      'r.state as r_state',
      sql<Date | null>`coalesce(r.held_deadline_at, r.deadline_at)`.as('r_deadline_at'),
      'r.appeal as r_appeal',
      'r.completed_at as r_completed_at',
      'r.after_photo_ids as r_after_photo_ids',
    ])
    .where('i.company_id', '=', companyId)
    .where('i.record_id', '=', recordId)
    .orderBy('i.sort');

/** What reviewers changed in the answers of a record, the first change first. */
export const editsOf = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record_edit')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .orderBy('at')
    .orderBy('id');

/** The records in which the carried answers of a record were given, and how many of them in each. */
export const carriedSources = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record_item as i')
    .innerJoin('record as r', (j) => j.onRef('r.company_id', '=', 'i.company_id').onRef('r.id', '=', 'i.carried_from'))
    .select(['r.id', 'r.number', 'r.submitted_at', 'r.state', ({ fn }) => fn.countAll<number>().as('items')])
    .where('i.company_id', '=', companyId)
    .where('i.record_id', '=', recordId)
    .groupBy(['r.id', 'r.number', 'r.submitted_at', 'r.state'])
    .orderBy('items', 'desc')
    .orderBy('r.submitted_at', 'desc');

/** A move: one conditional update; no row back: somebody else was first. */
export const move = (
  db: Db,
  companyId: string,
  id: string,
  event: RecordEvent,
  rev: number,
  patch: Updateable<Record>,
) =>
  db
    .updateTable('record')
    .set({ ...patch, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', recordMachine.from(event))
    .where('rev', '=', rev)
    .returning('id');

/** A record without a rate comes last among the best. */
const RATE = sql`coalesce(record.rate_percent, -10000)`;
/** The orders of the list. */
export const SORTS: { [K in Parsed<typeof recordApi.list>['sort']]: Sort } = {
  '-submitted': { by: sql`record.submitted_at`, as: 'timestamptz', desc: true },
  submitted: { by: sql`record.submitted_at`, as: 'timestamptz', desc: false },
  '-score': { by: RATE, as: 'numeric', desc: true },
  score: { by: RATE, as: 'numeric', desc: false },
};
