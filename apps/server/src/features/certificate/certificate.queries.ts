import type { certificateApi } from '@rondo/contract/certificate';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { VALIDITIES, type Validity, windowOf } from '@rondo/domain/certificate';
import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import { broughtBack } from '../../platform/bin.ts';
import type { Db } from '../../platform/db/company-db.ts';
import type { Certificate } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { membersNamed } from '../people/index.ts';
import { shopColumnNamed, shopInGroups, shopInScope } from '../scope/index.ts';

type List = Parsed<typeof certificateApi.list>;
export type CertificateFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor' | 'validity'>;

/** The last day to sort by; one without a last day sorts after all others. */
const until = sql`coalesce(certificate.valid_until, 'infinity')`;
export const SORTS: Record<List['sort'], Sort> = {
  until: { by: until, as: 'date', desc: false },
  '-until': { by: until, as: 'date', desc: true },
  '-updated': { by: sql`certificate.updated_at`, as: 'timestamptz', desc: true },
};

const yes = sql<boolean>`true`;
const isInScope = (actor: Actor): RawBuilder<SqlBool> => shopInScope(actor, 'certificate.shop_id') ?? yes;

/** The store it hangs on, unless that was deleted. */
const atShop = sql<boolean>`(certificate.shop_id is not null and shop.deleted_at is null)`;

/** Every certificate of the company, deleted ones too, with the names of store and person. */
const all = (db: Db, actor: Actor) =>
  db
    .selectFrom('certificate')
    .leftJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'certificate.company_id').onRef('shop.id', '=', 'certificate.shop_id'),
    )
    .leftJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'certificate.company_id').onRef('member.id', '=', 'certificate.member_id'),
    )
    .selectAll('certificate')
    .select(['shop.name as shop_name', 'member.name as member_name'])
    .select(sql<boolean>`(${atShop} and ${isInScope(actor)})`.as('is_shop_in_scope'))
    .select(atShop.as('has_shop'))
    .where('certificate.company_id', '=', actor.companyId);

/** What somebody may read: their own, those at stores in scope, and of people without a store who manages people. */
const isReadable = (actor: Actor) =>
  sql<SqlBool>`((${actor.codes.has('shop_list')} and ${atShop} and ${isInScope(actor)})
    or certificate.member_id = ${actor.memberId}
    or (${actor.codes.has('frame_staff')} and certificate.holder = 'member' and not ${atShop}))`;

/** What somebody may change: as `managesCertificate` says of one. */
const isManaged = (actor: Actor) =>
  sql<SqlBool>`((${actor.codes.has('shop_store')} and ${atShop} and ${isInScope(actor)})
    or (${actor.codes.has('frame_staff')} and certificate.holder = 'member' and not ${atShop}))`;

/** The only way into the table. Of who has left nobody has to see a certificate renewed. */
const visible = (db: Db, actor: Actor) =>
  all(db, actor)
    .where('certificate.deleted_at', 'is', null)
    .where(isReadable(actor))
    .where(sql<SqlBool>`member.state is distinct from 'resigned'`);

export const filtered = (db: Db, actor: Actor, f: CertificateFilter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => holds(actor.companyId, word))))
    .$if(f.kind !== undefined, (q) => q.where('certificate.kind', 'in', f.kind ?? []))
    .$if(f.holder !== undefined, (q) => q.where('certificate.holder', '=', f.holder ?? ''))
    .$if(f.shopId !== undefined, (q) => q.where('certificate.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) => q.where(shopInGroups(actor.companyId, 'certificate.shop_id', f.groupId ?? [])))
    .$if(f.memberId !== undefined, (q) => q.where('certificate.member_id', 'in', f.memberId ?? []))
    .$if(f.editorId !== undefined, (q) => q.where('certificate.edited_by', 'in', f.editorId ?? []))
    .$if(f.remindedFrom !== undefined, (q) => q.where('certificate.reminded_on', '>=', f.remindedFrom ?? ''))
    .$if(f.remindedTo !== undefined, (q) => q.where('certificate.reminded_on', '<=', f.remindedTo ?? ''));

/** Condition: the word stands in number, title or note, or names the store or the person. */
const holds = (companyId: string, word: string) =>
  sql<SqlBool>`(certificate.number ilike ${contains(word)} or certificate.title ilike ${contains(word)}
    or certificate.note ilike ${contains(word)} or ${shopColumnNamed('certificate.shop_id', companyId, word)}
    or certificate.member_id in ${membersNamed(companyId, word)})`;

/** Condition: it belongs to a validity today; the days are those of domain. */
export function isOf(validity: Validity, today: string): RawBuilder<SqlBool> {
  const { from, to } = windowOf(validity, today);
  const day = sql`certificate.valid_until`;
  const starts = from === null ? yes : sql`${day} >= ${from}::date`;
  const ends = to === null ? yes : sql`${day} <= ${to}::date`;
  return to === null
    ? sql<SqlBool>`(${day} is null or ${starts})`
    : sql<SqlBool>`(${day} is not null and ${starts} and ${ends})`;
}

/** How many of the filtered ones belong to each validity today. */
export const counts = (db: Db, actor: Actor, f: CertificateFilter, today: string) =>
  filtered(db, actor, f)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(VALIDITIES.map((one) => sql<number>`(count(*) filter (where ${isOf(one, today)}))::int`.as(one)));

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('certificate.id', '=', id);

/** What was deleted since then that the actor manages; index certificate_bin. */
export const deleted = (db: Db, actor: Actor, since: Date) =>
  all(db, actor)
    .where('certificate.deleted_at', '>=', since)
    .where(isManaged(actor))
    .orderBy('certificate.deleted_at', 'desc')
    .orderBy('certificate.id', 'desc');

export const insert = (db: Db, row: Insertable<Certificate>) => db.insertInto('certificate').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  actor: Pick<Actor, 'companyId'>,
  { id, rev }: { id: string; rev: number },
  change: Updateable<Certificate>,
) =>
  db
    .updateTable('certificate')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

export const restore = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('certificate')
    .set(broughtBack(at))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('rev');

/** With the number of the store, and the mobile of the person as far as the reader may see mobiles: what an export writes. */
export const withContacts = (found: ReturnType<typeof filtered>, { codes }: Pick<Actor, 'codes'>) =>
  found.select('shop.code as shop_code').select(
    sql<
      string | null
    >`case when ${codes.has('frame_staff')} or (select c.show_mobile from company c where c.id = certificate.company_id)
        then member.mobile end`.as('member_mobile'),
  );
