import type { Actor } from '@rondo/domain/actor';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { CameraView } from '../../platform/db/schema.gen.ts';

const all = (db: Db, companyId: string) =>
  db
    .selectFrom('camera_view')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'camera_view.company_id').onRef('member.id', '=', 'camera_view.member_id'),
    )
    .selectAll('camera_view')
    .select('member.name as member_name')
    .where('camera_view.company_id', '=', companyId);

/** One's own and those that others share. */
export const visible = (db: Db, { companyId, memberId }: Actor) =>
  all(db, companyId)
    .where((eb) => eb.or([eb('camera_view.member_id', '=', memberId), eb('camera_view.is_shared', '=', true)]))
    .orderBy(sql`camera_view.member_id = ${memberId}`, 'desc')
    .orderBy('camera_view.name')
    .orderBy('camera_view.id');

export const mine = (db: Db, { companyId, memberId }: Actor, id: string) =>
  all(db, companyId).where('camera_view.member_id', '=', memberId).where('camera_view.id', '=', id);

export const countMine = (db: Db, { companyId, memberId }: Actor) =>
  db
    .selectFrom('camera_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId);

export const insert = (db: Db, row: Insertable<CameraView>) => db.insertInto('camera_view').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  { companyId, memberId }: Actor,
  { id, rev }: { id: string; rev: number },
  change: Updateable<CameraView>,
) =>
  db
    .updateTable('camera_view')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

export const remove = (db: Db, { companyId, memberId }: Actor, id: string) =>
  db
    .deleteFrom('camera_view')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning(['id', 'name']);
