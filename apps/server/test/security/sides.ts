import { textsRead } from '../texts-read.ts';
import type { World } from '../world.ts';
import type { Forbidden } from './attack.ts';
import { type FullCompany, fullCompany } from './full-company.ts';
import { type Ids, idsOf } from './kinds.ts';
import { footprint, idsIn, plantMarker, type TenantTable } from './tenant-tables.ts';

/** A company whose every text is known by a marker. */
export interface Side extends FullCompany {
  marker: string;
  ids: Ids;
  /** Every id that stands anywhere in the company's rows. */
  all: ReadonlySet<string>;
}

/** Companies with everything in them, none of whose texts or ids stands in another. */
export async function markedSides(w: World, tables: readonly TenantTable[], names: readonly string[]): Promise<Side[]> {
  const sides: Side[] = [];
  for (const name of names) {
    const full = await fullCompany(w);
    sides.push({ ...full, marker: `planted${name}0`, ids: await idsOf(w, full, full.near), all: new Set() });
  }
  await textsRead(w);
  for (const side of sides) {
    const planted = await plantMarker(w, tables, side.marker, side.company.id);
    if (planted < 80) throw new Error(`only ${planted} columns took the marker`);
    await w.sql('update company set name = $2 where id = $1', [side.company.id, `${side.marker} company`]);
    await w.sql(`update person set mail = $2 || id || '@test.rondo' where id in (${PEOPLE})`, [
      side.company.id,
      side.marker,
    ]);
    await freshRevs(w, tables, side);
    side.all = await idsIn(w, tables, side.company.id);
  }
  return sides;
}

/** Who signs in to a company, and who asked to. */
const PEOPLE =
  'select person_id from membership where company_id = $1 union select person_id from applicant where company_id = $1';

/** Every row of a company is at the version that the inputs name. */
export async function freshRevs(w: World, tables: readonly TenantTable[], side: Side): Promise<void> {
  for (const { name, columns } of tables)
    for (const { name: rev } of columns.filter((c) => c.name === 'rev' || c.name === 'share_rev'))
      await w.sql(`update ${name} set ${rev} = 1 where company_id = $1 and ${rev} <> 1`, [side.company.id]);
  await w.sql('update company set rev = 1 where id = $1', [side.company.id]);
}

/** What of the other companies nobody outside may see. */
export function forbiddenTo(side: Side, rest: readonly Side[]): Forbidden {
  const ids = new Set(rest.flatMap((other) => [...other.all]).filter((id) => !side.all.has(id)));
  return { markers: rest.map((other) => other.marker), ids };
}

/** All that companies have, with how their people sign in: global rows, which nobody outside may touch either. */
export const printOf = (w: World, tables: readonly TenantTable[], some: readonly Side[]) =>
  Promise.all(
    some.map(async (side) => {
      const [row] = await w.sql<{ print: string }>(
        `select (select md5(string_agg(p::text, '|' order by p.id)) from person p where p.id in (${PEOPLE}))
           || (select md5(c::text) from company c where c.id = $1) as print`,
        [side.company.id],
      );
      return { ...(await footprint(w, tables, side.company.id)), global: row?.print ?? '' };
    }),
  );
