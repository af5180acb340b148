import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { recordMachine } from '@rondo/domain/record';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { visible } from './record.queries.ts';

interface Wanted {
  shopId: string;
  itemId: string;
  until?: string | undefined;
}

/** The last photos of an item at a store, newest record first, in the order of the item; index record_shop. */
export const itemPhotos = (db: Db, actor: Actor, { shopId, itemId, until }: Wanted) =>
  visible(db, actor)
    .innerJoin('record_item as i', (j) =>
      j.onRef('i.company_id', '=', 'record.company_id').onRef('i.record_id', '=', 'record.id'),
    )
    .innerJoin(sql<{ id: string; at: number }>`unnest(i.photo_ids) with ordinality`.as<'p'>(sql`p (id, at)`), (j) =>
      j.onTrue(),
    )
    .select([
      'record.id',
      'record.number',
      'record.template_version_id',
      'record.submitted_at',
      'i.result',
      'p.id as file_id',
    ])
    .where('record.shop_id', '=', shopId)
    .where('record.state', 'in', recordMachine.standing)
    .where('i.item_id', '=', itemId)
    .where('i.carried_from', 'is', null)
    .$if(until !== undefined, (q) => q.where('record.submitted_at', '<=', new Date(until ?? 0)))
    .orderBy('record.submitted_at', 'desc')
    .orderBy('record.id', 'desc')
    .orderBy('p.at')
    .limit(LIMIT.photo.strip);
