import type { Actor } from '@rondo/domain/actor';
import type { AiKind } from '@rondo/domain/ai/kinds';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';
import { shopInGroups, visibleShops } from '../scope/index.ts';

export interface Figures {
  from: string;
  to: string;
  shopId?: readonly string[] | undefined;
  groupId?: readonly string[] | undefined;
  kind?: readonly AiKind[] | undefined;
  ruleId?: readonly string[] | undefined;
}

/** The stores of a filter in the actor's scope. */
const shopsIn = (db: Db, actor: Actor, { shopId, groupId }: Figures) =>
  visibleShops(db, actor)
    .$if(shopId !== undefined, (q) => q.where('shop.id', 'in', shopId ?? []))
    .$if(groupId !== undefined, (q) => q.where(shopInGroups(actor.companyId, 'shop.id', groupId ?? [])));

/** Checks of a period, with their rule, store and camera. */
const checksIn = (db: Db, actor: Actor, f: Figures) =>
  shopsIn(db, actor, f)
    .innerJoin('ai_check_day', (j) =>
      j.onRef('ai_check_day.company_id', '=', 'shop.company_id').onRef('ai_check_day.shop_id', '=', 'shop.id'),
    )
    .innerJoin('ai_rule', (j) =>
      j.onRef('ai_rule.company_id', '=', 'ai_check_day.company_id').onRef('ai_rule.id', '=', 'ai_check_day.rule_id'),
    )
    .innerJoin('camera', (j) =>
      j.onRef('camera.company_id', '=', 'ai_check_day.company_id').onRef('camera.id', '=', 'ai_check_day.camera_id'),
    )
    .where('ai_check_day.checked_on', '>=', f.from)
    .where('ai_check_day.checked_on', '<=', f.to)
    .$if(f.kind !== undefined, (q) => q.where('ai_rule.kind', 'in', f.kind ?? []))
    .$if(f.ruleId !== undefined, (q) => q.where('ai_rule.id', 'in', f.ruleId ?? []));

export const checkTotals = (db: Db, actor: Actor, f: Figures) =>
  checksIn(db, actor, f).select([
    sql<number>`coalesce(sum(ai_check_day.run), 0)::int`.as('run'),
    sql<number>`coalesce(sum(ai_check_day.failed), 0)::int`.as('failed'),
    sql<number>`coalesce(sum(ai_check_day.skipped), 0)::int`.as('skipped'),
    sql<number>`count(distinct ai_check_day.shop_id) filter (where ai_check_day.run > 0)::int`.as('shops'),
  ]);

/** What a row stands for: as a part of its name, and of its order. */
const EACH = {
  day: sql<string>`concat_ws(' ', ai_rule.id, camera.id, ai_check_day.checked_on)`,
  camera: sql<string>`camera.id::text`,
  shop: sql<string>`shop.id::text`,
} as const;

export const CHECK_SORT: Sort = { by: sql`ai_check_day.sorted`, as: 'text', desc: true };

type Rows = Figures & { outcome?: 'run' | 'failed' | 'skipped' | 'positive' | undefined; each: keyof typeof EACH };

/** Checks of a period, added up: by rule, camera and day, by camera, or by store. */
export function checkRows(db: Db, actor: Actor, f: Rows) {
  const one = <T>(
    column: 'ai_rule.id' | 'ai_rule.name' | 'ai_check_day.checked_on' | 'camera.id' | 'camera.name',
    isOf: boolean,
  ) => (isOf ? sql<T | null>`min(${sql.ref(column)}::text)` : sql<T | null>`null::text`);
  const [isDay, isCamera] = [f.each === 'day', f.each !== 'shop'];
  const sum = (column: 'run' | 'failed' | 'skipped' | 'positive') =>
    sql<number>`sum(${sql.ref(`ai_check_day.${column}`)})::int`.as(column);
  const rows = checksIn(db, actor, f)
    .$if(f.outcome !== undefined, (q) => q.where(sql<SqlBool>`${sql.ref(`ai_check_day.${f.outcome ?? 'run'}`)} > 0`))
    .groupBy([EACH[f.each], 'shop.id', 'shop.name'])
    .select([EACH[f.each].as('id'), 'shop.id as shop_id', 'shop.name as shop_name'])
    .select([one<string>('ai_rule.id', isDay).as('rule_id'), one<string>('ai_rule.name', isDay).as('rule_name')])
    .select([
      one<string>('camera.id', isCamera).as('camera_id'),
      one<string>('camera.name', isCamera).as('camera_name'),
    ])
    .select([one<string>('ai_check_day.checked_on', isDay).as('checked_on')])
    .select([sum('run'), sum('failed'), sum('skipped'), sum('positive')])
    .select(sql<number>`sum(ai_check_day.took_ms)::float8`.as('took_ms'))
    .select(
      sql<string>`concat_ws(' ', ${isDay ? sql`min(ai_check_day.checked_on)` : sql`''`}, shop.name, ${EACH[f.each]})`.as(
        'sorted',
      ),
    );
  return db.selectFrom(rows.as('ai_check_day')).selectAll();
}

