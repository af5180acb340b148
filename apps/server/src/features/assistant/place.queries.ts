import type { Actor } from '@rondo/domain/actor';
import type { NamedPlace } from '@rondo/domain/assistant/named-places';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { visibleShops } from '../scope/index.ts';

/** More than these a question does not mean: it says an ordinary word. */
const MOST = 20;

/** What a store is also called: its name without the word for a store at the end. */
const SHORT = sql`regexp_replace(name, '\s*(门店|分店|店|store|shop)$', '', 'i')`;

/**
 * Stores in the actor's scope that a question may name, and groups of the company in which such a store hangs; the top group stands for the
 * company. The longest names first.
 */
export const placesIn = (db: Db, actor: Actor, question: string) =>
  sql<NamedPlace>`with shops as (${visibleShops(db, actor).select(['shop.id', 'shop.name', 'shop.lineage'])}),
      known as (
        select 'shop' as kind, id, name, name as said from shops
        union all select 'shop', id, name, ${SHORT} from shops
        union all
        select 'group', g.id, g.name, g.name from shop_group g
         where g.company_id = ${actor.companyId} and g.parent_id is not null
           and exists (select from shops where shops.lineage like g.lineage || '%'))
    select kind, id, name, said from known
     where char_length(said) >= 2 and strpos(lower(${question}), lower(said)) > 0
     group by kind, id, name, said
     order by char_length(said) desc, said, kind, id limit ${sql.lit(MOST)}`.execute(db);
