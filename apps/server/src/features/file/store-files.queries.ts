import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Documents of stores in scope that are not deleted, for who may see those stores. */
export const ofStore = (actor: Actor, inScope: RawBuilder<SqlBool>) =>
  sql<SqlBool>`(${actor.codes.has('shop_list') || actor.codes.has('shop_store')} and ${inScope} and exists (select from shop_document d
    where d.company_id = u.company_id and d.id = u.object_id and d.deleted_at is null))`;
