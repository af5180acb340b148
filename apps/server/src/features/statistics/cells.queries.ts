import type { Actor } from '@rondo/domain/actor';
import { rectificationMachine } from '@rondo/domain/rectification';
import { asOfDay, type Structure } from '@rondo/domain/structure';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { stateIn } from '../../platform/db/states.ts';
import { blindRecords, fourLevelRank, notBlind, tookPart } from '../record/index.ts';
import {
  inGroupsBy,
  type ShopTraits,
  shopInGroups,
  shopInGroupsAsOf,
  shopInGroupsOn,
  shopInScope,
  shopLike,
} from '../scope/index.ts';
import { closedRecords } from './closed-records.queries.ts';

/** First and last business date, both inclusive. */
export interface Span {
  from: string;
  to: string;
}

/** Over what figures are wanted. What the reader may see limits them further: by tier their own, their scope's, or all. */
export interface Wanted extends ShopTraits {
  actor: Actor;
  shopId?: string[] | undefined;
  groupId?: string[] | undefined;
  /** Groups as they were on the day, as they are now, or as they were at the end of one date. */
  structure: Structure;
  templateId?: string[] | undefined;
  mode?: string[] | undefined;
  /** Records as they counted when their months were closed (decision 0210); otherwise as they count now. */
  basis?: 'closed' | undefined;
}

type Condition = RawBuilder<SqlBool> | null;

/**
 * Effective records as cells of counts: from the rollup, or at tier `own` from the few rows themselves. What the reader inspects
 * a second time, blind, is in the rollup but in none of their lists: it is taken off again by cells below zero.
 */
export function recordCells(w: Wanted, span: Span): RawBuilder<unknown> {
  const isRecord = [inPeriod('record', w, span), ofShops('record', w), ofRecords('record', w)];
  const ofRow = sql`record.evaluated::int as evaluated, (record.is_pass is true)::int as passed,
          case when record.evaluated then record.rate_percent else 0 end as rate_sum,
          case when record.evaluated then record.score else 0 end as score_sum,
          case when record.evaluated then record.max_score else 0 end as max_sum`;
  if (w.actor.tier === 'own' || w.basis === 'closed')
    return sql`${cells('record', sql`1 as records, ${ofRow}`, recordsFrom(w))} where ${recordsOf(w, span)}`;
  const counted = [inPeriod(RECORDS, w, span), ofShops(RECORDS, w), ofRecords(RECORDS, w)];
  const off = sql`-1 as records, -evaluated as evaluated, -passed as passed, -rate_sum as rate_sum,
          -score_sum as score_sum, -max_sum as max_sum`;
  return sql`
    ${cells(RECORDS, sql`records, evaluated, passed, rate_sum, score_sum, max_sum`)} where ${all(counted)}
    union all
    select business_on, shop_id, shop_lineage, mode, -red_lines, -failed_items, ${off}, place
      from (${cells('record', ofRow)} where ${all([...isRecord, unseen(w, 'record.id'), IS_EFFECTIVE])}) hidden`;
}

const RECORDS = 'record_day_stat';
const IS_EFFECTIVE = sql<SqlBool>`record.state = 'effective'`;

const cells = (table: string, counts: RawBuilder<unknown>, from = sql`${sql.table(table)}`): RawBuilder<unknown> => sql`
    select business_on, shop_id, shop_lineage, mode, red_lines, failed_items, ${counts},
           case when level_rank >= 0 then ${fourLevelRank(table)} end as place
      from ${from}`;