/** Events of a period. */
const eventsIn = (db: Db, actor: Actor, f: Figures) =>
  openIn(db, actor, f).where('e.happened_on', '>=', f.from).where('e.happened_on', '<=', f.to);

/** Events whenever they happened. */
const openIn = (db: Db, actor: Actor, f: Figures) =>
  shopsIn(db, actor, f)
    .innerJoin('ai_event as e', (j) =>
      j.onRef('e.company_id', '=', 'shop.company_id').onRef('e.shop_id', '=', 'shop.id'),
    )
    .$if(f.kind !== undefined, (q) => q.where('e.kind', 'in', f.kind ?? []))
    .$if(f.ruleId !== undefined, (q) => q.where('e.rule_id', 'in', f.ruleId ?? []));

const counts = [
  sql<number>`count(*)::int`.as('events'),
  sql<number>`count(*) filter (where e.state = 'confirmed')::int`.as('confirmed'),
  sql<number>`count(*) filter (where e.state = 'false_alarm')::int`.as('false'),
] as const;

export const eventTotals = (db: Db, actor: Actor, f: Figures) =>
  eventsIn(db, actor, f).select([
    ...counts,
    sql<number>`count(*) filter (where e.state = 'new')::int`.as('pending'),
    sql<number>`count(e.rectification_id)::int`.as('rectified'),
  ]);

/** What waits for a judgement, whenever it happened. */
export const waiting = (db: Db, actor: Actor, f: Figures) =>
  openIn(db, actor, f).select(sql<number>`count(*)::int`.as('count')).where('e.state', '=', 'new');

export const byShop = (db: Db, actor: Actor, f: Figures, most: number) =>
  eventsIn(db, actor, f)
    .select(['shop.id as key', 'shop.name', sql<number>`count(*)::int`.as('count')])
    .groupBy(['shop.id', 'shop.name'])
    .orderBy('count', 'desc')
    .orderBy('shop.name')
    .limit(most);

export const byKind = (db: Db, actor: Actor, f: Figures) =>
  eventsIn(db, actor, f)
    .select(['e.kind as key', sql<number>`count(*)::int`.as('count')])
    .groupBy('e.kind')
    .orderBy('count', 'desc')
    .orderBy('e.kind');

export const byDay = (db: Db, actor: Actor, f: Figures) =>
  eventsIn(db, actor, f)
    .select(['e.happened_on as on', ...counts])
    .groupBy('e.happened_on')
    .orderBy('e.happened_on');

export const byHour = (db: Db, actor: Actor, f: Figures) =>
  eventsIn(db, actor, f)
    .select(['e.kind', 'e.happened_hour as hour', sql<number>`count(*)::int`.as('count')])
    .groupBy(['e.kind', 'e.happened_hour']);

export const byCameraHour = (db: Db, actor: Actor, f: Figures) =>
  eventsIn(db, actor, f)
    .select([
      'e.camera_id',
      'e.happened_hour as hour',
      sql<string>`max(e.camera_name)`.as('camera_name'),
      sql<string>`max(shop.name)`.as('shop_name'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(['e.camera_id', 'e.happened_hour']);

export const byRule = (db: Db, actor: Actor, f: Figures) =>
  eventsIn(db, actor, f)
    .innerJoin('ai_rule as r', (j) => j.onRef('r.company_id', '=', 'e.company_id').onRef('r.id', '=', 'e.rule_id'))
    .select([
      'r.id',
      'r.name',
      ...counts,
      sql<
        number | null
      >`(avg(extract(epoch from e.judged_at - e.happened_at)) filter (where e.judged_at is not null) / 3600)::float8`.as(
        'judge_hours',
      ),
      sql<
        { id: string; name: string; count: number }[]
      >`jsonb_agg(distinct jsonb_build_object('id', shop.id, 'name', shop.name))`.as('shops'),
      sql<string | null>`mode() within group (order by shop.id::text)`.as('top_shop_id'),
    ])
    .groupBy(['r.company_id', 'r.id', 'r.name'])
    .orderBy('events', 'desc')
    .orderBy('r.name');

export const checksByRule = (db: Db, actor: Actor, f: Figures) =>
  checksIn(db, actor, f)
    .select(['ai_rule.id', 'ai_rule.name', sql<number>`count(distinct ai_check_day.camera_id)::int`.as('cameras')])
    .select(sql<number>`sum(ai_check_day.run + ai_check_day.failed)::int`.as('checks'))
    .groupBy(['ai_rule.id', 'ai_rule.name']);

/** Stores in scope that are not closed, and those of them at which a camera is watched now. */
export const watchedShops = (db: Db, actor: Actor, f: Figures) =>
  shopsIn(db, actor, f)
    .select([
      sql<number>`count(*)::int`.as('shops'),
      sql<number>`count(*) filter (where exists (select from ai_watch w
        where w.company_id = shop.company_id and w.shop_id = shop.id))::int`.as('watched'),
    ])
    .where('shop.state', '<>', 'closed');
