import type { doubleInspectionApi, PairRow } from '@rondo/contract/double-inspection';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import type { Finding } from '@rondo/domain/agreement';
import { recordMachine } from '@rondo/domain/record';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';

type Filter = Parsed<typeof doubleInspectionApi.summary>;
type PairFilter = Filter & Pick<Parsed<typeof doubleInspectionApi.pairs>, 'itemId' | 'inspectorId' | 'agreed'>;

/** Pairs that the actor may see, in whatever state: by tier their own, those of the stores in scope, or all. */
function visible(db: Db, actor: Actor) {
  const all = db.selectFrom('double_inspection').where('double_inspection.company_id', '=', actor.companyId);
  if (actor.tier === 'own')
    return all.where((eb) =>
      eb.or([
        eb('double_inspection.first_inspector_id', '=', actor.memberId),
        eb('double_inspection.second_inspector_id', '=', actor.memberId),
      ]),
    );
  const scope = actor.tier === 'scope' ? shopInScope(actor, 'double_inspection.shop_id') : null;
  return scope ? all.where(scope) : all;
}

const inFilter = (db: Db, actor: Actor, { from, to, templateId }: Filter) =>
  visible(db, actor)
    .where('double_inspection.business_on', '>=', from)
    .where('double_inspection.business_on', '<=', to)
    .$if(templateId !== undefined, (q) => q.where('double_inspection.template_id', 'in', templateId ?? []));

/** Pairs whose second inspection is still to come. */
export const waiting = (db: Db, actor: Actor, filter: Filter) =>
  inFilter(db, actor, filter)
    .where('double_inspection.completed_at', 'is', null)
    .where('double_inspection.ended_at', 'is', null)
    .select('double_inspection.id');

/** Pairs of which both are in and the first, in `record`, was not voided. */
const complete = (db: Db, actor: Actor, filter: Filter) =>
  inFilter(db, actor, filter)
    .where('double_inspection.completed_at', 'is not', null)
    .innerJoin('record', (j) =>
      j
        .onRef('record.company_id', '=', 'double_inspection.company_id')
        .onRef('record.id', '=', 'double_inspection.first_record_id')
        .on('record.state', 'in', recordMachine.standing),
    );

export const pairs = (db: Db, actor: Actor, filter: PairFilter) =>
  complete(db, actor, filter)
    .where(judged(filter.itemId))
    .$if(filter.inspectorId !== undefined, (q) =>
      q.where((eb) =>
        eb.or([
          eb('double_inspection.first_inspector_id', '=', filter.inspectorId ?? ''),
          eb('double_inspection.second_inspector_id', '=', filter.inspectorId ?? ''),
        ]),
      ),
    )
    .$if(filter.agreed !== undefined, (q) => q.where(differs(filter.itemId, !isYes(filter.agreed))));

/** What a row shows of its pair. */
export const pairRows = (db: Db, actor: Actor, filter: PairFilter) =>
  pairs(db, actor, filter)
    .select([
      'double_inspection.id',
      'double_inspection.shop_id',
      'double_inspection.template_id',
      'double_inspection.business_on',
      'double_inspection.completed_at',
      'record.shop_name',
      'record.template_name',
    ])
    .select([sideOf('first').as('first'), sideOf('second').as('second')])
    .select(
      sql<{ items: number; agreed: number; differences: Difference[] }>`(
        select json_build_object('items', count(*), 'agreed', count(*) filter (where i.first_result = i.second_result),
                 'differences', coalesce(json_agg(json_build_object('itemId', i.item_id, 'name', i.item_name,
                   'first', i.first_result, 'second', i.second_result) order by i.category, i.item_name)
                   filter (where i.first_result <> i.second_result), '[]'))
          from double_inspection_item i where ${OF_PAIR})`.as('found'),
    );

/** One of the two records of a pair. */
const sideOf = (which: 'first' | 'second') => sql<PairRow['first']>`(
  select json_build_object('inspector', json_build_object('id', r.inspector_id, 'name', r.inspector_name), 'recordId', r.id,
           'number', r.number, 'ratePercent', r.rate_percent)
    from record r where r.company_id = double_inspection.company_id
     and r.id = ${sql.ref(`double_inspection.${which}_record_id`)})`;

interface Difference {
  itemId: string;
  name: string;
  first: Finding;
  second: Finding;
}

const isYes = (flag: PairFilter['agreed']): boolean => flag === true;

