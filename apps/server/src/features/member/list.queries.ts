import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { MEMBER_STATES, type MemberState, memberMachine } from '@rondo/domain/member';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, type Sort } from '../../platform/list.ts';
import { covers } from '../people/index.ts';

export type MemberFilter = Omit<Parsed<typeof memberApi.export>, 'sort'>;

/** Who never signed in comes last when the latest are first, and first the other way round. */
export const SORTS: Record<Parsed<typeof memberApi.export>['sort'], Sort> = {
  name: { by: sql`member.name`, as: 'text', desc: false },
  '-name': { by: sql`member.name`, as: 'text', desc: true },
  created: { by: sql`member.created_at`, as: 'timestamptz', desc: false },
  '-created': { by: sql`member.created_at`, as: 'timestamptz', desc: true },
  login: { by: sql`coalesce(member.last_login_at, '-infinity')`, as: 'timestamptz', desc: false },
  '-login': { by: sql`coalesce(member.last_login_at, '-infinity')`, as: 'timestamptz', desc: true },
};

/** Condition: the member in the list works in the department, or in one below it. */
function inDepartment(companyId: string, departmentId: string, below: boolean): RawBuilder<SqlBool> {
  if (!below) {
    return sql<SqlBool>`exists (select from member_department md where md.company_id = member.company_id
      and md.member_id = member.id and md.department_id = ${departmentId})`;
  }
  return sql<SqlBool>`member.id in (select md.member_id from department top
    join department d on d.company_id = top.company_id and d.lineage like top.lineage || '%'
    join member_department md on md.company_id = d.company_id and md.department_id = d.id
   where top.company_id = ${companyId} and top.id = ${departmentId})`;
}

const members = (db: Db, companyId: string) => db.selectFrom('member').where('member.company_id', '=', companyId);

/** Who is in the list: name, pinyin, mobile, e-mail and employee number are searched, resigned ones are there too. */
export const list = (db: Db, companyId: string, f: MemberFilter) =>
  members(db, companyId)
    .selectAll('member')
    .$if(f.keyword !== '', (q) => {
      const words = contains(f.keyword);
      const spelt = contains(f.keyword.toLowerCase());
      return q.where(sql<SqlBool>`(member.name ilike ${words} or member.name_pinyin like ${spelt} or member.mobile like ${words}
        or member.mail ilike ${words} or member.employee_no ilike ${words})`);
    })
    .$if(f.state !== undefined, (q) => q.where(sql<SqlBool>`member.state = any(${[...(f.state ?? [])]}::text[])`))
    .$if(f.departmentId !== undefined, (q) => q.where(inDepartment(companyId, f.departmentId ?? '', f.below)))
    .$if(f.roleId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from member_role mr where mr.company_id = member.company_id and mr.member_id = member.id
        and mr.role_id = any(${[...(f.roleId ?? [])]}::uuid[]))`),
    )
    // Who has left sees no store, whatever their scope was.
    .$if(f.shopId !== undefined, (q) =>
      q.where(covers(companyId, f.shopId ?? '', sql.ref('member'))).where('member.state', 'in', memberMachine.present),
    );

/** The whole list in its order, for a file. */
export const inOrder = (query: ReturnType<typeof list>, { by, desc }: Sort, limit: number) =>
  query
    .orderBy(by, desc ? 'desc' : 'asc')
    .orderBy('member.id', desc ? 'desc' : 'asc')
    .limit(limit);

interface CardFilter {
  keyword: string;
  departmentId?: string | undefined;
  below: boolean;
  /** What the reader is not shown is not searched either: a search would tell it. */
  showsContact: boolean;
  isManager: boolean;
}

const AT_WORK: MemberState[] = MEMBER_STATES.filter((state) => state !== 'resigned');

/** The address book: everybody who has not left. */
export const cards = (db: Db, companyId: string, f: CardFilter) =>
  members(db, companyId)
    .selectAll('member')
    .where('member.state', 'in', AT_WORK)
    .$if(f.keyword !== '', (q) => {
      const words = contains(f.keyword);
      const spelt = contains(f.keyword.toLowerCase());
      const nothing = sql<SqlBool>`false`;
      const contact = sql<SqlBool>`member.mobile like ${words} or member.mail ilike ${words}`;
      const number = sql<SqlBool>`member.employee_no ilike ${words}`;
      return q.where(sql<SqlBool>`(member.name ilike ${words} or member.name_pinyin like ${spelt} or member.position ilike ${words}
        or ${f.showsContact ? contact : nothing} or ${f.isManager ? number : nothing})`);
    })
    .$if(f.departmentId !== undefined, (q) => q.where(inDepartment(companyId, f.departmentId ?? '', f.below)));

export const counts = (db: Db, companyId: string) =>
  members(db, companyId)
    .select(['member.state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('member.state');

export const byId = (db: Db, companyId: string, id: string) =>
  members(db, companyId).selectAll('member').where('member.id', '=', id);

export const company = (db: Db, companyId: string) =>
  db.selectFrom('company').select(['name', 'show_mobile', 'state']).where('id', '=', companyId);
