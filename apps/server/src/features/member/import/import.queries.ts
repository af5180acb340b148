import type { Actor } from '@rondo/domain/actor';
import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { stateIn } from '../../../platform/db/states.ts';

const texts = (values: Iterable<string>) => sql`${[...new Set(values)]}::text[]`;

interface Contacts {
  mobiles: readonly string[];
  mails: readonly string[];
}

/** Members with one of the numbers, addresses, employee numbers (both in lower case) or people; who left included. */
export const membersLike = (
  db: Db,
  companyId: string,
  { mobiles, mails, nos, personIds }: Contacts & { nos: readonly string[]; personIds: readonly string[] },
) =>
  db
    .selectFrom('member')
    .select(['id', 'person_id', 'name', 'state', 'is_owner', 'mobile', 'mail', 'employee_no'])
    .where('company_id', '=', companyId)
    .where(
      sql<SqlBool>`(mobile = any(${texts(mobiles)}) or mail = any(${texts(mails)}) or lower(employee_no) = any(${texts(nos)})
        or person_id = any(${[...personIds]}::uuid[]))`,
    );

/** Who may be taken in by a number or an address: who proved that it is theirs (`linkablePeople`). */
export const peopleLike = (db: Db, { mobiles, mails }: Contacts) =>
  db
    .selectFrom('person')
    .select(['id', 'mobile', 'mail', 'mobile_proved_at', 'mail_proved_at', 'language'])
    .where(
      sql<SqlBool>`((mobile = any(${texts(mobiles)}) and mobile_proved_at is not null)
        or (mail = any(${texts(mails)}) and mail_proved_at is not null))`,
    );

/** Which of the names somebody in the company has. */
export const namesakes = (db: Db, companyId: string, names: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('state', 'in', memberMachine.present)
    .where(sql<SqlBool>`name = any(${texts(names)})`);

export const roles = (db: Db, companyId: string) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name', 'codes', 'tier'])
    .where('company_id', '=', companyId)
    .orderBy('name');

export const departments = (db: Db, companyId: string) =>
  db
    .selectFrom('department')
    .select(['id', 'parent_id', 'name', 'lineage', 'sort'])
    .where('company_id', '=', companyId)
    .orderBy(sql`length(lineage)`);

/** One import makes departments at a time. */
export const holdRoot = (db: Db, companyId: string) =>
  db
    .selectFrom('department')
    .select('id')
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .forNoKeyUpdate();

export const groups = (db: Db, companyId: string) =>
  db.selectFrom('shop_group').select(['id', 'name', 'path', 'lineage']).where('company_id', '=', companyId);

/** Shops by name or number, in small letters. */
export const shops = (db: Db, companyId: string, names: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'code', 'lineage'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`(lower(name) = any(${texts(names)}) or lower(code) = any(${texts(names)}))`);

/** Open shops in the actor's sight that nobody manages who works here. */
export const shopsWithoutManager = (db: Db, { companyId, scope }: Actor) =>
  db
    .selectFrom('shop as s')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('s.company_id', '=', companyId)
    .where('s.deleted_at', 'is', null)
    .where('s.state', '=', 'open')
    .where(
      sql<SqlBool>`not exists (select from shop_manager sm
        join member m on m.company_id = sm.company_id and m.id = sm.member_id and ${stateIn('m.state', memberMachine.working)}
        where sm.company_id = s.company_id and sm.shop_id = s.id)`,
    )
    .$if(scope.kind === 'some', (q) => {
      const { shopIds, lineages } = scope.kind === 'some' ? scope : { shopIds: [], lineages: [] };
      return q.where(
        sql<SqlBool>`(s.id = any(${[...shopIds]}::uuid[]) or s.lineage like any(${lineages.map((l) => `${l}%`)}::text[]))`,
      );
    });
