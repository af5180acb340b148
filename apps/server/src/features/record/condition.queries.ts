import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { recordApi } from '@rondo/contract/record';
import type { Actor } from '@rondo/domain/actor';
import { type RateBand, rateBandRange } from '@rondo/domain/rate-band';
import { asOfDay, type Structure } from '@rondo/domain/structure';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { groupSegment, lineagesOn } from '../scope/index.ts';

/** Condition on `record`: the actor inspected it or has a part in its task. */
export function tookPart(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(record.inspector_id = ${actor.memberId} or record.task_id in (
    select p.task_id from task_person p where p.company_id = ${actor.companyId} and p.member_id = ${actor.memberId}))`;
}

/**
 * Condition on the id of a record: it is none that the actor inspects a second time without having seen it (blind double
 * inspection). Index double_inspection_open; a few rows a company.
 */
export const notBlind = (actor: Actor, column: string): RawBuilder<SqlBool> => sql<SqlBool>`(${sql.ref(column)} is null
  or ${sql.ref(column)} <> all(${blindRecords(actor)}))`;

/** The records that the actor inspects a second time without having seen them, as an array. */
export const blindRecords = ({ companyId, memberId }: Actor) => sql`array(
  select d.first_record_id from double_inspection d
    join task_person p on p.company_id = d.company_id and p.task_id = d.second_task_id and p.relation = 'handler'
   where d.company_id = ${companyId} and d.completed_at is null and d.ended_at is null and p.member_id = ${memberId})`;

/** Whether a record is one that the actor inspects a second time without having seen it. */
export async function isBlind(db: Db, actor: Actor, recordId: string): Promise<boolean> {
  const { rows } = await sql<{
    blind: boolean;
  }>`select ${recordId}::uuid = any(${blindRecords(actor)}) as blind`.execute(db);
  return rows[0]?.blind ?? false;
}

/** What the chosen groups are meant by. */
interface InGroups {
  structure: Structure;
  groupId?: string[] | undefined;
  groupRow?: string | undefined;
}

/**
 * Condition on `record`: the row of one group among the levels by group. Without a choice rows are the groups below the root,
 * with one choice those below it; what hangs at the root or the chosen group itself, or below a group that is gone, is the row
 * of its own. Of several chosen groups each is a row without the others that lie below it.
 */
export function inGroupRow(
  companyId: string,
  { structure, groupId = [], groupRow = '' }: InGroups,
): RawBuilder<SqlBool> {
  const row = groupSegment(groupRow);
  const among = (lineage: RawBuilder<string>): RawBuilder<SqlBool> => {
    if (groupId.length > 1) {
      const deeper = groupId.filter((id) => id !== groupRow).map((id) => `%${row}%${groupSegment(id)}%`);
      return sql<SqlBool>`(${lineage} like ${`%${row}%`} and not ${lineage} like any(${deeper}::text[]))`;
    }
    const [only] = groupId;
    const ownStart = only === undefined ? row : `%${row}`;
    const own = sql<SqlBool>`(${lineage} like ${`${ownStart}%`} and not exists (select from shop_group g
      where g.company_id = ${companyId} and ${lineage} like ${ownStart} || right(g.id::text, ${STEP_ID}) || '.%'))`;
    if (only === groupRow) return own;
    const below = sql<SqlBool>`${lineage} like ${only === undefined ? `${ANY_STEP}${row}%` : `%${groupSegment(only)}${row}%`}`;
    return only === undefined ? sql<SqlBool>`(${below} or ${own})` : below;
  };
  if (structure === 'of_day') return among(sql<string>`record.shop_lineage`);
  const hung = lineagesOn(companyId, asOfDay(structure) ?? 'now');
  return sql<SqlBool>`record.shop_id in (select s.id from (${hung}) s where ${among(sql<string>`s.lineage`)})`;
}

const STEP_ID = 12;
const ANY_STEP = '_'.repeat(STEP_ID + 1);

/**
 * A level's place on the ramp of four that the design draws (0 best, 3 worst): templates may have 2 to 6 levels. The same
 * rule as the signal bars of the client.
 */
export function fourLevelRank(table: string): RawBuilder<number> {
  const rank = sql.ref(`${table}.level_rank`);
  const count = sql.ref(`${table}.level_count`);
  return sql<number>`(case when ${count} < 2 then 0 else round(${rank} * 3.0 / (${count} - 1)) end)::int`;
}

/** Condition on `record`: it has a rate, in one of these bands. */
export const inBands = (bands: readonly RateBand[]) => {
  const ranges = bands.map((band) => {
    const { from, below } = rateBandRange(band);
    const above = from === null ? sql`true` : sql`record.rate_percent >= ${from}`;
    return sql`(${above} and ${below === null ? sql`true` : sql`record.rate_percent < ${below}`})`;
  });
  return sql<SqlBool>`(record.evaluated and (${sql.join(ranges, sql` or `)}))`;
};

/** Condition on `record`: it has a rate, from and to these percentages; one that is left out does not bound it. */
export const ratedBetween = ({
  rateFrom = 0,
  rateTo = null,
}: {
  rateFrom?: number | undefined;
  rateTo?: number | null | undefined;
}) =>
  sql<SqlBool>`(record.evaluated and record.rate_percent >= ${rateFrom} and ${rateTo === null ? sql`true` : sql`record.rate_percent <= ${rateTo}`})`;

/** Categories at the top of the template of a record that have a rate: `name, rate, score, max`, for a lateral join. */
export const RATED_CATEGORIES = sql`(select c->>'name' as name, (c->>'ratePercent')::float8 as rate, (c->>'score')::float8 as score,
    (c->>'max')::float8 as max
  from jsonb_array_elements(record.outcome->'categories') c
 where c->>'parentId' is null and c->>'ratePercent' is not null)`;

/** Condition on `record`: a category of this name, at the top of its template, has a rate. */
export const ratedIn = (name: string) =>
  sql<SqlBool>`exists (select from ${RATED_CATEGORIES} c where c.name = ${name})`;

type Answered = NonNullable<Parsed<typeof recordApi.list>['answered']>;

/** An item failed there, or was answered there itself in one of these ways: what was carried over was answered elsewhere. */
export const answeredSo = (itemId: string, answered: Answered | undefined) => sql<SqlBool>`exists (
  select from record_item i where i.company_id = record.company_id and i.item_id = ${itemId} and i.record_id = record.id
     and ${answered ? RESULTS[answered] : sql`i.result = 'fail'`})`;

const RESULTS: { [A in Answered]: RawBuilder<SqlBool> } = {
  asked: sql`i.result <> 'none' and i.carried_from is null`,
  judged: sql`i.result in ('pass', 'fail') and i.carried_from is null`,
  fail: sql`i.result = 'fail' and i.carried_from is null`,
  na: sql`i.result = 'na' and i.carried_from is null`,
};