/** An item of the pair at hand that both judged. */
const OF_PAIR = sql`i.company_id = double_inspection.company_id and i.double_id = double_inspection.id
  and i.second_result is not null`;
const ofItem = (itemId: string | undefined) => (itemId === undefined ? sql`` : sql`and i.item_id = ${itemId}`);

/** Both judged something, or this item. */
const judged = (itemId: string | undefined): RawBuilder<SqlBool> =>
  sql`exists (select from double_inspection_item i where ${OF_PAIR} ${ofItem(itemId)})`;

const differs = (itemId: string | undefined, isSo: boolean): RawBuilder<SqlBool> =>
  sql`(exists (select from double_inspection_item i where ${OF_PAIR} ${ofItem(itemId)}
    and i.first_result <> i.second_result)) = ${isSo}`;

export const NEWEST: Sort = { by: sql`double_inspection.business_on`, as: 'date', desc: true };

/** How often what was found by the first and by the second, of one row of a list. */
export interface Cell {
  first: Finding;
  second: Finding;
  count: number;
}

/** Items judged by both of the pairs of a filter. */
const findings = (db: Db, actor: Actor, filter: Filter) => {
  const some = complete(db, actor, filter).select([
    'double_inspection.company_id',
    'double_inspection.id',
    'double_inspection.business_on',
    'double_inspection.first_inspector_id',
    'double_inspection.second_inspector_id',
  ]);
  return sql`select d.id, d.business_on, d.first_inspector_id, d.second_inspector_id, i.item_id, i.item_name, i.category,
      i.first_result, i.second_result
    from (${some}) d join double_inspection_item i
      on i.company_id = d.company_id and i.double_id = d.id and i.second_result is not null`;
};

export async function allCells(db: Db, actor: Actor, filter: Filter): Promise<Cell[]> {
  const { rows } = await sql<Cell>`select first_result as first, second_result as second, count(*)::int as count
    from (${findings(db, actor, filter)}) f group by 1, 2`.execute(db);
  return rows;
}

interface Paged {
  size: number;
  page: number;
}

/** A row of a list with its cells; `rows` is how many rows there are. */
interface Counted {
  cells: Cell[];
  rows: number;
}

const LIMITED = ({ size, page }: Paged) => sql`limit ${size} offset ${(page - 1) * size}`;
const CELLS = sql`json_agg(json_build_object('first', first, 'second', second, 'count', count)) as cells`;

/** Of each item, with the name it had last. */
export async function itemCells(db: Db, actor: Actor, filter: Filter & Paged) {
  const { rows } = await sql<Counted & { item_id: string; name: string; category: string }>`
    with f as materialized (${findings(db, actor, filter)}),
         top as (select item_id, (array_agg(item_name order by business_on desc, id desc))[1] as name,
                        (array_agg(category order by business_on desc, id desc))[1] as category, count(*) as pairs,
                        count(*) over ()::int as rows
                   from f group by item_id order by pairs desc, item_id ${LIMITED(filter)}),
         cells as (select item_id, first_result as first, second_result as second, count(*)::int as count
                     from f where item_id in (select item_id from top) group by 1, 2, 3)
    select top.item_id, top.name, top.category, top.rows, ${CELLS}
      from top join cells using (item_id)
     group by top.item_id, top.name, top.category, top.rows, top.pairs order by top.pairs desc, top.item_id`.execute(
    db,
  );
  return rows;
}

/** Of each inspector: what they found beside what the other found, whoever was first. */
export async function inspectorCells(db: Db, actor: Actor, filter: Filter & Paged) {
  const { rows } = await sql<Counted & { member_id: string; name: string; inspections: number }>`
    with f as materialized (${findings(db, actor, filter)}),
         own as (select first_inspector_id as member_id, id, first_result as first, second_result as second from f
                 union all
                 select second_inspector_id, id, second_result, first_result from f),
         top as (select member_id, count(*) as pairs, count(distinct id)::int as inspections, count(*) over ()::int as rows
                   from own group by member_id order by pairs desc, member_id ${LIMITED(filter)}),
         cells as (select member_id, first, second, count(*)::int as count
                     from own where member_id in (select member_id from top) group by 1, 2, 3)
    select top.member_id, m.name, top.inspections, top.rows, ${CELLS}
      from top join cells using (member_id)
      join member m on m.company_id = ${actor.companyId} and m.id = top.member_id
     group by top.member_id, m.name, top.inspections, top.rows, top.pairs order by top.pairs desc, top.member_id`.execute(
    db,
  );
  return rows;
}
