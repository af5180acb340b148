import type { aiEventApi } from '@rondo/contract/ai-event';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type AiEventEvent, aiEventMachine } from '@rondo/domain/ai-event';
import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { AiEvent } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInGroups, shopNamed, visibleShops } from '../scope/index.ts';

type List = Parsed<typeof aiEventApi.list>;
export type EventFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-at': { by: sql`ai_event.happened_at`, as: 'timestamptz', desc: true },
  at: { by: sql`ai_event.happened_at`, as: 'timestamptz', desc: false },
  '-confidence': { by: sql`ai_event.confidence::numeric`, as: 'numeric', desc: true },
};

/** Those at the stores in the actor's scope: the only way into the table for readers. */
const inScope = (db: Db, actor: Actor) =>
  visibleShops(db, actor).innerJoin('ai_event', (j) =>
    j.onRef('ai_event.company_id', '=', 'shop.company_id').onRef('ai_event.shop_id', '=', 'shop.id'),
  );

const named = (db: Db, actor: Actor) =>
  inScope(db, actor)
    .innerJoin('ai_rule', (j) =>
      j.onRef('ai_rule.company_id', '=', 'ai_event.company_id').onRef('ai_rule.id', '=', 'ai_event.rule_id'),
    )
    .leftJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'ai_event.company_id').onRef('member.id', '=', 'ai_event.judged_by'),
    )
    .leftJoin('rectification', (j) =>
      j
        .onRef('rectification.company_id', '=', 'ai_event.company_id')
        .onRef('rectification.id', '=', 'ai_event.rectification_id'),
    )
    .leftJoin('album_picture', (j) =>
      j
        .onRef('album_picture.company_id', '=', 'ai_event.company_id')
        .onRef('album_picture.id', '=', 'ai_event.picture_id')
        .on('album_picture.deleted_at', 'is', null),
    )
    .selectAll('ai_event')
    .select([
      'shop.name as shop_name',
      'shop.time_zone',
      'ai_rule.name as rule_name',
      'member.name as judge_name',
      'rectification.number as fix_number',
      'album_picture.id as kept_id',
      'album_picture.file_id',
      'album_picture.sha256 as kept_sha256',
    ]);

const holds = (companyId: string, word: string) =>
  sql<SqlBool>`(ai_event.event_name ilike ${contains(word)} or ai_event.camera_name ilike ${contains(word)}
    or ai_rule.name ilike ${contains(word)} or ai_rule.name_pinyin like ${contains(word.toLowerCase())}
    or ${shopNamed('shop', companyId, word)})`;

/** As `ledgers` of the rules count. */
const COUNTED = sql<boolean>`(ai_event.judged_by is not null and ai_event.happened_at >= ai_rule.ledger_from)`;

export const filtered = (db: Db, actor: Actor, f: EventFilter) =>
  named(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => holds(actor.companyId, word))))
    .$if(f.state !== undefined, (q) => q.where('ai_event.state', 'in', f.state ?? []))
    .$if(f.kind !== undefined, (q) => q.where('ai_event.kind', 'in', f.kind ?? []))
    .$if(f.ruleId !== undefined, (q) => q.where('ai_event.rule_id', 'in', f.ruleId ?? []))
    .$if(f.shopId !== undefined, (q) => q.where('ai_event.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) => q.where(shopInGroups(actor.companyId, 'shop.id', f.groupId ?? [])))
    .$if(f.cameraId !== undefined, (q) => q.where('ai_event.camera_id', 'in', f.cameraId ?? []))
    .$if(f.taskId !== undefined, (q) => q.where('ai_event.review_task_id', 'in', f.taskId ?? []))
    .$if(f.reason !== undefined, (q) => q.where('ai_event.reason', 'in', f.reason ?? []))
    .$if(f.from !== undefined, (q) => q.where('ai_event.happened_on', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('ai_event.happened_on', '<=', f.to ?? ''))
    .$if(f.hour !== undefined, (q) => q.where('ai_event.happened_hour', '=', f.hour ?? 0))
    .$if(f.shadow !== undefined, (q) => q.where('ai_event.is_shadow', '=', f.shadow ?? false))
    .$if(f.rectified !== undefined, (q) => q.where('ai_event.rectification_id', f.rectified ? 'is not' : 'is', null))
    .$if(f.counted !== undefined, (q) => q.where(COUNTED, '=', f.counted ?? false));

export const byId = (db: Db, actor: Actor, id: string) => named(db, actor).where('ai_event.id', '=', id);
export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  named(db, actor).where(sql<SqlBool>`ai_event.id = any(${[...ids]}::uuid[])`);

/** One with its rule, whoever asks. */
export const withRule = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('ai_event as e')
    .innerJoin('ai_rule as r', (j) => j.onRef('r.company_id', '=', 'e.company_id').onRef('r.id', '=', 'e.rule_id'))
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'e.company_id').onRef('s.id', '=', 'e.shop_id'))
    .innerJoin('company as c', 'c.id', 'e.company_id')
    .leftJoin('album_picture as p', (j) =>
      j.onRef('p.company_id', '=', 'e.company_id').onRef('p.id', '=', 'e.picture_id').on('p.deleted_at', 'is', null),
    )
    .selectAll('e')
    .select([
      'r.name as rule_name',
      'r.content',
      'r.handling',
      'r.handler_ids',
      'r.reviewer_ids',
      'r.notify_ids',
      'r.limit_hours',
      'r.edited_by',
      'r.state as rule_state',
      's.name as shop_name',
      'c.time_zone as company_zone',
      'c.cut_off',
      'p.file_id',
    ])
    .where('e.company_id', '=', companyId)
    .where('e.id', '=', id);

export type EventWithRule = NonNullable<Awaited<ReturnType<ReturnType<typeof withRule>['executeTakeFirst']>>>;

/** Only from a state in which the event can happen; no row back: somebody else was faster, or it cannot be any more. */
export const move = (db: Db, companyId: string, id: string, event: AiEventEvent, change: Updateable<AiEvent>) =>
  db
    .updateTable('ai_event')
    .set((eb) => ({ ...change, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', aiEventMachine.from(event))
    .$if(event === 'undo', (q) => q.where('rectification_id', 'is', null))
    .returning(['id', 'rule_id', 'event_name', 'state']);

export const setRectification = (db: Db, companyId: string, id: string, rectificationId: string) =>
  db
    .updateTable('ai_event')
    .set({ rectification_id: rectificationId })
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** Names of rules that the actor sees events of, for the words of a filter. */
export const ruleNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('ai_rule')
    .select('name')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