/** Condition: one of the records that the reader inspects a second time without having seen them. */
const unseen = ({ actor }: Wanted, column: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any(${blindRecords(actor)})`;

/** Failed items as cells, as `recordCells`. The rollup does not know modes: with a filter of modes the rows themselves are read. */
export function itemCells(w: Wanted, span: Span): RawBuilder<unknown> {
  const ofRows = (failed: number, which: RawBuilder<SqlBool>) => sql`
      select record.business_on, i.item_id, i.name as item_name, i.category, i.severity, ${failed}::int as failed
        from ${recordsFrom(w)} join record_item i on i.company_id = record.company_id and i.record_id = record.id and i.result = 'fail'
       where ${all([inPeriod('record', w, span), ofShops('record', w), ofRecords('record', w), which])}`;
  if (w.actor.tier === 'own') return ofRows(1, effectiveOwn(w));
  if (w.mode || w.basis === 'closed') return ofRows(1, seenOnly(w));
  return sql`
    select business_on, item_id, item_name, category, severity, failed
      from item_day_stat
     where ${all([inPeriod('item_day_stat', w, span), ofShops('item_day_stat', w), ofTemplate('item_day_stat', w), ofGroups('item_day_stat', w)])}
    union all ${ofRows(-1, all([unseen(w, 'record.id'), IS_EFFECTIVE]))}`;
}

/** Condition on `record`: it counts, and the reader does not inspect it blind. */
const seenOnly = ({ actor }: Wanted): RawBuilder<SqlBool> => all([IS_EFFECTIVE, notBlind(actor, 'record.id')]);

/** Rectifications created in a period, as cells. Template and mode are those of their record, which only the rows know. */
export function rectificationCells(w: Wanted, span: Span): RawBuilder<unknown> {
  const isDone = stateIn('state', rectificationMachine.done);
  const ofRows = (sign: RawBuilder<unknown>, which: RawBuilder<SqlBool>) => sql`
      select business_on, ${sign}1 as created, ${sign}(${isDone})::int as completed,
             ${sign}(${isDone} and completed_at <= deadline_at)::int as completed_on_time, ${sign}(${stateIn('state', rectificationMachine.dropped)})::int as ended
        from rectification
       where ${which}`;
  if (w.actor.tier === 'own' || w.templateId || w.mode) return ofRows(sql``, rectificationsOf(w, span));
  const hidden = all([...placed(w, span), unseen(w, 'rectification.record_id')]);
  return sql`
    select business_on, created, completed, completed_on_time, ended
      from rectification_day_stat
     where ${all([inPeriod('rectification_day_stat', w, span), ofShops('rectification_day_stat', w), ofGroups('rectification_day_stat', w)])}
    union all ${ofRows(sql`-`, hidden)}`;
}

const placed = (w: Wanted, span: Span): Condition[] => [
  inPeriod('rectification', w, span),
  ofShops('rectification', w),
  ofGroups('rectification', w),
];

/** Condition on `rectification`: the reader may see it, and it was created in the period (any time without one). */
export function rectificationsOf(w: Wanted, span: Span | null): RawBuilder<SqlBool> {
  const { actor } = w;
  const mine: Condition =
    actor.tier === 'own'
      ? sql<SqlBool>`exists (select from rectification_person p where p.company_id = rectification.company_id
          and p.rectification_id = rectification.id and p.member_id = ${actor.memberId})`
      : null;
  const ofRecord: Condition =
    w.templateId || w.mode
      ? sql<SqlBool>`exists (select from record where record.company_id = rectification.company_id
          and record.id = rectification.record_id and ${all([sql<SqlBool>`true`, ofTemplate('record', w), ofMode('record', w)])})`
      : null;
  const when = span ? inPeriod('rectification', w, span) : sql<SqlBool>`rectification.company_id = ${actor.companyId}`;
  const seen = notBlind(actor, 'rectification.record_id');
  return all([when, ofShops('rectification', w), ofGroups('rectification', w), seen, mine, ofRecord]);
}

/** The rows that `recordsOf` is a condition on: `record`, or what it was when its months were closed. */
export const recordsFrom = ({ actor, basis }: Wanted): RawBuilder<unknown> =>
  basis === 'closed' ? closedRecords(actor.companyId) : sql`record`;

/** Condition on raw `record` rows: those that count for these figures. */
export function recordsOf(w: Wanted, span: Span): RawBuilder<SqlBool> {
  const counted = w.actor.tier === 'own' ? effectiveOwn(w) : seenOnly(w);
  return all([inPeriod('record', w, span), ofShops('record', w), ofRecords('record', w), counted]);
}

/** Condition on `record`: in the period and the filters, and in the reader's reach, whether it counts or not. */
export const reachedRecords = (w: Wanted, span: Span): RawBuilder<SqlBool> =>
  all([
    ...[inPeriod('record', w, span), ofShops('record', w), ofRecords('record', w), notBlind(w.actor, 'record.id')],
    w.actor.tier === 'own' ? tookPart(w.actor) : null,
  ]);

/** Condition on `shop`: it is there, and the reader's figures cover it, in whatever group. */
export function shopsOf(w: Wanted): RawBuilder<SqlBool> {
  const { actor } = w;
  const scope = actor.tier === 'all' ? null : shopInScope(actor, 'shop.id');
  const like = shopLike(actor.companyId, 'shop.id', { ...w, real: true });
  const ids: Condition = w.shopId ? sql<SqlBool>`shop.id = any(${w.shopId}::uuid[])` : null;
  return all([sql<SqlBool>`shop.company_id = ${actor.companyId} and shop.deleted_at is null`, scope, ids, like]);
}

/** Condition on `shop`: it counts at the end of a day: open then, and in the chosen groups by the structure that is asked for. */
export function countsOn(w: Wanted, day: RawBuilder<string>): RawBuilder<SqlBool> {
  if (!w.groupId) return openOn(day);
  const placed = w.structure === 'of_day' ? shopInGroupsOn(w.groupId, day) : inChosen(w, w.groupId);
  return sql<SqlBool>`(${openOn(day)} and ${placed})`;
}

/** Condition on `shop`: in the chosen groups by the one structure that is asked for; with that of each day, now. */
export function inChosen({ actor, structure }: Wanted, groupId: readonly string[]): RawBuilder<SqlBool> {
  const day = asOfDay(structure);
  return day === null
    ? shopInGroups(actor.companyId, 'shop.id', groupId)
    : shopInGroupsAsOf(actor.companyId, 'shop.id', groupId, day);
}

/** Condition on `shop`: open at the end of a day. A closed one leaves on its closing date, one in preparation never counts. */
function openOn(day: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`((shop.state = 'open' or shop.state = 'closed' and shop.closed_on > ${day})
    and (shop.opened_on is null or shop.opened_on <= ${day})
    and not exists (select from shop_closure c where c.company_id = shop.company_id and c.shop_id = shop.id
      and c.closed_on <= ${day} and c.reopened_on > ${day}))`;
}

function inPeriod(table: string, { actor }: Wanted, { from, to }: Span): RawBuilder<SqlBool> {
  const day = sql.ref(`${table}.business_on`);
  return sql<SqlBool>`${sql.ref(`${table}.company_id`)} = ${actor.companyId} and ${day} >= ${from}::date and ${day} <= ${to}::date`;
}

function ofShops(table: string, w: Wanted): Condition {
  const { actor, shopId } = w;
  const scope = actor.tier === 'scope' ? shopInScope(actor, `${table}.shop_id`) : null;
  const ids: Condition = shopId ? sql<SqlBool>`${sql.ref(`${table}.shop_id`)} = any(${shopId}::uuid[])` : null;
  const like = shopLike(actor.companyId, `${table}.shop_id`, { ...w, real: true });
  const asked = [scope, ids, like].filter((one) => one !== null);
  return asked.length === 0 ? null : all(asked);
}

function ofRecords(table: string, w: Wanted): Condition {
  const rest = [ofTemplate(table, w), ofMode(table, w), ofGroups(table, w)].filter((c) => c !== null);
  return rest.length === 0 ? null : sql<SqlBool>`${sql.join(rest, sql` and `)}`;
}

function ofTemplate(table: string, { templateId }: Wanted): Condition {
  return templateId ? sql<SqlBool>`${sql.ref(`${table}.template_id`)} = any(${templateId}::uuid[])` : null;
}

function ofMode(table: string, { mode }: Wanted): Condition {
  return mode ? sql<SqlBool>`${sql.ref(`${table}.mode`)} = any(${mode}::text[])` : null;
}

function ofGroups(table: string, { actor, structure, groupId }: Wanted): Condition {
  return groupId ? inGroupsBy(structure, table, actor.companyId, groupId) : null;
}

function effectiveOwn(w: Wanted): RawBuilder<SqlBool> {
  return sql<SqlBool>`${seenOnly(w)} and ${tookPart(w.actor)}`;
}

function all(conditions: readonly Condition[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(
    conditions.filter((c) => c !== null),
    sql` and `,
  )}`;
}
