import type { Actor } from '@rondo/domain/actor';
import type { ShareKind } from '@rondo/domain/template-share';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { holdsItem } from './library-item.queries.ts';
import { templateNamed } from './named.queries.ts';
import { isShared, sharedAt, sharedWith } from './share.queries.ts';
import { visible } from './template.queries.ts';

interface ListFilter {
  keyword: string;
  state?: readonly string[] | undefined;
  method?: readonly string[] | undefined;
  mode?: readonly string[] | undefined;
  share?: readonly ShareKind[] | undefined;
  creatorId?: readonly string[] | undefined;
  editorId?: readonly string[] | undefined;
  checkItemId?: readonly string[] | undefined;
}

/** Templates with the version a reader of the list sees: the live one, or the draft of one that was never published. */
function filtered(db: Db, companyId: string, filter: ListFilter) {
  const { keyword, state, method, mode, share, creatorId, editorId, checkItemId } = filter;
  return visible(db, companyId)
    .innerJoin('template_version as v', (j) =>
      j
        .onRef('v.company_id', '=', 'template.company_id')
        .on((eb) => eb('v.id', '=', eb.fn.coalesce('template.live_version_id', 'template.draft_version_id'))),
    )
    .$if(keyword !== '', (q) => q.where(templateNamed('template', keyword)))
    .$if(state !== undefined, (q) => q.where('template.state', 'in', [...(state ?? [])]))
    .$if(method !== undefined, (q) =>
      q.where(sql<SqlBool>`v.scoring ->> 'method' = any(${[...(method ?? [])]}::text[])`),
    )
    .$if(mode !== undefined, (q) => q.where(sql<SqlBool>`template.modes && ${[...(mode ?? [])]}::text[]`))
    .$if(share !== undefined, (q) => q.where(isShared(share ?? [])))
    .$if(creatorId !== undefined, (q) => q.where('template.created_by', 'in', [...(creatorId ?? [])]))
    .$if(editorId !== undefined, (q) => q.where('template.edited_by', 'in', [...(editorId ?? [])]))
    .$if(checkItemId !== undefined, (q) => q.where(holdsItem(companyId, checkItemId ?? [])));
}

interface Page {
  sort: '-updated' | 'name';
  size: number;
  offset: number;
}

/** A page of the list; index template_list. */
export const page = (db: Db, companyId: string, filter: ListFilter, { sort, size, offset }: Page) =>
  filtered(db, companyId, filter)
    .selectAll('template')
    .select(['v.no', 'v.item_count', 'v.total_points', 'v.cover_id', sql<string>`v.scoring ->> 'method'`.as('method')])
    .$if(sort === 'name', (q) => q.orderBy(sql`lower(template.name)`))
    .$if(sort === '-updated', (q) => q.orderBy('template.updated_at', 'desc'))
    .orderBy('template.id', 'desc')
    .limit(size)
    .offset(offset);

export const total = (db: Db, companyId: string, filter: ListFilter) =>
  filtered(db, companyId, filter).select(({ fn }) => fn.countAll<number>().as('total'));

/** Most options a picker is sent. */
const OPTIONS = 200;

interface Offered {
  keyword: string;
  mode?: string | undefined;
  /** Only those that the actor may use. */
  usable: boolean;
  shopId?: string | undefined;
}

/** Published templates, for pickers. */
export const options = (db: Db, actor: Actor, { keyword, mode, usable, shopId }: Offered) =>
  filtered(db, actor.companyId, { keyword, state: ['published'], mode: mode ? [mode] : undefined })
    .$if(usable, (q) => q.where(sharedWith(actor)))
    .$if(shopId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from shop where shop.company_id = template.company_id and shop.id = ${shopId}
        and ${sharedAt('template', 'shop')})`),
    )
    .select(['template.id', 'template.name', 'template.modes', 'v.no', 'v.item_count', 'v.total_points', 'v.cover_id'])
    .orderBy(sql`lower(template.name)`)
    .orderBy('template.id')
    .limit(OPTIONS);
