import type { Actor } from '@rondo/domain/actor';
import { sql } from 'kysely';
import { broughtBack } from '../../platform/bin.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { readable } from './cycle.queries.ts';

/** What was deleted since then, by the same rule as the list; index cycle_bin. */
export const deleted = (db: Db, actor: Actor, since: Date) =>
  readable(db, actor)
    .select(['cycle.id', 'cycle.number', 'cycle.name', 'cycle.state', 'cycle.owner_id'])
    .select(['cycle.deleted_at', 'cycle.deleted_by'])
    .where('cycle.deleted_at', '>=', since)
    .orderBy('cycle.deleted_at', 'desc')
    .orderBy('cycle.id', 'desc');

export const remove = (db: Db, companyId: string, { id, by, at }: { id: string; by: string; at: Date }) =>
  db
    .updateTable('cycle')
    .set({ deleted_at: at, deleted_by: by, updated_at: at, rev: sql<number>`rev + 1` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'ended')
    .where('deleted_at', 'is', null)
    .returning('id');

export const restore = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('cycle')
    .set(broughtBack(at))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id');

/** What has been in the bin long enough goes for good, with its dates; the tasks that it gave out stay. */
export const empty = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('cycle').where('company_id', '=', companyId).where('deleted_at', '<', before);
