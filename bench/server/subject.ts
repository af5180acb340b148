import type pg from 'pg';
import { chanceOf } from '../lib/chance.ts';
import { withClient } from '../lib/database.ts';
import type { Frame } from '../load/frame.ts';
import { crowdOf, type Person } from './crowd.ts';
import { type RecordSet, threeFilters } from './filter-sets.ts';

/** Who asks what of which company: the arguments of the cases. */
export interface Subject {
  url: string;
  frame: Frame;
  /** Fifty people of every role. */
  crowd: Person[];
  /** Records of forty items, each with somebody who may read it. */
  long: { id: string; reader: Person }[];
  /** Far down in lists: the last row of the page before, for keyset and offset. */
  deep: Deep[];
}

interface Deep {
  set: RecordSet;
  cursor: string;
  offset: number;
}

const PAGE = 20;
const DEEP_PAGE = 2_000;
const DEEP_PLACES = 40;
const LONG_RECORDS = 200;

export async function subjectOf(url: string, frame: Frame): Promise<Subject> {
  return withClient(url, async (client) => {
    const crowd = await crowdOf(client, frame);
    return { url, frame, crowd, long: await longRecords(client, frame, crowd), deep: await deepPlaces(client, frame) };
  });
}

/** Readers are who see every store, or the store of the record: its groups or the stores they manage. */
async function longRecords(client: pg.Client, frame: Frame, crowd: readonly Person[]): Promise<Subject['long']> {
  const { rows } = await client.query<{ id: string; readers: string[] }>(
    `select r.id, array_agg(m.id order by m.id) as readers
       from (select id, shop_id from record where company_id = $1 and item_count = 40 order by submitted_at desc limit ${LONG_RECORDS}) r
       join shop s on s.company_id = $1 and s.id = r.shop_id
       join member m on m.company_id = $1 and m.id = any($2::uuid[])
      where m.scope_all
         or exists (select from shop_group g where g.company_id = $1 and g.id = any(m.scope_group_ids) and s.lineage like g.lineage || '%')
         or exists (select from shop_manager sm where sm.company_id = $1 and sm.shop_id = s.id and sm.member_id = m.id)
      group by r.id order by r.id`,
    [frame.companyId, crowd.map(({ id }) => id)],
  );
  const chance = chanceOf('readers');
  return rows.flatMap(({ id, readers }) => {
    const readerId = chance.pick(readers);
    const reader = crowd.find((person) => person.id === readerId);
    return reader ? [{ id, reader }] : [];
  });
}

/** Where page 2,000 of some lists begins; of a shorter list its last page. */
async function deepPlaces(client: pg.Client, frame: Frame): Promise<Deep[]> {
  const chance = chanceOf('deep places');
  const places: Deep[] = [];
  for (let i = 0; i < DEEP_PLACES; i += 1) {
    const set: RecordSet = { ...threeFilters(frame, chance), state: 'effective', isOldestFirst: false };
    const { rows } = await client.query<{ key: string; id: string; place: number }>(
      `with found as (select submitted_at, id, (row_number() over (order by submitted_at desc, id desc))::int as no,
                             (count(*) over ())::int as total
                        from record where company_id = $1 and business_on >= $2 and business_on <= $3 and mode = $4 and state = $5)
       select submitted_at::text as key, id, no as place from found
        where no = least(${DEEP_PAGE - 1}, total / ${PAGE} - 2) * ${PAGE}`,
      [frame.companyId, set.from, set.to, set.mode, set.state],
    );
    const [row] = rows;
    if (!row) continue;
    const cursor = Buffer.from(JSON.stringify([row.key, row.id])).toString('base64url');
    places.push({ set, cursor, offset: row.place });
  }
  return places;
}
